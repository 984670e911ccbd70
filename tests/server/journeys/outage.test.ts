import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { openingAt } from '#engine/schedule/campaign-email-times.ts';
import type { Database } from '#server/db/open/open.ts';
import { activePauses } from '#server/outbox/pause.ts';
import { defaultTiming } from '#server/outbox/timing.ts';
import { createTestDeliveries } from '#tests/server/outbox/outbox.ts';
import { accepted, scriptedTransport, unreached } from '#tests/server/outbox/scripted.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { until } from '#tests/support/run/until.ts';
import { openVirtualClock, type VirtualClock } from '#tests/support/run/virtual-clock.ts';
import { deploy, listJourneys, signUpAll, siteWith, step } from './enrolled.ts';

const start = Date.UTC(2027, 5, 7, 15);
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Waits until the outbox has nothing to do at this moment. */
function settle({ kysely, pool }: Database): Promise<void> {
  return until(async () => {
    await pool.query(`select pg_notify('deliveries', '')`);
    const { rows } = await sql<{ open: number }>`
      select count(*)::int as open from delivery_logs d where status = 'sending'
        or (status = 'pending' and next_attempt_at <= now() and not exists (
          select from (${activePauses}) p where p.destination in ('*', d.stream)))`.execute(kysely);
    return rows[0]?.open === 0;
  });
}

/** Emails every ten minutes, so that an hour's outage meets each of them. */
const hasty = {
  name: 'Willow Campaign',
  steps: ['one', 'two', 'three'].map((id) => step(id, { hours: 1 / 6 })),
};

/** Emails that go out on weekdays between nine and five. */
const atWork = {
  name: 'Willow Campaign',
  steps: ['one', 'two', 'three'].map((id) => step(id, { days: 1 })),
  window: { weekdays: ['mon', 'tue', 'wed', 'thu', 'fri'], fromHour: 9, toHour: 17 },
} as const;

describeWithDatabase('a provider that is away over hours of a campaign', (open) => {
  let clock: VirtualClock | undefined;

  it.each([
    // From Tuesday to Saturday.
    [start, 96, 'America/Los_Angeles'],
    // From New Year's Eve, a Thursday, whose hours it leaves and enters.
    [Date.UTC(2026, 11, 30, 15), 24, 'Asia/Kolkata'],
    // From 29 February on.
    [Date.UTC(2028, 1, 28, 15), 60, 'America/St_Johns'],
  ])(
    'gets its emails in their window afterwards, each once and in order: %d, %d hours, %s',
    async (start, away, timeZone) => {
      const database = await open();
      const beginning = new Date(start).toISOString();
      clock ??= await openVirtualClock(database.pool, beginning);
      await clock.set(beginning);
      const site = siteWith([atWork], { 'coach.ts': { timeZone } });
      const { process } = await deploy(database, site, { hasSender: true });
      await signUpAll(
        database,
        site,
        Array.from({ length: 5 }, () => ({})),
      );
      let hour = 0;
      const taken: { readonly id: string; readonly at: Date }[] = [];
      const leftAt = (id: string) => taken.find((one) => one.id === id)?.at.getTime() ?? 0;
      const { transport } = scriptedTransport((id) => {
        if (hour >= 24 && hour < 24 + away) return unreached;
        taken.push({ id, at: new Date(start + hour * hourMs) });
        return accepted(id);
      });
      const deliveries = createTestDeliveries({ database, transport, site, timing: defaultTiming });
      onTestFinished(() => deliveries.stop());
      deliveries.start();
      for (; hour <= 10 * 24; hour += 3) {
        await clock.set(new Date(start + hour * hourMs));
        await process();
        await settle(database);
      }
      expect(taken).toHaveLength(15);
      expect(new Set(taken.map(({ id }) => id)).size).toBe(15);
      const closed = taken.filter(({ at }) => openingAt(at, atWork.window, timeZone) > at);
      expect(closed).toEqual([]);
      const { rows: sent } = await database.pool.query<{ ids: string[] }>(
        'select array_agg(id::text order by sequence) as ids from delivery_logs group by lead_id',
      );
      const pauses = sent.flatMap(({ ids: [one = '', two = '', three = ''] }) => [
        leftAt(two) - leftAt(one),
        leftAt(three) - leftAt(two),
      ]);
      // A day between two, but for the hour that a clock is put on or back.
      expect(Math.min(...pauses)).toBeGreaterThanOrEqual(23 * hourMs);
      const { rows } = await database.pool.query(
        'select distinct status, attempts <= $1 as can_go_on from delivery_logs',
        [defaultTiming.retryMs.length],
      );
      expect(rows).toEqual([{ status: 'sent', can_go_on: true }]);
    },
  );
});

describeWithDatabase('a provider that is away', (open) => {
  let clock: VirtualClock | undefined;

  it.each([
    // In minutes: from one look at the outbox to the next, and until everything has to have left.
    ['an hour', { away: 60, pace: 1, end: 240, people: 20 }],
    // Where few wait, each of them is attempted as often as its pauses allow.
    ['three days', { away: 3 * 24 * 60, pace: 60, end: 3 * 24 * 60 + 240, people: 1 }],
  ])('gets everything after %s, nothing twice', async (_, { away, pace, end, people }) => {
    const database = await open();
    clock ??= await openVirtualClock(database.pool, new Date(start).toISOString());
    await clock.set(new Date(start));
    const site = siteWith([hasty]);
    const { process } = await deploy(database, site, { hasSender: true });
    await signUpAll(
      database,
      site,
      Array.from({ length: people }, () => ({})),
    );
    let minute = 0;
    const taken: string[] = [];
    const { transport } = scriptedTransport((deliveryId) => {
      if (minute < away) return unreached;
      taken.push(deliveryId);
      return accepted(deliveryId);
    });
    const deliveries = createTestDeliveries({ database, transport, site, timing: defaultTiming });
    onTestFinished(() => deliveries.stop());
    deliveries.start();
    for (; minute <= end; minute += minute < away + 15 ? pace : 5) {
      await clock.set(new Date(start + minute * minuteMs));
      await process();
      await settle(database);
    }
    expect(taken).toHaveLength(3 * people);
    expect(new Set(taken).size).toBe(3 * people);
    const { rows } = await database.pool.query(
      'select distinct status, maybe_sent from delivery_logs',
    );
    expect(rows).toEqual([{ status: 'sent', maybe_sent: false }]);
    expect((await listJourneys(database)).every(({ isCompleted }) => isCompleted)).toBe(true);
  });
});
