import { rm } from 'node:fs/promises';
import type pg from 'pg';
import { type Ask, listViews, signIn, type View } from '#scripts/bench/support/console-views.ts';
import { writeSampleRows } from '#scripts/sample/sample-rows.ts';
import { figureSampleDays } from '#scripts/sample/sample-visits.ts';
import { type DatabaseAddress, findDatabase } from '#scripts/support/database/find-database.ts';
import { openLastingPool } from '#scripts/support/database/lasting-pool.ts';
import { readSite } from '#scripts/support/declared-site.ts';
import { startSite } from '#scripts/support/site-server.ts';
import { createKysely, type Executor } from '#server/db/kysely.ts';

const password = 'a password for measuring';

/** The deliveries of a lead. */
export const emails = 10;

/** A running site with invented people. */
export interface FilledSite {
  readonly folder: string;
  readonly url: string;
  readonly database: DatabaseAddress;
  readonly pool: pg.Pool;
  readonly db: Executor;
  readonly ask: Ask;
  readonly views: readonly View[];
  /** No row of the invented people is newer. */
  readonly filledAt: Date;
  /** What the database takes on the disk. */
  readonly bytes: number;
  /** Stops the site and deletes its folder. */
  remove(): Promise<void>;
}

/** Starts a site in a folder of its own and fills it. */
export async function openFilledSite(folder: string, people: number): Promise<FilledSite> {
  const site = await startSite({
    dataDir: folder,
    env: { ROLE: 'web', OPERATOR_PASSWORD: password },
  });
  const database = await findDatabase(folder);
  const pool = openLastingPool(database.url, 4);
  const db = createKysely(pool, { queryTimeoutMs: 0 });
  const client = await pool.connect();
  await writeSampleRows(client, readSite(), { people, emails }, () => {});
  client.release();
  await figureSampleDays(db);
  await pool.query('checkpoint');
  const { rows } = await pool.query<{ at: Date; bytes: string }>(
    'select now() as at, pg_database_size(current_database()) as bytes',
  );
  const ask = await signIn(site.url, password);
  return {
    folder,
    url: site.url,
    database,
    pool,
    db,
    ask,
    views: await listViews(ask, people),
    filledAt: rows[0]?.at ?? new Date(),
    bytes: Number(rows[0]?.bytes),
    async remove() {
      await pool.end();
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
