import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { OperatorError } from '#engine/text/operator-error.ts';
import { clientAddress, clientNetwork } from '#server/http/client-address.ts';
import type { Listener } from './listener.ts';

/** A server that takes connections. */
export interface Serving {
  /** The port it listens on; another than asked for where that was 0. */
  readonly port: number;
  /**
   * Takes no more connections and waits for the requests under way.
   *
   * @param limitMs when to cut off what is still open
   */
  stop(limitMs: number): Promise<void>;
}

/** What a client may take of the server. */
export interface ServeLimits {
  /** How long a request may take to arrive, its headers and all of it, in milliseconds. */
  readonly headersMs: number;
  readonly requestMs: number;
  /** How long a connection may be silent, whatever it waits for. */
  readonly silenceMs: number;
  /** How many connections may be open, and how many of one client. */
  readonly connections: number;
  readonly connectionsOfClient: number;
}

/** An answer may wait for a slow email for more than a minute, so two minutes of silence are allowed. */
const defaultLimits: ServeLimits = {
  headersMs: 10_000,
  requestMs: 20_000,
  silenceMs: 120_000,
  connections: 5000,
  connectionsOfClient: 1000,
};

/**
 * Listens for requests. A client that is slow to send its request, or does not read the answer, is
 * cut off, and no client gets all connections: a few thousand slow ones cannot occupy the server.
 *
 * @param given.connectionsOfClient Infinity behind a proxy, which is the only client there
 * @throws OperatorError when it cannot listen there
 */
export async function serve(
  listener: Listener,
  port: number,
  host: string | undefined,
  given: Partial<ServeLimits> = {},
): Promise<Serving> {
  const limits = { ...defaultLimits, ...given };
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: Math.min(2000, limits.headersMs / 4),
      maxHeaderSize: 16 * 1024,
    },
    listener,
  );
  server.maxConnections = limits.connections;
  server.timeout = limits.silenceMs;
  const connections = watchConnections(server, limits.connectionsOfClient);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, port, host)));
    server.listen({ port, ...(host === undefined ? {} : { host }) }, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    stop: (limitMs) => stopServing(server, connections, limitMs),
  };
}

function explain(error: NodeJS.ErrnoException, port: number, host: string | undefined): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new OperatorError(
        `Port ${port} is in use by another program. Stop that program, or choose another port ` +
          'with the variable PORT.',
      );
    case 'EACCES':
      return new OperatorError(
        `Port ${port} may not be used by this user. Choose one above 1023 with PORT.`,
      );
    case 'EADDRNOTAVAIL':
      return new OperatorError(
        `${host} is not an address of this machine. Correct the variable HOST.`,
      );
    default:
      return error;
  }
}

/**
 * Closes the server and every connection without a request under way. Node's own close() takes a
 * connection on which nothing was ever sent for busy; browsers open such ones in advance, and each
 * would be waited for until the limit.
 */
async function stopServing(
  server: Server,
  connections: ReadonlySet<Socket>,
  limitMs: number,
): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  const isOver = new AbortController();
  const cutOff = wait(limitMs, undefined, { signal: isOver.signal }).then(
    () => server.closeAllConnections(),
    () => {},
  );
  // A connection becomes idle once its request is answered, which close() does not notice.
  const sweep = setInterval(() => {
    server.closeIdleConnections();
    for (const socket of connections) {
      if (socket.bytesRead === 0) socket.destroy();
    }
  }, 50);
  await Promise.race([closed, cutOff]);
  isOver.abort();
  clearInterval(sweep);
}

/** All open connections; those of one client beyond its limit are cut off. */
function watchConnections(server: Server, limitOfClient: number): ReadonlySet<Socket> {
  const connections = new Set<Socket>();
  const ofClient = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const client = clientNetwork(clientAddress(socket.remoteAddress, undefined, 0));
    const open = (ofClient.get(client) ?? 0) + 1;
    connections.add(socket);
    ofClient.set(client, open);
    socket.once('close', () => {
      connections.delete(socket);
      const left = (ofClient.get(client) ?? 1) - 1;
      if (left > 0) ofClient.set(client, left);
      else ofClient.delete(client);
    });
    if (open > limitOfClient) socket.destroy();
  });
  return connections;
}
