import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Database } from '#server/db/open/open.ts';
import { hashAddress } from '#server/email/suppression/list.ts';
import { erasePerson } from '#server/people/erase-person.ts';
import { exportPerson } from '#server/people/export-person.ts';
import { unsubscribePerson } from '#server/people/unsubscribe-person.ts';
import { randomRuns } from '#tests/support/any/random-runs.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { tablesWith } from '#tests/support/run/traces.ts';
import { openTestWeb } from '#tests/support/site/web.ts';

const secret = 'a secret of the tests';

/** What people paste, and programs send, for the same mailbox: ann@münchen.example or ann@example.com. */
const spellings: readonly (readonly [string, string, string])[] = [
  ['a line break after it', 'ann@example.com\n', 'ann@example.com'],
  ['a tab before it', '\tann@example.com', 'ann@example.com'],
  ['a no-break space after it', 'ann@example.com\u00a0', 'ann@example.com'],
  ['a byte order mark before it', '\ufeffann@example.com', 'ann@example.com'],
  ['a soft hyphen in it', 'ann@exam\u00adple.com', 'ann@example.com'],
  ['full-width letters', 'ann@\uff45\uff58ample.com', 'ann@example.com'],
  ['a full-width dot', 'ann@example\uff0ecom', 'ann@example.com'],
  ['a decomposed letter', 'ann@mu\u0308nchen.example', 'ann@münchen.example'],
  ['capitals', 'Ann@M\u00dcNCHEN.Example', 'ann@xn--mnchen-3ya.example'],
];

/** Spaces and invisible characters, as they may stand around an address or inside its domain. */
const space = fc.constantFrom(...' \n\r\t\v\f\u00a0\u1680\u2003\u2028\u2029\u202f\u3000\ufeff');
const ignored = fc.constantFrom('', '', '', '\u00ad', '\u200b', '\u2060', '\ufeff', '\ufe0f');
const spelled = (letter: string) =>
  fc.constantFrom(
    letter,
    letter.toUpperCase(),
    String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0),
  );
const label = fc
  .array(
    fc.tuple(
      fc.oneof(
        fc.constantFrom(...'abcxyz09').chain(spelled),
        fc.constantFrom('ü', 'u\u0308', 'ß', 'é', 'ñ', 'я', '中', 'İ', '\u212a', 'ﬁ', '²', '%61'),
      ),
      ignored,
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.flat().join(''));
const dot = fc.constantFrom('.', '.', '.', '\u3002', '\uff0e', '\uff61');
const domain = fc
  .tuple(label, dot, label, fc.constantFrom('.com', '.example', '.рф', '.MÜNCHEN'))
  .map((parts) => parts.join(''));
const around = fc.string({ unit: space, maxLength: 3 });

/** Spellings of what stands before the at sign; forms refuse most of them. */
const names = fc.constantFrom<(word: string) => string>(
  (word) => word.toUpperCase(),
  (word) => `${word.slice(0, 4)}\u00ad${word.slice(4)}`,
  (word) => `${word.slice(0, 4)}\u200b${word.slice(4)}`,
  (word) => `\u200e${word}`,
  (word) => `\u212a${word}`,
  (word) => `${word}\u0130`,
  (word) => `${word}u\u0308`,
  (word) => `"${word}"`,
  (word) => `${word}(x)`,
  (word) => `${word}+guide`,
  (word) => `Ada <${word}`,
);

/** What an operator reads of it, and writes. */
function seenIn(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .trim();
}

/** Fills the patient form, which stores the address as it was typed. */
async function openWithForms(open: () => Promise<Database>) {
  const database = await open();
  const web = await openTestWeb(database);
  const send = async (typed: string, isRefused = false) => {
    const detail = `${typed} is inactive.`;
    web.answerEmails(
      isRefused
        ? { kind: 'refused', code: '406', detail, suppress: false }
        : { kind: 'sent', messageId: 'test' },
    );
    const answers = await Promise.all(
      ['patient', 'strict', 'willow-guide', 'willow-masterclass'].map((funnel) =>
        web.postJson(funnel, { fields: { name: 'Someone', email: typed } }),
      ),
    );
    return answers.map(({ status }) => status);
  };
  const leads = async () => {
    const { rows } = await database.pool.query<{ email: string; email_key: string }>(
      'select email, email_key from leads order by source',
    );
    return rows;
  };
  return { database, send, leads };
}

describeWithDatabase('a person with an oddly spelled address', (open) => {
  it.each(spellings)('is one person, found and erased: %s', async (_, typed, seen) => {
    const { database, send, leads } = await openWithForms(open);
    expect(await send(typed)).toEqual([201, 201, 201, 201]);
    expect((await leads()).map(({ email }) => email)).toContain(typed);
    expect(new Set((await leads()).map(({ email_key: key }) => key)).size).toBe(1);
    const { rows } = await database.pool.query('select distinct email_address from delivery_logs');
    expect(rows).toEqual([{ email_address: expect.stringMatching(/^ann@[a-z0-9.-]+$/) }]);

    const found = await exportPerson(database.kysely, secret, seen);
    expect([found.leads.length, found.submissions.length, found.deliveries.length]).toEqual([
      4, 4, 4,
    ]);
    await unsubscribePerson(database.kysely, secret, { address: seen, scope: 'all' });
    const { rows: unfinished } = await database.pool.query(
      'select from user_journeys where not is_completed',
    );
    expect(unfinished).toEqual([]);
    const erased = await erasePerson(database.kysely, secret, seen);
    expect([erased.leads, erased.submissions, erased.deliveries]).toEqual([4, 4, 4]);
    expect(await tablesWith(database, 'ann@')).toEqual([]);
    expect(hashAddress(secret, typed)).toBe(hashAddress(secret, seen));
  });

  it('leaves nothing but a keyed hash, whatever spelling a form accepted', async () => {
    const { database, send, leads } = await openWithForms(open);
    let person = 0;
    let accepted = 0;
    const one = fc.tuple(
      fc.tuple(around, fc.option(names, { freq: 2 }), domain, around),
      fc.constantFrom('key', 'typed', 'seen'),
      fc.boolean(),
    );
    await fc.assert(
      fc.asyncProperty(one, async ([[before, spell, where, after], asked, isRefused]) => {
        person += 1;
        const local = `traced-${person}`;
        const name = `Traced-${person}`;
        const typed = `${before}${spell?.(name) ?? name}@${where}${after}`;
        const statuses = await send(typed, isRefused);
        if (statuses.at(-1) !== 201) return;
        accepted += 1;
        const stored = await leads();
        const key = stored[0]?.email_key ?? '';
        expect(key).toMatch(/^[!-~]+$/);
        expect(stored.map(({ email_key }) => email_key)).toEqual([key, key, key, key]);
        const address = { key, typed, seen: seenIn(typed) }[asked];
        const everything = await exportPerson(database.kysely, secret, address);
        expect(everything.leads).toHaveLength(4);
        expect(everything.submissions).toHaveLength(4);
        expect(everything.deliveries).toHaveLength(4);
        await erasePerson(database.kysely, secret, address);
        expect(await tablesWith(database, local)).toEqual([]);
        expect(await leads()).toEqual([]);
        const { rows } = await database.pool.query(
          `select (select count(*)::int from email_copies) as copies,
             (select count(*)::int from suppressions where email_hash = $1) as suppressed`,
          [hashAddress(secret, typed)],
        );
        expect(rows).toEqual([{ copies: 0, suppressed: 1 }]);
      }),
      { numRuns: randomRuns(60) },
    );
    expect(accepted).toBeGreaterThan(5);
  });
});
