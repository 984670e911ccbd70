import { sql } from 'kysely';
import type { Executor } from '#server/db/kysely.ts';
import { tellOf } from '#server/db/notifications.ts';
import {
  type LateJourney,
  lateJourneys,
  startLateJourneys,
} from '#server/declared/late-journeys.ts';
import {
  hasRoom,
  heldCode,
  mailboxHash,
  overCode,
  takeRoom,
} from '#server/limits/mailbox-quota.ts';

const tooLate = sql.lit(
  'The mailbox had reached its daily limit, and later this email was no longer wanted.',
);

/** How many are looked at in one statement. */
const batchSize = 200;

/** SQL: whether the delivery `d` waits for room; what was released keeps its mailbox for a week. */
const isWaiting = sql<boolean>`(d.status = 'suppressed' and d.last_error_code = ${heldCode})`;

/**
 * Sends requested emails that were held back, as soon as their mailbox has room again: the oldest
 * first, but one of each funnel before the second of any, so that many spellings of one mailbox do not
 * bury what its owner waits for. The journey of the sign-up starts with it, where its campaign is
 * still there: what one row lacks must not hold up the others. Any number of processes may do so at
 * once.
 *
 * @returns how many were released
 */
export async function releaseHeld(
  db: Executor,
  funnels: readonly LateJourney[],
  secret: string,
): Promise<number> {
  await nameMailboxes(db, secret);
  await giveUp(db);
  const { rows } = await sql<{ released: number }>`
    with funnel as materialized (${lateJourneys(funnels)}),
    held as (
      select d.id, d.held_mailbox, d.created_at, ${isWaiting} as is_waiting,
        row_number() over (partition by d.held_mailbox, d.funnel_id order by d.created_at) as turn
      from delivery_logs d
      where d.held_mailbox is not null and d.funnel_id in (select funnel_id from funnel)
    ),
    first as materialized (
      select distinct on (held_mailbox) id, held_mailbox, created_at from held
      where is_waiting and not exists (select from address_quotas q
        where q.address_hash = held_mailbox and not ${hasRoom})
      order by held_mailbox, turn, created_at
    ),
    picked as materialized (
      select d.id as delivery_id, d.held_mailbox as address_hash, d.lead_id, d.funnel_id
      from delivery_logs d
      where d.id in (select id from first order by created_at limit ${sql.lit(batchSize)})
        and ${isWaiting}
      for update of d skip locked
    ),
    quota as (${takeRoom(sql`picked`)}),
    released as (
      update delivery_logs d set status = 'pending', last_error_code = null, last_error = null,
        next_attempt_at = now()
      from picked join quota using (address_hash, delivery_id)
      where d.id = delivery_id
      returning d.id, d.submission_id, picked.lead_id, picked.funnel_id
    ),
    journey as (${startLateJourneys}),
    ${tellOf('deliveries', sql`released`)}
    select (select count(*)::int from released) as released, told.times from told`.execute(db);
  return rows[0]?.released ?? 0;
}

/** What the release before this one held back says only that it was. */
async function nameMailboxes(db: Executor, secret: string): Promise<void> {
  const rows = await db
    .selectFrom('delivery_logs')
    .select(['id', 'email_address as address'])
    .where('status', '=', 'suppressed')
    .where('created_at', '>', sql<Date>`now() - interval '7 days'`)
    .where('last_error_code', '=', heldCode)
    .where('held_mailbox', 'is', null)
    .limit(1000)
    .execute();
  if (rows.length === 0) return;
  const mailboxes = sql<{ id: string; mailbox: string }>`unnest(
    ${rows.map(({ id }) => id)}::uuid[],
    ${rows.map(({ address }) => mailboxHash(secret, address))}::text[])`;
  await db
    .updateTable('delivery_logs as d')
    .from(mailboxes.as<'given'>(sql`given (id, mailbox)`))
    .set(({ ref }) => ({ held_mailbox: ref('given.mailbox') }))
    .whereRef('d.id', '=', 'given.id')
    .where('d.status', '=', 'suppressed')
    .execute();
}

/**
 * What nobody waits for any more stays held back for good: the person has had the same, or will get an
 * older one of the same funnel; the event has begun; a week has passed.
 */
async function giveUp(db: Executor): Promise<void> {
  await sql`
    update delivery_logs d set held_mailbox = null,
      last_error_code = case when ${isWaiting} then ${overCode} else d.last_error_code end,
      last_error = case when ${isWaiting} then ${tooLate} else d.last_error end
    where d.held_mailbox is not null and (d.created_at < now() - interval '7 days'
      or ${isWaiting} and (
        exists (select from events e
          where case when d.event_id is null then e.key = d.funnel_id else e.id = d.event_id end
            and (not e.is_active or e.starts_at <= now()))
        or exists (select from delivery_logs o
          where o.lead_id = d.lead_id and o.funnel_id = d.funnel_id and o.submission_id is not null
            and o.id <> d.id and case when o.status = 'suppressed'
              then o.last_error_code = ${heldCode} and (o.created_at, o.id) < (d.created_at, d.id)
              else o.status in ('pending', 'sending', 'sent', 'delivered')
                and o.created_at > d.created_at - interval '1 day' end)
      ))`.execute(db);
}
