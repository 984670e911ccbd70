import { expect, it } from 'vitest';
import { openVisits } from '#server/visits/visits.ts';
import { leftOutAs, readAsked } from '#server/visits/who-asks.ts';

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

it('a visitor of two hosts counts at each of them, however the name is spelt', async () => {
  const visits = openVisits({
    db: {} as never,
    log: { warn() {} },
    daySalt: { day: '2027-03-16', salt: Buffer.alloc(32, 1) },
    trustProxy: 0,
    publicUrl: 'https://www.shared.example',
  });
  const at = (host: string) =>
    visits
      .findVisitor({
        asked: readAsked('GET', ['Host', host, 'User-Agent', browser]),
        socketAddress: '203.0.113.7',
        query: '',
      })
      ?.toString('hex');
  expect(at('Willow.example.')).toBe(at('willow.example'));
  expect(at('willow.example:443')).toBe(at('willow.example'));
  expect(at('www.shared.example')).not.toBe(at('willow.example'));
  await visits.stop();
});

it('two Host headers name nobody, and what proxies forward is read', () => {
  const asked = readAsked('GET', [
    'Host',
    'a.example',
    'host',
    'b.example',
    'X-Forwarded-Host',
    'c',
  ]);
  expect(asked).toMatchObject({ host: 'a.example, b.example', forwardedHost: 'c' });
});

it('a name longer than any browser has is a program\u2019s, and is not remembered', () => {
  const by = (userAgent: string) => leftOutAs(readAsked('GET', ['User-Agent', userAgent]));
  expect(by(`${browser} ${'x'.repeat(600)}`)).toBeUndefined();
  expect(by(`${browser} ${'x'.repeat(15_000)}`)).toBe('robot');
});
