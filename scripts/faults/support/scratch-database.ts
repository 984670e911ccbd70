import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { openLastingPool } from '#scripts/support/database/lasting-pool.ts';
import { quiet } from '#scripts/support/say.ts';
import { startEmbedded } from '#server/db/embedded/embedded.ts';
import { prepareData } from '#tests/support/database/prepared-data.ts';

/** A PostgreSQL server for one part of the faults. */
export interface ScratchDatabase {
  readonly url: string;
  readonly folder: string;
  /** For looking into it; survives the end of its server. */
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** Starts a PostgreSQL without a row in a new folder. */
export async function openScratchDatabase(dataDir: string): Promise<ScratchDatabase> {
  const folder = join(await mkdtemp(join(dataDir, 'scratch-')), 'postgres');
  await prepareData(folder);
  const server = await startEmbedded(folder, quiet);
  const pool = openLastingPool(server.url);
  return {
    url: server.url,
    folder,
    pool,
    async close() {
      await pool.end();
      await server.stop();
    },
  };
}
