import { sql } from 'kysely';
import type { Executor } from '#server/db/kysely.ts';
import { tellOf } from '#server/db/notifications.ts';
import { isUnderAnotherKey } from '#server/declared/left-behind.ts';
import { cancelStaleNews } from '#server/declared/restored-dates.ts';
import type { UnseatedFunction } from '#server/email/composing/unseated-email.ts';
import { isOffered } from '#server/seats/seat-conditions.ts';
import { hadConfirmation } from './had-confirmation.ts';
import { deliveryIdOf, wasPerhapsSent } from './rewound.ts';

/** SQL: a function under which these emails stand in the delivery log. */
const named = (name: UnseatedFunction) => sql.lit(name);

/**
 * How long a date may be missing from the declarations before people are told: time for a rollback,
 * but not beyond its beginning.
 */
const minutesToTakeBack = 10;

/** For how long after a date was called off, and after one began, people are still told, in days. */
const calledOffDays = 3;
const begunDays = 1;

/**
 * Tells people that they have no seat: those who still wait when the event begins, and, where a date is
 * called off because it is declared no more, those who wait for it and those who have a seat, with a file
 * that takes it out of their calendar; whoever is only offered a seat still waits. Each of them hears of it
 * once, for the beginning the date has.
 *
 * The date need not be declared, so the email has what it says of it with it, and its coach is known
 * by the other emails to the same person.
 *
 * @returns how many were told
 */
export async function tellUnseated(db: Executor): Promise<number> {
  await cancelStaleNews(db);
  const { rows } = await sql<{ written: number }>`
    with over as materialized (
      select e.*, split_part(e.key, '/', 1) as funnel
      from events e
      where coalesce(e.starts_at > now() - make_interval(days => ${sql.lit(begunDays)}), not e.is_active)
        and case when e.is_active then e.starts_at <= now()
        else least(e.called_off_at + make_interval(mins => ${sql.lit(minutesToTakeBack)}), e.starts_at)
            <= now()
          and e.called_off_at > now() - make_interval(days => ${sql.lit(calledOffDays)})
          and coalesce(e.called_off_at < e.starts_at, true) and not ${isUnderAnotherKey} end
    ),
    unseated as (
      select w.event_id, w.lead_id, null::jsonb as entry, case when over.is_active
        then ${named('waiting-ended')} else ${named('waiting-called-off')} end as about
      from over join event_waiting w on w.event_id = over.id
      union all
      select r.event_id, r.lead_id, case when not held.is_offered then jsonb_build_object(
          'calendarUid', coalesce(r.calendar_uid, over.key),
          'calendarSequence', over.moves + r.moves + 1) end,
        case when held.is_offered then ${named('waiting-called-off')}
          else ${named('seat-called-off')} end
      from over join event_registrations r on r.event_id = over.id
      cross join lateral (select ${isOffered} as is_offered) held
      where not over.is_active
    ),
    written as (
      insert into delivery_logs (id, dedupe_key, email_address, function_name, funnel_id, coach,
        body, lead_id, event_id, next_attempt_at, created_at, maybe_sent)
      select ${deliveryIdOf(sql`made.key`)}, made.key, l.email_key, about, over.funnel, known.coach,
        jsonb_strip_nulls(jsonb_build_object('name', l.name, 'eventName', over.name,
          'startsAt', over.starts_at, 'timeZone', over.time_zone, 'minutes', over.minutes,
          'hasOtherDates', exists (select from events other
            where split_part(other.key, '/', 1) = over.funnel and other.id <> over.id
              and other.is_active and other.starts_at > now()))) || coalesce(entry, '{}'),
        l.id, over.id, now(), now(), ${wasPerhapsSent(sql`least(over.starts_at, now())`)}
      from unseated join over on over.id = unseated.event_id join leads l on l.id = unseated.lead_id
      cross join lateral (select d.coach from delivery_logs d where d.lead_id = l.id
        order by d.funnel_id = over.funnel desc nulls last limit 1) known
      cross join lateral (
        select about || ':' || over.id || ':' || l.id || ':' || over.moves as key) made
      where ${hadConfirmation(sql`over.funnel`)}
      on conflict do nothing
      returning 1
    ),
    ${tellOf('deliveries', sql`written`)}
    select (select count(*)::int from written) as written, told.times from told`.execute(db);
  return rows[0]?.written ?? 0;
}
