import { sql } from 'kysely';
import { anyOf } from '#server/db/expressions.ts';
import type { Executor } from '#server/db/kysely.ts';
import { tellOf } from '#server/db/notifications.ts';

/** SQL: the functions under which the news of a call-off stands in the delivery log. */
const seatCalledOff = sql.lit('seat-called-off');
const waitingCalledOff = sql.lit('waiting-called-off');

/** SQL: the delivery `d` is such an email. */
const isNews = sql<boolean>`d.function_name in (${seatCalledOff}, ${waitingCalledOff})`;

/** What cancels such an email which has not left. */
const cancelled = {
  status: 'cancelled',
  last_error: 'The date was declared again before this could be sent.',
} as const;

/**
 * How much a return adds to `moves`, which numbers the calendar entries: one that was taken out has the next
 * number, so one that replaces it has the one after.
 */
const movesPerReturn = 2;

/**
 * Numbers the dates anew that are declared again after people were told that they are called off: their
 * calendar has dropped the entry and takes it back only under a higher number. To be called while the
 * dates are still switched off.
 *
 * @param declared the ids of all declared dates
 * @returns the ids of those dates
 */
export async function renumberRestored(
  db: Executor,
  declared: readonly string[],
): Promise<readonly string[]> {
  const off = await db
    .selectFrom('events')
    .select('id')
    .where('is_active', '=', false)
    .where('id', '=', anyOf(declared))
    .execute();
  if (off.length === 0) return [];
  const restored = await db
    .updateTable('events as e')
    .set(({ eb }) => ({ moves: eb('e.moves', '+', movesPerReturn) }))
    .where('e.id', '=', anyOf(off.map(({ id }) => id)))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('delivery_logs as d')
          .select('d.id')
          .whereRef('d.event_id', '=', 'e.id')
          .where(isNews)
          .where('d.dedupe_key', 'like', sql<string>`'%:' || e.moves`),
      ),
    )
    .returning('e.id')
    .execute();
  return restored.map(({ id }) => id);
}

/**
 * Tells whoever has a seat at a restored date that it is theirs, unless the news of the call-off has not
 * left yet, which is cancelled. Of a date that comes back at another time they hear as of any that moved.
 *
 * @param ids what `renumberRestored` returned, once the dates are written
 * @returns notes for whoever deployed
 */
export async function tellRestored(db: Executor, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ key: string; people: number }>`
    with off as materialized (
      select d.* from events e join delivery_logs d on d.event_id = e.id
      where e.id = any(${ids}::uuid[]) and coalesce(e.starts_at > now(), true) and ${isNews}
        and d.dedupe_key like '%:' || e.moves - ${sql.lit(movesPerReturn)}
    ),
    unsent as (
      update delivery_logs d set status = ${cancelled.status}, last_error = ${cancelled.last_error}
      from off where d.id = off.id and d.status = 'pending'
      returning d.id, d.maybe_sent
    ),
    written as (
      insert into delivery_logs (id, dedupe_key, email_address, function_name, funnel_id, coach, body,
        lead_id, event_id, next_attempt_at, created_at)
      select gen_random_uuid(), 'seat-taken:' || r.event_id || ':' || l.id || ':' || off.id,
        l.email_key, 'seat-taken', off.funnel_id, off.coach, jsonb_build_object('name', l.name),
        l.id, r.event_id, now(), now()
      from off join event_registrations r using (event_id, lead_id) join leads l on l.id = r.lead_id
      where off.function_name = ${seatCalledOff} and r.held_until is null
        and off.id not in (select id from unsent where not maybe_sent)
      on conflict do nothing
      returning event_id
    ),
    ${tellOf('deliveries', sql`written`)}
    select e.key, count(*)::int as people, max(told.times)
    from written join events e on e.id = event_id cross join told
    group by e.key order by e.key`.execute(db);
  return rows.map(
    ({ key, people }) =>
      `Event ${key} is declared again: ${people === 1 ? '1 person' : `${people} people`} told that it is called off get an email that it takes place.`,
  );
}

/**
 * Cancels what was under way when its date was declared again and could not be sent then: it would arrive
 * after the news that the date takes place.
 */
export async function cancelStaleNews(db: Executor): Promise<void> {
  await db
    .updateTable('delivery_logs as d')
    .from('events as e')
    .set(cancelled)
    .whereRef('e.id', '=', 'd.event_id')
    .where('e.is_active', '=', true)
    .where('d.status', '=', 'pending')
    .where(isNews)
    .execute();
}
