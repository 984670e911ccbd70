import { beforeEach, expect, it } from 'vitest';
import { eventId } from '#server/db/identity.ts';
import type { Database } from '#server/db/open/open.ts';
import { declaredRows } from '#server/declared/declared-rows.ts';
import { reconcileDeclarations } from '#server/declared/reconcile.ts';
import { tellUnseated } from '#server/journeys/tell-unseated.ts';
import { erasePerson } from '#server/people/erase-person.ts';
import { exportPerson } from '#server/people/export-person.ts';
import { changeSeatAt } from '#server/seats/change-seat.ts';
import { keepUnsentSeats } from '#server/seats/keep-unsent-seats.ts';
import { lapseSeats } from '#server/seats/lapse-seats.ts';
import { offerFreeSeats, type WaitingList } from '#server/seats/offer-free-seats.ts';
import { planSeats } from '#server/seats/seat-plans.ts';
import { offerSeats } from '#server/seats/waiting-list.ts';
import { draftRow } from '#server/submission/draft-row.ts';
import { saveSubmissions } from '#server/submission/saving/save-submissions.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { createTestSite } from '#tests/support/site/site.ts';

const secret = 'a secret of the tests';
const site = createTestSite({ withHold: true });
const funnel = site.funnels.find(({ id }) => id === 'willow-evening');
const event = eventId('willow-evening');

const list: WaitingList = {
  eventId: event,
  eventName: 'The Willow Evening',
  functionName: 'offer-seat',
  fields: ['email', 'name', 'eventName'],
  funnelId: 'willow-evening',
  coach: 'willow',
  holdMinutes: 60,
};

