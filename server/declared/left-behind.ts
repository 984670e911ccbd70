import { sql } from 'kysely';
import type { Executor } from '#server/db/kysely.ts';

/** A future date that is no longer declared but has registrations. */
export interface LeftBehind {
  /** The date's key: its funnel's id, followed by a slash and its own id if it has one. */
  readonly key: string;
  readonly problem: string;
  readonly remedy: string;
}

/** Finds the registrations for dates that were removed from their files. */
export async function findLeftBehind(db: Executor): Promise<LeftBehind[]> {
  const left = await db
    .selectFrom('events as e')
    .innerJoin('event_registrations as r', 'r.event_id', 'e.id')
    .select(['e.key', sql<number>`count(*)::int`.as('people')])
    .where('e.is_active', '=', false)
    .where(({ or, eb }) =>
      or([eb('e.starts_at', 'is', null), eb('e.starts_at', '>', sql<Date>`now()`)]),
    )
    .groupBy('e.key')
    .orderBy('e.key')
    .execute();
  return left.map(({ key, people }) => ({
    key,
    problem: `Event ${key} is no longer declared, but ${people === 1 ? '1 person is' : `${people} people are`} registered for it`,
    remedy: 'declare it again, or write to them.',
  }));
}
