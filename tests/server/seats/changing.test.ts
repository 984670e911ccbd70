import { beforeEach, expect, it } from 'vitest';
import type { SeatWish } from '#engine/contract/person-pages.ts';
import { eventId } from '#server/db/identity.ts';
import type { Database } from '#server/db/open/open.ts';
import { changeSeat } from '#server/seats/change-seat.ts';
import { findSeat, kindOf } from '#server/seats/find-seat.ts';
import type { WaitingList } from '#server/seats/offer-free-seats.ts';
import { planSeats } from '#server/seats/seat-plans.ts';
import { seatUrl } from '#server/signing/seat-token.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { askedIn, createTestSite } from '#tests/support/site/site.ts';
import { openTestWeb, type TestWeb } from '#tests/support/site/web.ts';

const secret = 'a secret of the tests';
const funnel = 'willow-evening';
const first = eventId(funnel);
const second = eventId(`${funnel}/second`);

const listOf = (event: string): WaitingList => ({
  eventId: event,
  eventName: 'The Willow Evening',
  functionName: 'offer-seat',
  fields: ['email'],
  funnelId: funnel,
  coach: 'willow',
  holdMinutes: 60,
});

const plans = {
  ...planSeats(createTestSite({ withHold: true }), secret),
  lists: new Map([first, second].map((event) => [event, listOf(event)])),
};

