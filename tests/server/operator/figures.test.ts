import { expect, test } from 'vitest';
import { serve } from '#server/app/http-server.ts';
import { createToken } from '#server/operator/auth/machine-tokens.ts';
import { describeWithDatabase } from '#tests/support/database.ts';
import { openAsOperator, openConsole } from './console.ts';

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describeWithDatabase('the figures', (open) => {
  test('count leads and page views per funnel and day', async () => {
    const { web, read } = await openAsOperator(await open());
    const serving = await serve(web.listener, 0, '127.0.0.1');
    const site = `http://127.0.0.1:${serving.port}`;
    for (const path of ['/willow-guide', '/guide-alias', '/willow-guide?utm_source=ad', '/']) {
      expect((await fetch(site + path, { headers: { 'user-agent': browser } })).status).toBe(200);
    }
    for (const agent of ['Googlebot/2.1 (+http://www.google.com/bot.html)', 'curl/8.5.0']) {
      await fetch(`${site}/willow-guide`, { headers: { 'user-agent': agent } });
    }
    await web.postForm('/willow-guide', { name: 'Ada', email: 'ada@example.com' });
    await serving.stop(1000);
    await web.stop();

    const { days, funnels } = await read('/funnel-figures?days=7');
    expect(days).toHaveLength(7);
    expect(funnels[0]).toMatchObject({
      id: 'willow-guide',
      leads: [0, 0, 0, 0, 0, 0, 1],
      views: [0, 0, 0, 0, 0, 0, 3],
    });

    // What is known of earlier days is not asked for again; today is.
    await web.postForm('/willow-guide', { name: 'Bob', email: 'bob@example.com' });
    const again = await read('/funnel-figures?days=7');
    expect(again.funnels[0].leads).toEqual([0, 0, 0, 0, 0, 0, 2]);
  });

  test('say since when no worker has been seen', async () => {
    const { database, read } = await openAsOperator(await open());
    const readWorker = async () => {
      const { health } = await read('/overview');
      return health.find(({ name }: { name: string }) => name === 'Worker');
    };
    expect(await readWorker()).toMatchObject({ state: 'failed' });
    await database.pool.query(
      `insert into worker_ticks (worker, host) values (gen_random_uuid(), 'small-machine')`,
    );
    expect(await readWorker()).toMatchObject({
      state: 'ok',
      detail: expect.stringContaining('small-machine'),
    });
    await database.pool.query(`update worker_ticks set ticked_at = now() - interval '3 hours'`);
    expect(await readWorker()).toMatchObject({
      state: 'failed',
      detail: expect.stringContaining('3 h ago'),
    });
  });

  test('are open to a machine whose token has the scope metrics, and to no other', async () => {
    const database = await open();
    const web = await openConsole(database);
    const ofScope = async (scope: 'metrics' | 'functions') => {
      const token = await createToken(database.kysely, { name: 'monitor', scope, days: 1 });
      return { authorization: `Bearer ${token}` };
    };
    const read = async (headers = {}) => web.app.request('/metrics', { headers });
    expect((await read()).status).toBe(401);
    expect((await read(await ofScope('functions'))).status).toBe(401);
    const metrics = await read(await ofScope('metrics'));
    expect(metrics.status).toBe(200);
    expect(await metrics.text()).toContain('page_views_total');
  });
});
