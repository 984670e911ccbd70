import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Listener } from './listener.ts';

/** A server that takes connections. */
export interface Serving {
  /** The port it listens on; another than asked for where that was 0. */
  readonly port: number;
  /**
   * Takes no more connections and waits for the answers under way.
   *
   * @param limitMs when to cut off what is still open
   */
  stop(limitMs: number): Promise<void>;
}

/**
 * Listens for requests. A client that is slow to say what it wants is cut off, so that a few
 * thousand of them cannot occupy the server.
 *
 * @throws Error with a sentence for the operator when the port cannot be had
 */
export async function serve(
  listener: Listener,
  port: number,
  host: string | undefined,
): Promise<Serving> {
  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 2000 },
    listener,
  );
  server.maxConnections = 5000;
  const connections = watchConnections(server);
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
      return new Error(
        `Port ${port} is in use by another program. Stop that program, or choose another port ` +
          'with the variable PORT.',
      );
    case 'EACCES':
      return new Error(
        `Port ${port} may not be used by this user. Choose one above 1023 with PORT.`,
      );
    case 'EADDRNOTAVAIL':
      return new Error(`${host} is not an address of this machine. Correct the variable HOST.`);
    default:
      return error;
  }
}

/**
 * Closes the server and every connection that has no answer under way. Node's own close() counts a
 * connection on which nothing was ever asked as busy; browsers open such ones in advance, and each
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
  // A connection whose answer was under way becomes idle afterwards, which close() does not see.
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

/** The connections that are open, whatever is said on them. */
function watchConnections(server: Server): ReadonlySet<Socket> {
  const connections = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  return connections;
}
