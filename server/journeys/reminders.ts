import type { Pool } from 'pg';
import type { BodyField, reminderFields } from '#engine/declaration/coach.ts';
import type { Site } from '#engine/site/site.ts';
import { eventId } from '#server/db/identity.ts';
import { runStatement } from '#server/db/run-statement.ts';
import type { Log } from '#server/telemetry/log.ts';
import { statementTimeoutMs } from './advance.ts';
import { leadAddress } from './lead-address.ts';

/** A declared reminder and the event it is about. */
export interface PlannedReminder {
  readonly eventId: string;
  readonly eventName: string;
  readonly hoursBefore: number;
  readonly functionName: string;
  /** Which of the known values the function asks for. */
  readonly fields: readonly BodyField[];
  readonly funnelId: string;
  readonly coach: string;
}

/** Every reminder that a funnel of the site declares. */
export function planReminders(site: Site): readonly PlannedReminder[] {
  return site.funnels.flatMap(({ id, declaration, coach }) => {
    const event = declaration.kind === 'lead' ? declaration.event : undefined;
    if (event?.reminder === undefined) return [];
    return [
      {
        eventId: eventId(id),
        eventName: event.name,
        hoursBefore: event.reminder.hoursBefore,
        functionName: event.reminder.function,
        fields: coach.functions[event.reminder.function]?.body ?? [],
        funnelId: id,
        coach: coach.slug,
      },
    ];
  });
}

/** SQL for each value that a reminder's function may ask for. */
const values = {
  email: 'l.address',
  name: 'l.name',
  leadId: 'l.id',
  source: 'l.source',
  eventId: 'd.id',
  eventName: '$3::text',
} as const satisfies Record<(typeof reminderFields)[number], string>;

const known = Object.entries(values)
  .map(([field, sql]) => `'${field}', ${sql}`)
  .join(', ');

/**
 * Writes the reminders of an event once their time has come, to those who had registered by then:
 * who came later has just had the confirmation. Nothing is planned ahead, so an event that is moved
 * has nothing to be corrected; whoever was reminded already is not reminded again.
 *
 * It looks for some minutes, because a registration that began in time may be committed a moment
 * after the first look.
 */
const writeStatement = `
  with due as materialized (
    select e.id, e.starts_at, e.starts_at - make_interval(secs => $2 * 3600) as remind_at
    from events e
    where e.id = $1::uuid and e.is_active and e.starts_at > now()
      and e.starts_at - make_interval(secs => $2 * 3600) <= now()
      and (e.reminded_for is distinct from e.starts_at
        or e.starts_at - make_interval(secs => $2 * 3600) > now() - interval '5 minutes')
    for no key update skip locked
  ),
  written as (
    insert into delivery_logs
      (id, dedupe_key, email_address, function_name, funnel_id, coach, body, lead_id, next_attempt_at)
    select gen_random_uuid(), 'reminder:' || d.id || ':' || l.id, l.address, $4::text, $5::text,
      $6::text,
      (select coalesce(jsonb_object_agg(key, value), '{}')
        from jsonb_each(jsonb_build_object(${known})) where key = any($7::text[])),
      l.id, now()
    from due d
    join event_registrations r on r.event_id = d.id and r.created_at <= d.remind_at
    cross join lateral (select l.id, l.name, l.source, ${leadAddress} as address
      from leads l where l.id = r.lead_id) l
    on conflict (dedupe_key) do nothing
    returning 1
  ),
  done as (
    update events e set reminded_for = e.starts_at from due d where e.id = d.id
  ),
  told as materialized (
    select count(pg_notify('deliveries', '')) as times from (select from written limit 1) one
  )
  select (select count(*)::int from written) as written, told.times from told`;

/**
 * What is written and not sent yet follows an event that is moved, and is given up when the event
 * has begun or is off: nobody is reminded of what is over.
 */
const followStatement = `
  update delivery_logs d set
    status = case when e.is_off then 'cancelled' else d.status end,
    next_attempt_at = case when d.attempts = 0 then greatest(e.remind_at, now())
      else greatest(d.next_attempt_at, e.remind_at) end,
    last_error = case when e.is_off
      then 'The event began or was called off before this reminder could be sent.'
      else d.last_error end
  from (
    select starts_at - make_interval(secs => $2 * 3600) as remind_at,
      not is_active or starts_at is null or starts_at <= now() as is_off
    from events
    where id = $1::uuid and (not is_active or reminded_for is distinct from starts_at
        or starts_at <= now())
      and reminded_for is not null
      and coalesce(starts_at, reminded_for) > now() - interval '1 day'
  ) e
  where d.status = 'pending' and not d.maybe_sent and d.function_name = $3 and d.funnel_id = $4
    and d.dedupe_key like 'reminder:%'
    and (e.is_off or d.next_attempt_at < e.remind_at
      or (d.attempts = 0 and d.next_attempt_at > greatest(e.remind_at, now())))`;

/**
 * Writes the reminders that are due.
 *
 * @returns how many were written
 */
export async function remindDue(
  pool: Pool,
  reminders: readonly PlannedReminder[],
  log: Log,
): Promise<number> {
  let written = 0;
  for (const reminder of reminders) {
    const { eventId: id, hoursBefore, functionName, funnelId } = reminder;
    try {
      await runStatement(pool, {
        text: followStatement,
        values: [id, hoursBefore, functionName, funnelId],
        timeoutMs: statementTimeoutMs,
      });
      const [done] = await runStatement<{ written: number }>(pool, {
        text: writeStatement,
        values: [
          id,
          hoursBefore,
          reminder.eventName,
          functionName,
          funnelId,
          reminder.coach,
          reminder.fields,
        ],
        timeoutMs: statementTimeoutMs,
      });
      written += done?.written ?? 0;
    } catch (error) {
      log.error(
        { err: error, funnel: funnelId },
        'The reminders of an event could not be written.',
      );
    }
  }
  return written;
}
