import { expect, it } from 'vitest';
import { newId } from '#server/db/identity.ts';
import { migrateToLatest } from '#server/db/open/migrate.ts';
import type { Database } from '#server/db/open/open.ts';
import { erasePerson } from '#server/people/erase-person.ts';
import { exportPerson } from '#server/people/export-person.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { revertTo } from '#tests/support/database/release-before.ts';
import { tablesWith } from '#tests/support/run/traces.ts';

const secret = 'a secret of the tests';

/** Somebody who signed up; `isConfirmed` is whether they confirmed it, too. */
async function store({ kysely }: Database, email: string, isConfirmed: boolean): Promise<void> {
  await kysely
    .insertInto('consent_texts')
    .values([
      { version: 'box', name: 'news', text: 'Yes, send me news.' },
      { version: 'mail', name: 'email', text: 'Please confirm.' },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await kysely
    .insertInto('confirmations')
    .values({
      id: newId(),
      reference: '7F3K2Q',
      funnel_id: 'willow-guide',
      coach: 'willow',
      email_key: email,
      sent: isConfirmed ? null : JSON.stringify({ values: { email, name: 'Ada' } }),
      asked_from: 'network-of-form',
      consent_version: 'box',
      consent_versions: JSON.stringify({ news: 'box' }),
      email_version: 'mail',
      expires_at: '2027-02-01T00:00:00Z',
      ...(isConfirmed
        ? { confirmed_at: '2027-01-25T00:00:00Z', confirmed_from: 'network-of-click' }
        : {}),
    })
    .execute();
}

describeWithDatabase('the proof of a confirmation', (open) => {
  it('is given out with both moments, both texts and both networks, and nobody else’s', async () => {
    const database = await open();
    await store(database, 'ada@example.com', true);
    await store(database, 'bob@example.com', true);
    const { confirmations } = await exportPerson(database.kysely, secret, 'ADA@example.com');
    expect(confirmations).toEqual([
      expect.objectContaining({
        funnel_id: 'willow-guide',
        asked_at: expect.any(String),
        asked_from: 'network-of-form',
        confirmed_at: expect.stringMatching(/^2027-01-25/),
        confirmed_from: 'network-of-click',
        consent: { version: 'box', name: 'news', text: 'Yes, send me news.' },
        consents: { news: { version: 'box', name: 'news', text: 'Yes, send me news.' } },
        email: { version: 'mail', name: 'email', text: 'Please confirm.' },
      }),
    ]);
  });

  it('is erased with the person, and so is a sign-up that waits', async () => {
    const database = await open();
    await store(database, 'ada@example.com', true);
    await store(database, 'ada@example.com', false);
    await store(database, 'bob@example.com', false);
    const erased = await erasePerson(database.kysely, secret, 'ada@example.com');
    expect(erased.confirmations).toBe(2);
    expect(await tablesWith(database, 'ada@')).toEqual([]);
    expect(await tablesWith(database, 'bob@')).toEqual(['confirmations']);
  });

  it('has no room for anything personal once nobody confirmed in time', async () => {
    const database = await open();
    await store(database, 'ada@example.com', false);
    const lapse = (sets: string) =>
      database.pool.query(`update confirmations set lapsed_at = now() ${sets}`);
    await expect(lapse('')).rejects.toMatchObject({ code: '23514' });
    await lapse(', email_key = null, sent = null, asked_from = null');
  });
});

describeWithDatabase('figures of the release before', (open) => {
  it('stay as they are and asked nobody to confirm', async () => {
    const database = await open();
    await revertTo(database, '0026-ask-to-confirm');
    await database.pool.query(`
      insert into visit_totals (day, funnel_id, traffic_source, version, variant, saved)
      values ('2027-01-01', 'willow-guide', '*', '*', '*', 7)`);
    await migrateToLatest(database.kysely);
    const { rows } = await database.pool.query(
      'select saved::int, asked::int from visit_totals order by day',
    );
    expect(rows).toEqual([{ saved: 7, asked: 0 }]);
  });
});
