import {
  type Attempt,
  type Attempts,
  ask,
  formWith,
  type HostileSite,
  newWord,
  postJson,
} from './site.ts';

/** Spellings of one mailbox: whoever counts spellings lets each of them through. */
const mailboxes: Readonly<Record<string, (word: string, turn: number) => string>> = {
  tags: (word, turn) => `${word}+${turn}@example.com`,
  'tags at Gmail': (word, turn) => `${word}+${turn}@gmail.com`,
  'dots at Gmail': (word, turn) =>
    `${[...word].map((c, at) => (turn & (1 << at) ? `${c}.` : c)).join('')}@gmail.com`.replace(
      '.@',
      '@',
    ),
  'both domains of Gmail': (word, turn) =>
    `${word}+${turn}@${turn % 2 ? 'gmail' : 'googlemail'}.com`,
  'capital letters': (word, turn) =>
    `${[...word].map((c, at) => (turn & (1 << at) ? c.toUpperCase() : c)).join('')}@example.com`,
  'the same': (word) => `${word}@example.com`,
  'hidden characters': (word, turn) =>
    `${word.slice(0, 3)}${'\u200b'.repeat(turn % 5)}${word.slice(3)}@example.com`,
};
const maxEmails = 3;
const times = 40;

const bombs: readonly Attempt[] = Object.entries(mailboxes).flatMap(([what, spell]) =>
  ['with a token', 'without', 'without, each from another network'].map((way) => ({
    name: `${what}, ${way}`,
    async run(site) {
      const word = newWord();
      const form = formWith(site, 'name');
      const client = { 'x-forwarded-for': '198.51.100.7' };
      const own = way.endsWith('network') ? {} : client;
      const token = way === 'with a token' ? await takeToken(site, form.funnelId) : undefined;
      for (let turn = 0; turn < times; turn += 1) {
        const target = site.forms[turn % site.forms.length] ?? form;
        const fields = { ...target.fields, email: spell(word, turn) };
        const content = { fields, ...(token === undefined ? {} : { token }) };
        const id = token === undefined ? target.funnelId : form.funnelId;
        const { status } = await postJson(site, `/api/funnels/${id}/submissions`, content, own);
        if (status >= 500) return `answered ${status}`;
      }
      const { rows } = await site.pool.query<{ emails: number; journeys: number }>(
        `with same as (
           select id, email_address from delivery_logs
           where replace(email_address, '.', '') ilike $1 || '%' and status <> 'suppressed')
         select (select count(*) from same)::int as emails,
           (select count(*) from user_journeys j join leads l on l.id = j.lead_id
            where replace(l.email, '.', '') ilike $1 || '%')::int as journeys`,
        [word],
      );
      const { emails = 0, journeys = 0 } = rows[0] ?? {};
      if (emails > maxEmails) return `${emails} emails to one mailbox`;
      return journeys > maxEmails ? `${journeys} journeys for one mailbox` : undefined;
    },
  })),
);

async function takeToken(site: HostileSite, funnelId: string): Promise<string> {
  return (await (await ask(site, `/api/funnels/${funnelId}/form-token`)).json()).token;
}

/** What is done to people who never asked for it. */
export const people: Attempts = {
  'fill a mailbox': bombs,
};
