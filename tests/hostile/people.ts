import {
  type Attempt,
  type Attempts,
  ask,
  formWith,
  type HostileSite,
  newWord,
  postJson,
  sendFields,
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

/** Learning what the site knows of somebody from how it answers. */
const readings: readonly Attempt[] = ['unsubscribed', 'bounced', 'held back', 'known'].map(
  (kind) => ({
    name: `whether an address is ${kind}, by the answer`,
    async run(site: HostileSite) {
      const [known, unknown] = [newWord(), newWord()];
      const send = async (word: string) => {
        const fields = { name: 'Ada', email: `${word}@example.com` };
        const answer = await sendFields(site, site.awaiting, fields);
        return `${answer.status} ${(await answer.text()).replaceAll(word, 'X')}`;
      };
      const email = `${known}@example.com`;
      if (kind === 'held back') {
        for (const other of site.forms.slice(0, 4)) await sendFields(site, other, { email });
      } else {
        await send(known);
      }
      if (kind === 'unsubscribed') {
        const { rows } = await site.pool.query('select id from leads where email = $1', [email]);
        const path = `/api/operator/leads/${rows[0]?.id}/unsubscribe`;
        await postJson(site, path, {}, { cookie: site.cookie });
      }
      if (kind === 'bounced') {
        await site.pool.query(
          `update delivery_logs set status = 'bounced', bounced_at = now() where email_address = $1`,
          [email],
        );
      }
      const told = [await send(known), await send(unknown)];
      return told[0] === told[1] ? undefined : `it tells: ${told.join(' / ')}`;
    },
  }),
);

/** What is done to people who never asked for it. */
export const people: Attempts = {
  'read what others sent': readings,
  'fill a mailbox': bombs,
};
