import { type Attempt, type Attempts, ask, formWith, newWord, sendFields, unless } from './site.ts';

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

/** What programs ask. */
export const machines: Attempts = {
  'guess a link': links,
  'follow links': scanners,
};
