import { sql } from 'kysely';
import { canonicalAddress } from '#engine/interpret/email-address.ts';
import type { Executor } from '#server/db/kysely.ts';
import { keyedHash } from '#server/signing/hmac.ts';

/**
 * What is kept of an address that must not be written to: a keyed hash, so that the list outlives
 * an erased lead and tells nobody whose addresses are on it. The spelling makes no difference.
 *
 * @param secret the site's secret
 */
export function hashAddress(secret: string, address: string): string {
  return keyedHash(secret, canonicalAddress(address)).toString('hex');
}

/** Why an address must not be written to, from the weakest reason to the strongest. */
const reasons = ['unsubscribed', 'refused', 'bounced', 'complained'] as const;
export type SuppressionReason = (typeof reasons)[number];

const rank = (column: string) =>
  `coalesce(array_position(array['${reasons.join("', '")}'], ${column}), 0)`;

/**
 * SQL that ends an insert into `suppressions`: of two reasons for one address and scope the
 * stronger one stays, whichever came first.
 */
export const keepStrongerReason = `
  on conflict (email_hash, scope) do update set reason = excluded.reason, created_at = now()
  where ${rank('excluded.reason')} > ${rank('suppressions.reason')}`;

/**
 * Puts an address on the list, as its keyed hash; `scope` is `all` or a coach's slug.
 *
 * @returns whether it was not there, or for a weaker reason
 */
export async function suppress(
  db: Executor,
  {
    hash,
    scope,
    reason,
  }: { readonly hash: string; readonly scope: string; readonly reason: SuppressionReason },
): Promise<boolean> {
  const { rows } = await sql`
    insert into suppressions (email_hash, scope, reason) values (${hash}, ${scope}, ${reason})
    ${sql.raw(keepStrongerReason)} returning 1`.execute(db);
  return rows.length > 0;
}
