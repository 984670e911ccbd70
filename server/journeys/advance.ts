import { sql } from 'kysely';
import { endingsOf } from '#engine/declaration/telling/inbound.ts';
import type { Executor } from '#server/db/kysely.ts';
import { tellOf } from '#server/db/notifications.ts';
import { sequenceFunction } from '#server/email/composing/claimed-delivery.ts';
import { campaignEmailsPerDay, mailboxId } from '#server/limits/mailbox-quota.ts';
import { leftLate, waitAfterLate } from './late-emails.ts';
import type { Turn } from './plan.ts';
import { deliveryIdOf, wasPerhapsSent } from './rewound.ts';

/** The result of a batch. */
export interface Advanced {
  /** Journeys considered; those whose mailbox has no room today were postponed. */
  readonly taken: number;
  /** Journeys that advanced or ended. */
  readonly journeys: number;
  /** Emails written; nobody gets the same one twice. */
  readonly emails: number;
}

/**
 * Those at one step who have waited longest, in a campaign that may send: one that is switched off
 * waits, and so does one without a postal address (CAN-SPAM, 15 U.S.C. 7704(a)(5)).
 */
const areDue = ({ campaignId, version, step, dueUntil }: Turn) => sql<boolean>`
  j.campaign_id = ${campaignId}::uuid and j.sequence_version = ${version}
  and j.current_sequence = ${step}::int and not j.is_completed
  and j.next_email_due_at <= ${dueUntil}::timestamptz
  and exists (select from email_campaigns c where c.id = ${campaignId}::uuid and c.is_active
    and coalesce(c.postal_address, '') <> '')`;

/** A due journey and the reader of its email. */
interface Taken {
  readonly id: string;
  readonly address: string;
}

/**
 * Advances journeys by one step in one transaction: the email in the delivery log, the position in the
 * sequence and the journey's end are written together or not at all. Skips rows that another worker
 * has, and leads being erased.
 *
 * @param limit the maximum number of journeys
 * @param options.secret keys the hash that counts for a mailbox
 * @param options.only the one journey to advance, if due; any if absent
 */
export function advance(
  db: Executor,
  turn: Turn,
  limit: number,
  { secret, only }: { readonly secret: string; readonly only?: string },
): Promise<Advanced> {
  return db.transaction().execute(async (transaction) => {
    const taken = await takeDue(transaction, turn, limit, only);
    if (taken.length === 0) return { taken: 0, journeys: 0, emails: 0 };
    return { taken: taken.length, ...(await move(transaction, turn, taken, secret)) };
  });
}

async function takeDue(
  db: Executor,
  turn: Turn,
  limit: number,
  only: string | undefined,
): Promise<readonly Taken[]> {
  const { rows } = await sql<Taken>`
    select j.id, l.email_key as address
    from user_journeys j join leads l on l.id = j.lead_id
    where ${areDue(turn)} ${only === undefined ? sql`` : sql`and j.id = ${only}::uuid`}
    order by j.next_email_due_at limit ${limit}
    for update of j skip locked for key share of l skip locked`.execute(db);
  return rows;
}

/**
 * An email's key contains the address: somebody enrolled twice, through two pages, gets each email
 * once. If the one before left late, or has not left, the journey stays where it is until the step's wait
 * is over; if the mailbox, in any spelling and for any coach, has had its daily campaign emails, until
 * there is room. Counter rows are locked in key order. The statement is not named, so that the database
 * plans each batch for its step.
 */
