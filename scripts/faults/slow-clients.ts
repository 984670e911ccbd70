import { connect, type Socket } from 'node:net';

/** Clients that open connections and never finish their request. */
export interface SlowClients {
  /** How many connections are open now. */
  readonly open: number;
  leave(): void;
}

/** Opens so many connections, sends a header line a second on each, and opens again what is closed. */
export function openSlowClients(url: string, connections: number): SlowClients {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let isLeaving = false;

  function open(): void {
    const socket = connect(Number(port), hostname, () => {
      sockets.add(socket);
      socket.write(`GET / HTTP/1.1\r\nHost: ${hostname}\r\n`);
    });
    socket.on('error', () => {});
    socket.once('close', () => {
      sockets.delete(socket);
      // A pause, or a server that is away would keep this program busy with refusals.
      if (!isLeaving) setTimeout(() => !isLeaving && open(), 200);
    });
  }

  for (let index = 0; index < connections; index += 1) open();
  const drip = setInterval(() => {
    for (const socket of sockets) socket.write('X-Slow: yes\r\n');
  }, 1000);
  return {
    get open() {
      return sockets.size;
    },
    leave() {
      isLeaving = true;
      clearInterval(drip);
      for (const socket of sockets) socket.destroy();
    },
  };
}
