import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { limitsBehindProxy, serve } from '#server/app/http-server.ts';
import type { Listener } from '#server/app/listener.ts';
import { until } from '#tests/support/run/until.ts';

const limitMs = 20_000;
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

const respondAtOnce: Listener = (_request, response) => {
  response.end('here it is');
};

it('refuses to be a tunnel', async () => {
  const serving = await serve(respondAtOnce, 0, '127.0.0.1');
  const client = await open(serving.port);
  client.write('CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n');
  expect(await text(client)).toMatch(/^HTTP\/1\.1 405 /);
  await serving.stop(limitMs);
});

it.each([
  [{}, 'timeout=5'],
  [limitsBehindProxy, 'timeout=75'],
])('with the limits %o a connection stays open between requests: %s', async (limits, told) => {
  const serving = await serve(respondAtOnce, 0, '127.0.0.1', limits);
  const { headers } = await fetch(`http://127.0.0.1:${serving.port}/`);
  expect(headers.get('keep-alive')).toBe(told);
  await serving.stop(limitMs);
});

describe('stopping', () => {
  it('does not wait for a connection that a browser opened in advance', async () => {
    const serving = await serve(respondAtOnce, 0, '127.0.0.1');
    const spare = await open(serving.port);
    const ended = once(spare, 'close');
    spare.resume();
    expect(await (await fetch(`http://127.0.0.1:${serving.port}/`)).text()).toBe('here it is');
    const stopped = serving.stop(limitMs).then(() => 'stopped');
    const late = new Promise((resolve) => setTimeout(resolve, limitMs / 4, 'late').unref());
    expect(await Promise.race([stopped, late])).toBe('stopped');
    await ended;
  });

  it('finishes the answer under way and takes no more', async () => {
    let finish = () => {};
    let isAsked = () => {};
    const asked = new Promise<void>((resolve) => {
      isAsked = resolve;
    });
    const serving = await serve(
      (_request, response) => {
        finish = () => response.end('late but whole');
        isAsked();
      },
      0,
      '127.0.0.1',
    );
    const client = await open(serving.port);
    client.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
    await asked;
    const stopped = serving.stop(limitMs);
    await expect(fetch(`http://127.0.0.1:${serving.port}/`)).rejects.toThrow();
    finish();
    expect(await text(client)).toContain('late but whole');
    await stopped;
  });
});

describe('a client', () => {
  it('that is slow to say what it wants is cut off, while others are answered', async () => {
    const limits = { headersMs: 200, requestMs: 400 };
    const serving = await serve(respondAtOnce, 0, '127.0.0.1', limits);
    const slow = await Promise.all(Array.from({ length: 50 }, () => open(serving.port)));
    const ended = slow.map((socket) => once(socket.resume(), 'close'));
    for (const socket of slow) socket.write('GET / HTTP/1.1\r\nHost: here\r\nX-Slow: ');
    expect(await (await fetch(`http://127.0.0.1:${serving.port}/`)).text()).toBe('here it is');
    await Promise.all(ended);
    await serving.stop(limitMs);
  });

  it('that sends its body drop by drop is cut off', async () => {
    const listen: Listener = (request, response) => {
      request.on('error', () => {}).on('end', () => response.end());
      request.resume();
    };
    const limits = { headersMs: 200, requestMs: 400 };
    const serving = await serve(listen, 0, '127.0.0.1', limits);
    const slow = await open(serving.port);
    const ended = once(slow.resume(), 'close');
    slow.write('POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 1000\r\n\r\nname=');
    await ended;
    await serving.stop(limitMs);
  });

  it('that reads no answer is cut off', async () => {
    const large = Buffer.alloc(64 * 1024 * 1024);
    const limits = { silenceMs: 300 };
    const serving = await serve((_, response) => response.end(large), 0, '127.0.0.1', limits);
    const deaf = await open(serving.port);
    const failed = once(deaf, 'close');
    deaf.on('error', () => {});
    deaf.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
    // It hears of the end only once it reads, so the server's stop tells: nothing is left to cut off.
    await serving.stop(limitMs);
    deaf.resume();
    await failed;
  });
});

/** Opens connections from an address of this machine. */
async function openFrom(localAddress: string, port: number, count: number): Promise<Socket[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect({ port, host: '127.0.0.1', localAddress });
      sockets.push(socket);
      socket.on('error', () => {});
      await once(socket, 'connect');
      return socket.resume();
    }),
  );
}

/** Asks once over a new connection and says how long the answer took, in milliseconds. */
async function timeOf(port: number, localAddress = '127.0.0.1'): Promise<number> {
  const begin = performance.now();
  const [socket] = await openFrom(localAddress, port, 1);
  if (!socket) throw new Error('No connection was opened.');
  const answered = text(socket);
  socket.write('GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n');
  expect(await answered).toContain('here it is');
  return performance.now() - begin;
}

const isOpen = (socket: Socket) => !socket.destroyed && !socket.readableEnded;
/** Long for an answer, and short beside what silence is granted. */
const newVisitorMs = 8000;

