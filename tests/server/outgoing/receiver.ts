import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { onTestFinished } from 'vitest';
import type { WebhookEvent } from '#engine/declaration/telling/webhook.ts';
import type { JsonObject } from '#server/db/column-types.ts';
import type { Database } from '#server/db/open/open.ts';
import { makeEndpoint } from '#server/outgoing/endpoints.ts';
import { readRanges } from '#server/outgoing/public-addresses.ts';
import { createWebhooks, type Webhooks, type WebhooksDeps } from '#server/outgoing/webhooks.ts';
import { createLog } from '#server/telemetry/log.ts';

/** The site's secret in these tests. */
export const secret = 'a secret of the tests';

/** A message that a receiver has verified. */
export interface Received {
  readonly id: string;
  readonly type: WebhookEvent;
  readonly version: number;
  readonly timestamp: string;
  readonly data: JsonObject;
}

/** How a receiver answers: a status, or anything it does by itself. */
export type Behaviour =
  | number
  | ((request: IncomingMessage, response: ServerResponse, message: Received) => void);

/** A program of somebody else on a machine of their own. */
export interface Receiver {
  readonly url: string;
  /** Everything that came, verified by the specification's own library. */
  readonly received: readonly Received[];
  /** What it took: each message once, in the order of the first time. */
  readonly taken: readonly Received[];
  /** How it answers from now on. */
  behave(behaviour: Behaviour): void;
  /** From now on it verifies with this secret. */
  trust(secret: string): void;
}

/** Starts a receiver on loopback, without TLS. */
export async function openReceiver(behaviour: Behaviour = 204): Promise<Receiver> {
  let answer = behaviour;
  let webhook: Webhook | undefined;
  const received: Received[] = [];
  const taken = new Map<string, Received>();
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const headers = request.headers as Record<string, string>;
    try {
      webhook?.verify(body, headers);
    } catch (error) {
      response.writeHead(401).end(String(error));
      return;
    }
    const message: Received = { id: headers['webhook-id'] ?? '', ...JSON.parse(body) };
    received.push(message);
    if (typeof answer === 'number') {
      if (answer < 300 && !taken.has(message.id)) taken.set(message.id, message);
      response.writeHead(answer).end();
    } else answer(request, response, message);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    get taken() {
      return [...taken.values()];
    },
    behave(next) {
      answer = next;
    },
    trust(written) {
      webhook = new Webhook(written);
    },
  };
}

/** Makes a receiver's endpoint as the console does, and lets the receiver trust its secret. */
export async function addEndpoint(
  { kysely }: Pick<Database, 'kysely'>,
  receiver: Pick<Receiver, 'url'> & Partial<Receiver>,
  events: readonly WebhookEvent[],
  coach = 'willow',
): Promise<string> {
  const made = await makeEndpoint(kysely, secret, { coach, url: receiver.url, events });
  if (made === undefined) throw new Error('There is such an endpoint already.');
  receiver.trust?.(made.secret);
  return made.id;
}

/** Times short enough for a test, in the same order as the real ones. */
const timing = {
  leaseMs: 2_000,
  quietMs: 100,
  sendLimitMs: 400,
  pollMs: 50,
  retryMs: [30, 60, 120, 240, 480, 480, 480, 480, 480],
};

/** Starts a process's sender; loopback is allowed unless a test says otherwise. */
export function startWebhooks(
  database: WebhooksDeps['database'],
  options: Partial<WebhooksDeps> = {},
): Webhooks {
  const webhooks = createWebhooks({
    database,
    secret,
    declaredSecrets: new Map(),
    allowed: readRanges('127.0.0.1') ?? [],
    log: createLog('silent'),
    ...options,
    timing: { ...timing, ...options.timing },
  });
  onTestFinished(() => webhooks.stop(1_000));
  webhooks.start();
  return webhooks;
}
