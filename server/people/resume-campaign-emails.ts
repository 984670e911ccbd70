import { sql } from 'kysely';
import { canonicalAddress } from '#engine/interpret/email-address.ts';
import type { Executor } from '#server/db/kysely.ts';
import { hashAddress } from '#server/email/suppression/list.ts';

/**
 * Undoes an unsubscribe for one coach and resumes the stopped journeys, except those that a booking or
 * purchase has ended meanwhile. Somebody who had stopped the campaign emails of all coaches gets this
 * coach's again and nobody else's. Only the person may ask for it: a form does not prove who filled it
 * in, a link from an email does. An address that bounced or complained stays suppressed.
 *
 * @param secret the site's secret, which keys the address's hash
 * @param wish.coach the slug of the coach whose campaign emails are wanted
 * @param wish.coaches the slugs of all coaches
 */
export async function resumeCampaignEmails(
  db: Executor,
  secret: string,
  {
    address,
    coach,
    coaches,
  }: {
    readonly address: string;
    readonly coach: string;
    readonly coaches: readonly string[];
  },
): Promise<void> {
  const hash = hashAddress(secret, address);
  const others = sql<{ slug: string }>`unnest(${coaches.filter((slug) => slug !== coach)}::text[])`;
  await db.transaction().execute(async (transaction) => {
    await transaction
      .with('lifted', (query) =>
        query
          .deleteFrom('suppressions')
          .where('email_hash', '=', hash)
          .where('scope', 'in', ['all', coach])
          .where('reason', '=', 'unsubscribed')
          .returning('scope'),
      )
      .insertInto('suppressions')
      .columns(['email_hash', 'scope', 'reason'])
      .expression((eb) =>
        eb
          .selectFrom(others.as<'o'>(sql`o (slug)`))
          .select([sql.val(hash).as('hash'), 'slug', sql.lit('unsubscribed').as('reason')])
          .where(({ exists }) =>
            exists(eb.selectFrom('lifted').select('scope').where('scope', '=', 'all')),
          ),
      )
      .onConflict((conflict) => conflict.columns(['email_hash', 'scope']).doNothing())
      .execute();
    await transaction
      .updateTable('user_journeys as j')
      .from(['leads as l', 'email_campaigns as c'])
      .set({
        is_completed: false,
        stopped_at: null,
        next_email_due_at: sql`greatest(j.next_email_due_at, now())`,
      })
      .whereRef('l.id', '=', 'j.lead_id')
      .where('l.email_key', '=', canonicalAddress(address))
      .whereRef('c.id', '=', 'j.campaign_id')
      .where('c.coach', '=', coach)
      .where('j.stopped_at', 'is not', null)
      .where('j.left_at', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('suppressions')
              .select('scope')
              .where('email_hash', '=', hash)
              .where('scope', 'in', ['all', coach]),
          ),
        ),
      )
      .execute();
  });
}
