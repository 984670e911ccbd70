import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { clientAddress, clientNetwork } from '#server/http/client-address.ts';

/** How many connections may be open, and how many of one client. */
export interface ConnectionLimits {
  readonly connections: number;
  readonly connectionsOfClient: number;
  /** Under pressure: how long a connection may be without a whole request, in milliseconds. */
  readonly pressedMs: number;
}

/** The open connections of a server. */
export interface Connections {
  /** Notes the request that a connection carries from now on. */
  note(request: IncomingMessage, response: ServerResponse): void;
  /** Ends every connection on which nothing was ever sent. */
  endUnused(): void;
  /** Ends the watch. */
  stop(): void;
}

interface Connection {
  readonly socket: Socket;
  readonly client: string;
  /** When it was opened or its last request began. */
  sinceMs: number;
  request: IncomingMessage | undefined;
  response: ServerResponse | undefined;
}

/** From this share of a limit on, whoever reaches it is in a hurry. */
const pressure = 1 / 2;

/**
 * How long a request whose headers are there may still arrive, or its answer be read, before its
 * place may be given to somebody else.
 */
const graceMs = 500;

const sweepMs = 500;

/** Whoever attacks connects again at once; a visitor must not stand in line behind thousands. */
const maxSwept = 200;

/**
 * Keeps connections within their limits without shutting anybody out. A new one always gets in: where
 * its client, or the server, has reached its limit, the oldest one that waits for its other end is
 * closed for it, idle ones first. At the server's limit that is one of the client that has the most.
 * Only where every connection waits for us is the new one refused.
 *
 * From half of a limit on nobody may sit on connections: those without a whole request are closed
 * after a short time. A slow client is left alone while there is room.
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

  /** Makes room among these; the oldest come first in a set. */
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
    };
    all.set(socket, connection);
    // Making room may have emptied the set and forgotten it.
    own.add(connection);
    ofClient.set(client, own);
    socket.once('close', () => forget(socket));
  });

  /** Closes what has been without a whole request for too long, where there is pressure. */
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
    note(request, response) {
      const connection = all.get(request.socket);
      if (connection === undefined) return;
      connection.sinceMs = now();
      connection.request = request;
      connection.response = response;
    },
    endUnused() {
      for (const socket of all.keys()) if (socket.bytesRead === 0) socket.destroy();
    },
    stop: () => clearInterval(timer),
  };
}

/** Whether no request is under way: none has come, or not all of its headers, or it is answered. */
function isIdle({ response }: Connection): boolean {
  return response === undefined || response.writableFinished;
}

/** Whether it is the other end's turn: to send the rest of the body, or to read the answer. */
function isWaiting({ request, response }: Connection): boolean {
  return request?.complete === false || response?.writableEnded === true;
}
