import { createServer, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { OperatorError } from '#engine/text/operator-error.ts';
import { type ConnectionLimits, type Connections, watchConnections } from './connections.ts';
import type { Listener } from './listener.ts';

export interface Serving {
  /** The port it listens on, also if port 0 was requested. */
  readonly port: number;
  /**
   * Accepts no more connections and waits for requests under way.
   *
   * @param limitMs when to cut off what is still open
   */
  stop(limitMs: number): Promise<void>;
}

export interface ServeLimits extends ConnectionLimits {
  /** How long a request may take to arrive, its headers and all of it, in milliseconds. */
  readonly headersMs: number;
  readonly requestMs: number;
  /** How long a connection may be silent for any reason, in milliseconds. */
  readonly silenceMs: number;
  /** How long one stays open between requests, in milliseconds. */
  readonly idleMs: number;
}

/** A response may wait for a slow email for more than a minute, so two minutes of silence are allowed. */
const defaultLimits: ServeLimits = {
  headersMs: 10_000,
  requestMs: 20_000,
  silenceMs: 120_000,
  idleMs: 5_000,
  connections: 5000,
  connectionsOfClient: 1000,
  pressedMs: 2000,
};

/**
 * The limits behind a proxy. It is the only client, and it has to be the one that ends idle connections:
 * a request that it sends on one that is being ended here gets no answer.
 */
export const limitsBehindProxy: Partial<ServeLimits> = {
  connectionsOfClient: Number.POSITIVE_INFINITY,
  idleMs: 75_000,
};

/**
 * The backlog of connections waiting to be accepted. A shorter one overflows in a rush, and dropped
 * clients only retry after one and then three seconds.
 */
const backlog = 4096;

/**
 * Listens for requests. Clients that send slowly or do not read the response are cut off, and no number
 * of silent connections keeps others out.
 *
 * @param given limits other than the usual ones
 * @throws OperatorError if it cannot listen
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
    (request, response) => {
      connections.inTurn(request, response, () => listener(request, response));
    },
  );
  // Node would close the connection without a word.
  server.on('connect', (_request, socket) => {
    socket.on('error', () => {});
    socket.end('HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });
  server.timeout = limits.silenceMs;
  server.keepAliveTimeout = limits.idleMs;
  const connections = watchConnections(server, limits);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, port, host)));
    server.listen({ port, backlog, ...(host === undefined ? {} : { host }) }, resolve);
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
        `This user may not use port ${port}. Choose one above 1023 with PORT.`,
      );
    case 'EADDRNOTAVAIL':
    case 'EAI_AGAIN':
    case 'ENOTFOUND':
      return new OperatorError(
        `${host} is not an address of this machine. Correct the variable HOST.`,
      );
    default:
      return error;
  }
}

/**
 * Closes the server and every connection without a request under way. Node's own close() would wait for
 * connections on which nothing was ever sent, which browsers open in advance.
 */
async function stopServing(
  server: Server,
  connections: Connections,
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
    connections.endUnused();
  }, 50);
  await Promise.race([closed, cutOff]);
  isOver.abort();
  clearInterval(sweep);
  connections.stop();
}
