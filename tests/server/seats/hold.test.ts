import { beforeEach, expect, it } from 'vitest';
import { eventId } from '#server/db/identity.ts';
import type { Database } from '#server/db/open/open.ts';
import { listLateJourneys } from '#server/declared/late-journeys.ts';
import { planEventEmails, writeDueEmails } from '#server/journeys/event-emails.ts';
import { openJourneys } from '#server/journeys/journeys.ts';
import { releaseHeld } from '#server/journeys/release-held.ts';
import { erasePerson } from '#server/people/erase-person.ts';
import { keepUnsentSeats, planHolds } from '#server/seats/keep-unsent-seats.ts';
import { lapseSeats } from '#server/seats/lapse-seats.ts';
import { seatUrl } from '#server/signing/seat-token.ts';
import { createLog } from '#server/telemetry/log.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { until } from '#tests/support/run/until.ts';
import { askedIn, createTestSite } from '#tests/support/site/site.ts';
import { openTestWeb, type TestWeb } from '#tests/support/site/web.ts';

const secret = 'a secret of the tests';
const funnel = 'willow-evening';

describeWithDatabase('a seat that is held', (open) => {
  let database: Database;
  let web: TestWeb;
  beforeEach(async () => {
    database = await open();
    web = await openTestWeb(database, { withHold: true });
  });

  const query = async (text: string) => (await database.pool.query(text)).rows;
  const register = (name: string, email = `${name}@example.com`) =>
    web.postJson(funnel, { fields: { name: 'Guest', email } });
  const lapse = () => lapseSeats(database.kysely);
  const passTime = () =>
    query(`update event_registrations set held_until = held_until - interval '61 minutes'`);

  /** The address behind the button of somebody's confirmation. */
  async function linkOf(name: string): Promise<string> {
    const { rows } = await database.pool.query(
      'select id from delivery_logs where email_address like $1 and funnel_id = $2',
      [`${name}@%`, funnel],
    );
    return seatUrl('', rows[0]?.id, secret);
  }

  async function look(name: string, method = 'GET') {
    const answer = await web.app.request(await linkOf(name), { method });
    expect(answer.status).toBe(200);
    return askedIn(await answer.text());
  }

  async function seats() {
    const [row] = await query(`
      select e.taken, count(r.*)::int as registrations,
        count(r.*) filter (where r.held_until is null)::int as firm
      from events e left join event_registrations r on r.event_id = e.id
      where e.id = '${eventId(funnel)}' group by e.id`);
    return [row.taken, row.registrations, row.firm];
  }

  it('is free again when nobody confirms it in time, and no sooner', async () => {
    for (const name of ['ada', 'bob']) expect((await register(name)).status).toBe(201);
    expect(await lapse()).toBe(0);
    expect(await seats()).toEqual([2, 2, 0]);
    await passTime();
    expect(await lapse()).toBe(2);
    expect(await seats()).toEqual([0, 0, 0]);
    expect(await web.count('leads')).toBe(2);
    expect(await lapse()).toBe(0);
  });

  it('is held from when its email leaves, and not for an email that is held back', async () => {
    const pass = async () => {
      await passTime();
      await keepUnsentSeats(database.kysely, planHolds(createTestSite({ withHold: true })));
      return lapse();
    };
    const become = (status: string, name: string) =>
      query(`update delivery_logs set status = '${status}' where email_address like '${name}@%'`);
    for (const name of ['ada', 'bob']) await register(name);
    await become('suppressed', 'bob');
    // The provider is away for longer than a seat is held.
    expect(await pass()).toBe(1);
    expect(await pass()).toBe(0);
    const [{ minutes }] = await query(`select extract(epoch from held_until - now()) / 60 as minutes
      from event_registrations`);
    expect(Number(minutes)).toBeGreaterThan(59);
    expect(await look('ada')).toMatchObject({ kind: 'held' });
    await become('sent', 'ada');
    expect(await pass()).toBe(1);
    expect(await seats()).toEqual([0, 0, 0]);
  });

  it('is kept by the button of the confirmation; opening it changes nothing', async () => {
    await register('ada');
    for (let visit = 0; visit < 3; visit += 1) {
      expect(await look('ada')).toMatchObject({ kind: 'held', event: 'The Willow Evening' });
    }
    expect(await seats()).toEqual([1, 1, 0]);
    expect(await look('ada', 'POST')).toMatchObject({ kind: 'confirmed' });
    expect(await look('ada', 'POST')).toMatchObject({ kind: 'confirmed' });
    await passTime();
    expect(await lapse()).toBe(0);
    expect(await seats()).toEqual([1, 1, 1]);
    expect(await look('ada')).toMatchObject({ kind: 'confirmed' });
  });

  it('is not hoarded: who fills the event and proves nothing has none an hour later', async () => {
    for (let turn = 0; turn < 8; turn += 1) await register(`bot-${turn}`);
    expect(await seats()).toEqual([5, 5, 0]);
    expect((await register('ada')).status).toBe(409);
    await passTime();
    await lapse();
    expect((await register('ada')).status).toBe(201);
    expect(await look('ada', 'POST')).toMatchObject({ kind: 'confirmed' });
    expect(await seats()).toEqual([1, 1, 1]);
  });

  it('is taken again by a late click while there is room, and never more than there are', async () => {
    await register('late');
    await passTime();
    await lapse();
    expect(await look('late')).toMatchObject({ kind: 'lapsed' });
    expect(await look('late', 'POST')).toMatchObject({ kind: 'confirmed' });
    expect(await seats()).toEqual([1, 1, 1]);

    await register('later');
    await passTime();
    await lapse();
    for (let turn = 0; turn < 6; turn += 1) await register(`other-${turn}`);
    expect(await look('later')).toMatchObject({ kind: 'full' });
    expect(await look('later', 'POST')).toMatchObject({ kind: 'full' });
    expect(await seats()).toEqual([5, 5, 1]);
  });

  it('is counted once by several processes that let seats lapse, confirm and register at once', async () => {
    for (let turn = 0; turn < 5; turn += 1) await register(`early-${turn}`);
    await passTime();
    await Promise.all([
      ...Array.from({ length: 4 }, lapse),
      ...[0, 1, 2].map((turn) => look(`early-${turn}`, 'POST')),
      ...Array.from({ length: 12 }, (_, turn) => register(`new-${turn}`)),
      ...Array.from({ length: 4 }, lapse),
      ...[0, 1, 2, 3, 4].map((turn) => look(`early-${turn}`, 'POST')),
    ]);
    const [taken, registrations] = await seats();
    expect(taken).toBe(registrations);
    expect(taken).toBeLessThanOrEqual(5);
  });

  it('is firm where the funnel does not hold any, and for who registered with the release before', async () => {
    await web.postJson('willow-masterclass', { fields: { name: 'Ada', email: 'ada@example.com' } });
    await query(`insert into leads (id, email, source) values
      ('01900000-0000-7000-8000-000000000001', 'old@example.com', '${funnel}')`);
    await query(`insert into event_registrations (event_id, lead_id) values
      ('${eventId(funnel)}', '01900000-0000-7000-8000-000000000001')`);
    await passTime();
    expect(await lapse()).toBe(0);
    expect(await web.count('event_registrations')).toBe(2);
  });

  it('is freed by erasing the person, whose link then leads nowhere', async () => {
    await register('ada');
    const link = await linkOf('ada');
    await erasePerson(database.kysely, secret, 'ada@example.com');
    expect(await seats()).toEqual([0, 0, 0]);
    const answer = await web.app.request(link, { method: 'POST' });
    expect(askedIn(await answer.text())).toEqual({ kind: 'nothing-known' });
    expect(await seats()).toEqual([0, 0, 0]);
  });

  it('cannot be confirmed by who has not read the mailbox, nor once the event has begun', async () => {
    await register('ada');
    const forged = (await linkOf('ada')).replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'));
    for (const path of [forged, '/seat/sample', '/seat/x']) {
      const answer = await web.app.request(path, { method: 'POST' });
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
      expect(askedIn(await answer.text())).toEqual({ kind: 'unknown-link' });
    }
    await query(`update events set starts_at = now() - interval '1 minute'`);
    expect(await look('ada', 'POST')).toMatchObject({ kind: 'over' });
    expect(await seats()).toEqual([1, 1, 0]);
  });

  it('is confirmed late by an email that strangers had held back', async () => {
    for (const other of ['strict', 'delayed', 'patient']) {
      await web.postJson(other, { fields: { name: 'X', email: 'vic.tim+x@gmail.com' } });
    }
    await register('victim', 'victim@gmail.com');
    await passTime();
    await lapse();
    await query(`update address_quotas set mailed_at = array[now() - interval '25 hours']`);
    const site = createTestSite({ withHold: true });
    expect(await releaseHeld(database.kysely, listLateJourneys(site), secret)).toBe(1);
    expect(await look('victim', 'POST')).toMatchObject({ kind: 'confirmed' });
  });

  it('is freed by the worker, which also sends what was held back', async () => {
    for (const other of ['strict', 'delayed', 'patient', 'willow-guide']) {
      await web.postJson(other, { fields: { name: 'X', email: 'victim@gmail.com' } });
    }
    await register('ada');
    await query(`update delivery_logs set status = 'sent' where email_address like 'ada@%'`);
    await passTime();
    await query(`update address_quotas set mailed_at = array[now() - interval '25 hours']`);
    const site = createTestSite({ withHold: true });
    const log = createLog('silent');
    const journeys = await openJourneys({ db: database.kysely, site, secret, log });
    journeys.start();
    await until(async () => (await web.count('event_registrations')) === 0);
    await until(async () => {
      const [row] = await query(
        `select status from delivery_logs where funnel_id = 'willow-guide'`,
      );
      return row.status === 'pending';
    });
    await journeys.stop();
    expect(await seats()).toEqual([0, 0, 0]);
  });

  it('gets no reminder before it is confirmed', async () => {
    for (const name of ['ada', 'bob']) await register(name);
    await look('bob', 'POST');
    await query(`update events set starts_at = now() + interval '23 hours'`);
    await query(`update event_registrations set created_at = now() - interval '2 hours'`);
    const reminders = planEventEmails(createTestSite({ withHold: true }));
    await writeDueEmails(database.kysely, reminders, createLog('silent'));
    expect(
      await query(`select email_address from delivery_logs where dedupe_key like 'reminder:%'`),
    ).toEqual([{ email_address: 'bob@example.com' }]);
  });
});
