import { expect, it } from 'vitest';
import { createMailbox } from '#server/email/transports/mailbox.ts';
import type { Transport } from '#server/email/transports/transport.ts';
import { erasePerson } from '#server/people/erase-person.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { until, waitFor } from '#tests/support/run/until.ts';
import { renderTestEmail } from '#tests/support/site/site.ts';
import {
  countByStatus,
  createTestDeliveries,
  readDelivery,
  startDeliveries,
  untilCounted,
  untilStatus,
  writeDeliveries,
} from './outbox.ts';
import { accepted, scriptedTransport, unreached } from './scripted.ts';

describeWithDatabase('deliveries', (open) => {
  it('sends what is waiting and what is announced later', async () => {
    const database = await open();
    const { transport, sent } = scriptedTransport(accepted);
    const before = await writeDeliveries(database, [{}, {}]);
    startDeliveries({ database, transport });
    await waitFor(
      () => sent.length,
      (count) => count === 2,
    );
    const later = await writeDeliveries(database, [{}]);
    await untilCounted(database, { sent: 3 });
    expect(sent.toSorted()).toEqual([...before, ...later].toSorted());
    expect(await readDelivery(database, later[0])).toMatchObject({
      status: 'sent',
      attempts: 1,
      provider_message_id: later[0],
      subject: 'It is here',
      last_error: null,
      outcomes: ['sent'],
    });
  });

  it('sends each once with several workers on one log', async () => {
    const database = await open();
    const { transport, sent } = scriptedTransport(accepted);
    const ids = await writeDeliveries(database, Array(120).fill({}));
    for (let worker = 0; worker < 3; worker += 1)
      startDeliveries({ database, transport, batch: 7 });
    await untilCounted(database, { sent: 120 });
    expect(sent.toSorted()).toEqual(ids.toSorted());
  });

  it('sends what a visitor asked for before the campaign emails that wait longer', async () => {
    const database = await open();
    const { transport, sent } = scriptedTransport(accepted);
    await writeDeliveries(database, Array(60).fill({ stream: 'broadcast' }));
    const [guide] = await writeDeliveries(database, [{}]);
    startDeliveries({ database, transport, batch: 5, concurrency: 1 });
    await untilCounted(database, { sent: 61 });
    expect(sent.slice(0, 5)).toContain(guide);
  });

  it('makes another attempt after a failure that surely sent nothing', async () => {
    const database = await open();
    const { transport, asked } = scriptedTransport(
      (id, call) => (call < 3 ? unreached : accepted(id)),
      () => ({ kind: 'absent' }),
    );
    const [id] = await writeDeliveries(database, [{}]);
    startDeliveries({ database, transport });
    await untilStatus(database, id, 'sent');
    expect(await readDelivery(database, id)).toMatchObject({
      attempts: 3,
      outcomes: ['surely-not-sent', 'surely-not-sent', 'sent'],
    });
    expect(asked).toEqual([]);
  });

  it('fails for good when every attempt failed, and tells the operator', async () => {
    const database = await open();
    const { transport, sent } = scriptedTransport(() => unreached);
    const [id] = await writeDeliveries(database, [{}]);
    startDeliveries({ database, transport, timing: { retryMs: [10, 10], breakerAfter: 99 } });
    await untilStatus(database, id, 'failed');
    expect(sent).toHaveLength(3);
    const { rows } = await database.pool.query(
      'select function_name, error_message from error_logs',
    );
    expect(rows).toEqual([{ function_name: 'send-guide', error_message: 'Nobody there.' }]);
  });

  it('lets a row that cannot be drawn fail alone', async () => {
    const database = await open();
    const { transport } = scriptedTransport(accepted);
    const [bad, ...good] = await writeDeliveries(database, [{ name: 'Poison' }, {}, {}]);
    startDeliveries({
      database,
      transport,
      renderEmail: async (email) => {
        if (email.message.heading.includes('Poison')) throw new Error('Cannot draw this.');
        return renderTestEmail(email);
      },
    });
    await untilCounted(database, { sent: 2, failed: 1 });
    expect(await readDelivery(database, bad)).toMatchObject({
      status: 'failed',
      last_error_code: 'unrenderable',
      last_error: 'Cannot draw this.',
    });
    expect((await readDelivery(database, good[0])).status).toBe('sent');
  });

  it('lets an answer with impossible characters harm no other row', async () => {
    const database = await open();
    const detail = `odd \0 half ${'😀'.slice(0, 1)}`;
    const [odd] = await writeDeliveries(database, [{}]);
    const { transport } = scriptedTransport((id) =>
      id === odd ? { kind: 'refused', code: 'x', detail, suppress: false } : accepted(id),
    );
    await writeDeliveries(database, [{}, {}]);
    startDeliveries({ database, transport });
    await untilCounted(database, { sent: 2, failed: 1 });
    expect((await readDelivery(database, odd)).last_error).toMatch(/^odd/);
  });

  it('waits with a declaration that another version may know', async () => {
    const database = await open();
    const { transport, sent } = scriptedTransport(accepted);
    const [id] = await writeDeliveries(database, [{ functionName: 'send-tomorrow' }]);
    const { attempt } = createTestDeliveries({ database, transport });
    expect(await attempt(id ?? '', 60_000)).toMatchObject({ kind: 'exception' });
    expect(await readDelivery(database, id)).toMatchObject({
      status: 'pending',
      last_error_code: 'undeclared',
      last_error: expect.stringContaining('"send-tomorrow"'),
    });
    expect(sent).toEqual([]);
  });

  it('gives back on stopping what it has not begun, and finishes what it has', async () => {
    const database = await open();
    let answer: () => void = () => {};
    const { transport, sent } = scriptedTransport(
      (id) => new Promise((resolve) => (answer = () => resolve(accepted(id)))),
    );
    const ids = await writeDeliveries(database, Array(5).fill({}));
    const deliveries = startDeliveries({ database, transport, concurrency: 1 });
    await waitFor(
      () => sent.length,
      (count) => count === 1,
    );
    const stopping = deliveries.stop();
    answer();
    await stopping;
    expect(await countByStatus(database)).toEqual({ sent: 1, pending: 4 });
    const unsent = ids.find((id) => id !== sent[0]);
    expect(await readDelivery(database, unsent)).toMatchObject({ attempts: 0, outcomes: [] });
  });

  it('has given back, once it is stopped, what a claim under way still brought', async () => {
    const database = await open();
    const { transport } = scriptedTransport(accepted);
    await writeDeliveries(database, Array(40).fill({}));
    const blocker = await database.pool.connect();
    await blocker.query('begin; lock table delivery_logs in share mode');
    const deliveries = startDeliveries({ database, transport });
    await until(async () => {
      const { rows } = await blocker.query(`select from pg_locks where not granted
        and relation = 'delivery_logs'::regclass`);
      return rows.length > 0;
    });
    const stopping = deliveries.stop();
    await blocker.query('commit');
    blocker.release();
    await stopping;
    expect(await countByStatus(database)).toEqual({ pending: 40 });
  });

  it('keeps one message per delivery in the local mailbox', async () => {
    const database = await open();
    const mailbox = createMailbox(database.kysely);
    const doubtful: Transport = {
      ...mailbox,
      send: async (mail) => {
        await mailbox.send(mail);
        return mailbox.send(mail);
      },
    };
    const [id] = await writeDeliveries(database, [{ to: 'ada@example.com' }]);
    const { attempt } = createTestDeliveries({ database, transport: doubtful });
    expect(await attempt(id ?? '', 60_000)).toEqual({ kind: 'sent' });
    const { rows } = await database.pool.query(
      'select delivery_id, to_address, from_address, subject, text from mailbox_messages',
    );
    expect(rows).toEqual([
      {
        delivery_id: id,
        to_address: 'ada@example.com',
        from_address: 'Willow <willow@willow.example>',
        subject: 'It is here',
        text: 'Hello Ada\nHere is what you asked for.',
      },
    ]);
  });

  it('keeps no message of somebody who is erased while it is under way', async () => {
    const database = await open();
    const mailbox = createMailbox(database.kysely);
    const late: Transport = {
      ...mailbox,
      send: async (mail) => {
        await erasePerson(database.kysely, 'a secret', 'ada@example.com');
        return mailbox.send(mail);
      },
    };
    const [id] = await writeDeliveries(database, [{ to: 'ada@example.com' }]);
    const { attempt } = createTestDeliveries({ database, transport: late });
    await attempt(id ?? '', 60_000);
    const { rows } = await database.pool.query('select to_address from mailbox_messages');
    expect(rows).toEqual([]);
  });
});
