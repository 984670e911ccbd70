import { type RawBuilder, sql } from 'kysely';
import type { reminderFields } from '#engine/declaration/coach.ts';
import type { Executor } from '#server/db/kysely.ts';
import { heldCodes } from '#server/limits/mailbox-quota.ts';

/** A declared reminder and the event it is about. */
export interface PlannedReminder {
  readonly eventId: string;
  readonly eventName: string;
  readonly hoursBefore: number;
  readonly functionName: string;
  /** Which of the known values the function asks for. */
  readonly fields: readonly string[];
  readonly funnelId: string;
  readonly coach: string;
}

/** SQL for each value that a reminder's function may ask for. */
const values = (eventName: string) =>
  ({
    email: sql`l.email_key`,
    name: sql`l.name`,
    leadId: sql`l.id`,
    source: sql`l.source`,
    eventId: sql`d.id`,
    eventName: sql`${eventName}::text`,
  }) satisfies Record<(typeof reminderFields)[number], RawBuilder<unknown>>;

/**
 * Writes the reminders of an event once their time has come, to those who had registered by then:
 * who came later has just had the confirmation. Nothing is planned ahead, so an event that is moved
 * has nothing to be corrected; whoever was reminded already is not reminded again.
 *
 * Who never got the confirmation, because the mailbox had had its emails of the day, is not reminded:
 * many spellings of one mailbox may be registered by somebody else.
 *
 * It looks for some minutes, because a registration that began in time may be committed a moment
 * after the first look.
 *
 * @returns how many were written
 */
export async function writeReminders(db: Executor, reminder: PlannedReminder): Promise<number> {
  const { eventId, eventName, hoursBefore, functionName, funnelId, coach, fields } = reminder;
  const remindAt = sql`e.starts_at - make_interval(secs => ${hoursBefore * 3600})`;
  const known = Object.entries(values(eventName)).map(
    ([field, value]) => sql`${sql.lit(field)}, ${value}`,
  );
  const { rows } = await sql<{ written: number }>`
    with due as materialized (
      select e.id, e.starts_at, ${remindAt} as remind_at
      from events e
      where e.id = ${eventId}::uuid and e.is_active and e.starts_at > now() and ${remindAt} <= now()
        and (e.reminded_for is distinct from e.starts_at
          or ${remindAt} > now() - interval '5 minutes')
      for no key update skip locked
    ),
    written as (
      insert into delivery_logs
        (id, dedupe_key, email_address, function_name, funnel_id, coach, body, lead_id, next_attempt_at)
      select gen_random_uuid(), 'reminder:' || d.id || ':' || l.id, l.email_key,
        ${functionName}::text, ${funnelId}::text, ${coach}::text,
        (select coalesce(jsonb_object_agg(key, value), '{}')
          from jsonb_each(jsonb_build_object(${sql.join(known)}))
          where key = any(${fields}::text[])),
        l.id, now()
      from due d
      join event_registrations r on r.event_id = d.id and r.created_at <= d.remind_at
        and r.held_until is null
      join leads l on l.id = r.lead_id
      where coalesce((select bool_or(w.status <> 'suppressed' or w.last_error_code not like ${heldCodes})
        from delivery_logs w where w.lead_id = r.lead_id and w.funnel_id = ${funnelId}::text
          and w.submission_id is not null), true)
      on conflict (dedupe_key) do nothing
      returning 1
    ),
    done as (
      update events e set reminded_for = e.starts_at from due d where e.id = d.id
    ),
    told as materialized (
      select count(pg_notify('deliveries', '')) as times from (select from written limit 1) one
    )
    select (select count(*)::int from written) as written, told.times from told`.execute(db);
  return rows[0]?.written ?? 0;
}

/**
 * What is written and not sent yet follows an event that is moved, and is given up when the event
 * has begun or is off: nobody is reminded of what is over.
 */
export async function followEvent(db: Executor, reminder: PlannedReminder): Promise<void> {
  const { eventId, hoursBefore, functionName, funnelId } = reminder;
  await sql`
    update delivery_logs d set
      status = case when e.is_off then 'cancelled' else d.status end,
      next_attempt_at = case when d.attempts = 0 then greatest(e.remind_at, now())
        else greatest(d.next_attempt_at, e.remind_at) end,
      last_error = case when e.is_off
        then 'The event began or was called off before this reminder could be sent.'
        else d.last_error end
    from (
      select starts_at - make_interval(secs => ${hoursBefore * 3600}) as remind_at,
        not is_active or starts_at is null or starts_at <= now() as is_off
      from events
      where id = ${eventId}::uuid and (not is_active or reminded_for is distinct from starts_at
          or starts_at <= now())
        and reminded_for is not null
        and coalesce(starts_at, reminded_for) > now() - interval '1 day'
    ) e
    where d.status = 'pending' and not d.maybe_sent and d.function_name = ${functionName}
      and d.funnel_id = ${funnelId} and d.dedupe_key like 'reminder:%'
      and (e.is_off or d.next_attempt_at < e.remind_at
        or (d.attempts = 0 and d.next_attempt_at > greatest(e.remind_at, now())))`.execute(db);
}
