import type { Executor } from '#server/db/kysely.ts';
import { letterScope } from '#server/email/letter/letter-contract.ts';
import { hashAddress, suppress } from '#server/email/suppression.ts';

/**
 * Notes whether somebody of the team wants the weekly letter. Doing it again changes nothing; whatever
 * else is sent to the address goes on.
 *
 * @param secret the site's secret, which keys the hash that is kept of the address
 * @param wish.coach whose funnels the letter is about; an empty text for the whole site
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
