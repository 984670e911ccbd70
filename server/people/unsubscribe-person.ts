import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/db/tables.ts';
import { hashAddress, suppress } from '#server/email/suppression.ts';
import { addressKeys } from './address.ts';

/**
 * Ends all letters to an address, of one coach or of all, and the journeys they belong to. Doing it
 * again changes nothing. What the person asks for later, a guide or a confirmation, still arrives.
 *
 * @param secret the site's secret, which keys the hash that is kept of the address
 * @param wish.scope a coach's slug, or `all`
 * @returns how many journeys have ended
 */
export function unsubscribePerson(
  db: Kysely<Tables>,
  secret: string,
  { address, scope }: { readonly address: string; readonly scope: string },
): Promise<{ readonly journeysEnded: number }> {
  return db.transaction().execute(async (transaction) => {
    const hash = hashAddress(secret, address);
    await suppress(transaction, { hash, scope, reason: 'unsubscribed' });
    const { numAffectedRows } = await sql`
      update user_journeys j set is_completed = true, stopped_at = now()
      from leads l, email_campaigns c
      where l.id = j.lead_id and l.email_key = any(${addressKeys(address)}::text[])
        and c.id = j.campaign_id and (${scope} = 'all' or c.coach = ${scope})
        and not j.is_completed`.execute(transaction);
    return { journeysEnded: Number(numAffectedRows ?? 0) };
  });
}
