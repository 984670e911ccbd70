import { expect, it } from 'vitest';
import { eventId } from '#server/db/identity.ts';
import type { Database } from '#server/db/open/open.ts';
import type { SendResult } from '#server/outbox/results.ts';
import { siteWith, threeSteps } from '#tests/server/journeys/enrolled.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { until, waitFor } from '#tests/support/run/until.ts';
import { event, reminder, reminderFunction, whenOver } from '#tests/support/site/declarations.ts';
import {
  createTestDeliveries,
  readDelivery,
  startDeliveries,
  testTiming,
  untilStatus,
  writeDeliveries,
} from './outbox.ts';
import { accepted, scriptedTransport, unsure } from './scripted.ts';

/** Lets the lease of what is under way end now, however long it takes until there. */
const endLease = ({ pool }: Pick<Database, 'pool'>) =>
  pool.query(
    `update delivery_logs set lease_until = now(), next_attempt_at = now() where status = 'sending'`,
  );

describeWithDatabase('deliveries that may have been sent', (open) => {
  it('asks the provider before it sends again what may have been sent', async () => {
    const database = await open();
    const { transport, sent, asked } = scriptedTransport(
      () => unsure,
      () => ({ kind: 'found', messageId: 'earlier' }),
    );
    const [id] = await writeDeliveries(database, [{}]);
    startDeliveries({ database, transport });
    const doubtful = await waitFor(
      () => readDelivery(database, id),
      ({ status, maybe_sent }) => status === 'pending' && maybe_sent,
    );
    expect(doubtful.waits_ms).toBeGreaterThan(testTiming.leaseMs);
    expect(asked).toEqual([]);
    const done = await untilStatus(database, id, 'sent');
    expect(done).toMatchObject({ provider_message_id: 'earlier', maybe_sent: false });
    expect([sent, asked]).toEqual([[id], [id]]);
  });

  it('sends again once the provider knows nothing of it', async () => {
    const database = await open();
    const { transport, asked } = scriptedTransport(
      (id, call) => (call === 1 ? unsure : accepted(id)),
      () => ({ kind: 'absent' }),
    );
    const [id] = await writeDeliveries(database, [{}]);
    startDeliveries({ database, transport });
    await untilStatus(database, id, 'sent');
    expect(asked).toEqual([id]);
    expect((await readDelivery(database, id)).outcomes).toEqual(['maybe-sent', 'sent']);
  });

  it('does not send again what tells of an event that has begun meanwhile', async () => {
    const database = await open();
    const site = siteWith([threeSteps], {
      'coach.ts': { 'functions.send-reminder': reminderFunction },
      'guide.ts': { event: { ...event, startsAt: '2026-03-16T10:00', whenOver, reminder } },
    });
    const { transport, sent, asked } = scriptedTransport(accepted, () => ({ kind: 'absent' }));
    const [late, guide] = await writeDeliveries(database, [
      { functionName: 'send-reminder' },
      { functionName: 'send-guide' },
    ]);
    await database.pool.query('update delivery_logs set event_id = $1, maybe_sent = true', [
      eventId('willow-guide'),
    ]);
    startDeliveries({ database, transport, site });
    await untilStatus(database, guide, 'sent');
    const cancelled = await untilStatus(database, late, 'cancelled');
    expect(cancelled.outcomes).toEqual(['too-late']);
    expect(asked.toSorted()).toEqual([late, guide].toSorted());
    expect(sent).toEqual([guide]);
  });

  it('takes over what a vanished process had claimed, after its lease, and asks first', async () => {
    const database = await open();
    const [id] = await writeDeliveries(database, [{}]);
    const vanished = scriptedTransport(() => new Promise(() => {}));
    const gone = createTestDeliveries({
      database,
      transport: vanished.transport,
      timing: { sendLimitMs: 600_000, leaseMs: 600_000, stopMs: 1 },
    });
    void gone.attempt(id ?? '', 50);
    await until(() => vanished.sent.length === 1);
    await endLease(database);
    const heir = scriptedTransport(accepted, () => ({ kind: 'absent' }));
    startDeliveries({ database, transport: heir.transport });
    await untilStatus(database, id, 'sent');
    expect(heir.asked).toEqual([id]);
    expect((await readDelivery(database, id)).outcomes).toEqual(['abandoned', 'sent']);
  });

  it('ignores the result of a process that lost its lease', async () => {
    const database = await open();
    const [id] = await writeDeliveries(database, [{}]);
    let answer: (result: SendResult) => void = () => {};
    const slow = scriptedTransport(() => new Promise((resolve) => (answer = resolve)));
    const late = createTestDeliveries({
      database,
      transport: slow.transport,
      timing: { sendLimitMs: 600_000, leaseMs: 600_000 },
    });
    const attempt = late.attempt(id ?? '', 120_000);
    await until(() => slow.sent.length === 1);
    await endLease(database);
    startDeliveries({
      database,
      transport: scriptedTransport(accepted, () => ({ kind: 'found', messageId: 'right' }))
        .transport,
    });
    await untilStatus(database, id, 'sent');
    answer({ kind: 'refused', code: 'x', detail: 'too late', suppress: true });
    await attempt;
    expect(await readDelivery(database, id)).toMatchObject({
      status: 'sent',
      provider_message_id: 'right',
      last_error: null,
    });
    const { rows } = await database.pool.query('select * from suppressions');
    expect(rows).toEqual([]);
  });
});
