import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { createKysely } from '#server/db/kysely.ts';
import type { Database } from '#server/db/open/open.ts';
import { draftRow } from '#server/submission/draft-row.ts';
import { createSubmissionWriter } from '#server/submission/writer.ts';
import { openTestDatabase } from '#tests/support/database/database.ts';
import { until } from '#tests/support/run/until.ts';
import { createTestSite } from '#tests/support/site/site.ts';
import { openTestWeb } from '#tests/support/site/web.ts';

const fields = { name: 'Ada', email: 'ada@example.com' };

/** Changes a setting of the database and ends its connections, as a failover does. */
async function failOver({ url = '' }: Database, change: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  const client = new pg.Client({ connectionString: inject('separateServer') });
  await client.connect();
  await client.query(`alter database ${name} ${change}`);
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    name,
  ]);
  await client.end();
}

describe('a database that may only be read', () => {
  it('refuses forms with 503, is not ready, and takes them when it may be written to', async () => {
    const database = await openTestDatabase();
    const web = await openTestWeb(database);
    const content = { submissionId: '01a1fadd-66c5-746e-8570-6ec1dad8a333', fields };
    await failOver(database, 'set default_transaction_read_only = on');
    const refused = await web.postJson('willow-guide', content);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    const readiness = await web.app.request('/readyz');
    expect([readiness.status, await readiness.text()]).toEqual([
      503,
      'The database is read-only.\n',
    ]);
    expect((await web.app.request('/willow-guide')).status).toBe(200);

    await failOver(database, 'reset default_transaction_read_only');
    expect((await web.postJson('willow-guide', content)).status).toBe(201);
    expect((await web.app.request('/readyz')).status).toBe(200);
    expect(await web.count('leads')).toBe(1);
  });
});

describe('a database that does not come to an end', () => {
  it('is given up after its time, and the form sent again is stored once', async () => {
    const database = await openTestDatabase();
    const web = await openTestWeb(database);
    const said: string[] = [];
    const writer = createSubmissionWriter({
      db: createKysely(database.pool, { queryTimeoutMs: 300 }),
      pauseMs: 10,
      log: { error: (first: unknown) => void said.push(String(first)) },
    });
    const funnel = createTestSite().funnels.find(({ id }) => id === 'willow-guide');
    if (!funnel) throw new Error('The test site has no such funnel.');
    const sent = { typed: fields, attribution: {} };
    const row = draftRow(
      funnel,
      sent,
      fields,
      '/willow-guide',
      new Date(),
      'a secret of the tests',
    );

    const client = await database.pool.connect();
    await client.query('begin; lock table leads in access exclusive mode');
    expect(await writer.save(row)).toEqual({
      kind: 'unavailable',
      message: 'Query read timeout',
    });
    expect(said).toEqual([
      'Forms cannot be saved and visitors are asked to try again: Query read timeout',
    ]);
    await client.query('rollback');
    client.release();
    // What the server was told before may still be written; the same id is not written twice.
    const patient = createSubmissionWriter({ db: database.kysely });
    expect(await patient.save(row)).toMatchObject({ kind: 'saved', outcome: 'accepted' });
    expect([await web.count('leads'), await web.count('delivery_logs')]).toEqual([1, 1]);
  });
});

describe('a person who is erased while the next form comes', () => {
  it('is saved as somebody new', async () => {
    const database = await openTestDatabase();
    const web = await openTestWeb(database);
    const send = (submissionId: string) => web.postJson('willow-guide', { submissionId, fields });
    await send('01a1fadd-66c5-746e-8570-6ec1dad8a334');
    const client = await database.pool.connect();
    await client.query('begin; delete from leads');
    const answer = send('01a1fadd-66c5-746e-8570-6ec1dad8a335');
    await until(async () => {
      const { rows } = await database.pool.query(
        `select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length > 0;
    });
    await client.query('commit');
    client.release();
    expect((await answer).status).toBe(201);
    expect([await web.count('leads'), await web.count('submissions')]).toEqual([1, 1]);
  });
});
