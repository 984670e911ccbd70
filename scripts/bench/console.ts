import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import {
  type Ask,
  listViews,
  measureView,
  signIn,
  type View,
} from '#scripts/bench/support/console-views.ts';
import { writeSampleRows } from '#scripts/sample/sample-rows.ts';
import { figureSampleDays } from '#scripts/sample/sample-visits.ts';
import { findDatabase } from '#scripts/support/database/find-database.ts';
import { readSite } from '#scripts/support/declared-site.ts';
import { ensureProgram } from '#scripts/support/ensure-program.ts';
import { atLeast, type Figure } from '#scripts/support/figures.ts';
import {
  chooseSample,
  newPeople,
  writeWrkScript,
} from '#scripts/support/load/submission-sample.ts';
import { runWrk } from '#scripts/support/load/wrk.ts';
import { startSite } from '#scripts/support/site-server.ts';
import { createKysely } from '#server/db/kysely.ts';

const people = 1_000_000;
const pageViews = 100_000_000;
const password = 'a password for measuring';
const clients = 64;
const rounds = 10;
const seconds = 5;
/** How long an operator looks at a view before the next one; nobody reads faster. */
const lookMs = 1000;

/**
 * Every view of the console over a million leads with three deliveries each, after a hundred million
 * page views, and visitors' submissions with and without an operator who keeps going through all the
 * views.
 */
export async function benchConsole(dataDir: string): Promise<readonly Figure[]> {
  await ensureProgram('wrk', 'wrk');
  const site = await startSite({ dataDir, env: { ROLE: 'web', OPERATOR_PASSWORD: password } });
  try {
    const pool = new pg.Pool({ connectionString: (await findDatabase(dataDir)).url });
    const client = await pool.connect();
    await writeSampleRows(client, readSite(), { people, emails: 3 }, (written) => {
      console.error(
        `console     ${written.toLocaleString('en')} of ${people.toLocaleString('en')}`,
      );
    });
    await client.query(
      'update visit_counts set views = ceil(views * $1 / (select sum(views) from visit_counts))',
      [pageViews],
    );
    await figureSampleDays(createKysely(pool));
    const ask = await signIn(site.url, password);
    const views = await listViews(ask, people);
    const figures: Figure[] = [];
    for (const view of views) figures.push(await measureView(view, ask));
    const visitors = await measureVisitors(dataDir, site.url, client, ask, views);
    client.release();
    await pool.end();
    return [...figures, visitors];
  } finally {
    await site.stop();
  }
}

/** Submissions per second with an operator going through the views, and without. */
async function measureVisitors(
  dataDir: string,
  url: string,
  client: pg.PoolClient,
  ask: Ask,
  views: readonly View[],
): Promise<Figure> {
  const sample = chooseSample(readSite());
  const script = await writeWrkScript(dataDir, sample);
  const send = async (duration: number) => {
    const args = newPeople('console');
    const address = `${url}/api/funnels/${sample.funnelId}/submissions`;
    // Every turn starts with nothing left to write from the one before.
    await client.query('checkpoint');
    return runWrk({ url: address, connections: clients, seconds: duration, script, args });
  };
  await send(2);
  const used: number[] = [];
  const unused: number[] = [];
  let answered = 0;
  for (let round = 0; round < rounds; round += 1) {
    const withOperator = async () => {
      let isOver = false;
      const looking = (async () => {
        for (let view = 0; !isOver; view += 1) {
          await ask(views[view % views.length]?.[1] ?? '/overview');
          answered += 1;
          await wait(lookMs);
        }
      })();
      used.push((await send(seconds)).perSecond);
      isOver = true;
      await looking;
    };
    const without = async () => {
      unused.push((await send(seconds)).perSecond);
    };
    for (const turn of round % 2 === 0 ? [withOperator, without] : [without, withOperator]) {
      await turn();
    }
  }
  return {
    part: 'console',
    what: 'submissions per second while the console is used',
    ours: used,
    limit: unused,
    limitName: 'while it is not',
    target: atLeast(0.95, 'ratio'),
    note: `${answered} views were answered meanwhile, one after the other with a pause of ${lookMs} ms`,
  };
}
