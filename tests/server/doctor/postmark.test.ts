import { describe, expect, it } from 'vitest';
import { createNames } from '#server/doctor/examination/names.ts';
import type { DoctorEnv } from '#server/doctor/examination/needs.ts';
import { closeAfterFile } from '#tests/support/any/closings.ts';
import { openPostmark } from '#tests/support/provider/postmark.ts';
import {
  type PostmarkSettings,
  plainSettings,
  webhookOf,
} from '#tests/support/provider/postmark-settings.ts';
import { openDns } from '#tests/support/run/dns.ts';
import { examineFamily, examineOne, needsOf, plainEnv } from './examine-with.ts';
import { dkimRecord, siteOf, soundZone } from './mail-zone.ts';

const postmark = await openPostmark();
closeAfterFile(() => postmark.close());
const dns = await openDns();

const publicUrl = 'https://www.harbour.coach';
const secret = 'k7Qm-2xWv9-Tz4Lp';
const env: DoctorEnv = {
  ...plainEnv,
  PUBLIC_URL: publicUrl,
  POSTMARK_SERVER_TOKEN: postmark.token,
  POSTMARK_ACCOUNT_TOKEN: postmark.accountToken,
  POSTMARK_API_URL: postmark.url,
  POSTMARK_WEBHOOK_SECRET: secret,
};
const needs = (more: Partial<DoctorEnv> = {}) =>
  needsOf({
    site: siteOf(),
    env: { ...env, ...more },
    transport: { name: 'postmark' },
    names: createNames([dns.address]),
  });

const hook = `https://postmark:${secret}@www.harbour.coach/webhooks/postmark`;
const key = dkimRecord(2048);
const domain = {
  ID: 7,
  Name: 'harbour.coach',
  DKIMHost: 'pm1._domainkey.harbour.coach',
  DKIMTextValue: key,
  DKIMPendingHost: '',
  DKIMPendingTextValue: '',
  DKIMVerified: true,
  ReturnPathDomain: 'pm-bounces.harbour.coach',
  ReturnPathDomainCNAMEValue: 'pm.mtasv.net',
  ReturnPathDomainVerified: true,
};
const sound: PostmarkSettings = {
  ...plainSettings,
  webhooks: { outbound: [webhookOf(hook)], broadcast: [webhookOf(hook)] },
  domains: [domain],
};
const soundDns = {
  ...soundZone,
  'TXT pm1._domainkey.harbour.coach': key,
  'CNAME pm-bounces.harbour.coach': 'pm.mtasv.net',
};

it('finds nothing wrong with an account that is set as it must be', async () => {
  postmark.set(sound);
  dns.know(soundDns);
  const results = [
    ...(await examineFamily('postmark', needs())),
    ...(await examineFamily('mail', needs())),
  ];
  expect(results.filter(({ state }) => state !== 'good')).toEqual([]);
  expect(results.map(({ name, of }) => [name, of].join(' ').trim())).toEqual([
    'Server',
    'Message stream outbound',
    'Message stream broadcast',
    'Sender hello@harbour.coach',
    'Webhook outbound',
    'Webhook broadcast',
    'Clock',
    'SPF harbour.coach',
    'DKIM harbour.coach',
    'DMARC harbour.coach',
    'DMARC alignment harbour.coach',
    'Return path harbour.coach',
    'Incoming mail harbour.coach',
    'Reverse DNS',
  ]);
});

type Case = readonly [
  what: string,
  settings: Partial<PostmarkSettings>,
  name: string,
  of: string | undefined,
  state: 'bad' | 'warning',
  found: string,
  enter?: string,
];

const broken = (more: object) => ({
  webhooks: { ...sound.webhooks, outbound: [webhookOf(hook, more)] },
});
const triggers = webhookOf(hook).Triggers;
const enter = 'https://postmark:<POSTMARK_WEBHOOK_SECRET>@www.harbour.coach/webhooks/postmark';