describe('connections that only occupy a place', () => {
  it('give it to the next one of their network, the oldest first', async () => {
    const serving = await serve(respondAtOnce, 0, '127.0.0.1', { connectionsOfClient: 20 });
    const silent = await openFrom('127.0.0.1', serving.port, 10);
    const partly = await openFrom('127.0.0.1', serving.port, 10);
    for (const socket of partly) socket.write('GET / HTTP/1.1\r\nHost: here\r\nX-Slow: ');
    expect(await timeOf(serving.port)).toBeLessThan(newVisitorMs);
    await until(() => !isOpen(silent[0] as Socket));
    expect([...silent, ...partly].filter(isOpen)).toHaveLength(19);
    await serving.stop(50);
  });

  it('a thousand of them keep nobody of their network out, however they are silent', async () => {
    const serving = await serve(respondAtOnce, 0, '127.0.0.1');
    const silent = await openFrom('127.0.0.1', serving.port, 1000);
    for (const [index, socket] of silent.entries()) {
      if (index % 3 === 1) socket.write('GET / HT');
      if (index % 3 === 2) socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
    }
    for (let visitor = 0; visitor < 5; visitor += 1) {
      expect(await timeOf(serving.port)).toBeLessThan(newVisitorMs);
    }
    await serving.stop(50);
  });

  it('of a few networks cannot hold the whole server, whose others keep theirs', async () => {
    const limits = { connections: 50, connectionsOfClient: 10 };
    const serving = await serve(respondAtOnce, 0, undefined, limits);
    const [visitor] = await openFrom('127.0.0.9', serving.port, 1);
    for (const last of [2, 3, 4, 5, 6]) await openFrom(`127.0.0.${last}`, serving.port, 10);
    expect(await timeOf(serving.port, '127.0.0.7')).toBeLessThan(newVisitorMs);
    expect(isOpen(visitor as Socket)).toBe(true);
    await serving.stop(50);
  });

  it('with half a body give their place up as well', async () => {
    const listen: Listener = (request, response) => {
      request.on('error', () => {});
      if (request.method === 'GET') respondAtOnce(request, response);
      else request.resume().on('end', () => response.end());
    };
    const serving = await serve(listen, 0, '127.0.0.1', { connectionsOfClient: 10 });
    const slow = await openFrom('127.0.0.1', serving.port, 10);
    const head = 'POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 1000\r\n\r\nname=';
    for (const socket of slow) socket.write(head);
    await until(async () => {
      const [next] = await openFrom('127.0.0.1', serving.port, 1);
      next?.write('GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n');
      return (await text(next as Socket).catch(() => '')).includes('here it is');
    });
    await serving.stop(50);
  });

  it('are closed soon under pressure, and left alone without it', async () => {
    const limits = { connectionsOfClient: 10, pressedMs: 200 };
    const serving = await serve(respondAtOnce, 0, undefined, limits);
    const many = await openFrom('127.0.0.1', serving.port, 8);
    const few = await openFrom('127.0.0.2', serving.port, 4);
    await Promise.all(many.slice(0, 3).map((socket) => once(socket, 'close')));
    expect(few.filter(isOpen)).toHaveLength(4);
    // A client that is slow to say what it wants still gets its answer.
    const [slow] = few;
    slow?.write('GET / HTTP/1.1\r\nHost: here\r\n');
    const answered = text(slow as Socket);
    slow?.write('Connection: close\r\n\r\n');
    expect(await answered).toContain('here it is');
    await serving.stop(50);
  });
});

it('a connection whose answer we owe is never closed for another', async () => {
  const waiting: (() => void)[] = [];
  const listen: Listener = (request, response) => {
    if (request.url === '/slow') waiting.push(() => response.end('here it is'));
    else respondAtOnce(request, response);
  };
  const serving = await serve(listen, 0, '127.0.0.1', { connectionsOfClient: 3 });
  const owed = await openFrom('127.0.0.1', serving.port, 3);
  const answers = owed.map((socket) => text(socket));
  for (const socket of owed) {
    socket.write('GET /slow HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n');
  }
  await until(() => waiting.length === 3);
  const [next] = await openFrom('127.0.0.1', serving.port, 1);
  await once(next as Socket, 'close');
  for (const answer of waiting) answer();
  for (const answer of await Promise.all(answers)) expect(answer).toContain('here it is');
  await serving.stop(50);
});

it('requests that are sent ahead are answered one after another, however many nobody reads', async () => {
  const count = 200;
  const page = Buffer.alloc(1024 * 1024, 'x');
  let answered = 0;
  const listen: Listener = (_request, response) => {
    answered += 1;
    response.end(page);
  };
  const serving = await serve(listen, 0, '127.0.0.1');
  const client = await open(serving.port);
  client.pause();
  client.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n'.repeat(count));
  await until(() => answered > 0);
  // Another client's answer comes after all that was sent ahead has been looked at.
  await (await fetch(`http://127.0.0.1:${serving.port}/`)).arrayBuffer();
  expect(answered).toBeLessThan(20);
  let bytes = 0;
  client.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
  });
  client.resume();
  await until(() => bytes > count * page.length);
  expect(answered).toBe(count + 1);
  await serving.stop(limitMs);
});
