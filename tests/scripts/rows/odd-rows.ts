import { expect } from 'vitest';
import type { Database } from '#server/db/open/open.ts';
import { openTestWeb } from '#tests/support/site/web.ts';

/** People who registered, values that a careless copy would lose, and a counted column. */
export async function writeOddRows(database: Database): Promise<void> {
  const web = await openTestWeb(database);
  for (const guest of ['ada', 'bob', 'cleo']) {
    const fields = { name: `${guest} "O'\\Neill" – 中文`, email: `${guest}@example.com` };
    expect((await web.postJson('willow-masterclass', { fields })).status).toBe(201);
  }
  const odd = JSON.stringify({ lines: '\\.\n\\.\t\\N\r\n-- {"table":"leads"}' });
  await database.pool.query(
    `insert into settings (key, value) values
       ('nothing', 'null'), ('list', '[1, "two", null]'), ('odd', $1)`,
    [odd],
  );
  // A trigger counts what is added to page_views once more, in a table that is carried over, too.
  await database.pool.query(`
    insert into delivery_attempts (delivery_id, attempt, started_at)
    select id, 1, '2026-03-29 01:59:59.123456+01' from delivery_logs;
    insert into page_views (day, funnel_id, views) values (now(), 'a', 9)`);
}