describe('a wrong setting', () => {
  const cases: readonly Case[] = [
    [
      'sandbox',
      { server: { ...plainSettings.server, DeliveryType: 'Sandbox' } },
      'Server',
      undefined,
      'bad',
      'The Postmark server “Fake” is a sandbox.',
    ],
    [
      'tracking',
      { server: { ...plainSettings.server, TrackLinks: 'HtmlAndText' } },
      'Server',
      undefined,
      'warning',
      'The Postmark server “Fake” tracks readers.',
    ],
    [
      'no stream',
      { streams: plainSettings.streams.slice(0, 1) },
      'Message stream',
      'broadcast',
      'bad',
      'The Postmark server has no message stream broadcast.',
      'broadcast',
    ],
    [
      'archived',
      {
        streams: plainSettings.streams.map((one) => ({
          ...one,
          ArchivedAt: '2026-01-01T00:00:00Z',
        })),
      },
      'Message stream',
      'outbound',
      'bad',
      'The message stream outbound is archived.',
    ],
    [
      'wrong type',
      {
        streams: plainSettings.streams.map((one) => ({
          ...one,
          MessageStreamType: 'Transactional',
        })),
      },
      'Message stream',
      'broadcast',
      'warning',
      'The message stream broadcast is of the type Transactional.',
    ],
    [
      'unknown sender',
      { domains: [] },
      'Sender',
      'hello@harbour.coach',
      'bad',
      'Postmark does not know hello@harbour.coach.',
    ],
    [
      'unverified domain',
      {
        domains: [
          {
            ...domain,
            DKIMVerified: false,
            DKIMPendingHost: 'pm2._domainkey.harbour.coach',
            DKIMPendingTextValue: 'k=rsa;p=new',
          },
        ],
      },
      'Sender',
      'hello@harbour.coach',
      'bad',
      'Postmark has not verified the domain harbour.coach yet.',
      'k=rsa;p=new',
    ],
    [
      'unconfirmed address',
      { domains: [], signatures: [{ EmailAddress: 'hello@harbour.coach', Confirmed: false }] },
      'Sender',
      'hello@harbour.coach',
      'bad',
      'hello@harbour.coach has not been confirmed at Postmark.',
    ],
    [
      'no webhook',
      { webhooks: {} },
      'Webhook',
      'outbound',
      'bad',
      `Postmark reports nothing about the stream outbound to ${publicUrl}/webhooks/postmark.`,
      enter,
    ],
    [
      'another secret',
      broken({ Url: hook.replace(secret, 'old') }),
      'Webhook',
      'outbound',
      'bad',
      'The webhook of the stream outbound has a different secret from the site.',
      enter,
    ],
    [
      'too little',
      broken({
        Triggers: { ...triggers, Bounce: { Enabled: false }, SpamComplaint: { Enabled: false } },
      }),
      'Webhook',
      'outbound',
      'warning',
      'The webhook of the stream outbound does not report Bounce and SpamComplaint.',
    ],
    [
      'too much',
      broken({ Triggers: { ...triggers, Bounce: { Enabled: true, IncludeContent: true } } }),
      'Webhook',
      'outbound',
      'warning',
      'The webhook of the stream outbound sends whole emails.',
    ],
  ];
  it.each(cases.map((one) => ({ one })))('$one.0', async ({ one }) => {
    const [, settings, name, of, state, found, expected] = one;
    postmark.set({ ...sound, ...settings });
    const result = await examineOne(needs(), name, of);
    expect(result).toMatchObject({ state, found });
    expect(result.enter).toBe(expected);
    expect(result.consequence).toMatch(/\.$/);
    expect(result.remedy).toMatch(/[.:]$/);
    expect(JSON.stringify(result)).not.toContain(secret);
  });
});

it('takes the secret of a webhook wherever Postmark can carry it', async () => {
  const url = `${publicUrl}/webhooks/postmark`;
  for (const more of [
    { HttpAuth: { Username: 'postmark', Password: secret } },
    { HttpHeaders: [{ Name: 'X-Webhook-Secret', Value: secret }] },
  ]) {
    postmark.set({ ...sound, webhooks: { outbound: [webhookOf(url, more)] } });
    expect(await examineOne(needs(), 'Webhook', 'outbound')).toMatchObject({ state: 'good' });
  }
});

it('a wrong token is bad, and a missing or wrong token of the account leaves senders unknown', async () => {
  postmark.set(sound);
  expect(await examineOne(needs({ POSTMARK_SERVER_TOKEN: 'wrong' }), 'Server')).toMatchObject({
    state: 'bad',
    found: 'Postmark rejects POSTMARK_SERVER_TOKEN.',
    consequence: 'No email leaves: all wait until the token is right.',
  });
  const sender = (token: string | undefined) =>
    examineOne(needs({ POSTMARK_ACCOUNT_TOKEN: token }), 'Sender', 'hello@harbour.coach');
  expect(await sender(undefined)).toMatchObject({
    state: 'unknown',
    found: 'Whether Postmark lets this address send is unknown: only the account token shows that.',
  });
  expect(await sender('wrong')).toMatchObject({
    state: 'unknown',
    found: 'Postmark rejects POSTMARK_ACCOUNT_TOKEN.',
  });
});

