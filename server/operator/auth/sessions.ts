import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { runStatement } from '#server/db/run-statement.ts';

/** How long a session lasts without a request of a person, in minutes. */
const idleMinutes = 30;

/** How long a session lasts at most, in hours. */
export const absoluteHours = 12;

const timeoutMs = 5000;
const isAlive = `created_at > now() - interval '${absoluteHours} hours'
  and last_seen_at > now() - interval '${idleMinutes} minutes'`;

/** Begins a session and forgets those that are over. @returns its id, for the cookie */
export async function beginSession(pool: Pool): Promise<string> {
  const id = randomBytes(32).toString('base64url');
  await runStatement(pool, {
    text: `with ended as (delete from operator_sessions where not (${isAlive}))
      insert into operator_sessions (id_hash) values ($1)`,
    values: [hashId(id)],
    timeoutMs,
  });
  return id;
}

/**
 * Whether a session is alive.
 *
 * @param isUse whether a person asked; what the console asks by itself does not prolong a session
 */
export async function isSession(pool: Pool, id: string, isUse: boolean): Promise<boolean> {
  const [row] = await runStatement<{ is_stale: boolean }>(pool, {
    name: 'find-operator-session',
    text: `select last_seen_at < now() - interval '1 minute' as is_stale
      from operator_sessions where id_hash = $1 and ${isAlive}`,
    values: [hashId(id)],
    timeoutMs,
  });
  // Written at most once a minute: the limit is counted in tens of them.
  if (row?.is_stale && isUse) {
    await runStatement(pool, {
      text: `update operator_sessions set last_seen_at = now() where id_hash = $1 and ${isAlive}`,
      values: [hashId(id)],
      timeoutMs,
    });
  }
  return row !== undefined;
}

/** Ends a session. */
export async function endSession(pool: Pool, id: string): Promise<void> {
  await runStatement(pool, {
    text: 'delete from operator_sessions where id_hash = $1',
    values: [hashId(id)],
    timeoutMs,
  });
}

/** The id has 256 random bits, so that a plain hash cannot be searched. */
function hashId(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}
