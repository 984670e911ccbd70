import { expect, test } from 'vitest';
import { permissionFor } from '#engine/contract/console/access.ts';
import { openReplica } from '#server/db/open/replica.ts';
import { replacePassword } from '#server/operator/auth/set-password.ts';
import { createLog } from '#server/telemetry/log.ts';
import { closeAfterFile } from '#tests/support/any/closings.ts';
import { describeWithDatabase, openTestDatabase } from '#tests/support/database/database.ts';
import { until } from '#tests/support/run/until.ts';
import { openTestWeb } from '#tests/support/site/web.ts';
import { ask, password, signIn } from './console.ts';
import { listIds, openTwoCoaches } from './roles/two-coaches.ts';

/** A database to which nothing can be written: everything but its age is as on a replica. */
function readOnly(url: string): string {
  const address = new URL(url);
  address.searchParams.set('options', '-c default_transaction_read_only=on');
  return address.href;
}

describeWithDatabase('the console beside a replica', (open) => {
  /** The console of an empty database; what it takes for its replica is another one, with people. */
  async function openBeside() {
    const [database, other] = [await open(), await openTestDatabase()];
    await openTwoCoaches(other);
    const web = await openTestWeb(database, { trustProxy: 1, replicaUrl: readOnly(other.url) });
    await replacePassword(database.kysely, password, 'a test');
    const cookie = await signIn(web);
    const people = async () => (await (await ask(web, cookie, '/leads')).json()).rows.length;
    await expect.poll(people).toBeGreaterThan(0);
    return { web, cookie, people, database, ids: await listIds(other) };
  }

  test('reads from it whatever changes nothing', async () => {
    const { web, cookie, ids } = await openBeside();
    const reads = Object.keys(permissionFor).filter((endpoint) => endpoint.startsWith('GET '));
    for (const path of reads.map((endpoint) => endpoint.slice('GET '.length))) {
      for (const id of path.includes(':id') ? ids : ['']) {
        const { status } = await ask(web, cookie, path.replace(':id', id));
        expect(`${path} ${status}`).toMatch(/ (200|400|404|409)$/);
      }
    }
    const { health } = await (await ask(web, cookie, '/overview')).json();
    expect(health).toContainEqual(
      expect.objectContaining({
        name: 'Replica',
        state: 'ok',
        detail: expect.stringMatching(
          /^The console reads from a replica at .+, which is up to date/,
        ),
      }),
    );
    expect(health).toContainEqual(expect.objectContaining({ name: 'Database', state: 'ok' }));
  });

  test('shows what was just written, which may not have got there yet', async () => {
    const { web, cookie, people } = await openBeside();
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const written = { method: 'POST', headers, body: '{}' };
    expect((await ask(web, cookie, '/sender/resume', written)).status).toBe(200);
    expect(await people()).toBe(0);
    await expect.poll(people).toBeGreaterThan(0);
  });

  test('goes on without it while it does not answer, and says so', async () => {
    const database = await open();
    const replica = openReplica('postgres://nobody@127.0.0.1:1/none', createLog('silent'));
    closeAfterFile(() => replica.close());
    await expect.poll(replica.trouble).toMatch(/^It does not answer: .*ECONNREFUSED/);
    expect([replica.isFresh(), replica.lagSeconds()]).toEqual([false, undefined]);
    const web = await openTestWeb(database, { replicaUrl: 'postgres://nobody@127.0.0.1:1/none' });
    await replacePassword(database.kysely, password, 'a test');
    const cookie = await signIn(web);
    expect((await ask(web, cookie, '/leads')).status).toBe(200);
    const { health } = await (await ask(web, cookie, '/overview')).json();
    expect(health).toContainEqual(
      expect.objectContaining({
        name: 'Replica',
        state: 'warning',
        detail: expect.stringContaining('reads from the database itself instead of a replica'),
      }),
    );
  });

  test('never reads from a server that takes writes, which is another database', async () => {
    const database = await open();
    const other = await openTestDatabase();
    await openTwoCoaches(other);
    const said: string[] = [];
    const log = { ...createLog('silent'), warn: (sentence: string) => said.push(sentence) };
    const replica = openReplica(other.url, log);
    closeAfterFile(() => replica.close());
    await expect
      .poll(() => said)
      .toEqual([expect.stringMatching(/takes writes of its own.*REPLICA_URL/)]);
    expect(replica.isFresh()).toBe(false);
    const web = await openTestWeb(database, { replicaUrl: other.url });
    await replacePassword(database.kysely, password, 'a test');
    const cookie = await signIn(web);
    expect((await (await ask(web, cookie, '/leads')).json()).rows).toEqual([]);
  });

  test.for(['pg_terminate_backend', 'pg_cancel_backend'])(
    'says that the database is away where it cannot look up who asks (%s)',
    async (end) => {
      const { web, cookie, database } = await openBeside();
      const blocking = await database.pool.connect();
      await blocking.query('begin; lock table member_sessions in access exclusive mode');
      const asked = ask(web, cookie, '/leads');
      const cut = `select ${end}(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()`;
      await until(async () => ((await database.pool.query(cut)).rowCount ?? 0) > 0);
      await blocking.query('rollback');
      blocking.release();
      expect((await asked).status).toBe(503);
    },
  );
});
