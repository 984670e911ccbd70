import { connect, createServer, type Server, type Socket } from 'node:net';

/** A line to a database that can be cut, made deaf and mended. */
export interface Line {
  /** The address by which the database is reached through it. */
  readonly url: string;
  /** Ends every connection and lets none through. */
  cut(): void;
  /** From now on what is said reaches the database, and no answer comes back. */
  deafen(): void;
  /** New connections work again. */
  mend(): void;
  close(): void;
}

/** Opens a line to the database at an address. */
export async function openLine(target: URL): Promise<Line> {
  const sockets = new Set<Socket>();
  let isCut = false;
  let isDeaf = false;
  const server: Server = createServer((client) => {
    if (isCut) return client.destroy();
    const upstream = connect(Number(target.port), target.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket
        .on('error', () => {})
        .on('close', () => {
          client.destroy();
          upstream.destroy();
        });
    }
    client.pipe(upstream);
    upstream.on('data', (answer: Buffer) => {
      if (!isDeaf) client.write(answer);
    });
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(target);
  url.port = String(typeof address === 'object' && address !== null ? address.port : '');
  return {
    url: url.href,
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    deafen() {
      isDeaf = true;
    },
    mend() {
      isCut = false;
      isDeaf = false;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
