import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { cp, mkdir, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { migrateToLatest } from '#server/db/open/migrate.ts';
import { type Database, openDatabase } from '#server/db/open/open.ts';
import type { DatabaseLog } from '#server/db/pool.ts';

/** The kinds of database the site runs on. */
export const engines = ['embedded', 'postgres', 'pglite'] as const;
export type Engine = (typeof engines)[number];

/** A log for tests that read none. */
export const quiet: DatabaseLog = { info() {}, warn() {}, error() {} };

/** Opens a new, empty, migrated database; it is closed and removed after the file's tests. */
export async function openTestDatabase(engine: Engine): Promise<Database> {
  const { database, remove } = engine === 'pglite' ? await openLite() : await openCopy(engine);
  afterAll(remove);
  return database;
}

/** Runs the same tests on every kind of database. */
export function describeOnEveryEngine(
  name: string,
  define: (open: () => Promise<Database>, engine: Engine) => void,
): void {
  describe.each(engines)(`${name} on %s`, (engine) => {
    const opened: (() => Promise<void>)[] = [];
    if (engine === 'pglite') beforeAll(async () => void (await makeLiteTemplate()));
    afterAll(async () => {
      for (const remove of opened) await remove();
    });
    define(async () => {
      const { database, remove } = engine === 'pglite' ? await openLite() : await openCopy(engine);
      opened.push(remove);
      return database;
    }, engine);
  });
}

interface Opened {
  readonly database: Database;
  remove(): Promise<void>;
}

async function openCopy(engine: 'embedded' | 'postgres'): Promise<Opened> {
  const server = inject(engine === 'embedded' ? 'databaseServer' : 'separateServer');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // `strategy wal_log` is the default from release 15 on; 14 does not know the word.
  await administer(server, `create database ${name} template template_funnelfile`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openDatabase({ databaseUrl: url.href, dataDir: '', log: quiet });
  return {
    database: { ...database, kind: engine },
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

async function openLite(): Promise<Opened> {
  const dataDir = mkdtempSync(join(tmpdir(), 'funnelfile-lite-'));
  await cp(await makeLiteTemplate(), join(dataDir, 'pglite', 'cluster'), { recursive: true });
  const database = await openDatabase({ databaseUrl: 'pglite:', dataDir, log: quiet });
  return {
    database,
    async remove() {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The folder of a migrated PGlite. Making one takes seconds, so it is made once in a run. */
async function makeLiteTemplate(): Promise<string> {
  const template = inject('liteTemplate');
  if (existsSync(template)) return template;
  const dataDir = `${template}-in-the-making`;
  try {
    await mkdir(dataDir);
  } catch {
    // Another worker is at it.
    while (!existsSync(template)) await wait(50);
    return template;
  }
  const database = await openDatabase({ databaseUrl: 'pglite:', dataDir, log: quiet });
  await migrateToLatest(database.kysely);
  await database.close();
  await rename(join(dataDir, 'pglite', 'cluster'), template);
  return template;
}
