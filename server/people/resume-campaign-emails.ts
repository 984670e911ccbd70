import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/db/tables.ts';
import { hashAddress } from '#server/email/suppression.ts';
import { addressKeys } from './address.ts';

/**
 * Takes an unsubscription back for one coach, whose stopped journeys go on. Whoever had stopped the
 * letters of all gets this coach's again and nobody else's. Only the person may wish it: a form
 * proves nothing about who filled it in, a link from a letter does. An address that is dead or
 * complained stays suppressed.
 *
 * @param secret the site's secret, which keys the hash that is kept of the address
 * @param wish.coach the slug of the coach whose letters are wanted
 * @param wish.coaches the slugs of all coaches
 */
export async function resumeLetters(
  db: Kysely<Tables>,
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
  const others = coaches.filter((slug) => slug !== coach);
  await db.transaction().execute(async (transaction) => {
    await sql`
      with lifted as (
        delete from suppressions
        where email_hash = ${hash} and scope in ('all', ${coach}) and reason = 'unsubscribed'
        returning scope
      )
      insert into suppressions (email_hash, scope, reason)
      select ${hash}, slug, 'unsubscribed' from unnest(${others}::text[]) as o (slug)
      where exists (select from lifted where scope = 'all')
      on conflict (email_hash, scope) do nothing`.execute(transaction);
    await sql`
      update user_journeys j set is_completed = false, stopped_at = null,
        next_email_due_at = greatest(j.next_email_due_at, now())
      from leads l, email_campaigns c
      where l.id = j.lead_id and l.email_key = any(${addressKeys(address)}::text[])
        and c.id = j.campaign_id and c.coach = ${coach} and j.stopped_at is not null
        and not exists (
          select from suppressions s where s.email_hash = ${hash} and s.scope in ('all', ${coach})
        )`.execute(transaction);
  });
}
