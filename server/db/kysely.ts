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

/** A database handle, or a transaction on it. */
export type Executor = Kysely<Tables>;

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Rewrites each statement before the server gets it, including those that begin and end transactions. */
type Rewrite = (statement: Statement) => Statement;

/** The default time after which a statement and its connection are given up. */
const queryTimeoutMs = 15_000;

/**
 * Makes the server keep a statement and its plan under a name: `` sql`${named('claim-due')} select …`
 * ``, `.modifyFront(named('find-outcome'))` of a select, `.modifyEnd(named('record-audit'))` of any
 * other builder. For statements that run all the time; behind a pooler in transaction mode they run
 * unnamed.
 *
 * @param name lower-case words with hyphens, unique per statement
 */
export function named(name: string): RawBuilder<unknown> {
  return sql.raw(`/* ${name} */`);
}

const nameAtStart = /^.{0,40}?\/\* ([a-z][a-z0-9-]*) \*\//s;
const nameAtEnd = /\/\* ([a-z][a-z0-9-]*) \*\/$/;

function nameIn(text: string): string | undefined {
  return (nameAtStart.exec(text) ?? nameAtEnd.exec(text.slice(-60)))?.[1];
}

/** Whether the database answered with an error that is not about the connection. */
function isRefusal(error: unknown): boolean {
  return /^(?=.*\d)[0-9A-Z]{5}$/.test(readErrorCode(error)) && !isDatabaseAway(error);
}

/**
 * A connection of the pool as Kysely uses it. pg's own `release` keeps broken connections, and an
 * unobserved one ends the process; here a connection is discarded if it broke, but not if a row was
 * refused.
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
    // Both signatures above belong to one function; pg returns what Kysely expects.
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
 * Builds the query builder over a pool; the pool's creator ends it.
 *
 * @param options.queryTimeoutMs how long a statement may take: 15 s by default, 0 means no limit
 * @param options.rewrite rewrites each statement
 */
export function createKysely(
  pool: pg.Pool,
  options: { readonly queryTimeoutMs?: number; readonly rewrite?: Rewrite } = {},
): Kysely<Tables> {
  const timeoutMs = options.queryTimeoutMs ?? queryTimeoutMs;
  const rewrite = options.rewrite ?? ((statement) => statement);
  // Kysely identifies connections by object.
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
