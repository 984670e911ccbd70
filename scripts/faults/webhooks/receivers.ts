import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';

/** How a receiver misbehaves while it is broken; `well` does not. */
export const manners = ['well', 'slow', 'failing', 'hanging', 'redirecting', 'dying'] as const;
export type Manner = (typeof manners)[number];

/** A receiver that verifies messages with the specification's own library. */
export interface Receiver {
  readonly manner: Manner;
  readonly url: string;
  /** When it first accepted each message, by id, in that order. */
  readonly taken: ReadonlyMap<string, number>;
  /** Messages it accepted again. */
  repeats(): number;
  /** Messages whose signature was wrong. */
  forged(): number;
  trust(secret: string): void;
  /** Breaks or repairs it; at first, all are well. */
  setBroken(isBroken: boolean): void;
}

/** The receivers, and the internal machine that one of them redirects to. */
export interface Receivers {
  readonly all: readonly Receiver[];
  /** How often the internal machine was reached, which nothing allows. */
  reached(): number;
  close(): void;
}

/** The one allowed address; the internal machine has another. */
export const allowedAddress = '127.0.0.1';
const insideAddress = '127.0.0.2';

/** How long the slow one takes, and how often the dying one breaks. */
const slowMs = 300;
const diesEvery = 3;

/** Starts one receiver of each kind. */
export async function openReceivers(): Promise<Receivers> {
  let reached = 0;
  const inside = createServer((_, response) => {
    reached += 1;
    response.writeHead(204).end();
  });
  const servers = [inside];
  const { port } = await listen(inside, insideAddress);
  const all: Receiver[] = [];
  for (const manner of manners) {
    const { receiver, server } = await openReceiver(manner, `http://${insideAddress}:${port}/`);
    all.push(receiver);
    servers.push(server);
  }
  return {
    all,
    reached: () => reached,
    close() {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

async function listen(server: Server, host: string): Promise<AddressInfo> {
  server.listen(0, host);
  await once(server, 'listening');
  return server.address() as AddressInfo;
}

async function openReceiver(manner: Manner, inside: string) {
  const taken = new Map<string, number>();
  let now: Manner = 'well';
  let webhook: Webhook | undefined;
  let repeats = 0;
  let forged = 0;
  let calls = 0;

  /** Accepts a message at the moment it says so. */
  function take(id: string, response: ServerResponse): void {
    if (taken.has(id)) repeats += 1;
    else taken.set(id, Date.now());
    response.writeHead(204).end();
  }

  const server = createServer(async (request, response) => {
    calls += 1;
    try {
      const body = await text(request);
      const headers = request.headers as Record<string, string>;
      try {
        webhook?.verify(body, headers);
      } catch {
        forged += 1;
        return void response.writeHead(401).end();
      }
      const id = headers['webhook-id'] ?? '';
      if (now === 'failing') return void response.writeHead(503).end('Not now');
      if (now === 'hanging') return;
      if (now === 'redirecting') return void response.writeHead(307, { location: inside }).end();
      if (now === 'dying' && calls % diesEvery === 0) return void request.socket.destroy();
      if (now === 'slow') await wait(slowMs);
      take(id, response);
    } catch {
      // Its sender was killed in the middle of it.
    }
  });
  const { port } = await listen(server, allowedAddress);
  const receiver: Receiver = {
    manner,
    url: `http://${allowedAddress}:${port}/hook`,
    taken,
    repeats: () => repeats,
    forged: () => forged,
    trust(secret) {
      webhook = new Webhook(secret);
    },
    setBroken(isBroken) {
      now = isBroken ? manner : 'well';
    },
  };
  return { receiver, server };
}
