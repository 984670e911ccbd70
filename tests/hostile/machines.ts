import {
  type Attempt,
  type Attempts,
  ask,
  formWith,
  newWord,
  postJson,
  sendFields,
  unless,
} from './site.ts';

const webhook = '/webhooks/postmark';
const report = {
  RecordType: 'Delivery',
  MessageID: '00000000-0000-4000-8000-000000000000',
  Recipient: 'ada@example.com',
  DeliveredAt: '2026-11-22T10:00:00Z',
  MessageStream: 'outbound',
};

/** Reports that no provider would send. */
const reports: Readonly<Record<string, unknown>> = {
  'NUL in an address': { ...report, Recipient: 'a\0@example.com' },
  'NUL in an id': { ...report, MessageID: '\0' },
  'NUL in a stream': { ...report, MessageStream: 'a\0b' },
  'NUL in metadata': { ...report, Metadata: { delivery_id: '\0', '\0': '\0' } },
  'half a character': { ...report, Recipient: '\ud800@example.com' },
  'the last day of all': { ...report, DeliveredAt: '+275760-09-13T00:00:00Z' },
  'a day before all': { ...report, DeliveredAt: '-271821-04-20T00:00:00Z' },
  'the year 0': { ...report, DeliveredAt: '0000-01-01T00:00:00Z' },
  'a month that is none': { ...report, DeliveredAt: '2026-13-45T00:00:00Z' },
  'a date that is none': { ...report, DeliveredAt: 'yesterday' },
  'a date as a number': { ...report, DeliveredAt: 1e300 },
  'an address of 200 KB': { ...report, Recipient: `${'a'.repeat(200_000)}@example.com` },
  'an id of 100 KB': { ...report, MessageID: 'x'.repeat(100_000) },
  'a type of 10 KB': { ...report, RecordType: 'x'.repeat(10_000) },
  'a type nobody knows': { ...report, RecordType: '__proto__' },
  'an array': [report, report],
  'nested arrays': '['.repeat(20_000),
  nothing: '',
  null: null,
  'a number': 1,
  'half of it': JSON.stringify(report).slice(0, 40),
  'an object for an address': { ...report, Recipient: { a: 1 } },
  'a bounce without a type': {
    RecordType: 'Bounce',
    Email: 'a@example.com',
    BouncedAt: '2026-11-22T10:00:00Z',
  },
  'a bounce with an odd id': {
    RecordType: 'Bounce',
    ID: { a: 1 },
    Email: 'a@example.com',
    BouncedAt: '2026-11-22T10:00:00Z',
  },
  'details of 1 MB': { ...report, RecordType: 'Bounce', Details: 'x'.repeat(1_000_000) },
};

const told: readonly Attempt[] = Object.entries(reports).flatMap(
  ([what, content]): readonly Attempt[] => [
    {
      name: `${what}, from the provider`,
      async run(site) {
        const headers = { 'x-webhook-secret': site.webhookSecret };
        const { status } = await postJson(site, webhook, content, headers);
        return status >= 500 ? `answered ${status}, which is repeated for hours` : undefined;
      },
    },
    {
      name: `${what}, from a stranger`,
      run: async (site) => unless((await postJson(site, webhook, content)).status, 401),
    },
  ],
);

/** Links in emails are followed by scanners and guessed by strangers. */
const tokens = [
  'x',
  'a'.repeat(43),
  'A'.repeat(64),
  '%00',
  '..%2f..',
  '-',
  '%ff',
  'null',
  '="><script>',
  'x'.repeat(3000),
];
const links: readonly Attempt[] = ['/unsubscribe/', '/d/', '/seat/', '/confirm/'].flatMap((place) =>
  tokens.flatMap((token) =>
    ['GET', 'POST', 'HEAD'].map((method) => ({
      name: `${method} ${place}${token.slice(0, 20)}`,
      async run(site) {
        const answer = await ask(site, `${place}${encodeURI(token)}`, { method });
        const html = await answer.text();
        if (html.includes('="><script>')) return 'the page carries the link as HTML';
        return unless(answer.status, 400, 404, 405, 414, 308);
      },
    })),
  ),
);

const scanners: readonly Attempt[] = ['GET', 'HEAD', 'OPTIONS'].map((method) => ({
  name: `a scanner's ${method} of every link of an email`,
  async run(site) {
    const word = newWord();
    await sendFields(site, formWith(site, 'name'), { email: `${word}@example.com` });
    const state = async () => {
      const { rows } = await site.pool.query(
        `select (select count(*) from suppressions)::int as suppressed,
           (select count(*) from user_journeys where is_completed)::int as ended,
           (select coalesce(sum(taken), 0) from events)::int as seats`,
      );
      return JSON.stringify(rows[0]);
    };
    const before = await state();
    const { rows } = await site.pool.query<{ html: string; headers: Record<string, string> }>(
      'select html, headers from mailbox_messages where to_address like $1',
      [`${word}@%`],
    );
    const texts = rows.flatMap(({ html, headers }) => [html, ...Object.values(headers)]).join(' ');
    for (const [, link = ''] of texts.matchAll(/(https?:\/\/127\.0\.0\.1[^"'<>\s]*)/g)) {
      await fetch(link, { method, redirect: 'manual' });
    }
    return (await state()) === before ? undefined : 'something changed';
  },
}));

/** Answers that must cost no more than a ready page. */
const outcomes: readonly Attempt[] = [
  'junk',
  '',
  'a'.repeat(70),
  '%00',
  '%ff%fe',
  '__proto__',
  'x'.repeat(4000),
].map((token) => ({
  name: `?outcome=${token.slice(0, 20)}`,
  async run(site) {
    const { path } = formWith(site, 'name');
    const [plain, odd] = await Promise.all([
      ask(site, path),
      ask(site, `${path}?outcome=${token}`),
    ]);
    const pages = await Promise.all([plain.text(), odd.text()]);
    if (odd.status !== 200) return `answered ${odd.status}`;
    return pages[0] === pages[1] ? undefined : 'the page is not the ready one';
  },
}));

/** What programs ask. */
export const machines: Attempts = {
  'report what cannot be': told,
  'guess a link': links,
  'follow links': scanners,
  'ask for an outcome': outcomes,
};
