import { tablesWith } from '#tests/support/run/traces.ts';
import {
  type Attempt,
  type Attempts,
  ask,
  formWith,
  type HostileSite,
  newWord,
  postJson,
  sendFields,
  sendPlain,
} from './site.ts';

/** Spellings of one address; the word in it stands nowhere else. */
const spellings: Readonly<Record<string, (word: string) => string>> = {
  'a blank before and after': (word) => `  ${word}@example.com `,
  'a line break': (word) => `${word}@example.com\n`,
  'a line break before': (word) => `\r\n${word}@example.com`,
  'a tab': (word) => `\t${word}@example.com\t`,
  'a no-break space': (word) => `\u00a0${word}@example.com\u00a0`,
  'an ideographic space': (word) => `${word}@example.com\u3000`,
  'a byte order mark': (word) => `\ufeff${word}@example.com`,
  'a soft hyphen': (word) => `${word.slice(0, 4)}\u00ad${word.slice(4)}@example.com`,
  'a zero-width space': (word) => `${word.slice(0, 4)}\u200b${word.slice(4)}@example.com`,
  'a zero-width joiner': (word) => `${word}@exam\u200dple.com`,
  'a mark of direction': (word) => `\u200e${word}@example.com`,
  'full-width letters': (word) => `${fullWidth(word)}@example.com`,
  'a full-width at sign': (word) => `${word}＠example.com`,
  'a full-width dot': (word) => `${word}@example．com`,
  'an ideographic dot': (word) => `${word}@example。com`,
  'capital letters': (word) => `${word.toUpperCase()}@EXAMPLE.COM`,
  'a composed letter': (word) => `${word}@b\u00fccher.example`,
  'a decomposed letter': (word) => `${word}@bu\u0308cher.example`,
  'A-labels': (word) => `${word}@xn--bcher-kva.example`,
  'a decomposed letter before the at sign': (word) => `${word}u\u0308@example.com`,
  'a sharp s in the domain': (word) => `${word}@stra\u00dfe.example`,
  'a Turkish capital I': (word) => `${word}\u0130@example.com`,
  'a Kelvin sign': (word) => `\u212a${word}@example.com`,
  'a dot at the end': (word) => `${word}@example.com.`,
  'a quoted part': (word) => `"${word}"@example.com`,
  'a comment': (word) => `${word}(x)@example.com`,
  'a name before it': (word) => `Ada <${word}@example.com>`,
  'a tag': (word) => `${word}+guide@example.com`,
  NUL: (word) => `${word}\0@example.com`,
};

function fullWidth(word: string): string {
  return [...word]
    .map((letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0))
    .join('');
}

async function leadsOf({ pool }: HostileSite, word: string) {
  const { rows } = await pool.query<{ id: string; email: string }>(
    `select id, email from leads where email_key like '%' || $1 || '%' or email ilike '%' || $1 || '%'
       or normalize(email, NFKC) ilike '%' || $1 || '%'`,
    [word],
  );
  return rows;
}

/** Whoever got in under an odd spelling leaves as a whole, by what the console shows of them. */
const erasures: readonly Attempt[] = Object.entries(spellings).flatMap(([what, spell]) =>
  ['as typed', 'folded'].map((stored) => ({
    name: `${what}, on a form that stores it ${stored}`,
    async run(site) {
      const word = newWord();
      const form = stored === 'as typed' ? site.asTyped : formWith(site, 'name');
      const answer = await sendFields(site, form, { email: spell(word) });
      if (answer.status >= 500) return `answered ${answer.status}`;
      if (answer.status !== 201) return undefined;
      const [lead] = await leadsOf(site, word);
      if (!lead) return 'the lead cannot be found';
      const path = `/api/operator/leads/${lead.id}`;
      const headers = { cookie: site.cookie };
      const { lead: shown } = await (await ask(site, path, { headers })).json();
      const erased = await postJson(site, `${path}/erase`, { email: shown.email }, headers);
      if (erased.status !== 200) return `erasing answered ${erased.status}`;
      const found = [word, fullWidth(word)].map((text) => tablesWith(site, text));
      const traces = (await Promise.all(found)).flat();
      return traces.length > 0 ? `left: ${traces.join(', ')}` : undefined;
    },
  })),
);

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

