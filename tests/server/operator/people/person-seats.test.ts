import { expect, test } from 'vitest';
import { eventId } from '#server/db/identity.ts';
import type { Database } from '#server/db/open/open.ts';
import { openAsOperator } from '#tests/server/operator/console.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';

const first = eventId('willow-masterclass');
const second = eventId('willow-masterclass/second');

describeWithDatabase('what somebody has at events, an operator', (open) => {
  async function openPerson(database: Database) {
    const operator = await openAsOperator(database);
    const { web, read, post } = operator;
    const query = async (text: string) => (await database.pool.query(text)).rows;
    await query(`insert into events (id, key, name, starts_at, time_zone, minutes, capacity)
      values ('${second}', 'willow-masterclass/second', 'The Willow Masterclass',
        '2027-05-04T17:00:00Z', 'America/Los_Angeles', 60, 1)`);
    await web.postForm('/willow-masterclass', { name: 'Ada', email: 'ada@example.com' });
    const path = `/leads/${(await read('/leads')).rows[0].id}`;
    return {
      ...operator,
      query,
      path,
      change: (body: object) => post(`${path}/seat`, body),
      seats: async () => (await read(path)).seats,
      taken: async () =>
        (await query(`select taken from events where id in ('${first}', '${second}') order by key`))
          .map(({ taken }) => taken)
          .join(),
      emails: async () =>
        (await query(`select function_name as name, event_id from delivery_logs
          where submission_id is null order by created_at`)) as {
          name: string;
          event_id: string;
        }[],
    };
  }

  test('sees with its date, how firm it is, and where else there is room', async () => {
    const { seats, query, read } = await openPerson(await open());
    const seat = {
      event: 'The Willow Masterclass',
      eventId: first,
      startsAt: '2027-03-16T17:00:00.000Z',
      state: 'firm',
      heldUntil: null,
      before: null,
      isOver: false,
      otherDates: [{ key: 'willow-masterclass/second', startsAt: '2027-05-04T17:00:00.000Z' }],
    };
    expect(await seats()).toMatchObject([seat]);
    const [delivery] = (await read('/deliveries')).rows;
    expect(delivery).toMatchObject({ eventStartsAt: '2027-03-16T17:00:00.000Z' });

    await query(`update event_registrations set held_until = '2027-01-01T00:00:00Z'`);
    await query(`update events set taken = 1 where id = '${second}'`);
    expect(await seats()).toMatchObject([
      { ...seat, state: 'held', heldUntil: '2027-01-01T00:00:00.000Z', otherDates: [] },
    ]);
    await query(`insert into delivery_logs (id, dedupe_key, email_address, function_name, coach, body,
      lead_id, event_id) select gen_random_uuid(), 'seat-offer:x', email_key, 'offer', 'willow', '{}',
      id, '${first}' from leads`);
    expect(await seats()).toMatchObject([{ state: 'offered' }]);
    await query(`update events set starts_at = now() where id = '${first}'`);
    expect(await seats()).toMatchObject([{ isOver: true }]);
  });

  test('frees, once, with the email that the person’s own click brings', async () => {
    const { change, seats, taken, emails, read } = await openPerson(await open());
    expect(await (await change({ eventId: first, wish: 'free' })).json()).toEqual({
      changed: true,
    });
    expect([await seats(), await taken()]).toEqual([[], '0,0']);
    expect((await change({ eventId: first, wish: 'free' })).status).toBe(409);
    expect(await emails()).toEqual([{ name: 'seat-freed', event_id: first }]);
    expect((await read('/audit')).rows[0]).toMatchObject({
      actor: 'operator',
      action: 'freed-seat',
      details: { event: 'willow-masterclass' },
    });
    const { rows } = await read('/audit');
    const freed = rows.filter(({ action }: { action: string }) => action === 'freed-seat');
    expect(freed, 'what was refused did not happen').toHaveLength(1);
  });

  test('moves to a date that has room, and to no other', async () => {
    const { change, seats, taken, emails, query, read } = await openPerson(await open());
    const move = { eventId: first, wish: 'move', date: 'willow-masterclass/second' };
    await query(`update events set taken = 1 where id = '${second}'`);
    const refused = await change(move);
    expect([refused.status, (await refused.json()).title]).toEqual([
      409,
      expect.stringContaining('Nothing was changed'),
    ]);
    await query(`update events set taken = 0 where id = '${second}'`);
    expect((await change(move)).status).toBe(200);
    expect(await seats()).toMatchObject([{ eventId: second, state: 'firm' }]);
    expect(await taken()).toBe('0,1');
    expect(await emails()).toEqual([{ name: 'seat-taken', event_id: second }]);
    // Where it was a moment ago there is nothing left to be moved or freed.
    expect((await change({ eventId: first, wish: 'free' })).status).toBe(409);
    expect(await taken()).toBe('0,1');
    const { rows } = await read('/audit');
    expect(rows.map(({ action }: { action: string }) => action)).toContain('moved-seat');
  });

  test('takes off a waiting list', async () => {
    const { change, seats, query } = await openPerson(await open());
    await query(`insert into event_waiting (event_id, lead_id, mailbox)
      select '${second}', id, 'm' from leads`);
    expect(await seats()).toMatchObject([
      { eventId: second, state: 'waiting', before: 0 },
      { eventId: first },
    ]);
    expect((await change({ eventId: second, wish: 'leave' })).status).toBe(200);
    expect(await seats()).toMatchObject([{ eventId: first }]);
    expect((await change({ eventId: second, wish: 'leave' })).status).toBe(409);
  });

  test('cannot change what is not there, or in a way that is not known', async () => {
    const { change, post } = await openPerson(await open());
    for (const body of [
      {},
      { eventId: first, wish: 'sell' },
      { eventId: first, wish: 'move' },
      { eventId: first, wish: 'free', date: 'willow-masterclass/second' },
      { eventId: 'x', wish: 'free' },
    ]) {
      expect((await change(body)).status, JSON.stringify(body)).toBe(422);
    }
    const nobody = '01900000-0000-7000-8000-000000000000';
    expect((await change({ eventId: nobody, wish: 'free' })).status).toBe(404);
    expect((await post('/leads/x/seat', { eventId: first, wish: 'free' })).status).toBe(404);
    expect((await post(`/leads/${nobody}/seat`, { eventId: first, wish: 'free' })).status).toBe(
      409,
    );
  });
});
