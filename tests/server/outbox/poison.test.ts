import { expect, it, onTestFinished } from 'vitest';
import { newId } from '#server/db/identity.ts';
import { createPostmark } from '#server/email/transports/postmark.ts';
import { readPauses } from '#server/outbox/pause.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { openPostmark } from '#tests/support/provider/postmark.ts';
import { waitFor } from '#tests/support/run/until.ts';
import {
  createTestDeliveries,
  readDelivery,
  startDeliveries,
  testTiming,
  untilCounted,
  writeDeliveries,
} from './outbox.ts';
import { accepted, scriptedTransport, unreached } from './scripted.ts';

/** Pauses longer than anything here is waited for: whoever waited for their end would never get there. */
const timing = { breakerMs: 600_000, quietMs: 600_000, leaseMs: 600_000, sendLimitMs: 60_000 };
const poisoned = 50;

/** The provider, which always answers 500 to addresses of one domain. */
async function openPoisoned() {
  const postmark = await openPostmark();
  onTestFinished(() => postmark.close());
  postmark.breakSends(({ To }) =>
    To.endsWith('@poison.example.com') ? { kind: 'server-error', accepted: false } : undefined,
  );
  const { url: apiUrl, token: serverToken } = postmark;
  const transport = createPostmark({ apiUrl, serverToken, limitMs: timing.sendLimitMs });
  return { postmark, transport };
}

const poison = () =>
  Array.from({ length: poisoned }, () => ({ to: `${newId()}@poison.example.com` }));

describeWithDatabase('emails that the provider always fails', (open) => {
  const failing = async (database: Awaited<ReturnType<typeof open>>) =>
    (await readPauses(database.kysely)).some(({ kind }) => kind === 'failing');

  it('hold up nobody else: 30 submissions among 50 of them leave at once', async () => {
    const database = await open();
    const { postmark, transport } = await openPoisoned();
    await writeDeliveries(database, poison());
    const deliveries = startDeliveries({ database, transport, timing });
    await waitFor(
      () => failing(database),
      (isOpen) => isOpen,
    );
    for (let turn = 0; turn < 30; turn += 1) {
      const to = `lead-${turn}@example.com`;
      const [id = ''] = await writeDeliveries(database, [{ to }]);
      // Every other one is waited for by its visitor; the worker finds the rest.
      if (turn % 2) void deliveries.attempt(id, 15_000);
      await waitFor(
        () => postmark.countByRecipient().get(to),
        (count) => count === 1,
      );
    }
    expect([...postmark.countByRecipient().values()].every((count) => count === 1)).toBe(true);
  });

  it('cannot keep the emails back that wait beside them', async () => {
    const database = await open();
    const { postmark, transport } = await openPoisoned();
    const mixed = poison().flatMap((one, turn) => [
      one,
      ...(turn % 2 ? [{ to: `lead-${turn}@example.com` }] : []),
    ]);
    await writeDeliveries(database, mixed);
    startDeliveries({ database, transport, timing });
    await waitFor(
      () => postmark.countByRecipient().size,
      (count) => count === poisoned / 2,
    );
  });

  it('do not keep back what an operator sends to see whether emails leave', async () => {
    const database = await open();
    const { transport } = await openPoisoned();
    await writeDeliveries(database, poison());
    // With one place, which the poisoned take in turn.
    const deliveries = startDeliveries({ database, transport, timing, concurrency: 1 });
    await waitFor(
      () => failing(database),
      (isOpen) => isOpen,
    );
    const [id = ''] = await writeDeliveries(database, [{ to: 'operator@example.com' }]);
    expect(await deliveries.attempt(id, 60_000, true)).toEqual({ kind: 'sent' });
  });

  it('leave room for others although they hang', async () => {
    const database = await open();
    const { transport } = scriptedTransport((id, call) => {
      if (call <= 3) return new Promise(() => {});
      return call <= 8 ? unreached : accepted(id);
    });
    // Three places hang for as long as the test lasts; the circuit opens beside them.
    const deliveries = startDeliveries({ database, transport, timing, concurrency: 4 });
    await writeDeliveries(database, poison().slice(0, 8));
    await waitFor(
      () => failing(database),
      (isOpen) => isOpen,
    );
    const [id = ''] = await writeDeliveries(database, [{}]);
    expect(await deliveries.attempt(id, 60_000)).toEqual({ kind: 'sent' });
  });

  it('are held back themselves while the circuit is open, but for the one that is tried', async () => {
    const database = await open();
    const { transport, sent } = scriptedTransport(() => unreached);
    const few = { ...timing, probeMs: 600_000 };
    const deliveries = startDeliveries({ database, transport, timing: few, concurrency: 1 });
    await writeDeliveries(database, poison());
    await waitFor(
      () => failing(database),
      (isOpen) => isOpen,
    );
    await deliveries.stop();
    expect(sent.length).toBeLessThanOrEqual(testTiming.breakerAfter + 2);
  });
});

describeWithDatabase('the circuit breaker', (open) => {
  it('is not opened by one email, however often it fails', async () => {
    const database = await open();
    const { transport, sent } = scriptedTransport((id, call) =>
      call > 8 ? accepted(id) : unreached,
    );
    const [id] = await writeDeliveries(database, [{}]);
    startDeliveries({ database, transport });
    const paused: number[] = [];
    await waitFor(
      async () => {
        paused.push((await readPauses(database.kysely)).length);
        return (await readDelivery(database, id)).status;
      },
      (status) => status === 'sent',
    );
    expect([sent.length, Math.max(...paused)]).toEqual([9, 0]);
  });

  it('is closed for all processes by the first success of any', async () => {
    const database = await open();
    let isAway = true;
    const { transport } = scriptedTransport((id) => (isAway ? unreached : accepted(id)));
    const options = { database, transport, timing: { breakerMs: 60_000, retryMs: [20, 20, 20] } };
    await writeDeliveries(database, Array(30).fill({}));
    startDeliveries(options);
    await waitFor(
      () => readPauses(database.kysely),
      (pauses) => pauses[0]?.kind === 'failing',
    );
    startDeliveries(options);
    isAway = false;
    await untilCounted(database, { sent: 30 });
    expect(await readPauses(database.kysely)).toEqual([]);
  });

  it('lets nothing through that the provider asked to wait for, an operator neither', async () => {
    const database = await open();
    const limited = {
      kind: 'surely-not-sent',
      cause: 'limited',
      detail: 'Too fast.',
      retryAfterMs: 60_000,
    } as const;
    const { transport, sent } = scriptedTransport((_, call) => (call > 5 ? limited : unreached));
    const deliveries = createTestDeliveries({ database, transport, concurrency: 1 });
    onTestFinished(() => deliveries.stop());
    const ids = await writeDeliveries(database, Array(8).fill({}));
    for (const id of ids.slice(0, 6)) await deliveries.attempt(id, 60_000, true);
    expect(await readPauses(database.kysely)).toMatchObject([{ kind: 'limited' }]);
    expect((await deliveries.attempt(ids[6] ?? '', 60_000, true)).kind).toBe('failed');
    expect(sent).toHaveLength(6);
  });
});
