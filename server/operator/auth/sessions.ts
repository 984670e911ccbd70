import { createHash, randomBytes } from 'node:crypto';
import { type SqlBool, sql } from 'kysely';
import { type Executor, named } from '#server/db/kysely.ts';

/** How long a session lasts at most, in hours. */
export const maxHours = 12;

/** How long it lasts without a request that a person made, in minutes. */
const maxIdleMinutes = 30;

const isAlive = sql<SqlBool>`(created_at > now() - ${sql.lit(`${maxHours} hours`)}::interval
  and last_seen_at > now() - ${sql.lit(`${maxIdleMinutes} minutes`)}::interval)`;

/** Begins a session and forgets those that are over. @returns its id, for the cookie */
export async function beginSession(db: Executor): Promise<string> {
  const id = randomBytes(32).toString('base64url');
  await db
    .with('ended', (query) => query.deleteFrom('operator_sessions').where((eb) => eb.not(isAlive)))
    .insertInto('operator_sessions')
    .values({ id_hash: hashId(id) })
    .execute();
  return id;
}

/**
 * Whether a session is alive.
 *
 * @param isUse whether a person asked; what the console asks by itself does not prolong a session
 */
export async function isSession(db: Executor, id: string, isUse: boolean): Promise<boolean> {
  const session = await db
    .selectFrom('operator_sessions')
    .select(sql<boolean>`last_seen_at < now() - interval '1 minute'`.as('is_stale'))
    .where('id_hash', '=', hashId(id))
    .where(isAlive)
    .modifyFront(named('find-operator-session'))
    .executeTakeFirst();
  // Written once a minute at most, which is fine enough for a limit of half an hour.
  if (session?.is_stale && isUse) {
    await db
      .updateTable('operator_sessions')
      .set({ last_seen_at: sql<Date>`now()` })
      .where('id_hash', '=', hashId(id))
      .where(isAlive)
      .execute();
  }
  return session !== undefined;
}

/** Ends a session. */
export async function endSession(db: Executor, id: string): Promise<void> {
  await db.deleteFrom('operator_sessions').where('id_hash', '=', hashId(id)).execute();
}

/** Ends every session: all browsers have to sign in again. */
export async function endAllSessions(db: Executor): Promise<void> {
  await db.deleteFrom('operator_sessions').execute();
}

/** The id has 256 random bits, so a plain hash cannot be searched. */
function hashId(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}
