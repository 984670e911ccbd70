import type { LookupAddress } from 'node:dns';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createPlainServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { type PostOptions, post } from '#server/outgoing/post.ts';
import { readRanges } from '#server/outgoing/public-addresses.ts';
import { closeAfterFile } from '#tests/support/any/closings.ts';

/** A program on this machine; says how often it was asked. */
async function openProgram() {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    response.end('taken');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closeAfterFile(async () => void server.close());
  const { port } = server.address() as AddressInfo;
  return { address: `http://program.example:${port}/`, asked: () => asked };
}

/** What names lead to, one answer for each time that somebody asks. */
function names(...answers: readonly (readonly string[])[]) {
  let asked = 0;
  const resolve: NonNullable<PostOptions['resolve']> = (_name, _how, callback) => {
    const found = answers[Math.min(asked, answers.length - 1)] ?? [];
    asked += 1;
    const addresses: LookupAddress[] = found.map((address) => ({
      address,
      family: address.includes(':') ? 6 : 4,
    }));
    callback(null, addresses);
  };
  return { resolve, asked: () => asked };
}

const options = { headers: {}, body: '{}', limitMs: 60_000, allowed: [] };

describe('a message to a name', () => {
  it.each([
    ['this machine', ['127.0.0.1']],
    ['this machine, as IPv6', ['::1']],
    ['this machine, as IPv4 in IPv6', ['::ffff:127.0.0.1']],
    ['a private network besides another address', ['10.0.0.7', '93.184.215.14']],
    ['the addresses of a cloud about itself', ['169.254.169.254']],
  ])('goes nowhere where the name leads to %s', async (_, addresses) => {
    const program = await openProgram();
    const { resolve } = names(addresses);
    await expect(post(program.address, { ...options, resolve })).rejects.toThrow(
      /is a private or reserved address, where webhooks do not go/,
    );
    expect(program.asked()).toBe(0);
  });

  it('goes to the address that was judged, and does not ask for the name again', async () => {
    const program = await openProgram();
    const { resolve, asked } = names(['127.0.0.1'], ['10.0.0.7']);
    const allowed = readRanges('127.0.0.1') ?? [];
    const answer = await post(program.address, { ...options, allowed, resolve });
    expect([answer.status, answer.text]).toEqual([200, 'taken']);
    expect([program.asked(), asked()]).toEqual([1, 1]);
  });

  it('has an answer, too, where the program wants to speak something else', async () => {
    const server = createPlainServer((socket) => {
      socket.once('data', () => {
        socket.write(
          'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n',
        );
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    closeAfterFile(async () => void server.close());
    const { port } = server.address() as AddressInfo;
    const allowed = readRanges('127.0.0.1') ?? [];
    const answer = await post(`http://127.0.0.1:${port}/`, { ...options, allowed });
    expect(answer.status).toBe(101);
  });
});
