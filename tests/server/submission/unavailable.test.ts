import { afterEach, describe, expect, it } from 'vitest';
import { openLastingPool } from '#scripts/support/database/lasting-pool.ts';
import { createKysely } from '#server/db/kysely.ts';
import { openTestDatabase } from '#tests/support/database/database.ts';
import { until } from '#tests/support/run/until.ts';
import { openLine } from '#tests/support/site/line.ts';
import { stateIn } from '#tests/support/site/site.ts';
import { openTestWeb } from '#tests/support/site/web.ts';

const fields = { name: 'Ada', email: 'ada@example.com' };

const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

async function openCutWeb() {
  const database = await openTestDatabase();
  const line = await openLine(new URL(database.url ?? ''));
  const pool = openLastingPool(line.url, 10);
  closings.push(
    () => line.close(),
    () => pool.end(),
  );
  const web = await openTestWeb({ ...database, pool, kysely: createKysely(pool) });
  return { web, line, database };
}

describe('while the database is away', () => {
  it('a form is refused with 503 and saved once it is back', async () => {
    const { web, line } = await openCutWeb();
    const content = { submissionId: '01a1fadd-66c5-746e-8570-6ec1dad8a333', fields };
    line.cut();
    const refused = await web.postJson('willow-guide', content);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect((await refused.json()).toast).toEqual({
      title: 'Something went wrong.',
      description:
        'We cannot save it right now. Your answers are still here: please send them again in a moment.',
    });
    line.mend();
    expect((await web.postJson('willow-guide', content)).status).toBe(201);
    expect(await web.count('leads')).toBe(1);
  });

  it('the plain form comes back with what was typed', async () => {
    const { web, line } = await openCutWeb();
    line.cut();
    const refused = await web.postForm('/willow-guide', fields);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(stateIn(await refused.text())).toMatchObject({ kind: 'rejected', values: fields });
  });

  it('readiness is off, pages are served, and readiness returns with it', async () => {
    const { web, line } = await openCutWeb();
    line.cut();
    expect((await web.app.request('/readyz')).status).toBe(503);
    expect((await web.app.request('/healthz')).status).toBe(200);
    expect((await web.app.request('/willow-guide')).status).toBe(200);
    line.mend();
    expect((await web.app.request('/readyz')).status).toBe(200);
  });

  it('a connection lost in the middle of saving leads to one more attempt', async () => {
    const { web, line } = await openCutWeb();
    await web.postJson('willow-guide', { fields });
    line.cut();
    const sent = web.postJson('willow-guide', { fields: { ...fields, email: 'bob@example.com' } });
    line.mend();
    expect((await sent).status).toBe(201);
    expect(await web.count('leads')).toBe(2);
  });

  it('a commit whose answer got lost is found by the id of the form and not made twice', async () => {
    const { web, line, database } = await openCutWeb();
    await web.postJson('willow-guide', { fields });
    line.deafen();
    const sent = web.postJson('willow-guide', { fields: { ...fields, email: 'bob@example.com' } });
    await until(async () => {
      const { rows } = await database.pool.query('select from leads');
      return rows.length === 2;
    });
    line.cut();
    line.mend();
    expect((await sent).status).toBe(201);
    const { rows } = await database.pool.query(
      `select (select count(*) from leads) as leads, (select count(*) from delivery_logs) as emails,
        (select count(*) from user_journeys) as journeys`,
    );
    expect(rows).toEqual([{ leads: 2, emails: 2, journeys: 2 }]);
  });
});
