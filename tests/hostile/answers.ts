import {
  type Attempt,
  type Attempts,
  ask,
  formWith,
  type HostileSite,
  newWord,
  sendFields,
  unless,
} from './site.ts';

/**
 * What was stored of a submission, by field name; undefined where it was refused. One that waits for its
 * confirmation is stored, too.
 */
async function storedOf({ pool }: HostileSite, email: string) {
  const { rows } = await pool.query<{ fields: Record<string, string> }>(
    `select fields from submissions where fields->>'email' = $1
     union all select sent->'typed' || (sent->'values') from confirmations
       where sent->'values'->>'email' = $1`,
    [email],
  );
  return rows[0]?.fields;
}

/** An answer that must not be stored, among others that are right. */
function refused(name: string, field: string, sent: unknown, others: object = {}): Attempt {
  return {
    name,
    async run(site) {
      const email = `${newWord()}@example.com`;
      const fields = { ...others, email, [field]: sent };
      const answer = await sendFields(site, site.asking, fields);
      if (answer.status >= 500) return `answered ${answer.status}`;
      const stored = await storedOf(site, email);
      return stored === undefined ? undefined : `stored ${JSON.stringify(stored[field])}`;
    },
  };
}

const numbers = ['NaN', 'Infinity', '1e309', '1e3', '0x10', '-1', '0', '1.5', '9'.repeat(400)];
const phones = ['1'.repeat(4000), '+'.repeat(4000), 'tel:', '+999 1234567', '030\n040', '<b>1</b>'];

const typed: readonly Attempt[] = [
  ...numbers.map((sent) =>
    refused(`the number ${sent.slice(0, 20)}`, 'people', sent, { stage: 'abroad' }),
  ),
  ...phones.map((sent) => refused(`the telephone number ${sent.slice(0, 20)}`, 'phone', sent)),
  refused('two telephone numbers in a list', 'phone', ['030 123456', '030 123457']),
  refused('an answer that is no option', 'stage', 'constructor'),
  refused('two answers where one is asked', 'stage', ['planning', 'abroad']),
  refused('an answer and itself', 'stage', ['abroad', 'abroad']),
  refused('a list of lists', 'stage', [['planning']]),
  refused('an object for an answer', 'stage', { value: 'planning' }),
];

/** What nobody is asked: it may be sent, and must not be stored. */
const unasked: readonly Attempt[] = [
  {
    name: 'an answer to a question that depends on another one',
    async run(site) {
      const email = `${newWord()}@example.com`;
      const fields = { email, stage: 'listening', people: 'smuggled' };
      await sendFields(site, site.asking, fields);
      const stored = await storedOf(site, email);
      return stored?.['people'] === '' ? undefined : `stored ${JSON.stringify(stored)}`;
    },
  },
  ...['customEventType', '__proto__', 'constructor', 'toString', 'unasked'].map((name) => ({
    name: `a field called ${name}`,
    async run(site: HostileSite) {
      const email = `${newWord()}@example.com`;
      const word = newWord();
      const fields = JSON.parse(`{"email":"${email}","${name}":"${word}"}`);
      const answer = await sendFields(site, site.seated, fields);
      if (answer.status >= 500) return `answered ${answer.status}`;
      const stored = JSON.stringify((await storedOf(site, email)) ?? {});
      return stored.includes(word) ? `stored ${stored}` : undefined;
    },
  })),
  {
    name: 'one key many times, without scripts',
    async run(site) {
      const form = formWith(site, 'name');
      const email = `${newWord()}@example.com`;
      const body = new URLSearchParams({ ...form.fields, email });
      for (const name of ['Ada', 'Eve', 'Mallory']) body.append('name', name);
      body.append('email', 'other@example.com');
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const answer = await ask(site, form.path, { method: 'POST', headers, body: `${body}` });
      if (answer.status >= 500) return `answered ${answer.status}`;
      const { rows } = await site.pool.query(
        `select fields from submissions where fields->>'email' like $1`,
        [`%${email}%`],
      );
      return rows.length === 0 ? undefined : `stored ${JSON.stringify(rows[0].fields)}`;
    },
  },
];

/** Letters of other encodings, which would be stored as question marks. */
const encoded: readonly Attempt[] = ['J%F6rg', '%C3', '%ED%A0%80', 'J\xf6rg'].map((name) => ({
  name: `the name ${name} in another encoding than UTF-8`,
  async run(site) {
    const form = formWith(site, 'name');
    const email = `${newWord()}@example.com`;
    const answer = await ask(site, form.path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=iso-8859-1' },
      body: Buffer.from(`name=${name}&email=${email}`, 'latin1'),
    });
    const stored = await storedOf(site, email);
    return stored === undefined ? unless(answer.status, 400) : `stored ${stored['name']}`;
  },
}));

/** Answers that no form asks for. */
export const answers: Attempts = {
  'answer wrongly': typed,
  'answer unasked': unasked,
  'answer in other letters': encoded,
};
