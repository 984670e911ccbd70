import { expect, it } from 'vitest';
import type { SeatWish } from '#engine/contract/person-pages.ts';
import { listScheduledEmails } from '#engine/schedule/email-schedule.ts';
import type { CompiledFunnel, Site } from '#engine/site/site.ts';
import { eventId } from '#server/db/identity.ts';
import type { Database } from '#server/db/open/open.ts';
import { planEventEmails, writeDueEmails } from '#server/journeys/event-emails.ts';
import { changeSeat } from '#server/seats/change-seat.ts';
import { lapseSeats } from '#server/seats/lapse-seats.ts';
import { planLists, planSeats } from '#server/seats/seat-plans.ts';
import { offerSeats } from '#server/seats/waiting-list.ts';
import { draftRow } from '#server/submission/draft-row.ts';
import { saveSubmissions } from '#server/submission/saving/save-submissions.ts';
import { createLog } from '#server/telemetry/log.ts';
import { deploy, siteWith, threeSteps } from '#tests/server/journeys/enrolled.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { openVirtualClock, type VirtualClock } from '#tests/support/run/virtual-clock.ts';
import { event, message, reminderFunction } from '#tests/support/site/declarations.ts';
import { offering, waitingList } from '#tests/support/site/waiting-list.ts';

const secret = 'a secret of the tests';
const months = ['02', '03', '04'];
const people = 180;
const hourMs = 3_600_000;

const functionOf = (template: string, more: object = {}) => ({
  ...reminderFunction,
  template,
  message: { ...message, ...more },
});

/** Three evenings of 24 seats, with everything that an event can declare. */
const site: Site = siteWith([threeSteps], {
  'coach.ts': {
    'functions.remind-day': functionOf('reminder'),
    'functions.remind-hour': functionOf('reminder'),
    'functions.say-thanks': functionOf('after'),
    ...offering,
  },
  'guide.ts': {
    event: {
      name: event.name,
      timeZone: event.timeZone,
      minutes: 90,
      place: event.place,
      seats: 24,
      dates: months.map((month) => ({ id: `of-${month}`, startsAt: `2027-${month}-16T10:00` })),
      whenFull: { waitingList },
      whenOver: { title: 'That was the last evening', text: 'Thank you for your interest.' },
      reminders: [
        { hoursBefore: 24, function: 'remind-day' },
        { minutesBefore: 60, function: 'remind-hour' },
      ],
      after: { hours: 2, function: 'say-thanks' },
    },
    'failure.alreadyRegistered': { title: 'You are registered already.' },
    'failure.full': { title: 'No seat is left.' },
  },
});

/** The same numbers in every run: mulberry32. */
function createDice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

