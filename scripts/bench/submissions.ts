import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findPgbench, runPgbench, writeLimitScript } from '#scripts/bench/load/pgbench.ts';
import { cpuMs } from '#scripts/bench/support/cpu-time.ts';
import { findDatabase } from '#scripts/support/database/find-database.ts';
import { readSite } from '#scripts/support/declared-site.ts';
import { ensureProgram } from '#scripts/support/ensure-program.ts';
import { atLeast, atMost, type Figure, median, never } from '#scripts/support/figures.ts';
import {
  chooseSample,
  newPeople,
  sendOne,
  writeWrkScript,
} from '#scripts/support/load/submission-sample.ts';
import { runWrk, type WrkRun } from '#scripts/support/load/wrk.ts';
import { startSite } from '#scripts/support/site-server.ts';
import { createCluster, findBinaries } from '#server/db/embedded/cluster.ts';
import { superviseServer } from '#server/db/embedded/supervise.ts';

/** How many send at once, in how many rounds, and how much faster than the limit that has to be. */
const crowds = [
  { clients: 64, rounds: 5, seconds: 5, asked: 2 },
  // pgbench takes a while to open so many connections.
  { clients: 256, rounds: 3, seconds: 8, asked: 2.5 },
] as const;
const roundsAlone = 3;
const secondsAlone = 3;

/** Each of pgbench's clients has a connection of its own. */
const settings = { max_connections: '300' };

/** The two things that take turns. */
interface Load {
  readonly send: (clients: number, seconds: number) => Promise<WrkRun>;
  readonly limit: (clients: number, seconds: number) => ReturnType<typeof runPgbench>;
  /** The processor time that the site and its database have used, in milliseconds. */
  readonly used: () => number;
}

/**
 * Submissions over HTTP until their durable commit, compared with pgbench writing the same rows on
 * the same server with one statement per transaction.
 */
export async function benchSubmissions(dataDir: string): Promise<readonly Figure[]> {
  await ensureProgram('wrk', 'wrk');
  const pgbench = await findPgbench();
  const sample = chooseSample(readSite());
  const script = await writeWrkScript(dataDir, sample);
  const folder = join(dataDir, 'postgres');
  const log = { info: () => {}, warn: console.error, error: console.error };
  await createCluster(folder, findBinaries());
  // The site joins the server that runs in its folder.
  const server = await superviseServer(folder, findBinaries(), log, settings);
  const site = await startSite({ dataDir, env: { ROLE: 'web' } });
  const database = await findDatabase(dataDir);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const first = await sendOne(site.url, sample, 'first@example.com');
    const limitScript = await writeLimitScript(dataDir, client, first);
    let acknowledged = 0;
    let inFlight = 0;
    const load: Load = {
      async send(clients, duration) {
        const url = `${site.url}/api/funnels/${sample.funnelId}/submissions`;
        const args = newPeople('run');
        const sent = await runWrk({ url, connections: clients, seconds: duration, script, args });
        acknowledged += sent.requests;
        inFlight += clients;
        return sent;
      },
      limit: (clients, duration) => runPgbench(pgbench, database, limitScript, clients, duration),
      used: () => cpuMs(site.pid) + cpuMs(database.pid, 'with-children'),
    };
    const figures: Figure[] = [];
    for (const crowd of crowds) figures.push(...(await measureCrowd(load, crowd, sample.path)));
    figures.push(await measureAlone(load));
    const stored = await untilQuiet(client);
    // What is in flight when wrk stops is saved without being counted.
    const isWhole = stored >= acknowledged && stored <= acknowledged + inFlight;
    const part = 'submissions';
    return [
      ...figures,
      never(
        part,
        'acknowledged submissions missing in the database',
        Math.max(0, acknowledged - stored),
        `${acknowledged} acknowledged, ${stored} stored${isWhole ? '' : ': more than were sent'}`,
      ),
    ];
  } finally {
    await client.end();
    await site.stop();
    await server.stop();
  }
}

async function measureCrowd(
  { send, limit, used }: Load,
  { clients, rounds, seconds, asked }: (typeof crowds)[number],
  path: string,
): Promise<readonly Figure[]> {
  await send(clients, 2);
  await limit(clients, 2);
  const ours: WrkRun[] = [];
  const limits: Awaited<ReturnType<typeof limit>>[] = [];
  const cpu: number[] = [];
  const limitCpu: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const one = async () => {
      const before = used();
      const sent = await send(clients, seconds);
      cpu.push((used() - before) / sent.requests);
      ours.push(sent);
    };
    const other = async () => {
      const before = used();
      const done = await limit(clients, seconds);
      limitCpu.push((used() - before) / done.transactions);
      limits.push(done);
    };
    // Whichever runs second meets larger tables and the other's dead rows.
    for (const turn of round % 2 === 0 ? [one, other] : [other, one]) await turn();
  }
  const part = 'submissions';
  return [
    {
      part,
      what: `saved per second, ${clients} clients, web process`,
      ours: ours.map(({ perSecond }) => perSecond),
      limit: limits.map(({ perSecond }) => perSecond),
      limitName: 'pgbench, one prepared statement per transaction',
      target: atLeast(asked, 'ratio'),
      note: `form ${path}`,
    },
    {
      part,
      what: `p99 latency, ${clients} clients, ms`,
      ours: ours.map(({ p99Ms }) => p99Ms),
      limit: limits.map(({ p99Ms }) => p99Ms),
      limitName: 'pgbench',
      target: atMost(1, 'ratio'),
    },
    {
      part,
      what: `processor time of a submission without its sender, ${clients} clients, ms`,
      ours: cpu,
      limit: limitCpu,
      limitName: 'PostgreSQL under pgbench',
    },
  ];
}

async function measureAlone({ send, limit }: Load): Promise<Figure> {
  const ours: number[] = [];
  const limits: number[] = [];
  for (let round = 0; round < roundsAlone; round += 1) {
    ours.push((await send(1, secondsAlone)).p50Ms);
    limits.push((await limit(1, secondsAlone)).meanMs);
  }
  return {
    part: 'submissions',
    what: '1 client, median of the p50 latencies, ms',
    ours,
    limit: limits,
    limitName: 'pgbench mean',
    target: atMost(2, 'ratio'),
    note: `${Math.round(1000 / median(ours))} a second`,
  };
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
