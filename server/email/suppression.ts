import { type Kysely, sql } from 'kysely';
import type { Pool } from 'pg';
import { toAsciiAddress } from '#engine/interpret/email-address.ts';
import { runStatement } from '#server/db/run-statement.ts';
import type { Tables } from '#server/db/tables.ts';
import type { ClaimedDelivery } from '#server/outbox/claim.ts';
import { statementTimeoutMs } from '#server/outbox/timing.ts';
import { keyedHash } from '#server/signing/hmac.ts';

/**
 * What is kept of an address that must not be written to: a keyed hash, so that the list outlives
 * an erased lead and tells nobody whose addresses are on it. Case and the spelling of the domain
 * make no difference.
 *
 * @param secret the site's secret
 */
export function hashAddress(secret: string, address: string): string {
  const trimmed = address.trim();
  const canonical = (toAsciiAddress(trimmed) ?? trimmed).toLowerCase();
  return keyedHash(secret, canonical).toString('hex');
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

/** Puts an address on the list, as its keyed hash; `scope` is `all` or a coach's slug. */
export async function suppress(
  db: Kysely<Tables>,
  {
    hash,
    scope,
    reason,
  }: { readonly hash: string; readonly scope: string; readonly reason: SuppressionReason },
): Promise<void> {
  await sql`
    insert into suppressions (email_hash, scope, reason) values (${hash}, ${scope}, ${reason})
    ${sql.raw(keepStrongerReason)}`.execute(db);
}

/**
 * Which of these deliveries must not be sent.
 *
 * Who unsubscribed gets no more letters but still what they ask for, like the guide; an address that
 * bounced or complained gets nothing.
 *
 * @returns the reason by delivery id
 */
export async function findSuppressed(
  pool: Pool,
  secret: string,
  deliveries: readonly ClaimedDelivery[],
): Promise<ReadonlyMap<string, string>> {
  const hashes = deliveries.map(({ emailAddress }) => hashAddress(secret, emailAddress));
  const rows = await runStatement<{ id: string; reason: string }>(pool, {
    name: 'find-suppressed-deliveries',
    text: `
      select distinct on (d.id) d.id, s.reason
      from unnest($1::uuid[], $2::text[], $3::text[], $4::text[]) as d (id, hash, coach, stream)
      join suppressions s on s.email_hash = d.hash and s.scope in ('all', d.coach)
      where d.stream <> '${requestedStream}' or s.reason <> 'unsubscribed'`,
    values: [
      deliveries.map(({ id }) => id),
      hashes,
      deliveries.map(({ coach }) => coach),
      deliveries.map(({ stream }) => stream),
    ],
    timeoutMs: statementTimeoutMs,
  });
  return new Map(rows.map(({ id, reason }) => [id, reason]));
}

/** The stream of mail that somebody asked for: the guide, the confirmation, the reminder. */
export const requestedStream = 'outbound';

/**
 * Where a refusal counts: a refused requested email means the address is dead for all; a refused
 * letter may only mean that the person unsubscribed at the provider from this coach's letters.
 */
export function suppressionFor(delivery: Pick<ClaimedDelivery, 'stream' | 'coach'>): {
  readonly scope: string;
  readonly reason: 'refused' | 'unsubscribed';
} {
  return delivery.stream === requestedStream
    ? { scope: 'all', reason: 'refused' }
    : { scope: delivery.coach, reason: 'unsubscribed' };
}