/** Reading what somebody else sent. */
const readings: readonly Attempt[] = [
  {
    name: 'an id from the address of an outcome, with other words',
    async run(site) {
      const form = formWith(site, 'name');
      const victim = newWord();
      const first = await sendPlain(site, form, { name: victim, email: `${victim}@example.com` });
      const token =
        new URL(first.headers.get('location') ?? '/', site.url).searchParams.get('outcome') ?? '';
      const hex = Buffer.from(token, 'base64url').toString('hex');
      for (let at = 0; at + 32 <= hex.length; at += 2) {
        const id = hex.slice(at, at + 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
        const fields = { ...form.fields, email: `${newWord()}@example.com` };
        const answer = await postJson(site, `/api/funnels/${form.funnelId}/submissions`, {
          submissionId: id,
          fields,
        });
        if ((await answer.text()).includes(victim)) return 'the answer names the first visitor';
      }
      return undefined;
    },
  },
  {
    name: 'a known id with other words',
    async run(site) {
      const form = formWith(site, 'name');
      const victim = newWord();
      const submissionId = crypto.randomUUID();
      const path = `/api/funnels/${form.funnelId}/submissions`;
      const fields = { ...form.fields, name: victim, email: `${victim}@example.com` };
      await postJson(site, path, { submissionId, fields });
      const other = { ...form.fields, email: `${newWord()}@example.com` };
      const answer = await postJson(site, path, { submissionId, fields: other });
      if ((await answer.text()).includes(victim)) return 'the answer names the first visitor';
      return answer.status === 409 ? undefined : `answered ${answer.status}`;
    },
  },
  ...['unsubscribed', 'bounced', 'held back', 'known'].map((kind) => ({
    name: `whether an address is ${kind}, by the answer`,
    async run(site: HostileSite) {
      // Its answer waits for the email, and so could tell what became of it.
      const form = site.asTyped;
      const [known, unknown] = [newWord(), newWord()];
      const send = async (word: string) => {
        const answer = await sendFields(site, form, { name: 'Ada', email: `${word}@example.com` });
        return `${answer.status} ${(await answer.text()).replaceAll(word, 'X')}`;
      };
      if (kind !== 'held back') await send(known);
      const [lead] = await leadsOf(site, known);
      if (kind === 'unsubscribed') {
        await postJson(
          site,
          `/api/operator/leads/${lead?.id}/unsubscribe`,
          {},
          { cookie: site.cookie },
        );
      }
      if (kind === 'held back') {
        const email = `${known}@example.com`;
        for (const other of site.forms.slice(0, 4)) await sendFields(site, other, { email });
      }
      const told = [await send(known), await send(unknown)];
      return told[0] === told[1] ? undefined : `it tells: ${told.join(' / ')}`;
    },
  })),
];

/** One client and many seats. */
const seats: readonly Attempt[] = ['with scripts', 'without scripts'].map((way) => ({
  name: `50 seats for one client ${way}`,
  async run(site) {
    const taken = async () =>
      (
        await site.pool.query<{ taken: number }>(
          'select coalesce(max(taken), 0) as taken from events',
        )
      ).rows[0]?.taken ?? 0;
    const before = await taken();
    const client = { 'x-forwarded-for': `203.0.113.${way.length}` };
    await Promise.all(
      Array.from({ length: 60 }, () => {
        const send = way === 'with scripts' ? sendFields : sendPlain;
        return send(site, site.seated, { email: `${newWord()}@example.com` }, client);
      }),
    );
    const got = (await taken()) - before;
    return got > 20 ? `${got} seats within a moment` : undefined;
  },
}));

/** What is done to people who never asked for it. */
export const people: Attempts = {
  'stay after erasing': erasures,
  'fill a mailbox': bombs,
  'read what others sent': readings,
  'hoard seats': seats,
};
