import { connect, type Socket } from 'node:net';

/** Clients that open connections and never finish their request. */
export interface SlowClients {
  /** How many connections are open now. */
  readonly open: number;
  leave(): void;
}

/** How many machines the connections seem to come from, where the loopback has as many addresses. */
const machines = 50;

/** Opens that many connections, sends a header line a second on each, and reopens closed ones. */
export function openSlowClients(url: string, connections: number): SlowClients {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let isLeaving = false;

  function open(index: number): void {
    const from = process.platform === 'linux' ? `127.0.1.${1 + (index % machines)}` : undefined;
    const place = { port: Number(port), host: hostname };
    const options = from === undefined ? place : { ...place, localAddress: from };
    const socket = connect(options, () => {
      sockets.add(socket);
      socket.write(`GET / HTTP/1.1\r\nHost: ${hostname}\r\n`);
    });
    socket.on('error', () => {});
    socket.once('close', () => {
      sockets.delete(socket);
      // Without a pause, an absent server would keep this program busy with refusals.
      if (!isLeaving) setTimeout(() => !isLeaving && open(index), 200);
    });
  }

  for (let index = 0; index < connections; index += 1) open(index);
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
