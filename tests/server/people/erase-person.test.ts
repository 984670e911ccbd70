import { expect, it } from 'vitest';
import type { Database } from '#server/db/open/open.ts';
import { keepReport, readReport } from '#server/doctor/kept-report.ts';
import { hashAddress } from '#server/email/suppression/list.ts';
import { pauseSender, readPauses } from '#server/outbox/pause.ts';
import { erasePerson } from '#server/people/erase-person.ts';
import { exportPerson } from '#server/people/export-person.ts';
import { examineFamily, needsOf } from '#tests/server/doctor/examine-with.ts';
import { startDeliveries, untilCounted } from '#tests/server/outbox/outbox.ts';
import { accepted, scriptedTransport } from '#tests/server/outbox/scripted.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { tablesWith } from '#tests/support/run/traces.ts';
import { openTestWeb } from '#tests/support/site/web.ts';

const secret = 'a secret of the tests';

/** Two people on three funnels, with sent emails, a failed one, an error and mailbox copies. */
async function openWithPeople(open: () => Promise<Database>): Promise<Database> {
  const database = await open();
  const web = await openTestWeb(database);
  for (const email of ['Ada@Example.com', 'bob@example.com']) {
    const fields = { name: 'Someone', email };
    await web.postForm('/willow-guide', fields);
    await web.postForm('/willow-masterclass', fields);
    web.answerEmails({
      kind: 'refused',
      code: '406',
      detail: `${email} is inactive.`,
      suppress: false,
    });
    await web.postForm('/strict', fields);
    web.answerEmails({ kind: 'sent', messageId: 'test' });
  }
  const deliveries = startDeliveries({
    database,
    transport: scriptedTransport(accepted).transport,
  });
  await untilCounted(database, { sent: 4 });
  await deliveries.stop();
  await database.pool.query(
    `insert into mailbox_messages (delivery_id, to_address, from_address, subject, html, text)
     select id, email_address, 'willow@example.com', 'Hello', 'Hello', 'Hello' from delivery_logs`,
  );
  return database;
}

describeWithDatabase('the data of a person', (open) => {
  it('is given out in full, whatever the case of the address, and nobody else’s', async () => {
    const database = await openWithPeople(open);
    const found = await exportPerson(database.kysely, secret, ' ADA@example.com');
    expect(found).toMatchObject({
      address: 'ADA@example.com',
      exportedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      suppressions: [],
    });
    expect(found.leads.map(({ source }) => source)).toEqual(
      expect.arrayContaining(['willow-guide', 'willow-masterclass', 'strict']),
    );
    expect([found.submissions.length, found.deliveries.length, found.mailbox.length]).toEqual([
      3, 3, 3,
    ]);
    expect(found.journeys.map(({ campaign }) => campaign).toSorted()).toEqual([
      'Willow Guide Campaign',
      'Willow Letter Campaign',
    ]);
    expect(found.registrations).toMatchObject([{ event: 'The Willow Masterclass' }]);
    expect(found.deliveries).toContainEqual(
      expect.objectContaining({
        status: 'failed',
        attempt_details: [expect.objectContaining({ outcome: 'refused' })],
      }),
    );
    expect(Object.values(found.sentEmails)).toMatchObject([
      { to: 'ada@example.com' },
      { to: 'ada@example.com' },
    ]);
    expect(found.errors.length).toBeGreaterThan(0);
    expect(JSON.stringify(found)).not.toMatch(/bob@/i);
  });

  it('is erased everywhere but for a keyed hash, and the seat is free again', async () => {
    const database = await openWithPeople(open);
    expect(await tablesWith(database, 'ada@')).not.toEqual([]);
    const detail =
      'Cannot deliver to <Ada@Example.com>, nor to bob@example.com.\nada@example.com is gone.';
    // One that no email which is sent meanwhile ends.
    const pause = { destination: 'program.example', kind: 'failing', detail } as const;
    await pauseSender(database.kysely, pause, 600_000);
    const needs = needsOf({ database, noDatabase: undefined });
    await keepReport(database.kysely, await examineFamily('site', needs));
    const others = await exportPerson(database.kysely, secret, 'bob@example.com');

    const erased = await erasePerson(database.kysely, secret, 'ada@EXAMPLE.com');
    expect(erased).toMatchObject({
      leads: 3,
      submissions: 3,
      journeys: 2,
      registrations: 1,
      deliveries: 3,
      mailbox: 3,
    });
    expect(await tablesWith(database, 'ada@')).toEqual([]);
    expect(await readPauses(database.kysely)).toMatchObject([
      {
        detail:
          'Cannot deliver to <an erased address>, nor to bob@example.com.\nan erased address is gone.',
      },
    ]);
    expect((await readReport(database.kysely))?.results).toContainEqual(
      expect.objectContaining({ found: expect.stringContaining('<an erased address>') }),
    );
    const { rows } = await database.pool.query(
      `select e.taken, (select count(*)::int from event_registrations) as seats,
         array(select email_hash || ' ' || scope from suppressions) as suppressed from events e`,
    );
    const hash = hashAddress(secret, 'ada@example.com');
    expect(rows).toEqual([{ taken: 1, seats: 1, suppressed: [`${hash} all`] }]);
    const after = await exportPerson(database.kysely, secret, 'bob@example.com');
    expect({ ...after, exportedAt: '' }).toEqual({ ...others, exportedAt: '' });
  });

  it('can be erased twice, and asked for when there is none', async () => {
    const database = await open();
    await erasePerson(database.kysely, secret, 'nobody@example.com');
    const again = await erasePerson(database.kysely, secret, 'nobody@example.com');
    expect(Object.values(again).every((rows) => rows === 0)).toBe(true);
    const found = await exportPerson(database.kysely, secret, 'nobody@example.com');
    expect(found).toMatchObject({ leads: [], suppressions: [{ reason: 'unsubscribed' }] });
  });
});
