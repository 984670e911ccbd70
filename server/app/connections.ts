import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { clientAddress, clientNetwork } from '#server/http/client-address.ts';

/** How many connections may be open in total and per client. */
export interface ConnectionLimits {
  readonly connections: number;
  readonly connectionsOfClient: number;
  /** Under pressure: how long a connection may be without a complete request, in milliseconds. */
  readonly pressedMs: number;
}

export interface Connections {
  /**
   * Has a request answered once the answer before it on its connection is read: of requests that a
   * client sends ahead, only one at a time takes the memory of an answer.
   */
  inTurn(request: IncomingMessage, response: ServerResponse, answer: () => void): void;
  /** Closes every connection on which nothing was ever sent. */
  endUnused(): void;
  stop(): void;
}

interface Connection {
  readonly socket: Socket;
  readonly client: string;
  /** When it was opened or its last request began. */
  sinceMs: number;
  request: IncomingMessage | undefined;
  response: ServerResponse | undefined;
  /** The response to the last request that arrived, which may have to wait for its turn. */
  last: ServerResponse | undefined;
}

/** From this share of a limit on, idle connections are closed early. */
const pressure = 1 / 2;

/**
 * How long a request with complete headers may still arrive, or its response be read, before the
 * connection may be given up for another.
 */
const graceMs = 500;

const sweepMs = 500;

/** Attackers reconnect at once; a visitor must not queue behind thousands of them. */
const maxSwept = 200;

/**
 * Keeps connections within their limits without locking anybody out. A new one is always accepted: if
 * its client, or the server, has reached its limit, the oldest connection that waits for its other end
 * is closed, idle ones first. At the server's limit it is one of the client with the most connections.
 * A new connection is refused only if all others wait for us.
 *
 * Above half of a limit, connections without a complete request are closed after a short time. Below
 * that, slow clients are left alone.
 */
export function watchConnections(
  server: Server,
  limits: ConnectionLimits,
  now: () => number = () => performance.now(),
): Connections {
  const all = new Map<Socket, Connection>();
  const ofClient = new Map<string, Set<Connection>>();

  function close({ socket }: Connection): void {
    forget(socket);
    socket.destroy();
  }

  function forget(socket: Socket): void {
    const connection = all.get(socket);
    if (connection === undefined) return;
    all.delete(socket);
    const others = ofClient.get(connection.client);
    others?.delete(connection);
    if (others?.size === 0) ofClient.delete(connection.client);
  }

  /** Makes room among these; a set holds the oldest first. */
  function makeRoom(connections: Iterable<Connection>): boolean {
    let slow: Connection | undefined;
    for (const connection of connections) {
      if (isIdle(connection)) {
        close(connection);
        return true;
      }
      if (isWaiting(connection) && now() - connection.sinceMs > graceMs) slow ??= connection;
    }
    if (slow) close(slow);
    return slow !== undefined;
  }

  function greediest(): Iterable<Connection> {
    const sets = [...ofClient.values()];
    return sets.reduce((most, set) => (set.size > most.size ? set : most), new Set<Connection>());
  }

  server.on('connection', (socket: Socket) => {
    const client = clientNetwork(clientAddress(socket.remoteAddress, undefined, 0));
    const own = ofClient.get(client) ?? new Set<Connection>();
    const isAdmitted =
      (own.size < limits.connectionsOfClient || makeRoom(own)) &&
      (all.size < limits.connections || makeRoom(greediest()));
    if (!isAdmitted) {
      socket.destroy();
      return;
    }
    const connection: Connection = {
      socket,
      client,
      sinceMs: now(),
      request: undefined,
      response: undefined,
      last: undefined,
    };
    all.set(socket, connection);
    // Making room may have emptied and removed the set.
    own.add(connection);
    ofClient.set(client, own);
    socket.once('close', () => forget(socket));
  });

  /** Under pressure, closes connections that have been without a complete request for too long. */
  function sweep(): void {
    const isFull = all.size > limits.connections * pressure;
    const pressed = isFull
      ? [all.values()]
      : [...ofClient.values()].filter(({ size }) => size > limits.connectionsOfClient * pressure);
    const beforeMs = now() - limits.pressedMs;
    let left = maxSwept;
    for (const connection of pressed.flatMap((connections) => [...connections])) {
      if (left === 0) return;
      if (connection.sinceMs >= beforeMs || !isIdle(connection)) continue;
      close(connection);
      left -= 1;
    }
  }
  const timer = setInterval(sweep, Math.min(sweepMs, limits.pressedMs)).unref();

  return {
    inTurn(request, response, answer) {
      const connection = all.get(request.socket);
      if (connection === undefined) return;
      const before = connection.last;
      connection.last = response;
      const begin = () => {
        if (request.socket.destroyed) return;
        connection.sinceMs = now();
        connection.request = request;
        connection.response = response;
        answer();
      };
      if (before === undefined || before.writableFinished) begin();
      else before.once('close', begin);
    },
    endUnused() {
      for (const socket of all.keys()) if (socket.bytesRead === 0) socket.destroy();
    },
    stop: () => clearInterval(timer),
  };
}

/** Whether no request is under way: none came, its headers are incomplete, or it was answered. */
function isIdle({ response }: Connection): boolean {
  return response === undefined || response.writableFinished;
}

/** Whether the other end has to act: send the rest of the body, or read the response. */
function isWaiting({ request, response }: Connection): boolean {
  return request?.complete === false || response?.writableEnded === true;
}
