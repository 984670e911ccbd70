import { sql } from 'kysely';
import type { Executor } from '#server/db/kysely.ts';

/** A date that is ahead and not declared any more, while people are registered for it. */
export interface LeftBehind {
  /** The date's key: its funnel's id, and its own behind a slash where it has one. */
  readonly key: string;
  readonly problem: string;
  readonly remedy: string;
}

/** Finds the people of dates that were taken out of their files. */
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
