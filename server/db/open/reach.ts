import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { errorMessage } from '#engine/text/error-message.ts';
import { OperatorError } from '#engine/text/operator-error.ts';
import { isDatabaseAway } from '#server/db/errors.ts';
import type { Executor } from '#server/db/kysely.ts';
import type { DatabaseLog } from '#server/db/pool.ts';

const minServerVersion = 140_000;
const pauseMs = 500;

/** Host or socket, port and name of a database, without user, password and other options. */
export function describePlace(url: string): string {
  const parsed = URL.parse(url);
  if (!parsed) return 'the address in DATABASE_URL';
  const { host, port, pathname, searchParams } = parsed;
  const [named, at] = [searchParams.get('host'), searchParams.get('port') ?? port];
  const where = named === null ? host.replaceAll('%2F', '/') : `${named}${at && `:${at}`}`;
  return `${where}${pathname}`;
}

/** Where a site has been already, another encoding has to do: it is told, and goes on. */
async function checkServer(db: Executor, log: DatabaseLog): Promise<void> {
  const { version, name, encoding, isUsed } = await db
    .selectNoFrom([
      sql<number>`current_setting('server_version_num')::int`.as('version'),
      sql<string>`current_setting('server_version')`.as('name'),
      sql<string>`current_setting('server_encoding')`.as('encoding'),
      sql<boolean>`to_regclass('kysely_migration') is not null`.as('isUsed'),
    ])
    .executeTakeFirstOrThrow();
  if (version < minServerVersion) {
    throw new OperatorError(`it is PostgreSQL ${name}, and 14 or later is needed`);
  }
  if (encoding === 'UTF8') return;
  const problem = `its encoding is ${encoding}, which cannot hold every name; create one with encoding 'UTF8' template template0`;
  if (!isUsed) throw new OperatorError(problem);
  log.warn(
    `The database is not as it should be: ${problem}, and move there with npm run move-database.`,
  );
}

/** Why a server cannot be reached; of a missing password the driver only says what kind of value it is. */
function reasonOf(error: unknown): string {
  const reason = errorMessage(error);
  return reason.includes('client password must be a string')
    ? 'it asks for a password, and there is none in the address or in PGPASSWORD'
    : reason;
}

interface Reaching {
  readonly url: string;
  /** Where the operator has written the address. */
  readonly from: string;
  readonly limitMs: number;
  readonly log: DatabaseLog;
}

/**
 * Waits for a server that is starting at the same time, as in a group of containers.
 *
 * @throws OperatorError if it cannot be used, or is not up within the limit
 */
export async function waitForServer(
  db: Executor,
  { url, from, limitMs, log }: Reaching,
): Promise<void> {
  const deadline = Date.now() + limitMs;
  const place = describePlace(url);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await checkServer(db, log);
    } catch (error) {
      const reason = reasonOf(error);
      if (!isDatabaseAway(error) || Date.now() > deadline) {
        throw new OperatorError(
          `The database at ${place} cannot be used: ${reason}. Check ${from} and the server.`,
          { cause: error },
        );
      }
      if (attempt === 1) log.info(`Waiting for the database at ${place}: ${reason}`);
      await wait(pauseMs);
    }
  }
}
