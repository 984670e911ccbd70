import { createServer, type Server } from 'node:http';
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
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, port, host)));
    server.listen({ port, ...(host === undefined ? {} : { host }) }, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    stop: (limitMs) => stopServing(server, limitMs),
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

async function stopServing(server: Server, limitMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  const isOver = new AbortController();
  const cutOff = wait(limitMs, undefined, { signal: isOver.signal }).then(
    () => server.closeAllConnections(),
    () => {},
  );
  // A connection whose answer was under way becomes idle afterwards, which close() does not see.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  await Promise.race([closed, cutOff]);
  isOver.abort();
  clearInterval(sweep);
}
