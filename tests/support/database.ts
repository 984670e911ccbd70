import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, describe, inject } from 'vitest';
import { type Database, openDatabase } from '#server/db/open/open.ts';
import type { DatabaseLog } from '#server/db/pool.ts';

/** A log for tests that read none. */
export const quiet: DatabaseLog = { info() {}, warn() {}, error() {} };

/** Opens a new, empty, migrated database; it is closed and removed after the file's tests. */
export async function openTestDatabase(): Promise<Database> {
  const { database, remove } = await openCopy(inject('separateServer'));
  afterAll(remove);
  return database;
}

/** Describes something whose tests open databases; they are closed and removed after them. */
export function describeWithDatabase(
  name: string,
  define: (open: () => Promise<Database>) => void,
  server: () => string = () => inject('separateServer'),
): void {
  describe(name, () => {
    const opened: Opened[] = [];
    afterAll(async () => {
      for (const { remove } of opened) await remove();
    });
    define(async () => {
      const copy = await openCopy(server());
      opened.push(copy);
      return copy.database;
    });
  });
}

/**
 * Describes something that the release of PostgreSQL may matter to, on both servers. All that sites
 * do besides runs on the separate server here and on the embedded one in the system tests.
 */
export function describeOnBothServers(
  name: string,
  define: (open: () => Promise<Database>) => void,
): void {
  describeWithDatabase(`${name} on a separate server`, define);
  describeWithDatabase(`${name} on the embedded server`, define, () => inject('embeddedServer'));
}

interface Opened {
  readonly database: Database;
  remove(): Promise<void>;
}

async function openCopy(server: string): Promise<Opened> {
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
