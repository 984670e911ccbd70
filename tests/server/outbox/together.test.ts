import { expect, it } from 'vitest';
import { createKysely } from '#server/db/kysely.ts';
import { createPool } from '#server/db/pool.ts';
import type { OutgoingMail } from '#server/email/transports/transport.ts';
import { readPauses } from '#server/outbox/pause.ts';
import type { FindResult, SendResult } from '#server/outbox/results.ts';
import { createLog } from '#server/telemetry/log.ts';
import { closeAfterFile } from '#tests/support/any/closings.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { watchPool } from '#tests/support/failpoints/watch.ts';
import { until, waitFor } from '#tests/support/run/until.ts';
import {
  countByStatus,
  readDelivery,
  startDeliveries,
  testTiming,
  untilCounted,
  writeDeliveries,
} from './outbox.ts';
import { accepted, scriptedTransport, unreached, unsure } from './scripted.ts';

/** A provider that takes emails alone as usual, and several together as told. */
function together(
  answer: (ids: readonly string[], call: number) => readonly SendResult[] | Promise<never>,
  find?: (deliveryId: string) => FindResult,
) {
  const { transport, sent: alone, asked } = scriptedTransport(accepted, find);
  const calls: (readonly string[])[] = [];
  const sendTogether = async (mails: readonly OutgoingMail[]) => {
    const ids = mails.map(({ deliveryId }) => deliveryId);
    calls.push(ids);
    return answer(ids, calls.length);
  };
  return { transport: { ...transport, sendTogether }, calls, alone, asked };
}

const takeAll = (ids: readonly string[]) => ids.map(accepted);
const campaignEmails = (count: number) => Array(count).fill({ stream: 'broadcast' });

