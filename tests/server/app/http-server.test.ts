import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { serve } from '#server/app/http-server.ts';
import type { Listener } from '#server/app/listener.ts';
import { until } from '#tests/support/until.ts';

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

  it('gets no more connections than its share, and another client gets its own', async () => {
    const serving = await serve(respondAtOnce, 0, undefined, { connectionsOfClient: 5 });
    const taken = await Promise.all(Array.from({ length: 5 }, () => open(serving.port)));
    const sixth = await open(serving.port);
    await once(sixth.resume(), 'close');
    expect(taken.map(({ destroyed }) => destroyed)).toEqual([false, false, false, false, false]);
    const other = connect({ port: serving.port, host: '127.0.0.1', localAddress: '127.0.0.2' });
    sockets.push(other);
    await once(other, 'connect');
    other.write('GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n');
    expect(await text(other)).toContain('here it is');
    taken[0]?.destroy();
    const asked = async () => {
      const next = await open(serving.port);
      next.write('GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n');
      return text(next).catch(() => '');
    };
    await until(async () => (await asked()).includes('here it is'));
    await serving.stop(limitMs);
  });
});
