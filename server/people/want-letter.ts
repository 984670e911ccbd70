import type { Executor } from '#server/db/kysely.ts';
import { letterScope } from '#server/email/letter/letter-contract.ts';
import { hashAddress, suppress } from '#server/email/suppression/list.ts';

/**
 * Records whether a member wants the weekly letter. Repeating it changes nothing; other emails to the
 * address are not affected.
 *
 * @param secret the site's secret, which keys the address's hash
 * @param wish.coach whose funnels the letter covers; empty for the whole site
 */
export async function wantLetter(
  db: Executor,
  secret: string,
  {
    address,
    coach,
    isWanted,
  }: { readonly address: string; readonly coach: string; readonly isWanted: boolean },
): Promise<void> {
  const hash = hashAddress(secret, address);
  const scope = letterScope(coach);
  if (!isWanted) {
    await suppress(db, { hash, scope, reason: 'unsubscribed' });
    return;
  }
  await db
    .deleteFrom('suppressions')
    .where('email_hash', '=', hash)
    .where('scope', '=', scope)
    .execute();
}
