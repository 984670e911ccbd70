import { expect, it } from 'vitest';
import { funnelVersion } from '#server/versions/funnel-version.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { createTestSite } from '#tests/support/site/site.ts';
import { openTestWeb } from '#tests/support/site/web.ts';

describeWithDatabase('a submission', (open) => {
  it('carries the version of what its form showed', async () => {
    const database = await open();
    const site = createTestSite();
    const web = await openTestWeb(database, { site });
    const fields = { name: 'Ada', email: 'ada@example.com' };
    expect((await web.postJson('willow-guide', { fields })).status).toBe(201);
    const funnel = site.funnels.find(({ id }) => id === 'willow-guide');
    const stored = await database.kysely
      .selectFrom('submissions')
      .select(['version', 'variant'])
      .execute();
    expect(stored).toEqual([{ version: funnel && funnelVersion(funnel.declaration), variant: '' }]);
  });
});
