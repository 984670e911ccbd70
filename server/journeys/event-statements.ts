import { type RawBuilder, sql } from 'kysely';
import { lateDays } from '#engine/schedule/event-emails.ts';
import type { Executor } from '#server/db/kysely.ts';
import { tellOf } from '#server/db/notifications.ts';
import type { AttemptResult } from '#server/outbox/results.ts';
import { bodyOf } from '#server/seats/event-email.ts';
import { isOffered } from '#server/seats/seat-conditions.ts';
import { hadConfirmation } from './had-confirmation.ts';
import { deliveryIdOf, wasPerhapsSent } from './rewound.ts';

/** The delivery log's last_error_code of an email that lost its time, as a sender writes it, too. */
export const tooLateCode = 'too-late' satisfies AttemptResult['kind'];

/** An email about an event, written when it falls due. */
export interface PlannedEmail {
  readonly template: 'reminder' | 'moved' | 'after';
  /** Its name among the event's emails; a single reminder is just called that. */
  readonly kind: string;
  /** Relative to the beginning, or for `after` the end; negative is before. */
  readonly seconds: number;
  readonly functionName: string;
  /** The known values that the function asks for. */
  readonly fields: readonly string[];
}

export interface PlannedEvent {
  readonly eventId: string;
  readonly eventName: string;
  readonly funnelId: string;
  readonly coach: string;
  readonly emails: readonly PlannedEmail[];
}

/** SQL: the fields of a planned email `p`. */
const fieldsOfPlan = sql`array(select jsonb_array_elements_text(p.fields))`;

/** SQL: the planned emails of the event `e`, each with its time and deadline. */
function planned({ emails }: PlannedEvent) {
  return sql`
    select p.*, e.id, e.starts_at, e.moves, e.moved_at,
      case p.template when 'moved' then e.moved_at
        when 'after' then e.starts_at + make_interval(mins => e.minutes, secs => p.seconds)
        else e.starts_at + make_interval(secs => p.seconds) end as due_at,
      case p.template when 'after'
        then e.starts_at + make_interval(mins => e.minutes, secs => p.seconds,
          days => ${sql.lit(lateDays)})
        else e.starts_at end as until
    from event e cross join json_to_recordset(${JSON.stringify(emails)}::json) as p (
      template text, kind text, seconds float8, "functionName" text, fields jsonb)`;
}

/**
 * SQL: whether the email `o` is over and done with since before a moment. One that waits has followed
 * its date and is about the new time.
 */
function isBefore(moment: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`o.created_at < ${moment} and o.status not in ('pending', 'sending')
    and coalesce(o.sent_at, o.created_at) < ${moment}`;
}

/**
 * Writes an event's emails once they are due, to everybody who had registered by then: later
 * registrations have just had the confirmation and get what is still ahead. Nothing is written in
 * advance, so moving an event requires no corrections; nobody gets the same email twice. A reminder that
 * left before its date moved was about another time: its reader is reminded of the new one as well.
 *
 * Nobody gets two at once. Of several due reminders, after an outage or a move, only the latest goes
 * out, and none if the news of the move does.
 *
 * Whoever is only offered a seat hears nothing of a moved date: it is in no calendar yet, and the page
 * on which they take it and its confirmation say when it is.
 *
 * Somebody who never got the confirmation gets nothing.
 *
 * It looks for some minutes, because a registration that began in time may commit a moment after the
 * first look.
 *
 * @returns how many were written
 */
