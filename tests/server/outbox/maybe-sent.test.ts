import { expect, it } from 'vitest';
import type { SendResult } from '#server/outbox/results.ts';
import { describeWithDatabase } from '#tests/support/database.ts';
import {
  createTestDeliveries,
  readDelivery,
  startDeliveries,
  testTiming,
  waitFor,
  writeDeliveries,
} from './outbox.ts';
import { accepted, scriptedTransport, unsure } from './scripted.ts';

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
    const done = await waitFor(
      () => readDelivery(database, id),
      ({ status }) => status === 'sent',
    );
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
    await waitFor(
      () => readDelivery(database, id),
      ({ status }) => status === 'sent',
    );
    expect(asked).toEqual([id]);
    expect((await readDelivery(database, id)).outcomes).toEqual(['maybe-sent', 'sent']);
  });

  it('takes over what a vanished process had claimed, after its lease, and asks first', async () => {
    const database = await open();
    const [id] = await writeDeliveries(database, [{}]);
    const vanished = scriptedTransport(() => new Promise(() => {}));
    const gone = createTestDeliveries({
      database,
      transport: vanished.transport,
      timing: { sendLimitMs: 60_000, leaseMs: 300, stopMs: 1 },
    });
    void gone.attempt(id ?? '', 50);
    await waitFor(
      () => vanished.sent.length,
      (count) => count === 1,
    );
    const heir = scriptedTransport(accepted, () => ({ kind: 'absent' }));
    startDeliveries({ database, transport: heir.transport });
    await waitFor(
      () => readDelivery(database, id),
      ({ status }) => status === 'sent',
    );
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
      timing: { sendLimitMs: 60_000, leaseMs: 200, quietMs: 200 },
    });
    const attempt = late.attempt(id ?? '', 20_000);
    await waitFor(
      () => slow.sent.length,
      (count) => count === 1,
    );
    startDeliveries({
      database,
      transport: scriptedTransport(accepted, () => ({ kind: 'found', messageId: 'right' }))
        .transport,
    });
    await waitFor(
      () => readDelivery(database, id),
      ({ status }) => status === 'sent',
    );
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
