import { expect, it } from 'vitest';
import { hashAddress } from '#server/email/suppression/list.ts';
import { type OutgoingMail, senderOf, type Transport } from '#server/email/transports/transport.ts';
import { pauseSender, readPauses } from '#server/outbox/pause.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { waitFor } from '#tests/support/run/until.ts';
import {
  readDelivery,
  startDeliveries,
  testSecret,
  testTiming,
  untilCounted,
  untilStatus,
  writeDeliveries,
} from './outbox.ts';
import { accepted, scriptedTransport, unreached } from './scripted.ts';

/** Takes every email but some, whose destination an operator has to mend. */
function stopping(destination: string, isStopped: (mail: OutgoingMail) => boolean): Transport {
  const { transport } = scriptedTransport(accepted);
  return {
    ...transport,
    send: (mail) =>
      isStopped(mail)
        ? Promise.resolve({ kind: 'sender-stopped', destination, detail: 'Refused.' })
        : transport.send(mail),
  };
}

describeWithDatabase('what keeps deliveries back', (open) => {
  it('writes to no suppressed address, but gives those who unsubscribed what they ask for', async () => {
    const database = await open();
    const { transport, sent } = scriptedTransport(accepted);
    const suppress = (email: string, scope: string, reason: string) =>
      database.pool.query(
        'insert into suppressions (email_hash, scope, reason) values ($1, $2, $3)',
        [hashAddress(testSecret, email), scope, reason],
      );
    await suppress('gone@example.com', 'all', 'bounced');
    await suppress('quiet@example.com', 'willow', 'unsubscribed');
    const ids = await writeDeliveries(database, [
      { to: 'GONE@example.com' },
      { to: 'quiet@example.com', stream: 'broadcast' },
      { to: 'quiet@example.com' },
      { to: 'fine@example.com', stream: 'broadcast' },
    ]);
    startDeliveries({ database, transport });
    await untilCounted(database, { sent: 2, suppressed: 2 });
    expect(sent.toSorted()).toEqual([ids[2], ids[3]].toSorted());
  });

  it('suppresses an address that the provider calls dead', async () => {
    const database = await open();
    const { transport, sent } = scriptedTransport(() => ({
      kind: 'refused',
      code: 'postmark-406',
      detail: 'Inactive.',
      suppress: true,
    }));
    const [first] = await writeDeliveries(database, [{ to: 'dead@example.com' }]);
    startDeliveries({ database, transport });
    await untilStatus(database, first, 'failed');
    const [second] = await writeDeliveries(database, [{ to: 'Dead@example.com' }]);
    await untilStatus(database, second, 'suppressed');
    expect(sent).toEqual([first]);
  });

  it('pauses for everybody when the sender is stopped, says so, and spends no attempt', async () => {
    const database = await open();
    let isStopped = true;
    const { transport, sent } = scriptedTransport((id) =>
      isStopped ? { kind: 'sender-stopped', detail: 'Check the token.' } : accepted(id),
    );
    const ids = await writeDeliveries(database, Array(30).fill({}));
    startDeliveries({ database, transport, concurrency: 2 });
    await waitFor(
      () => readPauses(database.kysely),
      (pauses) => pauses.length === 1,
    );
    expect(sent.length).toBeLessThan(10);
    expect(await readPauses(database.kysely)).toMatchObject([
      { destination: '*', kind: 'stopped', detail: 'Check the token.' },
    ]);
    const readErrors = async () => {
      const text = 'select function_name, error_message from error_logs';
      return (await database.pool.query(text)).rows;
    };
    const errors = await waitFor(readErrors, ({ length }) => length > 0);
    expect(errors).toEqual([{ function_name: 'email-sender', error_message: 'Check the token.' }]);
    isStopped = false;
    await untilCounted(database, { sent: 30 });
    expect((await readDelivery(database, ids[0])).attempts).toBe(1);
  });

  it('pauses no longer because of a clock that was ahead and has gone back', async () => {
    const { pool, kysely: db } = await open();
    const pause = { destination: '*', kind: 'limited', detail: 'Slow down.' } as const;
    expect(await pauseSender(db, pause, 60_000)).toBe(true);
    expect(await readPauses(db)).toHaveLength(1);
    await pool.query(`update settings set value = value || jsonb_build_object(
      'since', now() + interval '2 days', 'until', now() + interval '2 days 1 minute')`);
    expect(await readPauses(db)).toEqual([]);
    expect(await pauseSender(db, pause, 60_000)).toBe(true);
    const [begun] = await readPauses(db);
    expect(begun?.until.getTime()).toBeLessThan(Date.now() + 3_600_000);
  });

  it('pauses only the coach whose address the provider does not take', async () => {
    const database = await open();
    const transport = stopping(senderOf('rowan'), ({ coach }) => coach === 'rowan');
    await writeDeliveries(database, [...Array(5).fill({ coach: 'rowan' }), ...Array(20).fill({})]);
    startDeliveries({ database, transport, concurrency: 1 });
    await untilCounted(database, { pending: 5, sent: 20 });
    expect(await readPauses(database.kysely)).toMatchObject([
      { destination: 'coach rowan', kind: 'stopped' },
    ]);
  });

  it('pauses only the stream that does not exist', async () => {
    const database = await open();
    const transport = stopping('broadcast', ({ stream }) => stream === 'broadcast');
    await writeDeliveries(database, [{ stream: 'broadcast' }, {}, {}]);
    startDeliveries({ database, transport });
    await untilCounted(database, { sent: 2 });
    await waitFor(
      () => readPauses(database.kysely),
      (pauses) => pauses[0]?.destination === 'broadcast',
    );
  });

  it('slows down as long as it is told to', async () => {
    const database = await open();
    const { transport, sent } = scriptedTransport((id, call) =>
      call === 1
        ? { kind: 'surely-not-sent', cause: 'limited', detail: 'Too fast.', retryAfterMs: 600 }
        : accepted(id),
    );
    await writeDeliveries(database, [{}, {}, {}]);
    startDeliveries({ database, transport, concurrency: 1 });
    await waitFor(
      () => readPauses(database.kysely),
      (pauses) => pauses[0]?.kind === 'limited',
    );
    expect(sent).toHaveLength(1);
    await untilCounted(database, { sent: 3 });
  });

  it('stops asking a provider that keeps failing and goes on when it is back', async () => {
    const database = await open();
    let isAway = true;
    const { transport, sent } = scriptedTransport((id) => (isAway ? unreached : accepted(id)));
    await writeDeliveries(database, Array(60).fill({}));
    const timing = { breakerMs: 1_000, probeMs: 60_000 };
    startDeliveries({ database, transport, timing, concurrency: 1 });
    await waitFor(
      () => readPauses(database.kysely),
      (pauses) => pauses[0]?.kind === 'failing',
    );
    expect(sent.length).toBeLessThanOrEqual(testTiming.breakerAfter + 1);
    isAway = false;
    await untilCounted(database, { sent: 60 });
  });
});
