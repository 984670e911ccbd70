import { expect, it } from 'vitest';
import { unsubscribePerson } from '#server/people/unsubscribe-person.ts';
import {
  countByStatus,
  readDelivery,
  startDeliveries,
  testSecret,
  writeDeliveries,
} from '#tests/server/outbox/outbox.ts';
import { accepted, scriptedTransport } from '#tests/server/outbox/scripted.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { waitFor } from '#tests/support/run/until.ts';

describeWithDatabase('unsubscribing while emails go out', (open) => {
  it('stops a campaign email that was claimed already and waits for its turn', async () => {
    const database = await open();
    const first = Promise.withResolvers<void>();
    const { transport, sent } = scriptedTransport(async (id, call) => {
      if (call === 1) await first.promise;
      return accepted(id);
    });
    const [before, campaignEmail, guide] = await writeDeliveries(database, [
      { to: 'bob@example.com', stream: 'broadcast' },
      { to: 'ada@example.com', stream: 'broadcast' },
      { to: 'ada@example.com' },
    ]);
    // One at a time: the others are claimed with the first and wait behind it.
    startDeliveries({
      database,
      transport,
      concurrency: 1,
      timing: { freshMs: 0, leaseMs: 60_000, sendLimitMs: 10_000 },
    });
    await waitFor(
      () => countByStatus(database),
      ({ sending }) => sending === 3,
    );
    await unsubscribePerson(database.kysely, testSecret, {
      address: 'ada@example.com',
      scope: 'willow',
    });
    first.resolve();
    await waitFor(
      () => countByStatus(database),
      (count) => count['sending'] === undefined,
    );
    expect(sent.toSorted()).toEqual([before, guide].toSorted());
    expect(await readDelivery(database, campaignEmail)).toMatchObject({ status: 'suppressed' });
  });
});
