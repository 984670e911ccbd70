import { sql } from 'kysely';
import type { Executor } from '#server/db/kysely.ts';
import { tellOf } from '#server/db/notifications.ts';
import {
  type LateJourney,
  lateJourneys,
  startLateJourneys,
} from '#server/declared/late-journeys.ts';
import type { PersonDate, PersonSeat } from './find-seat.ts';
import { waitingCode } from './waiting-list.ts';

/** One of the engine's own emails about a seat. */
export type SeatEmail =
  | { readonly kind: 'seat-taken' }
  | {
      readonly kind: 'seat-freed';
      /** The calendar entry to cancel, with the number of this version. */
      readonly calendarUid: string;
      readonly calendarSequence: number;
    };

/** How many such emails somebody gets in a day, however often they change their mind. */
const maxPerDay = 6;

/** Writes an email about a seat, unless its reader has reached the daily limit. */
export async function writeSeatEmail(
  db: Executor,
  { coach, funnelId, leadId }: PersonSeat,
  { id: event }: PersonDate,
  { kind, ...body }: SeatEmail,
): Promise<void> {
  await sql`
    with written as (
      insert into delivery_logs (id, dedupe_key, email_address, function_name, funnel_id, coach, body,
        lead_id, event_id, next_attempt_at, created_at)
      select new_id, ${kind} || ':' || ${event} || ':' || l.id || ':' || new_id, l.email_key,
        ${kind}::text, ${funnelId}::text, ${coach}::text,
        ${JSON.stringify(body)}::jsonb || jsonb_build_object('name', l.name),
        l.id, ${event}::uuid, now(), now()
      from leads l cross join (select gen_random_uuid() as new_id) made
      where l.id = ${leadId}::uuid and (select count(*) from delivery_logs d
        where d.lead_id = l.id and d.function_name in ('seat-freed', 'seat-taken')
          and d.created_at > now() - interval '1 day') < ${sql.lit(maxPerDay)}
      returning 1
    )
    select pg_notify('deliveries', '') from written`.execute(db);
}

/**
 * Releases the requested email that was held while its person waited for a seat at this date, or at the
 * one they come from, and starts their sign-up's journey.
 *
 * @returns whether there was one
 */
export async function releaseConfirmation(
  db: Executor,
  { leadId, funnelId, date: from }: PersonSeat,
  { id: event }: PersonDate,
  journeys: readonly LateJourney[],
): Promise<boolean> {
  const { rows } = await sql<{ released: number }>`
    with funnel as materialized (${lateJourneys(journeys)}),
    released as (
      update delivery_logs d set status = 'pending', last_error_code = null, last_error = null,
        next_attempt_at = now(), event_id = ${event}::uuid,
        body = body || case when body ? 'eventId'
          then jsonb_build_object('eventId', ${event}::text) else '{}' end
      where d.id = (select held.id from delivery_logs held
        where held.lead_id = ${leadId}::uuid and held.funnel_id = ${funnelId}
          and held.event_id in (${event}::uuid, ${from.id}::uuid)
          and held.status = 'suppressed' and held.last_error_code = ${waitingCode}
        order by held.event_id = ${event}::uuid desc limit 1)
      returning submission_id, lead_id, funnel_id
    ),
    journey as (${startLateJourneys}),
    ${tellOf('deliveries', sql`released`)}
    select (select count(*)::int from released) as released, told.times from told`.execute(db);
  return (rows[0]?.released ?? 0) > 0;
}

/** Cancels unsent emails about a date whose seat was given up. */
export async function cancelComing(
  db: Executor,
  { leadId }: PersonSeat,
  { id: event }: PersonDate,
): Promise<void> {
  await db
    .updateTable('delivery_logs')
    .set({
      status: 'cancelled',
      last_error: 'The seat was given up before this could be sent.',
    })
    .where('lead_id', '=', leadId)
    .where('status', '=', 'pending')
    .where('maybe_sent', '=', false)
    .where(({ or, and, eb }) =>
      or([
        eb('dedupe_key', 'like', `reminder:${event}:%`),
        and([eb('event_id', '=', event), eb('submission_id', 'is', null)]),
      ]),
    )
    .execute();
}