it('a Postmark that cannot be reached makes everything about it unknown', async () => {
  const results = await examineFamily(
    'postmark',
    needs({ POSTMARK_API_URL: 'http://127.0.0.1:1' }),
  );
  const reached = results.filter(({ name }) => name !== 'Clock');
  expect(new Set(reached.map(({ state }) => state))).toEqual(new Set(['unknown']));
  expect(results[0]?.found).toMatch(/^Postmark did not answer: /);
});

it('webhooks wait for a secret, and are not needed where Postmark cannot reach the site', async () => {
  postmark.set(sound);
  expect(
    await examineOne(needs({ POSTMARK_WEBHOOK_SECRET: undefined }), 'Webhook', 'outbound'),
  ).toMatchObject({
    state: 'warning',
    found: 'The site accepts no reports: POSTMARK_WEBHOOK_SECRET is not set.',
    enter: 'openssl rand -base64 24',
  });
  expect(
    await examineOne(needs({ PUBLIC_URL: 'http://localhost:3000' }), 'Webhook', 'outbound'),
  ).toMatchObject({
    state: 'good',
    found:
      'Not needed here, because Postmark cannot reach PUBLIC_URL, which is this machine itself.',
  });
});

describe('the DNS records that Postmark asks for', () => {
  it('a missing key is added as Postmark shows it', async () => {
    postmark.set(sound);
    dns.know({ ...soundDns, 'TXT pm1._domainkey.harbour.coach': [] });
    expect(await examineOne(needs(), 'DKIM', 'harbour.coach')).toMatchObject({
      state: 'bad',
      remedy: 'Add this TXT record at pm1._domainkey.harbour.coach:',
      enter: key,
    });
    dns.know({ ...soundDns, 'TXT pm1._domainkey.harbour.coach': dkimRecord(1024) });
    expect(await examineOne(needs(), 'DKIM', 'harbour.coach')).toMatchObject({
      state: 'bad',
      found:
        'The DKIM key at pm1._domainkey.harbour.coach is not the one that the provider signs with.',
      enter: key,
    });
  });

  it('a missing or wrong return path is named with its record', async () => {
    postmark.set(sound);
    dns.know({ ...soundDns, 'CNAME pm-bounces.harbour.coach': [] });
    expect(await examineOne(needs(), 'Return path', 'harbour.coach')).toMatchObject({
      state: 'warning',
      found: 'harbour.coach has no return path of its own (pm-bounces.harbour.coach).',
      remedy: 'Add this record, then let the provider verify it:',
      enter: 'pm-bounces.harbour.coach. CNAME pm.mtasv.net.',
    });
    dns.know({ ...soundDns, 'CNAME pm-bounces.harbour.coach': 'mail.old.net' });
    expect(await examineOne(needs(), 'Return path', 'harbour.coach')).toMatchObject({
      state: 'warning',
      found: 'The return path of harbour.coach leads to mail.old.net instead of pm.mtasv.net.',
    });
  });

  it('what neither DKIM nor the return path vouches for, its own DMARC record has refused', async () => {
    postmark.set(sound);
    dns.know({
      ...soundDns,
      'TXT pm1._domainkey.harbour.coach': [],
      'CNAME pm-bounces.harbour.coach': [],
      'TXT _dmarc.harbour.coach': 'v=DMARC1; p=reject',
    });
    expect(await examineOne(needs(), 'DMARC alignment', 'harbour.coach')).toMatchObject({
      state: 'bad',
      found: 'Neither DKIM nor SPF vouches for harbour.coach.',
      consequence: 'Its own DMARC record (p=reject) tells receivers not to deliver its mail.',
      remedy: 'Have the provider sign with a DKIM key of harbour.coach: see DKIM.',
    });
  });

  it('a domain without an SPF record needs none', async () => {
    postmark.set(sound);
    dns.know({ ...soundDns, 'TXT harbour.coach': [] });
    expect(await examineOne(needs(), 'SPF', 'harbour.coach')).toMatchObject({
      state: 'good',
      found:
        "harbour.coach has no SPF record, and needs none for the site's mail: the provider sends under its return path, which has one.",
    });
  });
});
