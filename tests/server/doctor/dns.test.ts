import { describe, expect, it } from 'vitest';
import { openDns } from '#tests/support/run/dns.ts';
import { examineOne } from './examine-with.ts';
import { dkimRecord, faultsOf, mailNeeds, siteOf, soundZone } from './mail-zone.ts';

const dns = await openDns();

const itFinds = faultsOf(dns);

const spf = 'TXT harbour.coach';
const many = Array.from({ length: 11 }, (_, index) => `include:s${index}.net`);
const manyRecords = Object.fromEntries(many.map((one) => [`TXT ${one.slice(8)}`, 'v=spf1 -all']));
const correct = 'Correct or remove it; the evidence shows where it is.';

describe('SPF', () => {
  itFinds('SPF', [
    ['is sound', {}, 'good', 'The SPF record of harbour.coach is valid.', undefined, undefined],
    [
      'is missing',
      { [spf]: 'other=1' },
      'bad',
      'harbour.coach has no SPF record.',
      "Add this TXT record at harbour.coach; if mail.relay.net hands mail on to a provider, add the provider's include as well:",
      'v=spf1 a:mail.relay.net ~all',
    ],
    [
      'is there twice',
      { [spf]: ['v=spf1 a:mail.relay.net -all', 'v=spf1 include:spf.letters.net ~all'] },
      'bad',
      'harbour.coach has 2 SPF records; only one is allowed.',
      'Replace all of them with this one TXT record at harbour.coach:',
      'v=spf1 a:mail.relay.net include:spf.letters.net ~all',
    ],
    [
      'needs too many lookups',
      { [spf]: `v=spf1 a:mail.relay.net ${many.join(' ')} ~all`, ...manyRecords },
      'bad',
      'The SPF record of harbour.coach needs 12 lookups; receivers make 10.',
      'Remove the includes of services that no longer send for this domain, or let one of them send under a subdomain.',
      undefined,
    ],
    [
      'names hosts that are gone',
      { [spf]: 'v=spf1 a:mail.relay.net a:a.gone.net mx:b.gone.net a:c.gone.net ~all' },
      'bad',
      'The SPF record of harbour.coach names 3 hosts that do not exist; receivers stop after 2.',
      'Remove the terms whose hosts no longer exist.',
      undefined,
    ],
    [
      'includes what has no record',
      { [spf]: 'v=spf1 include:nothing.net ~all' },
      'bad',
      'The SPF record of harbour.coach has an error: nothing.net has no SPF records.',
      correct,
      undefined,
    ],
    [
      'includes itself',
      {
        [spf]: 'v=spf1 include:spf.letters.net ~all',
        'TXT spf.letters.net': 'v=spf1 include:harbour.coach -all',
      },
      'bad',
      'The SPF record of harbour.coach has an error: harbour.coach includes itself.',
      correct,
      undefined,
    ],
    [
      'has a term that there is not',
      { [spf]: 'v=spf1 a:mail.relay.net ipv4:203.0.113.7 ~all' },
      'bad',
      'The SPF record of harbour.coach has an error: "ipv4:203.0.113.7" is not a term of SPF.',
      correct,
      undefined,
    ],
    [
      'names no address',
      { [spf]: 'v=spf1 ip4:mail.relay.net ~all' },
      'bad',
      'The SPF record of harbour.coach has an error: "ip4:mail.relay.net" names no address.',
      correct,
      undefined,
    ],
    [
      'allows everybody',
      { [spf]: 'v=spf1 a:mail.relay.net +all' },
      'bad',
      'The SPF record of harbour.coach allows every machine in the world (+all).',
      'Replace the TXT record at harbour.coach with this one:',
      'v=spf1 a:mail.relay.net ~all',
    ],
    [
      'does not allow the server',
      { [spf]: 'v=spf1 include:spf.letters.net ~all' },
      'warning',
      'The SPF record of harbour.coach does not allow mail.relay.net (198.51.100.7).',
      'If it does not, replace the TXT record at harbour.coach with this one:',
      'v=spf1 a:mail.relay.net include:spf.letters.net ~all',
    ],
    [
      'depends on each email',
      { [spf]: 'v=spf1 exists:%{i}.spf.letters.net ~all' },
      'unknown',
      'Whether harbour.coach allows mail.relay.net depends on each email: its SPF record has macros (exists:%{i}.spf.letters.net).',
      'Send an email to a mailbox of yours and look for spf=pass in its headers.',
      undefined,
    ],
    [
      'says nothing of others',
      { [spf]: 'v=spf1 a:mail.relay.net' },
      'warning',
      'The SPF record of harbour.coach says nothing about other machines.',
      'Replace the TXT record at harbour.coach with this one:',
      'v=spf1 a:mail.relay.net ~all',
    ],
    [
      'leads elsewhere by redirect',
      {
        [spf]: 'v=spf1 redirect=spf.letters.net',
        'TXT spf.letters.net': 'v=spf1 ip4:198.51.100.0/24 ip6:2001:db8::/32 -all',
      },
      'good',
      'The SPF record of harbour.coach is valid.',
      undefined,
      undefined,
    ],
  ]);
});