async function move(
  db: Executor,
  turn: Turn,
  taken: readonly Taken[],
  secret: string,
): Promise<Omit<Advanced, 'taken'>> {
  const { campaignId, campaign, coach, position, nextVersion, nextDue, stepId, dueUntil } = turn;
  const last = campaign.steps.length;
  const here = Math.min(position, last);
  const endsWith = endingsOf(campaign.endsWith).funnels.map(({ id }) => id);
  const perDay = sql.lit(campaignEmailsPerDay);
  const addresses = taken.map(({ address }) => address);
  const { rows } = await sql<Omit<Advanced, 'taken'>>`
    with due as materialized (
      select j.id, j.lead_id, l.name, p.slug as funnel_id, given.address, given.mailbox,
        j.next_email_due_at as due_at,
        'letter:' || ${campaignId}::uuid || ':' || l.email_key || ':' || ${stepId}::text as key,
        ${endsWith}::text[] <> '{}' and exists (select from submissions s
          where s.funnel_id = any(${endsWith}) and s.email_key = l.email_key
            and s.outcome = 'accepted' and s.created_at > j.created_at) as has_left
      from unnest(${taken.map(({ id }) => id)}::uuid[], ${addresses}::text[],
        ${addresses.map((address) => mailboxId(secret, address))}::uuid[])
        as given (id, address, mailbox)
      join user_journeys j on j.id = given.id
      join leads l on l.id = j.lead_id
      left join pages p on p.id = j.page_id
    ),
    early as materialized (
      select due.id, before.wait from due cross join lateral (${waitAfterLate(turn)}) before
      where not has_left and key is not null and before.wait > interval '0'
    ),
    wanted as materialized (
      select id, mailbox, dense_rank() over (partition by mailbox order by key)::int as place
      from due
      where not has_left and key is not null and id not in (select id from early)
        and not exists (select from delivery_logs d where d.dedupe_key = due.key)
    ),
    late as materialized (
      select reader.mailbox, count(*)::int as emails, min(d.left_at) + interval '1 day' - now() as wait
      from (select distinct mailbox, address from due) reader
      cross join lateral (${leftLate}) d
      group by reader.mailbox
    ),
    room as materialized (
      select mailbox, least(max(place), ${perDay} - coalesce(max(late.emails), 0)) as places
      from wanted left join late using (mailbox) group by mailbox
    ),
    counted as (
      insert into campaign_counts as q (mailbox, written_at, added)
      select mailbox, array_fill(now(), array[places]), places from room where places > 0
      order by mailbox
      on conflict (mailbox) do update set (written_at, added) = (
        select recent || excluded.written_at[1:free], least(excluded.added, free)
        from (select recent, ${perDay} - cardinality(recent) - coalesce(
            (select emails from late where late.mailbox = excluded.mailbox), 0) as free
          from (select array(select t from unnest(q.written_at) t
          where t > now() - interval '1 day' and t <= now() order by t) as recent) known) known)
      returning mailbox, added, written_at[1] + interval '1 day' - now() as wait
    ),
    passed_over as materialized (
      select wanted.id, least(counted.wait, late.wait) as wait
      from wanted left join counted using (mailbox) left join late using (mailbox)
      where wanted.place > coalesce(counted.added, 0)
      union all select id, wait from early
    ),
    postponed as (
      update user_journeys j set next_email_due_at = ${dueUntil}::timestamptz + passed_over.wait
      from passed_over where j.id = passed_over.id
    ),
    moving as materialized (
      select * from due where not exists (select from passed_over o where o.id = due.id)
    ),
    advanced as (
      update user_journeys j set
        sequence_version = ${nextVersion},
        current_sequence = case when due.has_left then ${here}::int
          else ${Math.min(position + 1, last)}::int end,
        next_email_due_at = case when due.has_left then null else ${nextDue}::timestamptz end,
        is_completed = due.has_left or ${nextDue}::timestamptz is null
      from moving due where j.id = due.id
    ),
    written as (
      insert into delivery_logs (id, dedupe_key, email_address, function_name, funnel_id, coach,
        stream, body, lead_id, campaign_id, sequence, next_attempt_at, created_at, maybe_sent)
      select ${deliveryIdOf(sql`due.key || ':' || due.lead_id`)}, due.key, due.address,
        ${sql.lit(sequenceFunction)}, due.funnel_id, ${coach.slug}::text, 'broadcast',
        jsonb_build_object('email', due.address, 'name', due.name, 'campaignId', ${campaignId}::uuid,
          'letter', ${stepId}::text),
        due.lead_id, ${campaignId}::uuid, ${here}::int, now(), now(), ${wasPerhapsSent(sql`due.due_at`)}
      from moving due
      where not due.has_left and due.key is not null
      on conflict do nothing
      returning 1
    ),
    ${tellOf('deliveries', sql`written`)}
    select (select count(*)::int from moving) as journeys,
      (select count(*)::int from written) as emails, told.times
    from told`.execute(db);
  return rows[0] ?? { journeys: 0, emails: 0 };
}

/** The journeys that a batch would take. */
export async function listDue(db: Executor, turn: Turn, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select j.id from user_journeys j where ${areDue(turn)}
    order by j.next_email_due_at limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
