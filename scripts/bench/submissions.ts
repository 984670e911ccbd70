import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findPgbench, runPgbench, writeLimitScript } from '#scripts/bench/load/pgbench.ts';
import { cpuMs } from '#scripts/bench/support/cpu-time.ts';
import { readSite } from '#scripts/support/declared-site.ts';
import { ensureProgram } from '#scripts/support/ensure-program.ts';
import { atLeast, atMost, type Figure, median } from '#scripts/support/figures.ts';
import { findDatabase } from '#scripts/support/find-database.ts';
import { startSite } from '#scripts/support/site-server.ts';
import { chooseSample, sendOne, writeWrkScript } from '#scripts/support/submission-sample.ts';
import { runWrk } from '#scripts/support/wrk.ts';

const clients = 64;
const rounds = 5;
const seconds = 5;

/** Makes the addresses of each run differ from those of all others. */
let run = 0;

/**
 * Submissions over HTTP until their durable commit, next to pgbench that writes the same rows on the
 * same server with one statement per transaction.
 */
export async function benchSubmissions(dataDir: string): Promise<readonly Figure[]> {
  await ensureProgram('wrk', 'wrk');
  const pgbench = await findPgbench();
  const sample = chooseSample(readSite());
  const script = await writeWrkScript(dataDir, sample);
  const site = await startSite({ dataDir, env: { ROLE: 'web' } });
  const database = await findDatabase(dataDir);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const first = await sendOne(site.url, sample, 'first@example.com');
    const limitScript = await writeLimitScript(dataDir, client, first);
    const send = (connections: number, duration: number) => {
      run += 1;
      const url = `${site.url}/api/funnels/${sample.funnelId}/submissions`;
      const args = [`run${run}-${process.pid}`, String(process.pid + run)];
      return runWrk({ url, connections, seconds: duration, script, args });
    };
    const limit = (connections: number, duration: number) =>
      runPgbench(pgbench, database, limitScript, connections, duration);

    const used = () => cpuMs(site.pid) + cpuMs(database.pid, 'with-children');

    await send(clients, 2);
    await limit(clients, 2);
    const before = await countSubmissions(client);
    const ours: number[] = [];
    const limits: number[] = [];
    const cpu: number[] = [];
    const limitCpu: number[] = [];
    let acknowledged = 0;
    for (let round = 0; round < rounds; round += 1) {
      const one = async () => {
        const before = used();
        const { perSecond, requests } = await send(clients, seconds);
        cpu.push((used() - before) / requests);
        ours.push(perSecond);
        acknowledged += requests;
      };
      const other = async () => {
        const before = used();
        const { perSecond, transactions } = await limit(clients, seconds);
        limitCpu.push((used() - before) / transactions);
        limits.push(perSecond);
      };
      // Whichever comes second has larger tables and the other's dead rows.
      for (const turn of round % 2 === 0 ? [one, other] : [other, one]) await turn();
    }
    const stored = (await untilQuiet(client)) - before;
    const alone: number[] = [];
    const aloneLimit: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      alone.push((await send(1, 3)).p50Ms);
      aloneLimit.push((await limit(1, 3)).meanMs);
    }
    // What is in flight when wrk stops is saved without being counted.
    const isWhole = stored >= acknowledged && stored <= acknowledged + rounds * clients;
    return [
      {
        part: 'submissions',
        what: `saved per second, ${clients} clients, web process`,
        ours,
        limit: limits,
        limitName: 'pgbench, one prepared statement per transaction',
        target: atLeast(1, 'ratio'),
        note: `form ${sample.path}`,
      },
      {
        part: 'submissions',
        what: 'processor time of a submission without its sender, ms',
        ours: cpu,
        limit: limitCpu,
        limitName: 'PostgreSQL under pgbench',
      },
      {
        part: 'submissions',
        what: 'acknowledged submissions missing in the database',
        ours: [Math.max(0, acknowledged - stored)],
        target: atMost(0),
        note: `${acknowledged} acknowledged, ${stored} stored${isWhole ? '' : ': more than were sent'}`,
      },
      {
        part: 'submissions',
        what: '1 client, median of the p50 latencies, ms',
        ours: alone,
        limit: aloneLimit,
        limitName: 'pgbench mean',
        note: `${Math.round(1000 / median(alone))} a second`,
      },
    ];
  } finally {
    await client.end();
    await site.stop();
  }
}

/** Submissions sent over HTTP, without pgbench's own rows. */
async function countSubmissions(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    `select count(*) from submissions where email_key like 'run%'`,
  );
  return Number(rows[0]?.count);
}

/** The count once it has stopped growing. */
async function untilQuiet(client: pg.Client): Promise<number> {
  let known = await countSubmissions(client);
  for (let turn = 0; turn < 50; turn += 1) {
    await wait(200);
    const now = await countSubmissions(client);
    if (now === known) return now;
    known = now;
  }
  throw new Error('Submissions are still being saved ten seconds after the last one was sent.');
}