export async function writeEventEmails(db: Executor, event: PlannedEvent): Promise<number> {
  const { eventId, eventName, funnelId, coach } = event;
  const { rows } = await sql<{ written: number }>`
    with event as materialized (
      select e.* from events e
      where e.id = ${eventId}::uuid and e.is_active and e.starts_at is not null
        and e.starts_at > now() - interval '60 days'
        and exists (select from event_registrations r where r.event_id = e.id)
      for no key update skip locked
    ),
    open as materialized (
      select p.* from (${planned(event)}) p
      left join event_notices n on n.event_id = p.id and n.kind = p.kind
      where p.due_at <= now() and now() < p.until
        and (n.told_for is distinct from p.starts_at or p.due_at > now() - interval '5 minutes')
    ),
    chosen as materialized (
      select distinct on (r.lead_id, p.template = 'after') r.lead_id, p.*
      from open p
      join event_registrations r on r.event_id = p.id and r.created_at <= p.due_at
        and (r.held_until is null or p.template = 'moved' and not ${isOffered})
      order by r.lead_id, p.template = 'after', p.template = 'moved' desc, p.due_at desc
    ),
    written as (
      insert into delivery_logs (id, dedupe_key, email_address, function_name, funnel_id, coach,
        body, lead_id, event_id, next_attempt_at, created_at, maybe_sent)
      select ${deliveryIdOf(sql`made.key`)}, made.key,
        l.email_key, p."functionName", ${funnelId}::text, ${coach}::text,
        ${bodyOf({ eventId, eventName, fields: fieldsOfPlan })}, l.id, p.id, now(), now(),
        ${wasPerhapsSent(sql`p.due_at`)}
      from chosen p join leads l on l.id = p.lead_id
      cross join lateral (select case p.kind
        when 'moved' then 'moved:' || p.id || ':' || l.id || ':' || p.moves
        else split_part(p.kind, ':', 1) || ':' || p.id || ':' || l.id
          || case when p.kind like '%:%' then ':' || split_part(p.kind, ':', 2) else '' end
      end as key) first
      cross join lateral (select first.key
        || case when p.kind like '%:%' then '' else ':' end || ':moved-' as prefix) again
      cross join lateral (select case
        when p.template = 'reminder' and (select bool_and(${isBefore(sql`p.moved_at`)})
          from delivery_logs o where o.lead_id = l.id
            and (o.dedupe_key = first.key or starts_with(o.dedupe_key, again.prefix)))
        then again.prefix || p.moves else first.key end as key) made
      where ${hadConfirmation(sql`${funnelId}::text`)}
        and not (p.template = 'reminder' and exists (select from delivery_logs o
          where o.lead_id = l.id and o.created_at >= p.due_at and o.funnel_id = ${funnelId}::text
            and (starts_with(o.dedupe_key, 'reminder:' || p.id || ':')
              or starts_with(o.dedupe_key, 'moved:' || p.id || ':'))))
      on conflict do nothing
      returning 1
    ),
    noted as (
      insert into event_notices (event_id, kind, told_for) select id, kind, starts_at from open
      on conflict (event_id, kind) do update set told_for = excluded.told_for
    ),
    ${tellOf('deliveries', sql`written`)}
    select (select count(*)::int from written) as written, told.times from told`.execute(db);
  return rows[0]?.written ?? 0;
}

/**
 * Moves unsent emails with their event, and cancels them once their time has passed or the event is
 * off.
 */
export async function followEvent(db: Executor, event: PlannedEvent): Promise<void> {
  const { eventId, funnelId } = event;
  await sql`
    with event as materialized (
      select e.* from events e
      where e.id = ${eventId}::uuid and exists (select from event_notices n where n.event_id = e.id
        and (not e.is_active or n.told_for is distinct from e.starts_at or e.starts_at <= now()))
        and coalesce(e.starts_at, now()) > now() - interval '7 days'
    ),
    plan as materialized (
      select p.*, not is_active or p.due_at is null or p.until <= now() as is_off,
        is_active and p.until <= now() as is_late
      from (${planned(event)}) p join event a on a.id = p.id
    )
    update delivery_logs d set
      status = case when p.is_off then 'cancelled' else d.status end,
      next_attempt_at = case when p.is_off then d.next_attempt_at
        when d.attempts = 0 then greatest(p.due_at, now())
        else greatest(d.next_attempt_at, p.due_at) end,
      last_error_code = case when p.is_late then ${tooLateCode} else d.last_error_code end,
      last_error = case when not p.is_off then d.last_error
        when p.template = 'after' and p.until <= now()
        then 'The event was too long ago when this could have been sent.'
        else 'The event began or was called off before this could be sent.' end
    from plan p
    where d.status = 'pending' and not d.maybe_sent and d.function_name = p."functionName"
      and d.funnel_id = ${funnelId}
      and d.dedupe_key like split_part(p.kind, ':', 1) || ':' || p.id || ':%'
      and (p.template <> 'reminder'
        or split_part(d.dedupe_key, ':', 4) = split_part(p.kind, ':', 2))
      and (p.is_off or d.next_attempt_at < p.due_at
        or (d.attempts = 0 and d.next_attempt_at > greatest(p.due_at, now())))`.execute(db);
}