const key = 's1._domainkey.harbour.coach';

describe('DKIM', () => {
  itFinds('DKIM', [
    ['is sound', {}, 'good', 'Receivers find the DKIM key of harbour.coach.', undefined, undefined],
    [
      'is missing',
      { [`TXT ${key}`]: [] },
      'bad',
      `There is no DKIM key of harbour.coach where one should be (${key}).`,
      `Add the TXT record that the provider shows for ${key}; or correct DKIM_SELECTORS.`,
      undefined,
    ],
    [
      'is there twice',
      { [`TXT ${key}`]: ['v=DKIM1; p=old', 'v=DKIM1; p=new'] },
      'bad',
      `There are several TXT records at ${key}; a DKIM key is one.`,
      'Remove all but the one that the provider shows.',
      undefined,
    ],
    [
      'is revoked',
      { [`TXT ${key}`]: 'v=DKIM1; k=rsa; p=' },
      'bad',
      `The DKIM key at ${key} has been revoked: its p= is empty.`,
      'Have the provider generate a new key, and add its record.',
      undefined,
    ],
    [
      'cannot be read',
      { [`TXT ${key}`]: 'v=DKIM1; k=rsa; p=MIIBIjANBgkqh' },
      'bad',
      `The TXT record at ${key} contains no readable DKIM key.`,
      'Copy the record from the provider again, on one line without breaks.',
      undefined,
    ],
    [
      'is too short',
      { [`TXT ${key}`]: dkimRecord(768) },
      'bad',
      `The DKIM key at ${key} has 768 bits; receivers ignore keys shorter than 1024.`,
      'Have the provider generate a key of 2,048 bits, and add its record.',
      undefined,
    ],
    [
      'is rather short',
      { [`TXT ${key}`]: dkimRecord(1024) },
      'warning',
      'The DKIM key of harbour.coach has 1024 bits.',
      'Have the provider generate a new key of 2,048 bits, and add its record.',
      undefined,
    ],
    [
      'is marked as a test',
      { [`TXT ${key}`]: `${dkimRecord(2048)}; t=y:s` },
      'warning',
      'The DKIM key of harbour.coach is marked as a test (t=y).',
      `Remove t=y from the TXT record at ${key}.`,
      undefined,
    ],
    [
      'is of the newer kind',
      { [`TXT ${key}`]: 'v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=' },
      'good',
      'Receivers find the DKIM key of harbour.coach.',
      undefined,
      undefined,
    ],
  ]);

  it('is unknown where nobody says under which name it stands', async () => {
    dns.know(soundZone);
    const { env } = mailNeeds(dns);
    const needs = mailNeeds(dns, { env: { ...env, DKIM_SELECTORS: undefined } });
    expect(await examineOne(needs, 'DKIM', 'harbour.coach')).toMatchObject({
      state: 'unknown',
      found: 'The selectors of the DKIM keys of harbour.coach are unknown; DNS does not list them.',
      enter: 'DKIM_SELECTORS=20261123pm',
    });
  });
});

