import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { describe, inject } from 'vitest';
import { openLastingPool } from '#scripts/support/database/lasting-pool.ts';
import { type Database, openDatabase } from '#server/db/open/open.ts';
import type { DatabaseLog } from '#server/db/pool.ts';
import { throughContention } from '#server/db/through-contention.ts';
import { closeAfterFile } from '#tests/support/any/closings.ts';

/** A log for tests that read none. */
export const quiet: DatabaseLog = { info() {}, warn() {}, error() {} };

const separate = () => inject('separateServer');
const embedded = () => inject('embeddedServer');

/** The address of a new database without any table; it is removed after the file's tests. */
export async function createDatabase(server = separate(), from = 'template1'): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // `strategy wal_log` is the default from release 15 on; 14 does not know the word.
  await administer(server, `create database ${name} template ${from}`);
  closeAfterFile(() => administer(server, `drop database ${name} with (force)`));
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Opens a database by its address; it is closed after the file's tests. */
export async function openAt(databaseUrl: string): Promise<Database> {
  const database = await openDatabase({ databaseUrl, dataDir: '', log: quiet });
  closeAfterFile(() => database.close());
  return database;
}

/** Opens a new, empty, migrated database; it is closed and removed after the file's tests. */
export async function openTestDatabase(server = separate()): Promise<Database> {
  return openAt(await createDatabase(server, 'template_funnelfile'));
}

/**
 * Describes something whose tests share a database; each finds it empty when it opens it. Tests that
 * change the tables themselves open one of their own.
 */
export function describeWithDatabase(
  name: string,
  define: (open: () => Promise<Database>) => void,
  server = separate,
): void {
  describe(name, () => {
    let opened: Promise<Database> | undefined;
    define(async () => {
      opened ??= openTestDatabase(server());
      const database = await opened;
      // A sender that was stopped may still write down what it had begun.
      await throughContention(() => emptyTables(database));
      return database;
    });
  });
}

/**
 * Describes something that the release of PostgreSQL may matter to, on both servers. All that a site
 * does besides runs on the separate one here and on the embedded one in the system tests.
 */
export function describeOnBothServers(
  name: string,
  define: (open: () => Promise<Database>, openNew: () => Promise<Database>) => void,
): void {
  for (const [where, server] of [
    ['a separate server', separate],
    ['the embedded server', embedded],
  ] as const) {
    const openNew = () => openTestDatabase(server());
    describeWithDatabase(`${name} on ${where}`, (open) => define(open, openNew), server);
  }
}

/** Deletes every row and lets counting begin anew; `truncate` would write new files for all tables. */
async function emptyTables({ pool }: Database): Promise<void> {
  await pool.query(`
    do $$ declare name text; begin
      -- Neither the order of the tables nor the trigger that guards the audit log matters then.
      set local session_replication_role = replica;
      for name in select tablename from pg_tables
        where schemaname = 'public' and tablename not like 'kysely%'
      loop execute format('delete from public.%I', name); end loop;
      perform setval(format('public.%I', sequencename)::regclass, 1, false)
        from pg_sequences where schemaname = 'public';
    end $$`);
}

/** By server: to connect takes the server longer than what is asked of it here. */
const administrators = new Map<string, pg.Pool>();

async function administer(server: string, statement: string): Promise<void> {
  const pool = administrators.get(server) ?? openLastingPool(server, 1);
  administrators.set(server, pool);
  await pool.query(statement);
}
