import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, describe, inject } from 'vitest';
import { type Database, openDatabase } from '#server/db/open/open.ts';
import type { DatabaseLog } from '#server/db/pool.ts';

/** The servers that the tests run on: the site's own, and one of another release by its address. */
const engines = ['embedded', 'postgres'] as const;
type Engine = (typeof engines)[number];

/** A log for tests that read none. */
export const quiet: DatabaseLog = { info() {}, warn() {}, error() {} };

/** Opens a new, empty, migrated database; it is closed and removed after the file's tests. */
export async function openTestDatabase(engine: Engine): Promise<Database> {
  const { database, remove } = await openCopy(engine);
  afterAll(remove);
  return database;
}

/** Runs the same tests on both servers. */
export function describeOnEveryEngine(
  name: string,
  define: (open: () => Promise<Database>) => void,
): void {
  describe.each(engines)(`${name} on %s`, (engine) => {
    const opened: (() => Promise<void>)[] = [];
    afterAll(async () => {
      for (const remove of opened) await remove();
    });
    define(async () => {
      const { database, remove } = await openCopy(engine);
      opened.push(remove);
      return database;
    });
  });
}

interface Opened {
  readonly database: Database;
  remove(): Promise<void>;
}

async function openCopy(engine: Engine): Promise<Opened> {
  const server = inject(engine === 'embedded' ? 'databaseServer' : 'separateServer');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // `strategy wal_log` is the default from release 15 on; 14 does not know the word.
  await administer(server, `create database ${name} template template_funnelfile`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openDatabase({ databaseUrl: url.href, dataDir: '', log: quiet });
  return {
    database,
    async remove() {
      await database.close();
      await administer(server, `drop database ${name} with (force)`);
    },
  };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
