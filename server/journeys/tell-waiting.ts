import { sql } from 'kysely';
import type { Executor } from '#server/db/kysely.ts';
import { tellOf } from '#server/db/notifications.ts';
import type { WaitingFunction } from '#server/email/composing/engine-messages.ts';
import { deliveryIdOf, wasPerhapsSent } from './rewound.ts';

/** SQL: a function under which emails to people who wait stand in the delivery log. */
const named = (name: WaitingFunction) => sql.lit(name);

/**
 * Tells people who still wait for a seat at a date that it has begun, or that it was called off: it is
 * declared no more. Each of them hears of it once, for the beginning the date has; after an outage of
 * more than a day nobody is told that an event began.
 *
 * The date need not be declared, so the email has what it says of it with it, and its coach is known
 * by the other emails to the same person.
 *
 * @returns how many were told
 */
export async function tellWaiting(db: Executor): Promise<number> {
  const { rows } = await sql<{ written: number }>`
    with over as materialized (
      select e.*, split_part(e.key, '/', 1) as funnel,
        case when e.is_active then ${named('waiting-ended')}
          else ${named('waiting-called-off')} end as about
      from events e
      where exists (select from event_waiting w where w.event_id = e.id) and case when e.is_active
        then e.starts_at > now() - interval '1 day' and e.starts_at <= now()
        else coalesce(e.starts_at > now(), true) end
    ),
    written as (
      insert into delivery_logs (id, dedupe_key, email_address, function_name, funnel_id, coach,
        body, lead_id, event_id, next_attempt_at, created_at, maybe_sent)
      select ${deliveryIdOf(sql`made.key`)}, made.key, l.email_key, over.about, over.funnel, known.coach,
        jsonb_build_object('name', l.name, 'eventName', over.name, 'startsAt', over.starts_at,
          'timeZone', over.time_zone, 'hasOtherDates', exists (select from events other
            where split_part(other.key, '/', 1) = over.funnel and other.id <> over.id
              and other.is_active and other.starts_at > now())),
        l.id, over.id, now(), now(), ${wasPerhapsSent(sql`least(over.starts_at, now())`)}
      from over join event_waiting w on w.event_id = over.id join leads l on l.id = w.lead_id
      cross join lateral (select d.coach from delivery_logs d where d.lead_id = l.id
        order by d.funnel_id = over.funnel desc nulls last limit 1) known
      cross join lateral (
        select over.about || ':' || over.id || ':' || l.id || ':' || over.moves as key) made
      on conflict do nothing
      returning 1
    ),
    ${tellOf('deliveries', sql`written`)}
    select (select count(*)::int from written) as written, told.times from told`.execute(db);
  return rows[0]?.written ?? 0;
}
