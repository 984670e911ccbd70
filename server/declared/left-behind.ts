import { sql } from 'kysely';
import type { Executor } from '#server/db/kysely.ts';

/** A future date that is no longer declared but has registrations. */
export interface LeftBehind {
  /** The date's key: its funnel's id, followed by a slash and its own id if it has one. */
  readonly key: string;
  readonly problem: string;
  readonly remedy: string;
}

/**
 * SQL: what a date `e` that is switched off announces is declared under another key, at the same moment: the
 * date or its funnel was named anew, or such a release was taken back. It is not called off.
 */
export const isUnderAnotherKey = sql<boolean>`exists (select from events o
  where o.is_active and o.starts_at = e.starts_at
    and (o.name = e.name or split_part(o.key, '/', 1) = split_part(e.key, '/', 1)))`;

/** Finds the registrations for dates that were removed from their files, unless they have been told so. */
export async function findLeftBehind(db: Executor): Promise<LeftBehind[]> {
  const left = await db
    .selectFrom('events as e')
    .innerJoin('event_registrations as r', 'r.event_id', 'e.id')
    .select([
      'e.key',
      sql<number>`count(*)::int`.as('people'),
      // For a quarter of an hour they are about to be told (journeys/tell-unseated.ts).
      sql<boolean>`coalesce(e.called_off_at > now() - interval '15 minutes', false)
        and not ${isUnderAnotherKey}`.as('isNew'),
      sql<boolean>`e.starts_at is null and exists (select from events o where o.is_active
        and o.starts_at > now() and split_part(o.key, '/', 1) = split_part(e.key, '/', 1))`.as(
        'isToChoose',
      ),
    ])
    .where('e.is_active', '=', false)
    .where(({ or, eb }) =>
      or([eb('e.starts_at', 'is', null), eb('e.starts_at', '>', sql<Date>`now()`)]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('delivery_logs as told')
            .select('told.id')
            .whereRef('told.lead_id', '=', 'r.lead_id')
            .whereRef('told.event_id', '=', 'e.id')
            .where('told.function_name', 'in', ['seat-called-off', 'waiting-called-off'])
            .where('told.dedupe_key', 'like', sql<string>`'%:' || e.moves`),
        ),
      ),
    )
    .groupBy('e.id')
    .orderBy('e.key')
    .execute();
  return left.map(({ key, people, isNew, isToChoose }) => ({
    key,
    problem: `Event ${key} is no longer declared, but ${people === 1 ? '1 person is' : `${people} people are`} registered for it`,
    remedy: isNew
      ? `in ten minutes an email ${
          isToChoose
            ? 'asks them to choose one of the dates that are declared now.'
            : 'tells them that it is called off. If it is not, declare it again before.'
        }`
      : 'declare it again, or write to them.',
  }));
}
