import { sql } from 'kysely';
import type { Executor } from '#server/db/kysely.ts';

/** How many are deleted per statement. */
const batchSize = 500;

/**
 * Deletes the forms of people who did not confirm in time, with the emails that asked them: neither
 * address nor answers stay. What stays is a count: that somebody was asked, on which day, by which
 * page.
 *
 * @returns how many sign-ups lapsed
 */
export async function lapseConfirmations(db: Executor): Promise<number> {
  const { rows } = await sql<{ lapsed: number }>`
    with due as materialized (
      select id, email_key from confirmations
      where confirmed_at is null and lapsed_at is null and expires_at <= now()
      order by expires_at limit ${sql.lit(batchSize)}
      for update skip locked
    ),
    emails as materialized (
      select d.id from due join delivery_logs d on d.email_address = due.email_key
      where d.body->>'confirmation' = due.id::text and d.submission_id is null
        and d.status <> 'sending'
    ),
    copies as (
      delete from mailbox_messages m using emails where m.delivery_id = emails.id
    ),
    asked as (
      delete from delivery_logs d using emails where d.id = emails.id
    ),
    lapsed as (
      update confirmations c set lapsed_at = now(), email_key = null, sent = null, asked_from = null
      from due where c.id = due.id
      returning 1
    )
    select count(*)::int as lapsed from lapsed`.execute(db);
  return rows[0]?.lapsed ?? 0;
}
