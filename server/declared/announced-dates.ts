import { sql } from 'kysely';
import { anyOf } from '#server/db/expressions.ts';
import type { Executor } from '#server/db/kysely.ts';
import type { DeclaredRows } from './declared-rows.ts';

type Dates = Pick<DeclaredRows, 'events'>['events'];

/** How long people are not told yet: time for a rollback, and for processes of the release before to end. */
const minutesToTakeBack = sql.lit(10);

/**
 * Finds the dates that were to be announced and are declared with a time now. To be called before the
 * dates are written.
 *
 * @returns their ids
 */
export async function listAnnounced(db: Executor, declared: Dates): Promise<readonly string[]> {
  const timed = declared.flatMap(({ id, startsAt }) => (startsAt === null ? [] : [id]));
  const announced = await db
    .selectFrom('events')
    .select('id')
    .where('id', '=', anyOf(timed))
    .where('starts_at', 'is', null)
    .where('is_active', '=', true)
    .execute();
  return announced.map(({ id }) => id);
}

/**
 * Writes to whoever registered before there was a time when it is, with a calendar file. It leaves in
 * ten minutes; `cancelAnnounced` takes it back until then.
 *
 * @param ids what `listAnnounced` returned, once the dates are written
 * @returns notes for whoever deployed
 */
export async function tellAnnounced(db: Executor, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ key: string; people: number }>`
    with written as (
      insert into delivery_logs (id, dedupe_key, email_address, function_name, funnel_id, coach, body,
        lead_id, event_id, next_attempt_at, created_at)
      select gen_random_uuid(), made.key, l.email_key, 'seat-taken', split_part(e.key, '/', 1),
        known.coach, jsonb_build_object('name', l.name), l.id, e.id,
        now() + make_interval(mins => ${minutesToTakeBack}), now()
      from events e join event_registrations r on r.event_id = e.id join leads l on l.id = r.lead_id
      cross join lateral (select d.coach from delivery_logs d where d.lead_id = l.id
        order by d.funnel_id = split_part(e.key, '/', 1) desc nulls last limit 1) known
      cross join lateral (select 'seat-taken:' || e.id || ':' || l.id || ':announced-'
        || extract(epoch from e.starts_at)::bigint as key) made
      where e.id = any(${ids}::uuid[]) and e.starts_at > now() and r.held_until is null
      on conflict (dedupe_key) do update set status = 'pending', last_error = null,
        next_attempt_at = excluded.next_attempt_at
        where delivery_logs.status = 'cancelled'
      returning event_id
    )
    select e.key, count(*)::int as people from written join events e on e.id = event_id
    group by e.key order by e.key`.execute(db);
  return rows.map(
    ({ key, people }) =>
      `Event ${key} has a date now: in ten minutes an email with it goes to ${people === 1 ? '1 person who has' : `${people} people who have`} registered.`,
  );
}

/** Cancels such emails that have not left, where the time was taken back and is to be announced again. */
export async function cancelAnnounced(db: Executor, declared: Dates): Promise<void> {
  const untimed = declared.flatMap(({ id, startsAt }) => (startsAt === null ? [id] : []));
  await db
    .updateTable('delivery_logs')
    .set({
      status: 'cancelled',
      last_error: 'The date was taken back before this could be sent.',
    })
    .where('event_id', '=', anyOf(untimed))
    .where('function_name', '=', 'seat-taken')
    .where('dedupe_key', 'like', '%:announced-%')
    .where('status', '=', 'pending')
    .execute();
}
