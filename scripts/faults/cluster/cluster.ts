import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { type Cluster, startCluster } from '#scripts/cluster/cluster.ts';
import { type Crowd, listForms, startCrowd } from '#scripts/faults/support/people.ts';
import { startProxy } from '#scripts/faults/support/proxy.ts';
import { startReaders } from '#scripts/faults/support/readers.ts';
import { compareEmails, untilSent } from '#scripts/faults/support/sent-emails.ts';
import { type Member, startMember } from '#scripts/faults/support/site-member.ts';
import { mountSmallDisk, type SmallDisk } from '#scripts/faults/support/small-disk.ts';
import { examine } from '#scripts/faults/support/stored.ts';
import { openLastingPool } from '#scripts/support/database/lasting-pool.ts';
import { atMost, type Figure, median, never } from '#scripts/support/figures.ts';
import type { Say } from '#scripts/support/say.ts';
import { openPostmark } from '#tests/support/postmark.ts';
import { type Fault, faults, type Struck } from './faults.ts';

const part = 'cluster';
const people = 6;
const diskMegabytes = 1500;

/** How much is broken. */
interface ClusterRun {
  /** How often each fault strikes. */
  readonly rounds: number;
  /** The names of the faults; all by default. */
  readonly only?: readonly string[];
  /** Between one person's forms; people look at pages ten times as often. */
  readonly pauseMs?: number;
}

/**
 * Two web and two worker processes use a cluster of three PostgreSQL nodes, behind nginx, while people
 * view pages and send forms, and one thing after another breaks.
 *
 * @throws Error if the cluster's packages or the rights for its networks are missing
 */
export async function breakCluster(
  dataDir: string,
  { rounds, only, pauseMs = 50 }: ClusterRun,
  say: Say,
): Promise<readonly Figure[]> {
  const chosen = faults.filter(({ name }) => only === undefined || only.includes(name));
  const disks = new Map<string, SmallDisk>();
  const closings: (() => Promise<unknown>)[] = [];
  const later = (close: () => Promise<unknown>) => void closings.push(close);
  try {
    const cluster = await startCluster((folder, name) => {
      const disk = mountSmallDisk(folder, diskMegabytes);
      disks.set(name, disk);
      return disk;
    });
    later(() => cluster.stop());
    say(`the cluster runs, ${(await cluster.primary()).name} is its primary`);
    const pool = openLastingPool(cluster.directUrl);
    later(() => pool.end());
    const postmark = await openPostmark();
    later(() => postmark.close());
    const env = {
      POSTMARK_SERVER_TOKEN: postmark.token,
      POSTMARK_API_URL: postmark.url,
      REPLICA_URL: cluster.replicaUrl,
      TRUST_PROXY: '1',
      SUBMISSIONS_PER_MINUTE: '100000',
    };
    const start = async (role: Member['role']) => {
      const member = await startMember({ role, dataDir, databaseUrl: cluster.url, env });
      later(() => member.stop());
      await member.untilReady();
      return member;
    };
    const webs = [await start('web'), await start('web')];
    const workers = [await start('worker'), await start('worker')];
    const urls = webs.map(({ url }) => url);
    const proxy = await startProxy(dataDir, urls);
    later(() => proxy.stop());
    const forms = listForms();
    const crowd = startCrowd([proxy.url], forms, people, { pauseMs });
    later(() => crowd.leave());
    const readers = startReaders(`${proxy.url}${forms[0]?.path}`, 2, pauseMs / 10);
    later(() => readers.leave());

    const struck: Struck = { cluster, webs, workers, disks };
    const gaps = new Map<string, number[]>(chosen.map(({ name }) => [name, []]));
    for (let round = 1; round <= rounds; round += 1) {
      for (const fault of chosen) {
        const seconds = await strikeOnce(fault, struck, crowd);
        gaps.get(fault.name)?.push(seconds);
        say(`${round}: ${fault.name}; forms were saved again after ${seconds.toFixed(2)} s`);
      }
    }
    await crowd.leave();
    await readers.leave();
    await untilSent(pool, say);
    return [
      ...chosen.map((fault) => describeGaps(fault, gaps.get(fault.name) ?? [])),
      ...(await describeLosses(pool, crowd, postmark.accepted)),
      never(part, 'pages not answered', readers.failed(), `${readers.seen()} pages`),
    ];
  } finally {
    for (const close of closings.toReversed()) await close();
  }
}

/** Breaks one thing and repairs it. @returns the longest time in seconds in which no form was saved */
async function strikeOnce(fault: Fault, struck: Struck, crowd: Crowd): Promise<number> {
  await struck.cluster.untilWhole();
  await untilSaving(crowd);
  const watch = watchGaps(crowd);
  const mend = await fault.strike(struck);
  await untilSaving(crowd);
  await mend();
  await untilWholeAgain(struck.cluster);
  await untilSaving(crowd);
  return watch.stop() / 1000;
}

async function untilWholeAgain(cluster: Cluster): Promise<void> {
  // The fault may not have been noticed yet.
  await wait(3000);
  await cluster.untilWhole(180_000);
}

/** Waits until several forms in a row are saved. */
async function untilSaving(crowd: Crowd): Promise<void> {
  const asked = crowd.acknowledged.length + 2 * people;
  const deadline = Date.now() + 180_000;
  while (crowd.acknowledged.length < asked) {
    if (Date.now() > deadline) throw new Error('No form was saved for three minutes.');
    await wait(20);
  }
}

/** Measures the longest time between two saved forms. */
function watchGaps(crowd: Crowd) {
  let [longest, last, count] = [0, performance.now(), crowd.acknowledged.length];
  const look = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    if (crowd.acknowledged.length === count) return;
    [last, count] = [now, crowd.acknowledged.length];
  };
  const timer = setInterval(look, 10);
  return {
    /** @returns milliseconds */
    stop() {
      clearInterval(timer);
      look();
      return longest;
    },
  };
}

function describeGaps({ name, limitSeconds }: Fault, seconds: readonly number[]): Figure {
  return {
    part,
    what: `${name}: forms saved again after, s`,
    ours: [Math.max(...seconds)],
    target: atMost(limitSeconds),
    note: `the longest of ${seconds.length}, in the middle ${median(seconds).toFixed(2)}`,
  };
}

async function describeLosses(
  pool: pg.Pool,
  crowd: Crowd,
  accepted: Parameters<typeof compareEmails>[1],
): Promise<readonly Figure[]> {
  const stored = await examine(pool, crowd.acknowledged);
  const emails = await compareEmails(pool, accepted);
  const { rows } = await pool.query<{ oversold: number }>(`
    select coalesce(sum(greatest(e.taken - e.capacity, 0)), 0)::int as oversold from events e`);
  return [
    never(
      part,
      'acknowledged forms lost',
      stored.lost,
      `${crowd.acknowledged.length} forms, ${crowd.failures()} answers asked to send again`,
    ),
    never(part, 'forms saved in part', stored.partial),
    never(
      part,
      'emails lost or sent twice',
      emails.lost + emails.doubled,
      `${emails.expected} emails`,
    ),
    never(part, 'seats oversold', rows[0]?.oversold ?? Number.NaN),
  ];
}
