import { expect, test } from 'vitest';
import type { FunnelMap, MapPart } from '#engine/contract/console/map-parts.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { stateIn } from '#tests/support/site/site.ts';
import { openAsOperator } from './console.ts';

describeWithDatabase('the funnels view', (open) => {
  test('shows a declaration with its paths, states and emails', async () => {
    const { ask, read } = await openAsOperator(await open());
    const list = await read('/funnels');
    expect(list.map(({ id }: { id: string }) => id)).toContain('willow-masterclass');
    const guide = await read('/funnels/willow-guide');
    expect(guide).toMatchObject({
      paths: ['/willow-guide', '/WillowGuide', '/guide-alias'],
      redirects: ['/old-guide', '/gone', '/Long-Gone'],
      source: 'willow-guide',
      journey: { campaign: 'Willow Guide Campaign' },
    });
    expect(guide.map.stages.map(({ key }: { key: string }) => key)).toEqual([
      'page',
      'form',
      'answer',
      'emails',
      'ends',
    ]);
    expect((await ask('/funnels/nothing')).status).toBe(404);
  });

  test('draws every state without storing anything, in a document that can send nothing', async () => {
    const { web, ask, read } = await openAsOperator(await open());
    const { map } = await read('/funnels/willow-masterclass');
    const keys: string[] = map.stages
      .flatMap(({ main, side }: FunnelMap['stages'][number]) => [...main, ...side])
      .flatMap(({ preview }: MapPart) => (preview?.kind === 'page' ? [preview.state] : []));
    expect(keys).toEqual(
      expect.arrayContaining([
        'idle',
        'empty',
        'succeeded',
        'failed-alreadyRegistered',
        'event-full',
      ]),
    );
    for (const key of keys) {
      const path = `/funnels/willow-masterclass/preview?state=${key}`;
      const page = await ask(path);
      const policy = page.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("frame-ancestors 'self'; sandbox allow-same-origin");
      expect(policy).not.toMatch(/allow-forms|allow-scripts/);
      const state = stateIn(await page.text());
      expect(state).toMatchObject({ kind: expect.stringMatching(/^(?:idle|rejected|succeeded)$/) });
    }
    for (const key of ['expired', 'event-none', 'nothing']) {
      const page = await ask(`/funnels/willow-masterclass/preview?state=${key}`);
      expect(page.status, key).toBe(404);
    }
    const tables = ['leads', 'submissions', 'delivery_logs', 'error_logs'] as const;
    for (const table of tables) expect(await web.count(table)).toBe(0);
  });

  test('shows the dates of an event with their seats', async () => {
    const { web, read } = await openAsOperator(await open());
    await web.postJson('willow-masterclass', { fields: { name: 'Ada', email: 'ada@example.com' } });
    const { dates } = await read('/funnels/willow-masterclass');
    expect(dates).toEqual([
      {
        key: 'willow-masterclass',
        startsAt: '2027-03-16T17:00:00.000Z',
        state: 'open',
        taken: 1,
        seats: 50,
        waiting: 0,
      },
    ]);
    expect((await read('/funnels/willow-guide')).dates).toEqual([]);
  });
});
