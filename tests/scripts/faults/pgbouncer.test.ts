import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { runBehindPooler } from '#scripts/faults/pgbouncer.ts';
import { findPooler, startPooler } from '#scripts/faults/support/pooler.ts';
import { openScratchDatabase } from '#scripts/faults/support/scratch-database.ts';
import { named } from '#server/db/kysely.ts';
import { openDatabase } from '#server/db/open/open.ts';
import { quiet } from '#tests/support/database/database.ts';
import { missedFigures } from './missed-figures.ts';
import { openScratch } from './scratch.ts';

it('two web and two worker processes share one database behind a pooler', async () => {
  const folder = openScratch();
  const running = runBehindPooler(folder, { guests: 60 }, () => {});
  const figures = await running.catch((error: unknown) => {
    // Where no such program can be had the part has to say so.
    if (findPooler() !== undefined) throw error;
    expect(String(error)).toContain('Install the package pgbouncer');
    return undefined;
  });
  if (!figures) return;
  expect(figures).toHaveLength(6);
  expect(missedFigures(figures)).toEqual([]);
});

it.runIf(findPooler())('a pooler that the address does not name is recognized', async () => {
  const folder = openScratch();
  const server = await openScratchDatabase(folder);
  const pooler = await startPooler(folder, server.url);
  onTestFinished(async () => {
    await pooler.stop();
    await server.close();
  });
  const plain = pooler.url.replace('?pgbouncer=true', '');
  const reached = async (databaseUrl: string) => {
    const database = await openDatabase({ databaseUrl, dataDir: '', log: quiet });
    const ask = () => sql`${named('one')} select 1`.execute(database.kysely);
    // More at once than the pooler has sessions, so that each session meets another's statement.
    const asked = await Promise.allSettled(Array.from({ length: 200 }, ask));
    await database.close();
    return [database.describe, asked.filter(({ status }) => status === 'rejected').length] as const;
  };
  const [described, failed] = await reached(plain);
  expect(described).toContain(
    'through a pooler, as if in transaction mode; if it is in session mode',
  );
  expect(failed).toBe(0);
  expect((await reached(pooler.url))[0]).toContain('through a pooler in transaction mode.');
  expect((await reached(`${plain}?pgbouncer=false`))[0]).not.toContain('pooler');
});
