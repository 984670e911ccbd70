import { sql } from 'kysely';
import { canonicalAddress } from '#engine/interpret/email-address.ts';
import type { Executor } from '#server/db/kysely.ts';
import { hashAddress, suppress } from '#server/email/suppression/list.ts';
import { tellOfUnsubscribing } from '#server/outgoing/tell-of-people.ts';

/**
 * Ends all campaign emails to an address, of one coach or of all, and their journeys. Repeating it
 * changes nothing. What the person asks for later, such as a guide or a confirmation, still arrives.
 *
 * @param secret the site's secret, which keys the address's hash
 * @param wish.scope a coach's slug, or `all`
 * @returns how many journeys ended
 */
export function unsubscribePerson(
  db: Executor,
  secret: string,
  { address, scope }: { readonly address: string; readonly scope: string },
): Promise<{ readonly journeysEnded: number }> {
  return db.transaction().execute(async (transaction) => {
    const hash = hashAddress(secret, address);
    const isNews = await suppress(transaction, { hash, scope, reason: 'unsubscribed' });
    if (isNews) await tellOfUnsubscribing(transaction, canonicalAddress(address), scope);
    const { numUpdatedRows } = await transaction
      .updateTable('user_journeys as j')
      .from(['leads as l', 'email_campaigns as c'])
      .set({ is_completed: true, stopped_at: sql`now()` })
      .whereRef('l.id', '=', 'j.lead_id')
      .where('l.email_key', '=', canonicalAddress(address))
      .whereRef('c.id', '=', 'j.campaign_id')
      .$if(scope !== 'all', (update) => update.where('c.coach', '=', scope))
      .where('j.is_completed', '=', false)
      .executeTakeFirstOrThrow();
    return { journeysEnded: Number(numUpdatedRows) };
  });
}
