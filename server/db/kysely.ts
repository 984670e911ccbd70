import {
  Kysely,
  PostgresAdapter,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPoolClient,
  type PostgresQueryResult,
  type RawBuilder,
  sql,
} from 'kysely';
import type pg from 'pg';
import { isDatabaseAway, readErrorCode } from './errors.ts';
import { keepsStatements } from './pool.ts';
import type { Tables } from './tables.ts';

/** A database handle, or a transaction on it: whatever statements can be run on. */
export type Executor = Kysely<Tables>;

/** A statement as the server gets it. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Turns each statement into another one before the server gets it, those that begin and end transactions included. */
type Rewrite = (statement: Statement) => Statement;

/** When a statement is given up together with its connection, unless told otherwise. */
const queryTimeoutMs = 15_000;

/**
 * The first or last words of a statement that the server keeps under a name, with its plan:
 * `` sql`${named('claim-due')} select …` ``, `.modifyFront(named('find-outcome'))` of a select,
 * `.modifyEnd(named('record-audit'))` of any other builder. For statements that run all the time;
 * behind a pooler in transaction mode they run without the name.
 *
 * @param name lower-case words with hyphens, one for each text
 */
export function named(name: string): RawBuilder<unknown> {
  return sql.raw(`/* ${name} */`);
}

const nameAtStart = /^.{0,40}?\/\* ([a-z][a-z0-9-]*) \*\//s;
const nameAtEnd = /\/\* ([a-z][a-z0-9-]*) \*\/$/;

function nameIn(text: string): string | undefined {
  return (nameAtStart.exec(text) ?? nameAtEnd.exec(text.slice(-60)))?.[1];
}

/** Whether the database answered and said no, by a SQLSTATE that is not about the connection. */
function isRefusal(error: unknown): boolean {
  return /^(?=.*\d)[0-9A-Z]{5}$/.test(readErrorCode(error)) && !isDatabaseAway(error);
}

/**
 * A connection of the pool as Kysely uses it. pg's own `release` keeps a connection that broke, and
 * a broken one that nobody listens to ends the process; here only a connection that failed itself
 * is thrown away, not one on which a row was refused.
 */
class KyselyClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #queryTimeoutMs: number;
  readonly #rewrite: Rewrite;
  #isBroken = false;
  readonly #noteBroken = () => {
    this.#isBroken = true;
  };

  get processID(): number {
    return Reflect.get(this.#client, 'processID');
  }

  constructor(client: pg.PoolClient, timeoutMs: number, rewrite: Rewrite) {
    this.#client = client;
    this.#queryTimeoutMs = timeoutMs;
    this.#rewrite = rewrite;
  }

  /** Begins a use of the connection; `release` ends it. */
  take(): this {
    this.#isBroken = false;
    this.#client.on('error', this.#noteBroken);
    return this;
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query(given: unknown, givenValues: readonly unknown[] = []): never {
    if (typeof given !== 'string') throw new TypeError('This site reads no cursors.');
    const { text, values } = this.#rewrite({ text: given, values: givenValues });
    const name = keepsStatements(this.#client) ? nameIn(text) : undefined;
    const statement = { text, values: [...values], query_timeout: this.#queryTimeoutMs };
    const running = this.#client.query(name === undefined ? statement : { ...statement, name });
    // Both signatures above are of one function; pg answers what Kysely asks for.
    return running.catch((error: unknown) => {
      if (!isRefusal(error)) this.#noteBroken();
      throw error;
    }) as never;
  }

  release(isDiscarded?: boolean): void {
    this.#client.off('error', this.#noteBroken).release(isDiscarded || this.#isBroken);
  }
}

/** Migrations hold their own lock for the length of their transaction, see open/migrate.ts. */
class UnlockedAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

class ServerDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new UnlockedAdapter();
  }
}

/**
 * Builds the query builder over a pool; whoever made the pool ends it.
 *
 * @param options.queryTimeoutMs how long a statement may take: 15 s unless told otherwise, 0 is for ever
 * @param options.rewrite what each statement is turned into; without it, it stays as it is
 */
export function createKysely(
  pool: pg.Pool,
  options: { readonly queryTimeoutMs?: number; readonly rewrite?: Rewrite } = {},
): Kysely<Tables> {
  const timeoutMs = options.queryTimeoutMs ?? queryTimeoutMs;
  const rewrite = options.rewrite ?? ((statement) => statement);
  // Kysely remembers each connection by the object it was given.
  const clients = new WeakMap<pg.PoolClient, KyselyClient>();
  return new Kysely<Tables>({
    dialect: new ServerDialect({
      pool: {
        options: pool.options,
        async connect() {
          const client = await pool.connect();
          const known = clients.get(client) ?? new KyselyClient(client, timeoutMs, rewrite);
          clients.set(client, known);
          return known.take();
        },
        end: async () => {},
      },
    }),
  });
}
