import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { errorMessage } from '#engine/text/error-message.ts';
import { isDatabaseAway } from '#server/db/errors.ts';
import type { DatabaseLog } from '#server/db/pool.ts';

const oldestServer = 140_000;
const pauseMs = 500;

/** Host, port and name of a database: its address without user, password and options. */
export function describePlace(url: string): string {
  const parsed = URL.parse(url);
  return parsed ? `${parsed.host}${parsed.pathname}` : 'the address in DATABASE_URL';
}

async function checkVersion(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ version: number; name: string }>(
    `select current_setting('server_version_num')::int as version,
            current_setting('server_version') as name`,
  );
  const server = rows[0];
  if (server && server.version < oldestServer) {
    throw new Error(`it is PostgreSQL ${server.name}, and 14 or later is needed`);
  }
}

/**
 * Waits for a server that is starting at the same time, as in a group of containers. Throws a
 * sentence when it cannot be used or does not come up within the limit.
 */
export async function waitForServer(
  pool: pg.Pool,
  url: string,
  limitMs: number,
  log: DatabaseLog,
): Promise<void> {
  const deadline = Date.now() + limitMs;
  const place = describePlace(url);
  for (let tries = 0; ; tries += 1) {
    try {
      return await checkVersion(pool);
    } catch (error) {
      const reason = errorMessage(error);
      if (!isDatabaseAway(error) || Date.now() > deadline) {
        throw new Error(
          `The database at ${place} cannot be used: ${reason}. Check DATABASE_URL and the server.`,
          { cause: error },
        );
      }
      if (tries === 0) log.info(`Waiting for the database at ${place}: ${reason}`);
      await wait(pauseMs);
    }
  }
}