const dmarc = '_dmarc.harbour.coach';
const watching = 'v=DMARC1; p=none; rua=mailto:postmaster@harbour.coach';

describe('DMARC', () => {
  itFinds('DMARC', [
    [
      'is sound',
      {},
      'good',
      'DMARC of harbour.coach sends unauthenticated mail to spam (p=quarantine).',
      undefined,
      undefined,
    ],
    [
      'watches',
      { [`TXT ${dmarc}`]: 'v=DMARC1; p=none' },
      'good',
      'DMARC of harbour.coach only monitors: receivers report and let everything through (p=none).',
      undefined,
      undefined,
    ],
    [
      'is missing',
      { [`TXT ${dmarc}`]: [] },
      'warning',
      'harbour.coach has no DMARC record.',
      `Add this TXT record at ${dmarc}:`,
      watching,
    ],
    [
      'is there twice',
      { [`TXT ${dmarc}`]: ['v=DMARC1; p=reject', 'v=DMARC1; p=none'] },
      'bad',
      'harbour.coach has 2 DMARC records; only one is allowed.',
      `Keep one of them at ${dmarc}, for instance this one:`,
      'v=DMARC1; p=reject',
    ],
    [
      'names no policy',
      { [`TXT ${dmarc}`]: 'v=DMARC1; p=monitor' },
      'bad',
      'The DMARC record of harbour.coach has no valid policy.',
      `Replace the TXT record at ${dmarc} with one with p=none, p=quarantine, p=reject:`,
      watching,
    ],
    [
      'sends reports to somebody who has not agreed',
      { [`TXT ${dmarc}`]: 'v=DMARC1; p=none; rua=mailto:reports@dmarc.tools!10m' },
      'warning',
      'dmarc.tools has not agreed to get the DMARC reports of harbour.coach.',
      'Have the owner of dmarc.tools add this TXT record at harbour.coach._report._dmarc.dmarc.tools, or name another address in rua:',
      'v=DMARC1',
    ],
    [
      'sends reports to somebody who has agreed',
      {
        [`TXT ${dmarc}`]: 'v=DMARC1; p=reject; rua=mailto:reports@dmarc.tools',
        'TXT harbour.coach._report._dmarc.dmarc.tools': 'v=DMARC1',
      },
      'good',
      'DMARC of harbour.coach has unauthenticated mail refused (p=reject).',
      undefined,
      undefined,
    ],
  ]);

  it('of a subdomain is that of the domain above it, with its policy for subdomains', async () => {
    dns.know({ [`TXT ${dmarc}`]: 'v=DMARC1; p=reject; sp=none' });
    const needs = mailNeeds(dns, { site: siteOf('news.harbour.coach') });
    expect(await examineOne(needs, 'DMARC', 'news.harbour.coach')).toMatchObject({
      state: 'good',
      found:
        'DMARC of news.harbour.coach only monitors: receivers report and let everything through (p=none).',
      evidence: [`${dmarc}: v=DMARC1; p=reject; sp=none`, 'No rua: nobody receives reports.'],
    });
  });
});

describe('DMARC alignment', () => {
  const noKey = { [`TXT ${key}`]: [] };
  const remedy = 'Have the provider sign with a DKIM key of harbour.coach: see DKIM.';
  itFinds('DMARC alignment', [
    [
      'holds by both',
      {},
      'good',
      'DKIM and SPF both vouch for harbour.coach.',
      undefined,
      undefined,
    ],
    [
      'holds by SPF alone',
      noKey,
      'warning',
      'Only SPF vouches for harbour.coach.',
      remedy,
      undefined,
    ],
  ]);
  it('asks for nothing without a DMARC record', async () => {
    dns.know({ ...soundZone, [`TXT ${dmarc}`]: [] });
    expect(await examineOne(mailNeeds(dns), 'DMARC alignment', 'harbour.coach')).toMatchObject({
      state: 'good',
      found: 'harbour.coach has no DMARC record, so nothing has to be aligned with it.',
    });
  });
});
