import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StepCounts, StepsTime } from '#engine/contract/console/visits.ts';
import type { Step, steps } from '#engine/figures/steps.ts';
import type { Database } from '#server/db/open/open.ts';
import { createLog } from '#server/telemetry/log.ts';
import type { CountedPage } from '#server/visits/counts.ts';
import { figureDay } from '#server/visits/figure-day.ts';
import {
  everything,
  readDaily,
  readGroups,
  readLeftOut,
  sumSteps,
} from '#server/visits/read-steps.ts';
import { openVisits, type Visits } from '#server/visits/visits.ts';
import { openTestDatabase } from '#tests/support/database/database.ts';
import {
  days,
  type InventedVisit,
  inventDay,
  newVersionFrom,
  rushDay,
  saltOf,
  truthOf,
} from '#tests/support/database/visits-of-winter.ts';

/** The database is away from 23:00 on this day until 01:00 on the next. */
const outageDay = '2025-11-09';
const outageEnds = 1;

const all: InventedVisit[] = [];
const salt = { day: '', salt: Buffer.alloc(0) };
const time: StepsTime = { days, beforeFrom: days[0] ?? '', countedFrom: null };
let database: Database;
let processes: readonly Visits[];

const pages = new Map<string, CountedPage>();
function pageOf({ funnel, version }: InventedVisit): CountedPage {
  const key = `${funnel} ${version}`;
  const page = pages.get(key) ?? { funnel, version, variant: '' };
  pages.set(key, page);
  return page;
}

/** Lets a visitor come: each view may be answered by another process. */
function visit(visit: InventedVisit, n: number): void {
  const { userAgent, referrer, query, address: socketAddress, source } = visit;
  const asked = {
    method: 'GET',
    userAgent,
    host: 'willow.example',
    referrer,
    forwardedFor: undefined,
    purpose: undefined,
    cookie: undefined,
  };
  const page = pageOf(visit);
  const times = (count: number, act: (visits: Visits) => void) => {
    for (let turn = 0; turn < count; turn += 1) {
      const answers = processes[(n + turn) % processes.length];
      if (answers) act(answers);
    }
  };
  times(visit.views, (one) => one.countView(page, { asked, socketAddress, query }));
  times(visit.interests, (one) => one.countStep('interests', page, asked, source));
  times(visit.refused + (visit.isSaved ? 1 : 0), (one) =>
    one.countStep('sent', page, asked, source),
  );
  times(visit.refused, (one) => one.countStep('refused', page, asked, source));
}

/** Writes what the form saved, and what became of its email by now. */
async function save(visits: readonly InventedVisit[]): Promise<void> {
  const saved = visits.filter(({ isSaved }) => isSaved);
  const column = (of: (visit: InventedVisit) => unknown) => saved.map(of);
  await database.pool.query(
    `with given as materialized (
      select gen_random_uuid() as lead_id, gen_random_uuid() as id, n.*, ordinality as n
      from unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[], $5::int[])
        with ordinality n (funnel_id, traffic_source, version, at, later, ordinality)
    ), lead as (
      insert into leads (id, email, email_key, source, created_at)
      select lead_id, lead_id || '@example.com', lead_id || '@example.com', funnel_id, at from given
    ), journey as (
      insert into user_journeys (lead_id, campaign_id, is_completed, stopped_at)
      select lead_id, $6, true, at from given where later >= 4
    ), submission as (
      insert into submissions (id, funnel_id, email_key, lead_id, outcome, reference, fields,
        created_at, traffic_source, version)
      select id, funnel_id, lead_id || '@example.com', lead_id, 'accepted', 'ABCDEF', '{}', at,
        traffic_source, version from given
    )
    insert into delivery_logs (id, dedupe_key, email_address, function_name, funnel_id, coach, body,
      status, submission_id, lead_id, campaign_id, created_at, sent_at, delivered_at, fetched_at)
    select gen_random_uuid(), id::text, lead_id || '@example.com', 'send-guide', funnel_id, 'willow',
      '{}', 'delivered', id, lead_id, $6, at, case when later >= 1 then at end,
      case when later >= 2 then at end, case when later >= 3 then at end
    from given`,
    [
      column(({ funnel }) => funnel),
      column(({ source }) => source),
      column(({ version }) => version),
      column(({ day, hour }) => `${day}T${String(hour).padStart(2, '0')}:30:00Z`),
      column(({ later }) => later),
      campaign,
    ],
  );
}

const campaign = randomUUID();
const breakDatabase = () => database.pool.query('alter table visit_counts rename to away');
const mendDatabase = () => database.pool.query('alter table away rename to visit_counts');
const write = () => Promise.all(processes.map((one) => one.write()));