describeWithDatabase('a spring of three evenings', (open) => {
  it('sells no seat too many, leaves none unused while somebody waits, and writes what the calendar foretells', async () => {
    const database: Database = await open();
    const clock: VirtualClock = await openVirtualClock(database.pool, '2027-01-01T00:00:00Z');
    await deploy(database, site);
    const funnel = site.funnels.find(({ dates }) => dates.length === months.length);
    if (funnel === undefined) throw new Error('The site has no evenings.');
    const { kysely: db } = database;
    const dice = createDice(20270101);
    const among = <One>(list: readonly One[]): One => list[Math.floor(dice() * list.length)] as One;
    const plans = planSeats(site, secret);
    const lists = planLists(site);
    const emails = planEventEmails(site);
    const query = async (text: string) => (await database.pool.query(text)).rows;

    const register = async (names: readonly string[], now: Date) => {
      const open = funnel.dates.filter(({ startsAt }) => startsAt && startsAt > now);
      if (open.length === 0) return;
      const rows = names.map((name) => {
        const email = `${name}@example.com`;
        const values = { name, email, eventDate: (dice() < 0.6 ? open[0] : among(open))?.id ?? '' };
        const row = draftRow(funnel, { typed: values, attribution: {} }, values, '/', now, secret);
        return row;
      });
      await saveSubmissions(db, rows, 1);
    };

    const change = async () => {
      const [row] = await query(`select id from delivery_logs where submission_id is not null
        and lead_id is not null order by md5(id::text || '${dice()}') limit 1`);
      if (row === undefined) return;
      const wish = among<SeatWish>(['free', 'free', 'move', 'keep', 'keep', 'wait', 'leave']);
      await changeSeat(db, row.id, { wish, date: among(funnel.dates).key }, plans);
    };

    const look = async (at: string) => {
      const rows = await query(`
        select e.key, e.capacity, e.taken, e.starts_at <= now() as is_over,
          (select count(*)::int from event_registrations r where r.event_id = e.id) as rows,
          (select count(*)::int from event_waiting w where w.event_id = e.id) as waiting
        from events e where e.is_active and e.capacity is not null order by e.key`);
      for (const { key, capacity, taken, rows: seats, waiting, is_over } of rows) {
        const said = `${key} at ${at}`;
        expect(taken, said).toBe(seats);
        expect(taken, said).toBeLessThanOrEqual(capacity);
        if (!is_over && waiting > 0) expect(taken, said).toBe(capacity);
      }
      return rows.reduce((sum, { waiting }) => sum + waiting, 0);
    };

    let next = 0;
    let maxWaiting = 0;
    const last = funnel.dates.at(-1)?.endsAt ?? new Date();
    // Half a day at a time; an hour at a time on the days of the evenings, whose emails have hours.
    for (
      let now = new Date('2027-01-01T00:00:00Z');
      now.getTime() < last.getTime() + 12 * hourMs;
    ) {
      await clock.set(now.toISOString());
      const some = Array.from({
        length: next < people && dice() < 0.35 ? 1 + Math.floor(dice() * 4) : 0,
      });
      const names = some.map((_, index) => `guest-${next + index}`);
      next += names.length;
      await Promise.all([
        register(names, now),
        ...(dice() < 0.25 ? [change(), change()] : []),
        lapseSeats(db),
      ]);
      await Promise.all([offerSeats(db, lists), offerSeats(db, lists)]);
      await writeDueEmails(db, emails, createLog('silent'));
      maxWaiting = Math.max(maxWaiting, await look(now.toISOString()));
      const isNear = funnel.dates.some(({ startsAt }) => {
        const hours = startsAt ? (now.getTime() - startsAt.getTime()) / hourMs : Number.NaN;
        return hours > -36 && hours < 5;
      });
      now = new Date(now.getTime() + (isNear ? 1 : 12) * hourMs);
    }
    expect(next).toBeGreaterThanOrEqual(people);
    expect(maxWaiting).toBeGreaterThan(5);
    await expectForetold(funnel, query);
  });
});

/** Whoever had a firm seat from before an email's time until the end got it, once, and nobody else. */
async function expectForetold(
  funnel: CompiledFunnel,
  query: (text: string) => Promise<{ [column: string]: unknown }[]>,
): Promise<void> {
  let foretold = 0;
  for (const date of funnel.dates) {
    const seats =
      await query(`select r.lead_id, r.created_at, r.held_until from event_registrations r
      where r.event_id = '${eventId(date.key)}'`);
    const got = await query(`select lead_id, function_name as name, count(*)::int as times,
        max(created_at) as at from delivery_logs
      where event_id = '${eventId(date.key)}' and submission_id is null
        and function_name in ('remind-day', 'remind-hour', 'say-thanks') group by 1, 2`);
    for (const { times } of got) expect(times).toBe(1);
    for (const { lead_id, created_at } of seats) {
      const emails = listScheduledEmails(funnel, new Date(String(created_at)), date).filter(
        ({ kind }) => kind === 'reminder' || kind === 'after',
      );
      const own = got.filter((one) => one['lead_id'] === lead_id);
      const names = own.map(({ name }) => String(name)).sort();
      // An offered seat may have been taken after the time of a reminder.
      expect(emails.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
      expect(names).toContain('say-thanks');
      foretold += names.length;
      for (const { name, at } of own) {
        const due = emails.find((one) => one.name === name)?.at.getTime() ?? Number.NaN;
        const lateMs = new Date(String(at)).getTime() - due;
        expect(lateMs).toBeGreaterThanOrEqual(0);
        expect(lateMs).toBeLessThan(2 * hourMs);
      }
    }
  }
  expect(foretold).toBeGreaterThan(120);
}
