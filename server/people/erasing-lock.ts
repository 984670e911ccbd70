import { sql } from 'kysely';
import type { Executor } from '#server/db/kysely.ts';

/** The lock's name in the database. */
const lockKey = sql.lit(7203421);

/**
 * Begins a transaction that erases somebody. Anything that brings people in from elsewhere waits until
 * it is over, and so learns that they are gone.
 */
export async function lockForErasing(db: Executor): Promise<void> {
  await db.selectNoFrom(sql`pg_advisory_xact_lock(${lockKey})`.as('locked')).execute();
}

/** Begins a transaction during which nobody may be erased; any number of these may run at once. */
export async function lockAgainstErasing(db: Executor): Promise<void> {
  await db.selectNoFrom(sql`pg_advisory_xact_lock_shared(${lockKey})`.as('locked')).execute();
}