beforeAll(async () => {
  database = await openTestDatabase();
  await database.pool.query(
    `insert into email_campaigns (id, name, coach, from_email, from_name)
     values ($1, 'Campaign', 'willow', 'a@example.com', 'A')`,
    [campaign],
  );
  const options = { db: database.kysely, log: createLog('silent'), daySalt: salt, trustProxy: 0 };
  processes = [1, 2].map(() =>
    openVisits({ ...options, publicUrl: 'https://willow.example', everyMs: 3_600_000 }),
  );
  let isAway = false;
  for (const day of days) {
    Object.assign(salt, { day, salt: saltOf(day) });
    const visits = inventDay(day);
    all.push(...visits);
    for (const [n, one] of visits.entries()) {
      const begins = !isAway && day === outageDay && one.hour === 23;
      if (begins) {
        await write();
        await breakDatabase();
        isAway = true;
      }
      if (isAway && day > outageDay && one.hour >= outageEnds) {
        await write();
        await mendDatabase();
        isAway = false;
      }
      visit(one, n);
      if (isAway && n % 3 === 0) await write();
    }
    await save(visits);
    if (isAway) continue;
    await write();
    await figureDay(database.kysely, day);
    if (day === days[days.indexOf(outageDay) + 1]) await figureDay(database.kysely, outageDay);
  }
});
afterAll(() => Promise.all(processes.map((one) => one.stop())));

/** What is added up is exact; visitors are what the sketch promises, three standard errors and one. */
function expectTrue(found: StepCounts, visits: readonly InventedVisit[]): void {
  const truth = truthOf(visits);
  const { visitors, ...exact } = found;
  const { visitors: people, ...counted } = truth;
  expect(exact).toEqual(counted);
  expect(Math.abs(visitors - people)).toBeLessThanOrEqual(1 + people * 3 * 0.01625);
}

describe('a winter whose truth is known', () => {
  it('is counted right on each day, also while the database was away around midnight', async () => {
    const { daily } = await readDaily(database.kysely, time, everything);
    const ofDay = Map.groupBy(all, ({ day }) => day);
    for (const [index, day] of days.entries()) {
      expectTrue(daily[index] as StepCounts, ofDay.get(day) ?? []);
    }
    expect(truthOf(ofDay.get(outageDay) ?? []).views).toBeGreaterThan(50);
    expect(truthOf(ofDay.get(rushDay) ?? []).visitors).toBeGreaterThan(2000);
  });

  it('is counted right as a whole, by funnel, source and version', async () => {
    const { daily } = await readDaily(database.kysely, time, everything);
    expectTrue(sumSteps(daily), all);
    const groupsOf = async (by: 'funnel_id' | 'traffic_source' | 'version', funnel?: string) => {
      const filter = funnel === undefined ? everything : { ...everything, funnel };
      const groups = await readGroups(database.kysely, time, by, filter);
      return new Map(groups.map((group) => [group.key, group]));
    };
    const check = async (
      by: 'funnel_id' | 'traffic_source' | 'version',
      of: (visit: InventedVisit) => string,
      funnel?: string,
    ) => {
      const groups = await groupsOf(by, funnel);
      const visits = all.filter((one) => funnel === undefined || one.funnel === funnel);
      const truth = Map.groupBy(
        visits.filter(({ isProgram }) => !isProgram),
        of,
      );
      expect([...groups.keys()].sort()).toEqual([...truth.keys()].sort());
      for (const [key, group] of groups) expectTrue(group.now, truth.get(key) ?? []);
      return groups;
    };
    await check('funnel_id', ({ funnel }) => funnel);
    await check('traffic_source', ({ source }) => source);
    await check('traffic_source', ({ source }) => source, 'willow-letters');
    const versions = await check('version', ({ version }) => version, 'willow-guide');
    expect(versions.get('v1')?.to).toBe(days[days.indexOf(newVersionFrom) - 1]);
    expect(versions.get('v2')?.from).toBe(newVersionFrom);
  });

  it('leaves out each view of each program, and counts it apart', async () => {
    const { kinds } = await readLeftOut(database.kysely, time, undefined);
    const programs = all.filter(({ isProgram }) => isProgram);
    const robots = kinds.find(({ kind }) => kind === 'robot');
    expect(robots?.views).toBe(programs.reduce((sum, { views }) => sum + views, 0));
    expect(robots?.views).toBeGreaterThan(2500);
  });

  it('keeps no sketch of a day that is over', async () => {
    const { rows } = await database.pool.query('select count(*)::int as rows from visit_sketches');
    expect(rows).toEqual([{ rows: 0 }]);
  });

  it('follows whoever is erased or whose email arrives later', async () => {
    const day = days[60] ?? '';
    const before = await readDaily(database.kysely, time, everything);
    const value = (counts: readonly StepCounts[], step: Step) => counts[60]?.[step] ?? 0;
    await database.pool.query(
      `delete from submissions where id = (
         select id from submissions where (created_at at time zone 'UTC')::date = $1 limit 1)`,
      [day],
    );
    await figureDay(database.kysely, day);
    const after = await readDaily(database.kysely, time, everything);
    expect(value(after.daily, 'saved')).toBe(value(before.daily, 'saved') - 1);
    for (const step of ['views', 'visitors', 'sent'] satisfies (typeof steps)[number][]) {
      expect(value(after.daily, step)).toBe(value(before.daily, step));
    }
  });
});