describeWithDatabase('a seat that is changed', (open) => {
  let database: Database;
  let web: TestWeb;
  beforeEach(async () => {
    database = await open();
    web = await openTestWeb(database, { withHold: true });
    await query(`insert into events (id, key, name, starts_at, time_zone, minutes, capacity)
      values ('${second}', '${funnel}/second', 'The Willow Evening', '2027-05-04T19:00-07:00',
        'America/Los_Angeles', 90, 2)`);
  });

  const query = async (text: string) => (await database.pool.query(text)).rows;
  const register = async (...names: string[]) => {
    for (const name of names) {
      const email = `${name}@example.com`;
      await web.postJson(funnel, { fields: { name, email } });
      await change(name, 'keep');
    }
  };

  const deliveryOf = async (name: string): Promise<string> =>
    (
      await query(`select id from delivery_logs where email_address = '${name}@example.com'
        order by created_at limit 1`)
    )[0].id;

  const change = async (name: string, wish: SeatWish, date?: string) => {
    const seat = await changeSeat(database.kysely, await deliveryOf(name), { wish, date }, plans);
    return seat && [seat.date.key, kindOf(seat.date)];
  };

  const stateOf = async (name: string) => {
    const seat = await findSeat(database.kysely, await deliveryOf(name));
    return seat && [seat.date.key, kindOf(seat.date)];
  };

  const taken = async () =>
    (
      await query(`select e.key, e.taken, count(r.*)::int as rows from events e
        left join event_registrations r on r.event_id = e.id
        where e.id in ('${first}', '${second}') group by e.id order by e.key`)
    ).map(({ taken: count, rows }) => {
      expect(count).toBe(rows);
      return count;
    });

  const emailsOf = async (name: string) =>
    (
      await query(`select function_name, status, event_id, body from delivery_logs
        where email_address = '${name}@example.com' order by created_at`)
    ).slice(1);

  it('is freed by a click, once, with an email that takes it out of the calendar', async () => {
    await register('ada');
    await query(`insert into delivery_logs (id, dedupe_key, email_address, function_name, funnel_id,
      coach, body, lead_id, event_id) select gen_random_uuid(), 'reminder:${first}:' || id, email_key,
      'send-reminder', '${funnel}', 'willow', '{}', id, '${first}' from leads`);
    expect(await change('ada', 'free')).toEqual([funnel, 'lapsed']);
    expect(await change('ada', 'free')).toEqual([funnel, 'lapsed']);
    expect(await taken()).toEqual([0, 0]);
    const emails = await emailsOf('ada');
    expect(emails).toHaveLength(2);
    expect(emails.find(({ function_name }) => function_name === 'send-reminder')).toMatchObject({
      status: 'cancelled',
    });
    expect(emails.find(({ function_name }) => function_name === 'seat-freed')).toMatchObject({
      status: 'pending',
      event_id: first,
      body: { calendarUid: funnel, calendarSequence: 1, name: 'ada' },
    });
    // Taken again, its entry in the calendar is newer than the one that was called off.
    expect(await change('ada', 'keep')).toEqual([funnel, 'confirmed']);
    expect(await query('select moves from event_registrations')).toEqual([{ moves: 2 }]);
    expect(await taken()).toEqual([1, 0]);
  });

  it('is taken again by the form, however soon, with a newer entry in the calendar', async () => {
    await register('ada');
    await change('ada', 'free');
    await register('ada');
    expect(await taken()).toEqual([1, 0]);
    expect(await query('select moves from event_registrations')).toEqual([{ moves: 2 }]);
    await change('ada', 'free');
    expect(
      (await emailsOf('ada')).map(({ function_name, body }) => [
        function_name,
        body.calendarSequence,
      ]),
    ).toEqual([
      ['seat-freed', 1],
      ['hold-seat', undefined],
      ['seat-freed', 3],
    ]);
  });

  it('is offered again with a newer entry in the calendar', async () => {
    await register('a', 'b', 'c', 'd', 'e');
    await change('a', 'free');
    await register('f');
    await change('a', 'wait');
    await change('b', 'free');
    expect(await change('a', 'keep')).toEqual([funnel, 'confirmed']);
    expect(
      await query(`select moves from event_registrations r join leads l on l.id = r.lead_id
        where l.email_key = 'a@example.com'`),
    ).toEqual([{ moves: 2 }]);
  });

  it('that was given back and is offered again is confirmed by email, with its entry', async () => {
    await register('a', 'b', 'c', 'd', 'e');
    await change('a', 'free');
    await register('f');
    await change('a', 'wait');
    await change('b', 'free');
    await change('a', 'keep');
    // Once only: nothing changes by pressing the button again.
    await change('a', 'keep');
    expect((await emailsOf('a')).map(({ function_name }) => function_name)).toEqual([
      'seat-freed',
      'offer-seat',
      'seat-taken',
    ]);
  });

  it('at a second date has an entry of its own beside the one that moved', async () => {
    await register('ada');
    await change('ada', 'move', `${funnel}/second`);
    await register('ada');
    const entries = await query(`select coalesce(r.calendar_uid, e.key) as uid
      from event_registrations r join events e on e.id = r.event_id`);
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(2);
  });

  it('goes to the first in line in the same moment', async () => {
    await register('a', 'b', 'c', 'd', 'e');
    await web.postJson(funnel, { fields: { name: 'f', email: 'f@example.com' } });
    await query(`insert into leads (id, email, email_key, source) values
      ('01900000-0000-7000-8000-00000000000f', 'w@example.com', 'w@example.com', 'w')`);
    await query(`insert into event_waiting (event_id, lead_id, mailbox) values
      ('${first}', '01900000-0000-7000-8000-00000000000f', 'w')`);
    await change('b', 'free');
    expect(await taken()).toEqual([5, 0]);
    expect(
      await query(`select email_address from delivery_logs where function_name = 'offer-seat'`),
    ).toEqual([{ email_address: 'w@example.com' }]);
    expect(await stateOf('w')).toEqual([funnel, 'held']);
    // Who gave it back is the next to wait.
    expect(await stateOf('b')).toEqual([funnel, 'full']);
    expect(await change('b', 'keep')).toEqual([funnel, 'full']);
    expect(await change('b', 'wait')).toEqual([funnel, 'waiting']);
    expect(await change('b', 'wait')).toEqual([funnel, 'waiting']);
    await change('w', 'free');
    expect(await stateOf('b')).toEqual([funnel, 'held']);
    expect(await emailsOf('w')).toEqual([]);
    expect(await taken()).toEqual([5, 0]);
  });

  it('is moved to another date that has room, with the same entry in the calendar', async () => {
    await register('ada', 'bob', 'cem');
    expect(await change('ada', 'move', `${funnel}/second`)).toEqual([
      `${funnel}/second`,
      'confirmed',
    ]);
    expect(await change('bob', 'move', `${funnel}/second`)).toEqual([
      `${funnel}/second`,
      'confirmed',
    ]);
    expect(await taken()).toEqual([1, 2]);
    // Full now, and a date of another event is none of these.
    expect(await change('cem', 'move', `${funnel}/second`)).toEqual([funnel, 'confirmed']);
    expect(await change('cem', 'move', 'willow-masterclass')).toEqual([funnel, 'confirmed']);
    expect(
      await query(`select distinct calendar_uid, moves from event_registrations
      where event_id = '${second}'`),
    ).toEqual([{ calendar_uid: funnel, moves: 1 }]);
    expect(await emailsOf('ada')).toMatchObject([
      { function_name: 'seat-taken', event_id: second },
    ]);
    expect(await change('ada', 'move', funnel)).toEqual([funnel, 'confirmed']);
    expect(
      await query(`select moves, calendar_uid from event_registrations where moves > 1`),
    ).toEqual([{ moves: 2, calendar_uid: funnel }]);
    expect(await taken()).toEqual([2, 1]);
  });

  it('is not changed once its event has begun, nor to a date that has', async () => {
    await register('ada', 'bob');
    await query(`update events set starts_at = now() where id = '${second}'`);
    expect(await change('ada', 'move', `${funnel}/second`)).toEqual([funnel, 'confirmed']);
    await query(`update events set starts_at = now() where id = '${first}'`);
    expect(await change('ada', 'free')).toEqual([funnel, 'over']);
    expect(await taken()).toEqual([2, 0]);
  });

  it('is shown and changed on the page behind the link; opening it changes nothing', async () => {
    await register('ada');
    const url = seatUrl('', await deliveryOf('ada'), secret);
    const look = async (method: string, body?: string) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const answer = await web.app.request(url, { method, ...(body ? { body, headers } : {}) });
      return askedIn(await answer.text());
    };
    expect(await look('GET')).toMatchObject({
      kind: 'confirmed',
      when: 'Tuesday, March 16, 2027, 7:00 PM PDT',
      dates: [{ key: `${funnel}/second`, when: 'Tuesday, May 4, 2027, 7:00 PM PDT' }],
      mayWait: false,
    });
    expect(
      await look('POST', `wish=move&date=${encodeURIComponent(`${funnel}/second`)}`),
    ).toMatchObject({
      kind: 'confirmed',
      when: 'Tuesday, May 4, 2027, 7:00 PM PDT',
    });
    expect(await look('POST', 'wish=free')).toMatchObject({ kind: 'lapsed', done: 'free' });
    expect(await look('GET')).not.toHaveProperty('done');
    expect(await taken()).toEqual([0, 0]);
  });

  it('writes no more than a few emails a day to who changes their mind all the time', async () => {
    await register('ada');
    for (let turn = 0; turn < 8; turn += 1) {
      await change('ada', 'free');
      await change('ada', 'keep');
    }
    expect(await emailsOf('ada')).toHaveLength(6);
  });
});
