import { expect, it, onTestFinished } from 'vitest';
import { hashAddress } from '#server/email/suppression/list.ts';
import { createTestDeliveries, testSecret } from '#tests/server/outbox/outbox.ts';
import { accepted, scriptedTransport } from '#tests/server/outbox/scripted.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { waitFor } from '#tests/support/run/until.ts';
import { deploy, listJourneys, signUp, siteWith, step } from './enrolled.ts';

const campaign = {
  name: 'Willow Campaign',
  steps: [step('one', { hours: 0 }), step('two', { hours: 0 })],
};

describeWithDatabase('a journey of somebody who may not be written to', (open) => {
  it('ends when its email is held back, and the others go on', async () => {
    const database = await open();
    const site = siteWith([campaign]);
    const { process } = await deploy(database, site, { hasSender: true });
    await signUp(database, site, { email: 'left@example.com', at: '2027-01-01T00:00:00Z' });
    await signUp(database, site, { email: 'stays@example.com', at: '2027-01-02T00:00:00Z' });
    await database.pool.query(
      `update user_journeys set next_email_due_at = now();
       insert into suppressions (email_hash, scope, reason)
         values ('${hashAddress(testSecret, 'left@example.com')}', 'willow', 'unsubscribed')`,
    );
    const { transport, sent } = scriptedTransport(accepted);
    const deliveries = createTestDeliveries({ database, transport, site });
    onTestFinished(() => deliveries.stop());
    deliveries.start();
    expect(await process()).toEqual({ journeysProcessed: 2, emailsSent: 2 });
    const statuses = async () => {
      const { rows } = await database.pool.query(
        'select email_address as email, status from delivery_logs order by email, created_at',
      );
      return rows.map(({ email, status }) => `${email} ${status}`);
    };
    const first = ['left@example.com suppressed', 'stays@example.com sent'];
    await waitFor(statuses, (all) => all.join() === first.join());
    expect(await process()).toEqual({ journeysProcessed: 1, emailsSent: 1 });
    await waitFor(statuses, (all) => all.join() === [...first, 'stays@example.com sent'].join());
    expect(sent).toHaveLength(2);
    expect(await listJourneys(database)).toMatchObject([
      { step: 2, isCompleted: true },
      { step: 2, isCompleted: true, dueAt: null },
    ]);
  });
});
