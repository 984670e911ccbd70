import { expect, test } from 'vitest';
import { siteWith, threeSteps } from '#tests/server/journeys/enrolled.ts';
import { openAsOperator } from '#tests/server/operator/console.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';

describeWithDatabase('a token of the API', (open) => {
  test('is made in the console, opens what was chosen, and is told once', async () => {
    const operator = await openAsOperator(await open());
    const wanted = { name: 'Monday sheet', coach: 'willow', scopes: ['leads:read'], days: 30 };
    const { token } = await (await operator.post('/tokens', wanted)).json();
    const ask = async (path: string) =>
      (
        await operator.web.app.request(`/api/v1${path}`, {
          headers: { authorization: `Bearer ${token}` },
        })
      ).status;
    expect([await ask('/leads'), await ask('/submissions')]).toEqual([200, 403]);
    const { tokens, coaches } = await operator.read('/tokens');
    expect(tokens).toMatchObject([
      { name: 'Monday sheet', coach: 'willow', prefix: token.slice(0, 8), scopes: ['leads:read'] },
    ]);
    expect(JSON.stringify(tokens)).not.toContain(token.slice(8));
    expect(coaches).toEqual([{ slug: 'willow', brand: 'Willow Works' }]);
    const { rows } = await operator.read('/audit');
    expect(rows[0]).toMatchObject({ action: 'token-made', target: 'token:Monday sheet' });
    expect(JSON.stringify(rows)).not.toContain(token.slice(8));
  });

  test('is not made for nothing, for nobody, or for ever', async () => {
    const operator = await openAsOperator(await open());
    const wanted = { name: 'sheet', coach: null, scopes: ['leads:read'], days: 30 };
    const status = async (change: object) =>
      (await operator.post('/tokens', { ...wanted, ...change })).status;
    expect(await status({})).toBe(200);
    expect(await status({ scopes: [] })).toBe(400);
    expect(await status({ scopes: ['functions'] })).toBe(400);
    expect(await status({ days: 100_000 })).toBe(400);
    expect(await status({ name: '<b>' })).toBe(400);
    expect(await status({ name: ' ' })).toBe(400);
    expect(await status({ name: '...' })).toBe(400);
    expect(await status({ coach: 'oak' })).toBe(404);
  });
});

describeWithDatabase('the services that report', (open) => {
  test('are told with what came of them and what is missing', async () => {
    const inbound = [
      { kind: 'calendly', name: 'calls', is: 'booking', secret: 'CALENDLY_KEY' },
      { kind: 'stripe', name: 'shop', is: 'purchase', secret: 'STRIPE_KEY' },
    ];
    const site = siteWith([{ ...threeSteps, endsWith: 'booking' }], { 'coach.ts': { inbound } });
    const database = await open();
    const operator = await openAsOperator(database, {
      site,
      inboundKeys: new Map([['CALENDLY_KEY', 'key']]),
    });
    await database.pool.query(`
      insert into inbound_events (name, event_key, coach, kind, means, problem, seen, journeys_ended, received_at)
      values ('calls', 'a', 'willow', 'calendly', 'booking', null, null, 2, now() - interval '2 days'),
        ('calls', 'b', 'willow', 'calendly', null, 'The report is not JSON.', 'x', 0, now() - interval '1 day'),
        ('calls', 'c', 'willow', 'calendly', 'booking', null, null, 5, now() - interval '40 days')`);
    expect(await operator.read('/inbound')).toMatchObject([
      {
        name: 'calls',
        coach: 'Willow Works',
        address: 'http://localhost:3000/webhooks/in/calls',
        isSet: true,
        ends: ['Willow Campaign'],
        reports: 2,
        problems: 1,
        journeysEnded: 2,
        problem: 'The report is not JSON.',
        seen: 'x',
      },
      { name: 'shop', isSet: false, ends: [], reports: 0, lastAt: null, problem: null },
    ]);
  });
});
