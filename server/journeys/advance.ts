import { sql } from 'kysely';
import type { Executor } from '#server/db/kysely.ts';
import { sequenceFunction } from '#server/email/contract.ts';
import type { Turn } from './plan.ts';

/** What a batch came to. */
export interface Advanced {
  /** Journeys that moved on or ended. */
  readonly journeys: number;
  /** Emails that were written; somebody who had this one already gets none. */
  readonly emails: number;
}

/**
 * Those of one step who have waited longest, of a campaign that may send: one that is switched off
 * waits, and so does one without an address to name (CAN-SPAM, 15 U.S.C. 7704(a)(5)).
 */
const areDue = ({ campaignId, version, step, dueUntil }: Turn) => sql<boolean>`
  j.campaign_id = ${campaignId}::uuid and j.sequence_version = ${version}
  and j.current_sequence = ${step}::int and not j.is_completed
  and j.next_email_due_at <= ${dueUntil}::timestamptz
  and exists (select from email_campaigns c where c.id = ${campaignId}::uuid and c.is_active
    and coalesce(c.postal_address, '') <> '')`;

/**
 * Moves journeys on by one step, in one statement and so in one transaction: the email in the
 * delivery log, the place in the sequence and the end of the journey exist together or not at all.
 * Rows that another worker has are passed over, and so is a lead that is being erased.
 *
 * The email's key names the address: somebody who came through two pages, and so is enrolled twice,
 * gets each email once. The statement has no name, so that the database plans each batch for the
 * step it is about.
 *
 * @param limit how many are moved at most
 * @param only the one journey to move, where it is due; any when absent
 */
export async function advance(
  db: Executor,
  turn: Turn,
  limit: number,
  only?: string,
): Promise<Advanced> {
  const { campaignId, campaign, coach, position, nextVersion, nextDue, stepId } = turn;
  const last = campaign.steps.length;
  const here = Math.min(position, last);
  const endsWith = campaign.endsWith ?? [];
  const { rows } = await sql<Advanced>`
    with due as materialized (
      select j.id, j.lead_id, l.name, l.email_key, p.slug as funnel_id,
        ${endsWith}::text[] <> '{}' and exists (select from submissions s
          where s.funnel_id = any(${endsWith}) and s.email_key = l.email_key
            and s.outcome = 'accepted' and s.created_at > j.created_at) as has_left
      from user_journeys j
      join leads l on l.id = j.lead_id
      left join pages p on p.id = j.page_id
      where ${areDue(turn)} ${only === undefined ? sql`` : sql`and j.id = ${only}::uuid`}
      order by j.next_email_due_at limit ${limit}
      for update of j skip locked for key share of l skip locked
    ),
    advanced as (
      update user_journeys j set
        sequence_version = ${nextVersion},
        current_sequence = case when due.has_left then ${here}::int
          else ${Math.min(position + 1, last)}::int end,
        next_email_due_at = case when due.has_left then null else ${nextDue}::timestamptz end,
        is_completed = due.has_left or ${nextDue}::timestamptz is null
      from due where j.id = due.id
    ),
    written as (
      insert into delivery_logs (id, dedupe_key, email_address, function_name, funnel_id, coach,
        stream, body, lead_id, campaign_id, sequence, next_attempt_at)
      select gen_random_uuid(), 'letter:' || ${campaignId}::uuid || ':' || due.email_key || ':'
          || ${stepId}::text,
        due.email_key, ${sql.lit(sequenceFunction)}, due.funnel_id, ${coach.slug}::text, 'broadcast',
        jsonb_build_object('email', due.email_key, 'name', due.name, 'campaignId', ${campaignId}::uuid,
          'letter', ${stepId}::text),
        due.lead_id, ${campaignId}::uuid, ${here}::int, now()
      from due
      where not due.has_left and ${stepId}::text is not null
      on conflict (dedupe_key) do nothing
      returning 1
    ),
    told as materialized (
      select count(pg_notify('deliveries', '')) as times from (select from written limit 1) one
    )
    select (select count(*)::int from due) as journeys,
      (select count(*)::int from written) as emails, told.times
    from told`.execute(db);
  return rows[0] ?? { journeys: 0, emails: 0 };
}

/** The journeys a batch would take. */
export async function listDue(db: Executor, turn: Turn, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select j.id from user_journeys j where ${areDue(turn)}
    order by j.next_email_due_at limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