describeWithDatabase('campaign emails', (open) => {
  it('share calls, each with its own result, and what was asked for goes alone', async () => {
    const database = await open();
    const { transport, calls, alone } = together((ids) =>
      ids.map((id, index) =>
        index === 1
          ? { kind: 'refused', code: 'postmark-406', detail: 'Inactive.', suppress: true }
          : accepted(id),
      ),
    );
    const campaign = await writeDeliveries(database, campaignEmails(7));
    const [guide] = await writeDeliveries(database, [{}]);
    startDeliveries({ database, transport, maxTogether: 3 });
    await waitFor(
      () => countByStatus(database),
      ({ sent = 0, failed = 0 }) => sent + failed === 8,
    );
    const [three] = calls;
    expect(calls.map(({ length }) => length)).toEqual([3, 3]);
    const [lone = ''] = campaign.filter((id) => !calls.flat().includes(id));
    expect(alone.toSorted()).toEqual([guide, lone].toSorted());
    expect(await readDelivery(database, three?.[1])).toMatchObject({
      status: 'failed',
      last_error_code: 'postmark-406',
      outcomes: ['refused'],
    });
    expect(await readDelivery(database, three?.[2])).toMatchObject({
      status: 'sent',
      provider_message_id: three?.[2],
      subject: 'It is here',
    });
    const { rows } = await database.pool.query('select scope, reason from suppressions');
    expect(rows).toEqual(Array(2).fill({ scope: 'willow', reason: 'unsubscribed' }));
  });

  it('are claimed with one statement and written with one', async () => {
    const database = await open();
    const passed: string[] = [];
    const { transport, calls } = together(takeAll);
    await writeDeliveries(database, campaignEmails(120));
    const pool = createPool({
      connection: { connectionString: database.url },
      size: 4,
      log: createLog('silent'),
      answerTimeoutMs: 60_000,
    });
    closeAfterFile(() => pool.end());
    const watched = watchPool(pool, (point) => passed.push(point));
    startDeliveries({
      database: { ...database, kysely: createKysely(watched) },
      transport,
      timing: { pollMs: 60_000, leaseMs: 90_000, freshMs: 60_000 },
    });
    await untilCounted(database, { sent: 120 });
    expect(calls.map(({ length }) => length)).toEqual([120]);
    const count = (name: string) => passed.filter((point) => point === `${name}: answered`).length;
    // The rows are there a moment before their writer hears of it.
    await until(() => count('finish-deliveries') > 0);
    expect([count('claim-due-deliveries'), count('finish-deliveries')]).toEqual([1, 1]);
  });

  it('keep nobody waiting for what they asked for, however long their calls take', async () => {
    const database = await open();
    const { transport, alone } = together(() => new Promise<never>(() => {}));
    const timing = { sendLimitMs: 20_000, leaseMs: 60_000 };
    await writeDeliveries(database, campaignEmails(60));
    startDeliveries({ database, transport, timing, maxTogether: 5, concurrency: 1 });
    await waitFor(
      () => countByStatus(database),
      ({ sending = 0 }) => sending >= 20,
    );
    const asked = await writeDeliveries(database, [{}, {}, {}]);
    await untilCounted(database, { sent: 3 });
    expect(alone.toSorted()).toEqual(asked.toSorted());
    // Four calls under way and as much again that waits; the rest is left to other processes.
    expect((await countByStatus(database))['pending']).toBeGreaterThanOrEqual(30);
  });

  it('are looked up one by one when a call has no answer, and sent alone unless they are found', async () => {
    const database = await open();
    const taken = new Set<string>();
    const { transport, calls, alone, asked } = together(
      (ids) => {
        for (const id of ids.slice(0, 2)) taken.add(id);
        return ids.map(() => unsure);
      },
      (id) => (taken.has(id) ? { kind: 'found', messageId: 'earlier' } : { kind: 'absent' }),
    );
    const ids = await writeDeliveries(database, campaignEmails(5));
    startDeliveries({ database, transport });
    const doubtful = await waitFor(
      () => readDelivery(database, ids[0]),
      ({ status, maybe_sent }) => status === 'pending' && maybe_sent,
    );
    expect(doubtful.waits_ms).toBeGreaterThan(testTiming.leaseMs);
    await untilCounted(database, { sent: 5 });
    expect(calls).toHaveLength(1);
    expect(asked.toSorted()).toEqual(ids.toSorted());
    expect(alone.toSorted()).toEqual(ids.filter((id) => !taken.has(id)).toSorted());
  });

  it('that failed together are one failure, and five of them pause the sender', async () => {
    const database = await open();
    const { transport, calls } = together((ids, call) =>
      call > 1 ? takeAll(ids) : ids.map(() => ({ ...unreached })),
    );
    const timing = { retryMs: [60_000], breakerMs: 60_000 };
    await writeDeliveries(database, campaignEmails(40));
    const deliveries = startDeliveries({ database, transport, timing, maxTogether: 20 });
    await untilCounted(database, { sent: 20 });
    expect(await readPauses(database.kysely)).toEqual([]);
    await deliveries.stop();

    const away = together((ids) => ids.map(() => unreached));
    await writeDeliveries(database, campaignEmails(160));
    startDeliveries({ database, transport: away.transport, timing, maxTogether: 4 });
    await waitFor(
      () => readPauses(database.kysely),
      (pauses) => pauses[0]?.kind === 'failing',
    );
    // Those that were under way when the circuit opened had begun.
    expect(away.calls.length).toBeLessThan(40);
    expect(calls).toHaveLength(2);
  });

  it('that failed before go alone, so that one that is always refused holds up no other', async () => {
    const database = await open();
    const { transport, calls, alone } = together((ids) =>
      ids.map(() => ({ kind: 'surely-not-sent', cause: 'unavailable', detail: 'Not these.' })),
    );
    const ids = await writeDeliveries(database, campaignEmails(3));
    startDeliveries({ database, transport });
    await untilCounted(database, { sent: 3 });
    expect(calls).toHaveLength(1);
    expect(alone.toSorted()).toEqual(ids.toSorted());
  });

  it('without an answer when their process stops are noted as perhaps sent', async () => {
    const database = await open();
    const { transport, calls } = together(() => new Promise<never>(() => {}));
    const ids = await writeDeliveries(database, campaignEmails(4));
    const timing = { sendLimitMs: 20_000, leaseMs: 60_000 };
    const deliveries = startDeliveries({ database, transport, timing });
    await waitFor(
      () => calls.length,
      (count) => count === 1,
    );
    await deliveries.stop(50);
    for (const id of ids) {
      expect(await readDelivery(database, id)).toMatchObject({
        status: 'pending',
        maybe_sent: true,
        outcomes: ['maybe-sent'],
      });
    }
  });
});
