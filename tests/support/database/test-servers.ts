import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '#server/db/embedded/embedded.ts';
import { migrateToLatest } from '#server/db/open/migrate.ts';
import { openDatabase } from '#server/db/open/open.ts';
import { quiet } from '#tests/support/database/database.ts';
import { startSeparateServer } from '#tests/support/database/separate-server.ts';

/** Addresses of two servers, each with a migrated database `template_funnelfile`. */
export interface TestServers {
  readonly embedded: string;
  readonly separate: string;
  stop(): Promise<void>;
}

/** Starts the embedded server as the site does, and another one that the site only connects to. */
export async function startServers(folder: string): Promise<TestServers> {
  chmodSync(folder, 0o755);
  const [embedded, separate] = await Promise.all([
    startEmbedded(join(folder, 'embedded'), quiet),
    startSeparateServer(join(folder, 'separate')),
  ]);
  await Promise.all([prepareTemplate(embedded.url), prepareTemplate(separate.url)]);
  return {
    embedded: embedded.url,
    separate: separate.url,
    async stop() {
      await Promise.all([embedded.stop(), separate.stop()]);
    },
  };
}

async function prepareTemplate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // What these servers hold goes with the run, so nobody waits for a disk.
  await client.query('alter system set fsync = off');
  await client.query('select pg_reload_conf()');
  await client.query('create database template_funnelfile');
  await client.end();
  const template = new URL(url);
  template.pathname = '/template_funnelfile';
  const database = await openDatabase({ databaseUrl: template.href, dataDir: '', log: quiet });
  await migrateToLatest(database.kysely);
  await database.close();
}
