import { expect, it } from 'vitest';
import type { Database } from '#server/db/open/open.ts';
import { createScopes } from '#server/operator/scope/scopes.ts';
import { emailsOf, findSummed, outcomesOf } from '#server/sums/read-sums.ts';
import { sumDueDays } from '#server/sums/sum-days.ts';
import { openAsOperator } from '#tests/server/operator/console.ts';
import { openTwoCoaches } from '#tests/server/operator/roles/two-coaches.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { createTestSite } from '#tests/support/site/site.ts';

/** Forms that were sent on different days, with emails that went well or did not. */
async function openSite(database: Database) {
  const console = await openAsOperator(database);
  for (let n = 0; n < 8; n += 1) {
    const fields = { name: 'Ada', email: `ada-${n}@example.com` };
    await console.web.postJson(n % 2 === 0 ? 'willow-guide' : 'willow-masterclass', { fields });
  }
  for (const table of ['submissions', 'delivery_logs']) {
    await database.pool.query(
      `update ${table} t set created_at = created_at - make_interval(days => n::int)
       from (select id, row_number() over (order by id) as n from ${table}) o where o.id = t.id`,
    );
  }
  await database.pool.query(
    `update delivery_logs set status = 'failed', sent_at = null, last_error_code = 'refused'
     where created_at < now() - interval '2 days'`,
  );
  return console;
}

const views = [
  '/funnels/willow-guide/figures?days=7',
  '/funnels/willow-masterclass/figures?days=7',
  '/funnels/willow-masterclass/figures?days=90',
  '/advice',
];

describeWithDatabase('views of days that are summed', (open) => {
  it('show what they show of rows', async () => {
    const database = await open();
    const { read } = await openSite(database);
    const readViews = async () => {
      const answers = [];
      for (const view of views) answers.push(await read(view));
      return answers;
    };
    // The first look figures the days of visits.
    await readViews();
    const ofRows = await readViews();
    await sumDueDays(database.kysely);
    expect(await readViews()).toEqual(ofRows);
    expect(JSON.stringify(ofRows)).toContain('refused');
  });

  it('read the sums instead of the rows', async () => {
    const database = await open();
    const { read } = await openSite(database);
    const count = async () => {
      const { parts } = await read('/funnels/willow-guide/figures?days=30');
      return [parts['email:willow-willow-guide'].count, parts['answer:succeeded'].count];
    };
    expect(await count()).toEqual([4, 4]);
    await sumDueDays(database.kysely);
    await database.pool.query('update email_totals set written = written + 100');
    await database.pool.query('update outcome_totals set submissions = submissions + 10');
    expect(await count()).toEqual([404, 44]);
  });

  it('are a coach’s own for that coach', async () => {
    const database = await open();
    await openTwoCoaches(database);
    for (const table of ['submissions', 'delivery_logs']) {
      await database.pool.query(`update ${table} set created_at = created_at - interval '3 days'`);
    }
    await sumDueDays(database.kysely);
    const site = createTestSite({ withRowan: true });
    const { kysely } = createScopes(
      { site, database },
      (seen) => seen.database,
    )({
      role: 'coach',
      coaches: ['rowan'],
    });
    const {
      rows: [days],
    } = await database.pool.query<{ from: string; to: string }>(
      `select to_char(now() - interval '9 days', 'YYYY-MM-DD') as from,
         to_char(now() at time zone 'UTC', 'YYYY-MM-DD') as to`,
    );
    if (!days) throw new Error('The database does not know what day it is.');
    const summed = await findSummed(kysely, days);
    const emails = await kysely
      .selectFrom(emailsOf(kysely, summed).as('e'))
      .select('coach')
      .distinct()
      .execute();
    const outcomes = await kysely
      .selectFrom(outcomesOf(kysely, summed).as('o'))
      .select('funnel_id')
      .distinct()
      .orderBy('funnel_id')
      .execute();
    expect(emails).toEqual([{ coach: 'rowan' }]);
    expect(outcomes.map(({ funnel_id }) => funnel_id)).toEqual([
      'rowan-guide',
      'rowan-masterclass',
    ]);
  });
});
