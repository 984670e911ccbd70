import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { type Cluster, startCluster } from '#scripts/cluster/cluster.ts';
import { startConsoleReader } from '#scripts/faults/people/console-reader.ts';
import { type Crowd, startCrowd } from '#scripts/faults/people/crowd.ts';
import { listForms } from '#scripts/faults/people/forms.ts';
import { startMailReaders } from '#scripts/faults/people/mail-readers.ts';
import { startReaders } from '#scripts/faults/people/readers.ts';
import { moveToCampaignHours, turnCalendar } from '#scripts/faults/support/campaign-hours.ts';
import { startProxy } from '#scripts/faults/support/proxy.ts';
import { compareEmails, untilSent } from '#scripts/faults/support/sent-emails.ts';
import { type Member, startMember } from '#scripts/faults/support/site-member.ts';
import { mountSmallDisk, type SmallDisk } from '#scripts/faults/support/small-disk.ts';
import { examine } from '#scripts/faults/support/stored.ts';
import { openLastingPool } from '#scripts/support/database/lasting-pool.ts';
import { atMost, type Figure, median, never } from '#scripts/support/figures.ts';
import { quiet, type Say } from '#scripts/support/say.ts';
import { migrateToLatest } from '#server/db/open/migrate.ts';
import { openDatabase } from '#server/db/open/open.ts';
import { openPostmark } from '#tests/support/provider/postmark.ts';
import { type Fault, faults, type Struck } from './faults.ts';
import { describeSale, openSale, type Sale, settleSale } from './seats.ts';

const part = 'cluster';
const people = 6;
const secret = 'a secret of the cluster';
const password = 'a password of the cluster';
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
    await makeTables(cluster.directUrl);
    await moveToCampaignHours(pool, say);
    const postmark = await openPostmark({ forgetsWords: true });
    later(() => postmark.close());
    const env = {
      POSTMARK_SERVER_TOKEN: postmark.token,
      POSTMARK_API_URL: postmark.url,
      REPLICA_URL: cluster.replicaUrl,
      SECRET: secret,
      OPERATOR_PASSWORD: password,
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

    const mail = startMailReaders(crowd, postmark.accepted, [proxy.url], secret);
    later(() => mail.leave());
    const operator = await startConsoleReader(proxy.url, password, pauseMs * 10);
    later(() => operator.leave());
    const calendar = turnCalendar(pool, () => {});
    later(() => calendar.stop());

    const struck: Struck = { cluster, webs, workers, disks };
    const offered = new Map<string, number>();
    const sale = openSale(pool, forms, offered);
    const perStrike: number[] = [];
    const gaps = new Map<string, number[]>(chosen.map(({ name }) => [name, []]));
    for (let round = 1; round <= rounds; round += 1) {
      for (const fault of chosen) {
        const { seconds, seats } = await strikeOnce(fault, struck, crowd, sale);
        gaps.get(fault.name)?.push(seconds);
        perStrike.push(seats);
        say(
          `${round}: ${fault.name}; forms were saved again after ${seconds.toFixed(2)} s, ${seats} seats sold`,
        );
      }
    }
    await crowd.leave();
    await readers.leave();
    await operator.leave();
    await calendar.stop();
    await untilSent(pool, say);
    const confirmed = await mail.untilAll();
    await untilSent(pool, say);
    const sold = await settleSale(pool, forms, offered, crowd.acknowledged);
    return [
      ...chosen.map((fault) => describeGaps(fault, gaps.get(fault.name) ?? [])),
      ...(await describeLosses(pool, crowd, confirmed, postmark.accepted)),
      ...describeSale(part, sold, perStrike),
      never(part, 'pages not answered', readers.failed(), `${readers.seen()} pages`),
      never(
        part,
        'views of the console that neither came nor said that the database is away',
        operator.failed(),
        [`${operator.seen()} came, ${operator.away()} said so`, ...operator.reasons].join('; '),
      ),
    ];
  } finally {
    for (const close of closings.toReversed()) await close();
  }
}

/** Before the site starts, so that it goes by the moved clock. */
async function makeTables(databaseUrl: string): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir: '', log: quiet });
  await migrateToLatest(database.kysely).finally(() => database.close());
}

/**
 * Breaks one thing and repairs it, while seats are sold.
 *
 * @returns the longest time in seconds in which no form was saved, and how many seats were sold
 */
async function strikeOnce(
  fault: Fault,
  struck: Struck,
  crowd: Crowd,
  sale: Sale,
): Promise<{ readonly seconds: number; readonly seats: number }> {
  await struck.cluster.untilWhole();
  await untilSaving(crowd);
  const before = await sale.offer();
  const watch = watchGaps(crowd);
  const mend = await fault.strike(struck);
  await untilSaving(crowd);
  await mend();
  await untilWholeAgain(struck.cluster);
  await untilSaving(crowd);
  const seconds = watch.stop() / 1000;
  const sold = [...(await sale.count())].map(([key, taken]) => taken - (before.get(key) ?? 0));
  return { seconds, seats: sold.reduce((one, other) => one + other, 0) };
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
  confirmed: ReadonlySet<string>,
  accepted: Parameters<typeof compareEmails>[1],
): Promise<readonly Figure[]> {
  const stored = await examine(pool, crowd.acknowledged, confirmed);
  const emails = await compareEmails(pool, accepted);
  return [
    never(
      part,
      'acknowledged forms lost',
      stored.lost,
      `${crowd.acknowledged.length} forms, ${crowd.failures()} answers asked to send again`,
    ),
    never(
      part,
      'answers that their forms do not declare',
      crowd.undeclared.length,
      crowd.undeclared[0] ?? `${crowd.told()} were told that their email could not leave at once`,
    ),
    never(part, 'forms saved in part', stored.partial),
    never(
      part,
      'emails lost or sent twice',
      emails.lost + emails.doubled + emails.repeated,
      `${emails.expected} emails, ${emails.campaigns} of campaigns`,
    ),
    never(part, 'journeys that skip an email or repeat one', stored.astray),
  ];
}
