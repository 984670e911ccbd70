import { expect, it, onTestFinished } from 'vitest';
import type { Database } from '#server/db/open/open.ts';
import type { SendResult } from '#server/outbox/results.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { until, waitFor } from '#tests/support/run/until.ts';
import {
  createTestDeliveries,
  readDelivery,
  startDeliveries,
  untilStatus,
  writeDeliveries,
} from './outbox.ts';
import { accepted, scriptedTransport, unreached, unsure } from './scripted.ts';

/** Counts how often something is selected from a database. */
function countLooks(database: Database): { database: Database; looks(): number } {
  const asked = new WeakSet<object>();
  let looks = 0;
  const kysely = database.kysely.withPlugin({
    transformQuery({ node, queryId }) {
      if (node.kind === 'SelectQueryNode') asked.add(queryId);
      return node;
    },
    async transformResult({ result, queryId }) {
      if (asked.has(queryId)) looks += 1;
      return result;
    },
  });
  return { database: { ...database, kysely }, looks: () => looks };
}

describeWithDatabase('an attempt', (open) => {
  it('answers in time and goes on behind it', async () => {
    const database = await open();
    let answer: () => void = () => {};
    const { transport, sent } = scriptedTransport(
      (id) => new Promise((resolve) => (answer = () => resolve(accepted(id)))),
    );
    const [id] = await writeDeliveries(database, [{}]);
    const deliveries = createTestDeliveries({
      database,
      transport,
      timing: { sendLimitMs: 30_000, leaseMs: 90_000 },
    });
    expect(await deliveries.attempt(id ?? '', 100)).toEqual({ kind: 'timed-out' });
    await waitFor(
      () => sent.length,
      (count) => count === 1,
    );
    answer();
    await untilStatus(database, id, 'sent');
  });

  it('waits for the own worker or another process that was faster', async () => {
    const database = await open();
    const { transport, sent } = scriptedTransport(
      (id) => new Promise((resolve) => setTimeout(() => resolve(accepted(id)), 100)),
    );
    const own = startDeliveries({ database, transport });
    const web = createTestDeliveries({ database, transport });
    const [id = ''] = await writeDeliveries(database, [{}]);
    const results = await Promise.all([own.attempt(id, 60_000), web.attempt(id, 60_000)]);
    expect(results).toEqual([{ kind: 'sent' }, { kind: 'sent' }]);
    expect(sent).toEqual([id]);
  });

  it('is made here once a process that was faster gives it back without having begun', async () => {
    const database = await open();
    let answer: () => void = () => {};
    const slow = scriptedTransport(
      (id) => new Promise((resolve) => (answer = () => resolve(accepted(id)))),
    );
    const timing = { sendLimitMs: 300_000, leaseMs: 600_000, pollMs: 600_000 };
    const ids = await writeDeliveries(database, [{}, {}]);
    const faster = startDeliveries({ database, transport: slow.transport, timing, concurrency: 1 });
    await until(() => slow.sent.length === 1);
    const queued = ids.find((id) => id !== slow.sent[0]) ?? '';
    const here = scriptedTransport(accepted);
    const counted = countLooks(database);
    const web = createTestDeliveries({
      database: counted.database,
      transport: here.transport,
      timing,
    });
    onTestFinished(() => web.stop());
    const attempted = web.attempt(queued, 120_000);
    await until(() => counted.looks() === 1);
    expect((await readDelivery(database, queued)).status).toBe('sending');
    faster.drain();
    expect(await attempted).toEqual({ kind: 'sent' });
    expect(here.sent).toEqual([queued]);
    answer();
    await untilStatus(database, slow.sent[0], 'sent');
    expect((await readDelivery(database, queued)).outcomes).toEqual(['sent']);
  });

  it('is notified by the process that was faster, and does not ask the database meanwhile', async () => {
    const database = await open();
    let answer: () => void = () => {};
    const { transport, sent } = scriptedTransport(
      (id) => new Promise((resolve) => (answer = () => resolve(accepted(id)))),
    );
    const timing = { sendLimitMs: 300_000, leaseMs: 600_000, pollMs: 600_000 };
    const [id = ''] = await writeDeliveries(database, [{}]);
    startDeliveries({ database, transport, timing });
    await waitFor(
      () => sent.length,
      (count) => count === 1,
    );
    const counted = countLooks(database);
    const waiting = createTestDeliveries({ database: counted.database, transport, timing });
    onTestFinished(() => waiting.stop());
    const attempted = waiting.attempt(id, 120_000);
    await until(() => counted.looks() === 1);
    answer();
    expect(await attempted).toEqual({ kind: 'sent' });
    expect({ looks: counted.looks(), sent }).toEqual({ looks: 2, sent: [id] });
  });

  it.each<[SendResult, string]>([
    [{ kind: 'refused', code: 'x', detail: 'secret', suppress: false }, 'failed'],
    [unreached, 'exception'],
    [unsure, 'exception'],
    [{ kind: 'sender-stopped', detail: 'secret' }, 'failed'],
  ])('tells an attempt of %o in words that a visitor may read', async (result, kind) => {
    const database = await open();
    const { transport } = scriptedTransport(() => result);
    const [id = ''] = await writeDeliveries(database, [{}]);
    const attempted = await createTestDeliveries({ database, transport }).attempt(id, 60_000);
    expect(attempted).toMatchObject({ kind, message: expect.not.stringContaining('secret') });
  });

  it.each(['sent', 'suppressed'])(
    'of what is %s already takes as long as one that is made',
    async (status) => {
      const database = await open();
      const providerMs = 100;
      const { transport, sent } = scriptedTransport(
        (id) => new Promise((resolve) => setTimeout(() => resolve(accepted(id)), providerMs)),
      );
      const { attempt } = createTestDeliveries({ database, transport });
      const [made = '', known = ''] = await writeDeliveries(database, [{}, {}]);
      await database.pool.query('update delivery_logs set status = $1 where id = $2', [
        status,
        known,
      ]);
      await attempt(made, 60_000);
      const beganMs = performance.now();
      await attempt(known, 60_000);
      // Timers may be a millisecond early.
      expect(performance.now() - beganMs).toBeGreaterThan(providerMs - 5);
      expect(sent).toEqual([made]);
    },
  );

  it('is made although the database fails for a moment, and not where it fails for good', async () => {
    const database = await open();
    // What fails leaves no trace in its own transaction: a sequence counts all the same.
    const failTwice = (state: string) =>
      database.pool.query(`
        create sequence claims;
        create function fail_twice() returns trigger language plpgsql as $$ begin
          if nextval('claims') <= 2 then raise 'not now' using errcode = '${state}'; end if;
          return new;
        end $$;
        create trigger fail_twice before update on delivery_logs
          for each row execute function fail_twice()`);
    const { transport, sent } = scriptedTransport(accepted);
    const { attempt } = createTestDeliveries({ database, transport });
    const [passing = '', lasting = ''] = await writeDeliveries(database, [{}, {}]);
    await failTwice('40P01');
    expect(await attempt(passing, 60_000)).toEqual({ kind: 'sent' });
    await database.pool.query('drop function fail_twice cascade; drop sequence claims');
    await failTwice('22000');
    expect(await attempt(lasting, 60_000)).toMatchObject({ kind: 'exception' });
    expect(sent).toEqual([passing]);
  });

  it('answers at once for a delivery that is not in the log', async () => {
    const database = await open();
    const { transport } = scriptedTransport(accepted);
    const { attempt } = createTestDeliveries({ database, transport });
    expect(await attempt(crypto.randomUUID(), 60_000)).toMatchObject({ kind: 'exception' });
  });
});
