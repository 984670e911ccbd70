import { expect, test } from 'vitest';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { addDeliveries, openAsOperator } from './console.ts';

describeWithDatabase('what is new', (open) => {
  test('counts the leads, failed emails and errors since a moment, and shows the newest', async () => {
    const { database, read } = await openAsOperator(await open());
    await database.pool.query(
      `insert into leads (id, email, source, created_at)
       select gen_random_uuid(), 'p' || n || '@example.com', 'guide', now() - n * interval '1 hour'
       from generate_series(1, 9) n`,
    );
    await addDeliveries(database, { rows: 10, perSecond: 1, failedEvery: 5 });
    await database.pool.query(
      `insert into error_logs (id, function_name, error_message, created_at)
       values (gen_random_uuid(), 'send-guide', 'refused', now() - interval '3 hours')`,
    );
    const since = new Date(Date.now() - 5.5 * 3_600_000).toISOString();
    const news = await read(`/news?since=${since}`);
    expect(news.leads).toMatchObject({ count: 5, isMore: false });
    expect(news.leads.rows.map(({ email }: { email: string }) => email)).toEqual(
      [1, 2, 3, 4].map((n) => `p${n}@example.com`),
    );
    expect(news.failures).toMatchObject({ count: 2, rows: [{ status: 'failed' }, {}] });
    expect(news.errors).toMatchObject({ count: 1, rows: [{ message: 'refused' }] });
  });

  test.each(['1 day', '14 days'])('an email from %s before that fails now is new', async (age) => {
    const { database, read } = await openAsOperator(await open());
    const [id] = await addDeliveries(database, { rows: 1, perSecond: 1, failedEvery: 1 });
    await database.pool.query(`update delivery_logs set created_at = now() - $1::interval`, [age]);
    const since = new Date(Date.now() - 3_600_000).toISOString();
    expect((await read(`/news?since=${since}`)).failures.count).toBe(0);
    await database.pool.query(
      `insert into delivery_attempts (delivery_id, attempt, started_at, ended_at, outcome)
       values ($1, 8, now(), now(), 'failed')`,
      [id],
    );
    expect((await read(`/news?since=${since}`)).failures.rows).toMatchObject([{ id }]);
  });

  test('a reminder that could not leave before its event is new once that has begun', async () => {
    const { database, read } = await openAsOperator(await open());
    const ids = await addDeliveries(database, { rows: 3, perSecond: 1, failedEvery: 9 });
    await database.pool.query(
      `with begun as (
         insert into events (id, key, name, starts_at, time_zone, minutes)
         values (gen_random_uuid(), 'begun', 'Begun', now() - interval '1 hour', 'UTC', 60)
         returning id
       )
       update delivery_logs d set status = 'cancelled', event_id = begun.id,
         created_at = now() - interval '25 hours',
         last_error_code = case when d.id = $1 then 'too-late' end
       from begun where d.id = any($2)`,
      [ids[0], ids.slice(0, 2)],
    );
    const newsSince = (hours: number) =>
      read(`/news?since=${new Date(Date.now() - hours * 3_600_000).toISOString()}`);
    expect((await newsSince(2)).failures).toMatchObject({ count: 1, rows: [{ id: ids[0] }] });
    expect((await newsSince(0.5)).failures.count).toBe(0);
  });

  test('emails that failed late follow those written since, unless these alone fill the count', async () => {
    const { database, read } = await openAsOperator(await open());
    const [late, ...written] = await addDeliveries(database, {
      rows: 3,
      perSecond: 1,
      failedEvery: 1,
    });
    await database.pool.query(
      `update delivery_logs set created_at = now() - interval '1 day' where id = $1`,
      [late],
    );
    await database.pool.query(
      `insert into delivery_attempts (delivery_id, attempt, started_at, ended_at, outcome)
       values ($1, 8, now(), now(), 'failed')`,
      [late],
    );
    const since = new Date(Date.now() - 3_600_000).toISOString();
    const few = (await read(`/news?since=${since}`)).failures;
    expect(few).toMatchObject({ count: 3, isMore: false });
    const shown = few.rows.map(({ id }: { id: string }) => id);
    expect(new Set(shown.slice(0, 2))).toEqual(new Set(written));
    expect(shown[2]).toBe(late);
    await database.pool.query(`update delivery_logs set dedupe_key = 'few:' || dedupe_key`);
    await addDeliveries(database, { rows: 1001, perSecond: 1000, failedEvery: 1 });
    const { failures } = await read(`/news?since=${since}`);
    expect(failures).toMatchObject({ count: 1000, isMore: true });
    expect(failures.rows).toHaveLength(4);
  });

  test('looks back a week at most, and refuses what is no moment', async () => {
    const { ask, read } = await openAsOperator(await open());
    const { since } = await read('/news?since=2020-01-01T00:00:00Z');
    expect(Date.now() - Date.parse(since)).toBeLessThan(8 * 86_400_000);
    expect((await ask('/news?since=monday')).status).toBe(400);
  });
});

describeWithDatabase('the finder', (open) => {
  test('leads from two letters to people, from an address to their emails', async () => {
    const { web, read } = await openAsOperator(await open());
    await web.postForm('/willow-guide', { name: 'Ada', email: 'ada@example.com' });
    await web.postForm('/willow-guide', { name: 'Grace', email: 'grace@example.com' });
    expect((await read('/find?query=a')).people).toEqual([]);
    const found = await read('/find?query=ad');
    expect(found.people).toMatchObject([{ email: 'ada@example.com' }]);
    expect(found.deliveries).toMatchObject([{ email: 'ada@example.com' }]);
  });

  test('leads from a reference or an id to the email', async () => {
    const { web, database, read } = await openAsOperator(await open());
    await web.postForm('/willow-guide', { name: 'Ada', email: 'ada@example.com' });
    const reference = 'K7M2QX';
    const { rows } = await database.pool.query(
      'update delivery_logs set reference = $1 returning id',
      [reference],
    );
    const [{ id }] = rows;
    for (const query of [id, reference, reference.toLowerCase()]) {
      expect((await read(`/find?query=${query}`)).deliveries).toMatchObject([{ id }]);
    }
    expect(await read('/find?query=nobody')).toEqual({ people: [], deliveries: [] });
  });
});
