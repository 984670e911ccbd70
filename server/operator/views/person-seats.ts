import { type Expression, sql } from 'kysely';
import type { Unserialized } from '#engine/contract/console/json.ts';
import type { PersonSeat } from '#engine/contract/console/people.ts';
import type { Executor } from '#server/db/kysely.ts';
import { before, isFree, isOffered, isOver } from '#server/seats/seat-conditions.ts';

type Seat = Unserialized<PersonSeat>;

/**
 * These leads' seats and waiting-list places, latest first, each with the dates it can be moved to:
 * other dates of the same event with a free seat that nobody waits for.
 *
 * @param leads selects the leads' ids
 */
export async function listPersonSeats(
  db: Executor,
  leads: Expression<unknown>,
  limit: number,
): Promise<readonly Seat[]> {
  const { rows } = await sql<Omit<Seat, 'otherDates'> & { readonly otherDates: readonly Other[] }>`
    with has as (
      select r.id, r.lead_id, r.event_id, r.created_at, r.held_until, null::int as before,
        case when r.held_until is null then 'firm' when ${isOffered} then 'offered'
          else 'held' end as state
      from event_registrations r where r.lead_id in ${leads}
      union all
      select w.id, w.lead_id, w.event_id, w.created_at, null, ${before}, 'waiting'
      from event_waiting w where w.lead_id in ${leads}
    )
    select has.id, has.lead_id as "leadId", e.id as "eventId", e.name as event,
      e.starts_at as "startsAt", e.minutes, has.state, has.held_until as "heldUntil", has.before,
      has.created_at as "createdAt", ${isOver('e')} as "isOver",
      array(
        select jsonb_build_object('key', other.key, 'startsAt', other.starts_at) from events other
        where split_part(other.key, '/', 1) = split_part(e.key, '/', 1) and other.id <> e.id
          and not ${isOver('other')} and ${isFree('other')}
        order by other.starts_at, other.key
      ) as "otherDates"
    from has join events e on e.id = has.event_id
    order by has.created_at desc limit ${limit}`.execute(db);
  return rows.map((row) => ({
    ...row,
    otherDates: row.otherDates.map(({ key, startsAt }) => ({
      key,
      startsAt: startsAt === null ? null : new Date(startsAt),
    })),
  }));
}

/** A date as the database returns it in JSON. */
interface Other {
  readonly key: string;
  readonly startsAt: string | null;
}
