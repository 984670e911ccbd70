import { describe, expect, it } from 'vitest';
import { isReserved } from '#server/doctor/mail/senders.ts';
import { createSmtp } from '#server/email/transports/smtp.ts';
import type { Transport } from '#server/email/transports/transport.ts';
import { openDns } from '#tests/support/run/dns.ts';
import { examineFamily, examineOne, needsOf } from './examine-with.ts';
import { faultsOf, mailNeeds, siteOf, soundZone } from './mail-zone.ts';

const dns = await openDns();
const itFinds = faultsOf(dns);
const dmarc = '_dmarc.harbour.coach';

const readers = 'Add the MX record of the provider that hosts these mailboxes, at harbour.coach:';
const mx = 'harbour.coach. MX 10 mail.harbour.coach.';

describe('Incoming mail', () => {
  itFinds('Incoming mail', [
    ['is sound', {}, 'good', 'harbour.coach accepts mail.', undefined, undefined],
    [
      'has nowhere to go',
      { 'MX harbour.coach': [] },
      'bad',
      'harbour.coach accepts no mail: it has no MX record and no address.',
      readers,
      mx,
    ],
    [
      'goes to the web server',
      { 'MX harbour.coach': [], 'A harbour.coach': '198.51.100.3' },
      'warning',
      'harbour.coach has no MX record: mail goes to its own address (198.51.100.3), which is probably a web server.',
      readers,
      mx,
    ],
    [
      'names an address',
      { 'MX harbour.coach': '10 198.51.100.9' },
      'bad',
      'The MX record of harbour.coach names an address (198.51.100.9); it must name a host.',
      readers,
      mx,
    ],
    [
      'goes to hosts that are gone',
      { 'MX harbour.coach': '10 gone.harbour.coach' },
      'bad',
      'No mail host of harbour.coach has an address (gone.harbour.coach).',
      'Correct the MX record, or give its host an address.',
      undefined,
    ],
    [
      'goes to one host that is gone',
      { 'A mx2.harbour.coach': [] },
      'warning',
      'The mail host mx2.harbour.coach of harbour.coach has no address.',
      'Remove it from the MX records, or give it an address.',
      undefined,
    ],
    [
      'names an alias',
      {
        'MX harbour.coach': '10 alias.harbour.coach',
        'CNAME alias.harbour.coach': 'mx.harbour.coach',
      },
      'warning',
      'The MX record of harbour.coach names an alias (alias.harbour.coach).',
      'Use its target instead:',
      'harbour.coach. MX 10 mx.harbour.coach.',
    ],
  ]);

  it('is asked for where readers write to, although nothing is sent from there', async () => {
    dns.know(soundZone);
    const needs = mailNeeds(dns, { site: siteOf('harbour.coach', 'desk@quay.coach') });
    const results = await examineFamily('mail', needs);
    expect(results.filter(({ of }) => of === 'quay.coach')).toMatchObject([
      {
        name: 'Incoming mail',
        state: 'bad',
        consequence:
          'Replies to desk@quay.coach bounce back to readers as undeliverable; some receivers refuse mail from such a domain.',
      },
    ]);
  });
});

describe('Reverse DNS', () => {
  const ptr = 'PTR 7.100.51.198.in-addr.arpa';
  it.each([
    [{}, 'good', 'The addresses of mail.relay.net have names that resolve back to them.'],
    [{ [ptr]: [] }, 'warning', '198.51.100.7 of mail.relay.net has no name in reverse DNS.'],
    [
      { [ptr]: 'pool-7.isp.net' },
      'warning',
      'The name of 198.51.100.7 in reverse DNS (pool-7.isp.net) does not resolve back to it.',
    ],
    [
      { 'A mail.relay.net': '10.0.0.7' },
      'good',
      'mail.relay.net has no public address: where its mail leaves from depends on the server that it hands mail on to.',
    ],
  ] as const)('%s', async (records, state, found) => {
    dns.know({ ...soundZone, ...records });
    const result = await examineOne(mailNeeds(dns), 'Reverse DNS', 'mail.relay.net');
    expect(result).toMatchObject({ state, found });
    expect(result.enter).toBe(state === 'good' ? undefined : '198.51.100.7 PTR mail.relay.net.');
  });
});

it('a DNS server that fails or keeps silent says nothing about the records', async () => {
  dns.know({ ...soundZone, [`TXT ${dmarc}`]: 'broken' });
  expect(await examineOne(mailNeeds(dns), 'DMARC', 'harbour.coach')).toEqual({
    name: 'DMARC',
    of: 'harbour.coach',
    state: 'unknown',
    found: `DNS did not answer about ${dmarc} (TXT, SERVFAIL).`,
    evidence: [],
    consequence: 'Nothing is known about it: it may be right or wrong.',
    remedy:
      'Examine again. If this persists, check whether this machine reaches a DNS server, or name one: npm run doctor -- --dns 9.9.9.9.',
  });
  dns.know({ ...soundZone, [`TXT ${dmarc}`]: 'silent' });
  const silent = await examineOne(mailNeeds(dns), 'DMARC', 'harbour.coach');
  expect(silent.state).toBe('unknown');
  // On a busy machine the time of the examination may be up before the resolver gives up.
  expect(silent.found).toMatch(/\(TXT, TIMEOUT\)\.$|^There was no answer within 5 seconds\.$/);
});

it('an SMTP server that is not there, or keeps silent, is bad', async () => {
  const examine = (transport: Transport | { name: string; check: () => Promise<never> }) =>
    examineOne(mailNeeds(dns, { transport }), 'SMTP server', 'mail.relay.net');
  const gone = createSmtp({ url: 'smtp://127.0.0.1:1', limitMs: 60_000 });
  expect(await examine(gone)).toMatchObject({
    state: 'bad',
    found: expect.stringMatching(/^The SMTP server 127\.0\.0\.1:1: .*ECONNREFUSED/),
    consequence: 'No email leaves: all wait, and are sent once it lets the site in.',
  });
  gone.close?.();
  const silent = { name: 'smtp', check: () => new Promise<never>(() => {}) };
  expect(await examine(silent)).toMatchObject({
    state: 'bad',
    found: 'The SMTP server mail.relay.net did not answer in time.',
  });
});

it('a sender that stands in examples only cannot send', async () => {
  const needs = mailNeeds(dns, { site: siteOf('willow.example') });
  expect(await examineFamily('mail', needs)).toMatchObject([
    {
      name: 'Sender',
      of: 'willow.example',
      state: 'bad',
      found: 'The domain willow.example is reserved for examples: nobody can own it.',
    },
    { name: 'SMTP server' },
    { name: 'Reverse DNS' },
  ]);
});

it.each([
  ['willow.example', true],
  ['mail.example.com', true],
  ['example.net', true],
  ['hello@localhost', true],
  // Anybody may own a name with such a word in it.
  ['test.harbour.coach', false],
  ['hello@example.harbour.coach', false],
  ['test.de', false],
  ['contest.coach', false],
])('whether nobody can own the domain of %s: %s', (domain, isTaken) => {
  expect(isReserved(domain)).toBe(isTaken);
});

it('a site whose emails leave in no way needs none of it', async () => {
  const results = await examineFamily('mail', needsOf());
  expect(results.map(({ name, state }) => [name, state])).toEqual(
    ['SPF', 'DKIM', 'DMARC', 'DMARC alignment', 'Return path', 'Incoming mail', 'Reverse DNS'].map(
      (name) => [name, 'good'],
    ),
  );
  expect(results[0]?.found).toBe(
    'Not needed here, because no email leaves this machine: all are kept in the local mailbox.',
  );
});
