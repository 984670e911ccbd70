import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '#server/db/open/open.ts';
import { findWebhook } from '#server/operator/webhooks/view.ts';
import {
  removeEndpoint,
  replayMessages,
  resumeEndpoint,
  rotateSecret,
} from '#server/outgoing/endpoints.ts';
import { closeAfterFile } from '#tests/support/any/closings.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { until } from '#tests/support/run/until.ts';
import { addEndpoint, openReceiver, type Receiver, secret, startWebhooks } from './receiver.ts';

/** Writes messages about people, some after another about the same one, as a transaction does. */
async function write(
  { kysely: db }: Database,
  endpointId: string,
  people: readonly string[],
): Promise<void> {
  await sql`
    insert into webhook_messages (endpoint_id, type, person, data)
    select ${endpointId}::uuid, 'lead.created', person, jsonb_build_object('place', place)
    from unnest(${people}::text[]) with ordinality p (person, place) order by place`.execute(db);
  await sql`select pg_notify('webhooks', '')`.execute(db);
}

async function statuses({ kysely: db }: Database): Promise<Record<string, number>> {
  const { rows } = await sql<{ status: string; count: number }>`
    select status, count(*)::int as count from webhook_messages group by status`.execute(db);
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

const stateOf = ({ kysely: db }: Database, id: string) =>
  db.selectFrom('webhook_endpoints').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const placesOf = ({ taken }: Receiver) => taken.map(({ data }) => data['place']);

describeWithDatabase('messages to programs', (open) => {
  it('are signed so that the library of the specification takes them', async () => {
    const database = await open();
    const receiver = await openReceiver();
    await write(database, await addEndpoint(database, receiver, ['lead.created']), ['ada']);
    startWebhooks(database);
    await until(() => receiver.taken.length === 1);
    expect(receiver.taken[0]).toMatchObject({ type: 'lead.created', version: 1 });
    await until(async () => (await statuses(database))['sent'] === 1);
  });

  it('are signed with both secrets for as long as they overlap', async () => {
    const database = await open();
    const receiver = await openReceiver();
    const id = await addEndpoint(database, receiver, ['lead.created']);
    const next = await rotateSecret(database.kysely, secret, id);
    startWebhooks(database);
    await write(database, id, ['ada']);
    await until(() => receiver.taken.length === 1);
    receiver.trust(next ?? '');
    await write(database, id, ['ada']);
    await until(() => receiver.taken.length === 2);
    await database.pool.query('update webhook_endpoints set overlap_until = now()');
    await rotateSecret(database.kysely, secret, id);
    await database.pool.query('update webhook_endpoints set overlap_until = now()');
    await write(database, id, ['ada']);
    await until(async () => (await stateOf(database, id)).failures > 0);
    expect((await stateOf(database, id)).last_error).toMatch(/^It answered 401: /);
  });

  it('reach each person in order, while others are not held up by a failing one', async () => {
    const database = await open();
    const receiver = await openReceiver();
    const id = await addEndpoint(database, receiver, ['lead.created']);
    let failures = 3;
    receiver.behave((_, response, message) => {
      const isRefused = message.data['place'] === 1 && failures-- > 0;
      if (!isRefused) order.push(message.data['place']);
      response.writeHead(isRefused ? 500 : 200).end('Not now');
    });
    const order: unknown[] = [];
    await write(database, id, ['ada', 'ada', 'bob', 'ada', 'bob', 'cleo']);
    startWebhooks(database);
    startWebhooks(database);
    await until(async () => (await statuses(database))['sent'] === 6);
    const ada = order.filter((place) => [1, 2, 4].includes(Number(place)));
    expect(ada).toEqual([1, 2, 4]);
    expect(order.filter((place) => [3, 5].includes(Number(place)))).toEqual([3, 5]);
    expect(order.indexOf(1)).toBeGreaterThan(order.indexOf(6));
    const { rows } = await database.pool.query(`
      select a.attempt, a.outcome, a.status_code, a.detail from webhook_attempts a
      join webhook_messages m on m.id = a.message_id
      where m.data->>'place' = '1' order by a.id limit 1`);
    expect(rows).toEqual([
      {
        attempt: 1,
        outcome: 'surely-not-sent',
        status_code: 500,
        detail: 'It answered 500: Not now',
      },
    ]);
  });

  it('to endpoints that hang, answer slowly, fail or break off hold nobody else up', async () => {
    const database = await open();
    const hanging = await openReceiver(() => {});
    const slow = await openReceiver((_, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(drip));
    });
    const breaking = await openReceiver((request) => void request.socket.destroy());
    const failing = await openReceiver(503);
    const well = await openReceiver();
    const crowd = Array.from({ length: 40 }, (_, index) => `person-${index}`);
    const ids = new Map<Receiver, string>();
    for (const receiver of [hanging, slow, breaking, failing, well]) {
      ids.set(receiver, await addEndpoint(database, receiver, ['lead.created']));
      if (receiver !== well) await write(database, ids.get(receiver) ?? '', crowd);
    }
    startWebhooks(database);
    await until(async () => (await stateOf(database, ids.get(failing) ?? '')).failures >= 5);
    await write(database, ids.get(well) ?? '', crowd);
    await until(() => well.taken.length === crowd.length);
    expect(hanging.taken).toEqual([]);
    await until(async () => {
      const states = [hanging, breaking, failing].map((one) =>
        stateOf(database, ids.get(one) ?? ''),
      );
      return (await Promise.all(states)).every(({ paused_until: until }) => until !== null);
    });
    expect(await stateOf(database, ids.get(hanging) ?? '')).toMatchObject({
      state: 'active',
      last_error: 'There was no answer within 0.4 seconds.',
    });
    // The status was all that was asked of the slow one.
    await until(async () => {
      const { rows } = await database.pool.query(
        `select from webhook_messages where endpoint_id = $1 and status = 'sent'`,
        [ids.get(slow)],
      );
      return rows.length > 3;
    });

    // They are well again: everything that waited arrives, once for each person.
    for (const one of [hanging, breaking, failing, slow]) {
      one.behave(200);
      // On a busy machine the slow one may have been paused, too.
      await resumeEndpoint(database.kysely, ids.get(one) ?? '');
    }
    await until(async () => (await statuses(database))['sent'] === 5 * crowd.length);
    expect(placesOf(failing).toSorted()).toEqual(crowd.map((_, index) => index + 1).toSorted());
  });

  it('follow soon and in order once their endpoint is well again, whatever their own pause', async () => {
    const database = await open();
    const receiver = await openReceiver(503);
    const id = await addEndpoint(database, receiver, ['lead.created']);
    const crowd = Array.from({ length: 5 }, (_, index) => `person-${index}`);
    await write(database, id, crowd);
    // After the first failure each would wait for an hour.
    startWebhooks(database, { timing: { retryMs: [3_600_000] } });
    await until(async () => (await stateOf(database, id)).failures >= 5);
    await database.pool.query('update webhook_endpoints set paused_until = now()');
    receiver.behave((_, response, { data }) => {
      // The third is refused for ever.
      response.writeHead(data['place'] === 3 ? 400 : 200).end();
      order.push(data['place']);
    });
    const order: unknown[] = [];
    await write(database, id, ['newcomer']);
    await until(async () => (await statuses(database))['sent'] === 5);
    expect(order).toEqual([1, 1, 2, 3, 4, 5]);
    // What it refuses still has all its attempts but the one that it made by itself.
    const { rows } = await database.pool.query(
      `select attempts, next_attempt_at > now() + interval '50 minutes' as waits
       from webhook_messages where status = 'pending'`,
    );
    expect(rows).toEqual([{ attempts: 1, waits: true }]);
    expect(await findWebhook(database.kysely, id)).toMatchObject({ state: 'retrying', waiting: 1 });
  });

  it('follow soon where an operator lets them go on', async () => {
    const database = await open();
    const receiver = await openReceiver(503);
    const id = await addEndpoint(database, receiver, ['lead.created']);
    await write(database, id, ['ada', 'ada', 'bob']);
    startWebhooks(database, { timing: { retryMs: [3_600_000] } });
    await until(async () => (await stateOf(database, id)).failures === 2);
    receiver.behave(200);
    await resumeEndpoint(database.kysely, id);
    await until(async () => (await statuses(database))['sent'] === 3);
    expect(await stateOf(database, id)).toMatchObject({ failures: 0 });
  });

  it('are sent again by another process where one was lost on the way', async () => {
    const database = await open();
    const receiver = await openReceiver();
    const id = await addEndpoint(database, receiver, ['lead.created']);
    await write(database, id, ['ada', 'ada']);
    await database.pool.query(`
      update webhook_messages set status = 'sending', attempts = 1, lease_token = gen_random_uuid(),
        lease_until = now() - interval '1 second', next_attempt_at = now()
      where place = (select min(place) from webhook_messages)`);
    startWebhooks(database);
    await until(() => receiver.taken.length === 2);
    expect(placesOf(receiver)).toEqual([1, 2]);
  });

  it('stop for good where a receiver says that it is gone, until somebody lets them go on', async () => {
    const database = await open();
    const receiver = await openReceiver(410);
    const id = await addEndpoint(database, receiver, ['lead.created']);
    startWebhooks(database);
    await write(database, id, ['ada']);
    await until(async () => (await stateOf(database, id)).state === 'stopped');
    await write(database, id, ['bob']);
    expect((await stateOf(database, id)).stopped_because).toBe(
      'It answered 410. That means that nothing more is to be sent there.',
    );
    receiver.behave(200);
    await resumeEndpoint(database.kysely, id);
    await until(async () => (await statuses(database))['sent'] === 1);
    expect(await statuses(database)).toEqual({ failed: 1, sent: 1 });
    expect(await replayMessages(database.kysely, { endpointId: id })).toBe(1);
    await until(() => receiver.taken.length === 2);
  });

  it('fail after the last attempt, and let those behind them go on', async () => {
    const database = await open();
    const receiver = await openReceiver();
    receiver.behave((_, response, { data }) => {
      response.writeHead(data['place'] === 1 ? 400 : 200).end();
    });
    const id = await addEndpoint(database, receiver, ['lead.created']);
    await write(database, id, ['ada', 'ada']);
    startWebhooks(database, { timing: { retryMs: [20, 20] } });
    await until(async () => {
      const now = await statuses(database);
      return now['failed'] === 1 && now['sent'] === 1;
    });
  });

  it('never follow a redirect, wherever it leads', async () => {
    const database = await open();
    const inside = await openReceiver();
    const receiver = await openReceiver((_, response) => {
      response.writeHead(307, { location: inside.url }).end();
    });
    const id = await addEndpoint(database, receiver, ['lead.created']);
    await write(database, id, ['ada']);
    startWebhooks(database);
    await until(async () => (await stateOf(database, id)).failures > 1);
    expect(inside.received).toEqual([]);
    expect((await stateOf(database, id)).last_error).toBe(
      'It answered 307. Redirects are not followed.',
    );
  });

  it('never reach a private address that nobody allowed', async () => {
    const database = await open();
    const receiver = await openReceiver();
    const id = await addEndpoint(database, receiver, ['lead.created']);
    await write(database, id, ['ada']);
    startWebhooks(database, { allowed: [] });
    await until(async () => (await stateOf(database, id)).failures > 0);
    expect(receiver.received).toEqual([]);
    expect((await stateOf(database, id)).last_error).toMatch(
      /^127\.0\.0\.1:\d+ is a private or reserved address, where webhooks do not go unless WEBHOOK_PRIVATE_RANGES allows it\.$/,
    );
  });

  it.each([
    ['speaks no TLS', 'https:', 'HTTP/1.1 200 OK\r\n\r\n', 'It does not speak TLS as expected.'],
    ['speaks no HTTP', 'http:', 'SSH-2.0-OpenSSH_9.9\r\n', 'What it answered is not HTTP.'],
    [
      'sends headers without end',
      'http:',
      `HTTP/1.1 200 OK\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`,
      'Its answer has headers without end.',
    ],
  ])(
    'say in a sentence what is wrong with a program that %s',
    async (_, protocol, said, problem) => {
      const database = await open();
      const server = createServer((socket) => {
        socket.on('error', () => {}).once('data', () => socket.end(said));
      });
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      closeAfterFile(async () => void server.close());
      const { port } = server.address() as AddressInfo;
      const id = await addEndpoint(database, { url: `${protocol}//127.0.0.1:${port}/` }, [
        'erased',
      ]);
      await write(database, id, ['ada']);
      startWebhooks(database);
      await until(async () => (await stateOf(database, id)).failures > 0);
      expect((await stateOf(database, id)).last_error).toBe(problem);
    },
  );

  it('are not sent to an endpoint that was removed', async () => {
    const database = await open();
    const receiver = await openReceiver();
    const id = await addEndpoint(database, receiver, ['lead.created']);
    await removeEndpoint(database.kysely, id);
    startWebhooks(database);
    await write(database, id, ['ada']);
    const other = await openReceiver();
    await write(database, await addEndpoint(database, other, ['lead.created']), ['bob']);
    await until(() => other.taken.length === 1);
    expect(receiver.received).toEqual([]);
    await database.pool.query(
      `update webhook_messages set status = 'failed' where endpoint_id = $1`,
      [id],
    );
    expect(await replayMessages(database.kysely, { endpointId: id })).toBe(0);
  });
});
