import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import type { Listener } from '#server/listener.ts';
import { serve } from '#server/serve.ts';

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

const answerAtOnce: Listener = (_request, response) => {
  response.end('here it is');
};

describe('stopping', () => {
  it('does not wait for a connection that a browser opened in advance', async () => {
    const serving = await serve(answerAtOnce, 0, '127.0.0.1');
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
