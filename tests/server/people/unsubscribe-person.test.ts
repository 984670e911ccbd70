import { expect, it } from 'vitest';
import { hashAddress } from '#server/email/suppression/list.ts';
import { unsubscribePerson } from '#server/people/unsubscribe-person.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { openTestWeb } from '#tests/support/site/web.ts';

const secret = 'a secret of the tests';

describeWithDatabase('unsubscribing', (open) => {
  it('ends the journeys of the coach, of nobody else, and once', async () => {
    const database = await open();
    const web = await openTestWeb(database);
    for (const email of ['ada@example.com', 'bob@example.com']) {
      await web.postForm('/willow-guide', { name: 'A', email });
    }
    const { kysely, pool } = database;
    const unsubscribe = (scope: string) =>
      unsubscribePerson(kysely, secret, { address: ' Ada@Example.com', scope });
    expect(await unsubscribe('another-coach')).toEqual({ journeysEnded: 0 });
    expect(await unsubscribe('willow')).toEqual({ journeysEnded: 1 });
    expect(await unsubscribe('willow')).toEqual({ journeysEnded: 0 });
    expect(await unsubscribe('all')).toEqual({ journeysEnded: 0 });
    const { rows } = await pool.query(
      `select l.email, j.is_completed, j.stopped_at is not null as is_stopped
       from user_journeys j join leads l on l.id = j.lead_id order by 1`,
    );
    expect(rows).toEqual([
      { email: 'ada@example.com', is_completed: true, is_stopped: true },
      { email: 'bob@example.com', is_completed: false, is_stopped: false },
    ]);
  });

  it('does not hide that an address is dead or complained', async () => {
    const { kysely, pool } = await open();
    await pool.query(
      `insert into suppressions (email_hash, scope, reason) values ($1, 'all', 'complained')`,
      [hashAddress(secret, 'ada@example.com')],
    );
    await unsubscribePerson(kysely, secret, { address: 'ada@example.com', scope: 'all' });
    const { rows } = await pool.query('select scope, reason from suppressions');
    expect(rows).toEqual([{ scope: 'all', reason: 'complained' }]);
  });

  it('knows an address however its domain is spelled', () => {
    const hashes = ['ada@bücher.example', 'ADA@xn--bcher-kva.example', ' ada@BÜCHER.example'].map(
      (address) => hashAddress(secret, address),
    );
    expect(new Set(hashes).size).toBe(1);
  });
});
