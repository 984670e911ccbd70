import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { declaredInbound } from '#server/inbound/inbound-routes.ts';
import { takeReport } from '#server/inbound/take-report.ts';
import { deploy, signUp, siteWith, step } from '#tests/server/journeys/enrolled.ts';
import { createTestDeliveries } from '#tests/server/outbox/outbox.ts';
import { accepted, scriptedTransport } from '#tests/server/outbox/scripted.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { waitFor } from '#tests/support/run/until.ts';
import { services } from './reports.ts';

const people = 120;

const campaign = {
  name: 'Willow Campaign',
  steps: [step('one', { hours: 0 }), step('two', { hours: 0 })],
  endsWith: 'booking',
};

describeWithDatabase('a booking made while its email is due', (open) => {
  it('finds the email under way or stops it, never both, and the campaign is over', async () => {
    const database = await open();
    const site = siteWith([campaign], { 'coach.ts': { inbound: services } });
    const { process } = await deploy(database, site);
    const emails = Array.from({ length: people }, (_, number) => `person-${number}@example.com`);
    for (const email of emails) await signUp(database, site, { email });
    await database.pool.query('update user_journeys set next_email_due_at = now()');
    const { transport, sent } = scriptedTransport(async (id) => {
      await wait(Math.random() * 4);
      return accepted(id);
    });
    const deliveries = createTestDeliveries({
      database,
      transport,
      site,
      concurrency: 4,
      timing: { freshMs: 0 },
    });
    onTestFinished(() => deliveries.stop());
    deliveries.start();

    const declared = declaredInbound(site).get('calls');
    if (!declared) throw new Error('The service is not declared.');
    const bookings = emails.map(async (email, number) => {
      // From before the email is written until after the last one is sent.
      await wait((number / people) * 500);
      const taken = await takeReport(database.kysely, declared, {
        id: email,
        means: 'booking',
        email,
        at: null,
      });
      const { rows } = await database.pool.query('select clock_timestamp() as at');
      return { email, taken, booked: rows[0].at };
    });
    await wait(60);
    await process();
    const all = await Promise.all(bookings);
    await waitFor(
      async () =>
        (
          await database.pool.query(
            `select from delivery_logs where status in ('pending', 'sending')`,
          )
        ).rowCount,
      (open) => open === 0,
    );

    const { rows } = await database.pool.query(
      `select d.id, d.email_address as email, d.status, d.last_error_code as code, a.started_at as at
       from delivery_logs d join delivery_attempts a on a.delivery_id = d.id`,
    );
    const written = new Map(rows.map((row) => [row.email, row]));
    for (const { email, taken, booked } of all) {
      expect(taken).toEqual({ isNew: true, journeysEnded: 1 });
      const due = written.get(email);
      if (due === undefined) continue;
      const times = sent.filter((id) => id === due.id).length;
      if (due.status === 'suppressed') {
        expect([due.code, times]).toEqual(['left', 0]);
      } else {
        expect([due.status, times]).toEqual(['sent', 1]);
        // It was taken up before the booking was there.
        expect(due.at.getTime()).toBeLessThanOrEqual(booked.getTime());
      }
    }
    // Nobody gets the second one.
    await database.pool.query('update user_journeys set next_email_due_at = now()');
    expect(await process()).toMatchObject({ emailsSent: 0 });
  });
});