describeWithDatabase('the waiting list', (open) => {
  let database: Database;
  beforeEach(async () => {
    database = await open();
    await reconcileDeclarations(database.kysely, declaredRows(site));
  });

  const query = async (text: string) => (await database.pool.query(text)).rows;
  const offer = () => offerSeats(database.kysely, [list]);

  /** Sends the form for all of them in one batch; returns how each ended. */
  const register = (...names: string[]) => registerAt(event, ...names);

  async function registerAt(date: string, ...names: string[]): Promise<string[]> {
    if (!funnel) throw new Error('The test site has no evening.');
    const rows = names.map((name) => {
      const email = `${name}@example.com`;
      const typed = { name, email };
      const sent = { typed, attribution: {} };
      return {
        ...draftRow(funnel, sent, typed, '/willow-evening', new Date(), secret),
        event_id: date,
        hold_seconds: null,
        waits: true,
      };
    });
    const saved = await saveSubmissions(database.kysely, rows, 1);
    return rows.map(({ id }) => saved.find((one) => one.id === id)?.outcome ?? 'unclear');
  }

  const seated = async () =>
    (
      await query(`select split_part(l.email_key, '@', 1) as name from event_registrations r
        join leads l on l.id = r.lead_id where r.event_id = '${event}' order by 1`)
    ).map(({ name }) => name);
  const waiting = async () =>
    (
      await query(`select split_part(l.email_key, '@', 1) as name from event_waiting w
        join leads l on l.id = w.lead_id where w.event_id = '${event}' order by w.place`)
    ).map(({ name }) => name);
  const offered = async () =>
    (
      await query(`select split_part(email_address, '@', 1) as name from delivery_logs
        where function_name = 'offer-seat' and status = 'pending' order by created_at, 1`)
    ).map(({ name }) => name);
  const taken = async () =>
    (await query(`select taken from events where id = '${event}'`))[0].taken;

  it('takes who finds no seat, in their order, with a lead and without email or journey', async () => {
    expect(await register('a', 'b', 'c', 'd', 'e', 'f', 'g')).toEqual([
      ...Array.from({ length: 5 }, () => 'accepted'),
      'waiting',
      'waiting',
    ]);
    expect(await register('h')).toEqual(['waiting']);
    expect(await waiting()).toEqual(['f', 'g', 'h']);
    expect(await taken()).toBe(5);
    expect(
      await query(`select status, last_error_code, event_id from delivery_logs
        where email_address = 'h@example.com'`),
    ).toEqual([{ status: 'suppressed', last_error_code: 'waiting-list', event_id: event }]);
    expect(await query('select count(*)::int as rows from user_journeys')).toEqual([{ rows: 0 }]);
    // Once more, and another spelling of the same mailbox: nobody stands in a line twice.
    expect(await register('h', 'h+again')).toEqual(['waiting', 'waiting']);
    expect(await waiting()).toEqual(['f', 'g', 'h']);
  });

  it('confirms the seat that was taken, and not that of another date in whose line one waits on', async () => {
    const { kysely } = database;
    const second = eventId('willow-evening/second');
    await query(`insert into events (id, key, name, starts_at, time_zone, minutes, capacity, taken)
      values ('${second}', 'willow-evening/second', 'The Willow Evening', '2027-05-04T19:00-07:00',
        'America/Los_Angeles', 90, 1, 1)`);
    await register('a', 'b', 'c', 'd', 'e', 'w');
    await query(`update submissions set created_at = created_at - interval '1 hour'`);
    expect(await registerAt(second, 'w')).toEqual(['waiting']);
    await erasePerson(kysely, secret, 'a@example.com');
    await offer();
    const [{ id: leadId }] = await query(`select id from leads where email_key = 'w@example.com'`);
    const holder = { leadId, eventId: event, funnelId: 'willow-evening', coach: 'willow' };
    await kysely
      .transaction()
      .execute((db) => changeSeatAt(db, holder, { wish: 'keep' }, planSeats(site, secret)));
    expect(
      await query(`select event_id, status from delivery_logs
        where email_address = 'w@example.com' and submission_id is not null order by created_at`),
    ).toEqual([
      { event_id: event, status: 'pending' },
      { event_id: second, status: 'suppressed' },
    ]);
  });

  it('lets the time to take a seat begin when its email leaves, and ends it with the event', async () => {
    const { kysely } = database;
    const look = async () => {
      await keepUnsentSeats(kysely, [{ eventId: event, emailKey: 'seat-offer:', minutes: 60 }]);
      return lapseSeats(kysely);
    };
    const wait = (minutes: number) =>
      query(`update event_registrations set held_until = held_until - interval '${minutes} min'`);
    const minutesLeft = async () =>
      (
        await query(`select round(extract(epoch from held_until - now()) / 60)::int as minutes
          from event_registrations where held_until is not null`)
      ).map(({ minutes }) => minutes);
    await register('a', 'b', 'c', 'd', 'e', 'f', 'g');
    await erasePerson(kysely, secret, 'a@example.com');
    await offer();
    // The provider is away for longer than the seat is held.
    await wait(90);
    expect(await look()).toBe(0);
    expect(await minutesLeft()).toEqual([60]);
    expect(await offered()).toEqual(['f']);
    await query(`update delivery_logs set status = 'sent' where function_name = 'offer-seat'`);
    await wait(59);
    expect(await look()).toBe(0);
    expect(await minutesLeft()).toEqual([1]);
    await wait(1);
    expect(await look()).toBe(1);
    expect(await offer()).toBe(1);
    expect(await offered()).toEqual(['g']);
    await query(`update events set starts_at = now() + interval '10 min' where id = '${event}'`);
    await wait(55);
    expect(await look()).toBe(0);
    expect(await minutesLeft()).toEqual([10]);
    await query(`update events set starts_at = now() where id = '${event}'`);
    await wait(10);
    expect(await look()).toBe(1);
    expect(await offered()).toEqual([]);
    // Whose offer never left waits again, so that they hear that it has begun.
    expect(await waiting()).toEqual(['g']);
    expect(await tellUnseated(kysely)).toBe(1);
  });

  it('offers a free seat to the first in line, and to the next when it lapses', async () => {
    await register('a', 'b', 'c', 'd', 'e', 'f', 'g');
    expect(await offer()).toBe(0);
    await erasePerson(database.kysely, secret, 'a@example.com');
    // A seat is free, but it belongs to the first in line.
    expect(await register('late')).toEqual(['waiting']);
    expect(await offer()).toBe(1);
    expect(await seated()).toEqual(['b', 'c', 'd', 'e', 'f']);
    expect(await offered()).toEqual(['f']);
    expect(
      await query(`select body from delivery_logs where function_name = 'offer-seat'`),
    ).toEqual([{ body: { email: 'f@example.com', name: 'f', eventName: 'The Willow Evening' } }]);
    await query(`update event_registrations set held_until = now() where held_until is not null`);
    expect(await lapseSeats(database.kysely)).toBe(1);
    expect(await offer()).toBe(1);
    // An offer that could not be sent in time is not sent any more.
    expect(await offered()).toEqual(['g']);
    expect(await seated()).toEqual(['b', 'c', 'd', 'e', 'g']);
    expect(await waiting()).toEqual(['late']);
    expect(await taken()).toBe(5);
  });

  it.each([
    ['is suppressed', `status = 'suppressed', last_error_code = 'bounced'`],
    ['bounced', `status = 'bounced'`],
    ['was complained about', `status = 'complained'`],
    ['was refused', `status = 'failed', last_error_code = '406'`],
  ])('passes a seat on at once whose offer %s', async (_, became) => {
    await register('a', 'b', 'c', 'd', 'e', 'f', 'g');
    await erasePerson(database.kysely, secret, 'a@example.com');
    expect(await offer()).toBe(1);
    await query(`update delivery_logs set ${became} where function_name = 'offer-seat'`);
    expect(await lapseSeats(database.kysely)).toBe(1);
    expect(await offer()).toBe(1);
    expect(await offered()).toEqual(['g']);
    expect(await taken()).toBe(5);
  });

  it('keeps the seat of an offer that could not be written, which is no fault of its reader', async () => {
    await register('a', 'b', 'c', 'd', 'e', 'f');
    await erasePerson(database.kysely, secret, 'a@example.com');
    await offer();
    await query(`update delivery_logs set status = 'failed' where function_name = 'offer-seat'`);
    expect(await lapseSeats(database.kysely)).toBe(0);
  });

  it('is offered all that more seats bring, by any number of workers at once, and no seat twice', async () => {
    await register('a', 'b', 'c', 'd', 'e');
    await register(...Array.from({ length: 20 }, (_, turn) => `w${turn + 10}`));
    await query(`update events set capacity = 12 where id = '${event}'`);
    const offers = await Promise.all(Array.from({ length: 6 }, offer));
    expect(offers.reduce((sum, one) => sum + one, 0)).toBe(7);
    expect(await offered()).toEqual(['w10', 'w11', 'w12', 'w13', 'w14', 'w15', 'w16']);
    expect(await taken()).toBe(12);
    await query(`update events set capacity = null where id = '${event}'`);
    expect(await offer()).toBe(13);
    expect(await waiting()).toEqual([]);
  });

  it('is offered no seat that is given up while more are taken than declared', async () => {
    await register('a', 'b', 'c', 'd', 'e', 'f');
    await query(`update events set capacity = 4 where id = '${event}'`);
    await erasePerson(database.kysely, secret, 'a@example.com');
    expect(await offer()).toBe(0);
    expect(await offerFreeSeats(database.kysely, list)).toBe(0);
    expect(await register('late')).toEqual(['waiting']);
    await erasePerson(database.kysely, secret, 'b@example.com');
    expect(await offer()).toBe(1);
    expect(await seated()).toEqual(['c', 'd', 'e', 'f']);
    expect(await taken()).toBe(4);
  });

  it('holds an offered seat no longer than until the event begins, and offers none after that', async () => {
    await register('a', 'b', 'c', 'd', 'e', 'f', 'g');
    await query(`update events set capacity = 6, starts_at = now() + interval '10 minutes'
      where id = '${event}'`);
    expect(await offer()).toBe(1);
    expect(
      await query(`select r.held_until = e.starts_at as same from event_registrations r
        join events e on e.id = r.event_id where r.held_until is not null`),
    ).toEqual([{ same: true }]);
    await query(`update events set capacity = 7, starts_at = now() where id = '${event}'`);
    expect(await offer()).toBe(0);
    await query(`update events set starts_at = null, is_active = false where id = '${event}'`);
    expect(await offer()).toBe(0);
  });

  it('is in what a person is given, and gone with them', async () => {
    await register('a', 'b', 'c', 'd', 'e', 'f', 'g');
    const given = await exportPerson(database.kysely, secret, 'g@example.com');
    expect(given.waiting).toMatchObject([{ event: 'The Willow Evening', before: 1 }]);
    expect(given.waiting[0]).not.toHaveProperty('mailbox');
    await erasePerson(database.kysely, secret, 'g@example.com');
    expect(await waiting()).toEqual(['f']);
  });

  it('never takes more than there are seats while people register, are erased and are offered seats', async () => {
    await register('a', 'b', 'c', 'd', 'e', 'f', 'g');
    await Promise.all([
      ...['a', 'b', 'f', 'c'].map((name) =>
        erasePerson(database.kysely, secret, `${name}@example.com`),
      ),
      ...Array.from({ length: 4 }, offer),
      ...['x', 'y', 'z'].map((name) => register(name)),
      ...Array.from({ length: 4 }, offer),
    ]);
    await offer();
    expect(await taken()).toBe((await seated()).length);
    expect(await taken()).toBeLessThanOrEqual(5);
    expect((await waiting()).length > 0 ? await taken() : 5).toBe(5);
  });
});
