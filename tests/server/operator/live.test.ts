import { expect, test } from 'vitest';
import type { Database } from '#server/db/open/open.ts';
import { readMarks } from '#server/operator/live/marks.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { until } from '#tests/support/run/until.ts';
import { addDeliveries, openAsOperator } from './console.ts';
import { addMember, memberPassword, openBrowser } from './roles/members.ts';

/** What a console hears until it stops listening. */
async function listen({ ask }: { readonly ask: (path: string) => Promise<Response> }) {
  const response = await ask('/live');
  const reader = response.body?.getReader();
  if (!reader) throw new Error(`Listening answered ${response.status} without a body.`);
  let heard = '';
  const reading = (async () => {
    const decoder = new TextDecoder();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      heard += decoder.decode(value);
    }
  })();
  return {
    response,
    heard: () => heard,
    /** Waits for the end of the stream. */
    end: () => reading,
    leave: () => reader.cancel(),
  };
}

async function addLead({ pool }: Database): Promise<void> {
  await pool.query(
    `insert into leads (id, email, source) values (gen_random_uuid(), 'ada@example.com', 'guide')`,
  );
}

describeWithDatabase('listening to changes', (open) => {
  test('a console hears that there is a new lead, and not which', async () => {
    const operator = await openAsOperator(await open());
    const { response, heard, leave } = await listen(operator);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    await until(() => heard().includes('event: changed'));
    await addLead(operator.database);
    await until(() => heard().includes('"leads"'));
    expect(heard()).not.toContain('ada');
    await leave();
  });

  test('every kind of change has a mark', async () => {
    const database = await open();
    const { kysely: db } = database;
    const before = await readMarks(db);
    await addLead(database);
    await addDeliveries(database, { rows: 1, perSecond: 1, failedEvery: 1 });
    const after = await readMarks(db);
    expect(after.leads).not.toBe(before.leads);
    expect(after.deliveries).not.toBe(before.deliveries);
    expect(after.audit).toBe(before.audit);
    // What is written to a table is counted within a second or so.
    await until(async () => {
      await database.pool.query(`update delivery_logs set status = 'delivered'`);
      await database.pool.query(
        `insert into left_out_views (day, funnel_id, kind, views) values (current_date, 'a', 'robot', 1)
         on conflict (day, funnel_id, kind) do update set views = left_out_views.views + 1`,
      );
      const counted = await readMarks(db);
      return counted.deliveries !== after.deliveries && counted.views !== after.views;
    });
  });

  test('whoever has another role since hears only what it may, and whoever was removed nothing', async () => {
    const { database, web, post, ask } = await openAsOperator(await open());
    const [email, name] = ['carl@example.com', 'Carl'];
    const id = await addMember(database, { email, name, role: 'operator' });
    const browser = openBrowser(web, '192.0.2.7');
    await browser.ask('POST', '/session', { email, password: memberPassword });
    await database.pool.query(
      `update member_sessions set method = 'passkey' where member_id = $1`,
      [id],
    );
    const { heard, end } = await listen({ ask: (path) => browser.ask('GET', path) });
    await until(() => heard().includes('event: changed'));
    expect((await post(`/team/${id}`, { role: 'viewer', coaches: null })).status).toBe(200);
    const before = heard().length;
    await addLead(database);
    await database.pool.query(
      `insert into left_out_views (day, funnel_id, kind, views) values (current_date, 'a', 'robot', 1)`,
    );
    await until(() => heard().slice(before).includes('"views"'));
    expect(heard().slice(before)).not.toMatch(/leads|audit/);
    const headers = { 'sec-fetch-site': 'same-origin' };
    expect((await ask(`/team/${id}`, { method: 'DELETE', headers })).status).toBe(200);
    await end();
    expect(heard()).toContain('event: ended');
  });

  test('the stream ends when the process stops, and nobody may listen any more', async () => {
    const operator = await openAsOperator(await open());
    const { end } = await listen(operator);
    operator.web.drain();
    await end();
    expect((await operator.ask('/live')).status).toBe(503);
  });

  test('no more than a hundred listen, and whoever leaves makes room', async () => {
    const operator = await openAsOperator(await open());
    const all = await Promise.all(Array.from({ length: 100 }, () => listen(operator)));
    expect((await operator.ask('/live')).status).toBe(503);
    await all[0]?.leave();
    await until(async () => {
      const { status, body } = await operator.ask('/live');
      await body?.cancel();
      return status === 200;
    });
    operator.web.drain();
  });

  test('whoever asks for the head alone takes nobody’s place', async () => {
    const operator = await openAsOperator(await open());
    for (let turn = 0; turn < 101; turn += 1) {
      expect((await operator.ask('/live', { method: 'HEAD' })).status).toBe(200);
    }
    await (await listen(operator)).leave();
  });

  test('listening does not prolong a session', async () => {
    const operator = await openAsOperator(await open());
    await operator.database.pool.query(
      `update member_sessions set expires_at = now() + interval '10 minutes'`,
    );
    const { leave } = await listen(operator);
    const { rows } = await operator.database.pool.query(
      `select expires_at < now() + interval '11 minutes' as is_old from member_sessions`,
    );
    expect(rows).toEqual([{ is_old: true }]);
    await leave();
  });
});
