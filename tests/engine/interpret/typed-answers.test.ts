import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFields } from '#engine/interpret/check-fields.ts';
import { readableAnswer } from '#engine/interpret/fields/readable-answer.ts';
import { wordsOf } from '#engine/language/words-of.ts';
import { compileFunnel } from '#tests/support/site/declarations.ts';

const fields = {
  phone: { kind: 'phone', label: 'Telephone', required: false, country: 'US' },
  foreign: { kind: 'phone', label: 'Abroad', required: false },
  team: { kind: 'number', label: 'People', required: false, min: 1, max: 500, unit: 'people' },
  rent: { kind: 'number', label: 'Rent', required: false, min: 0, step: 0.05 },
  account: { kind: 'number', label: 'Account', required: false },
  born: { kind: 'date', label: 'Born', required: false, min: '1900-01-01', only: 'past' },
  arrives: { kind: 'date', label: 'Arrives', required: false, max: '2030-12-31', only: 'future' },
};
const { formFields } = compileFunnel({
  ...Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [`form.fields.${name}`, field]),
  ),
  'submission.metadata': { all: '{phone} {foreign} {team} {rent} {account} {born} {arrives}' },
});
const now = new Date('2027-03-16T12:00:00Z');
type Answers = Readonly<Record<string, string>>;
const check = (typed: Answers) =>
  checkFields(formFields, { name: 'Ada', email: 'ada@example.com', ...typed }, wordsOf('en').form, {
    now,
  });

describe('typed answers', () => {
  it.each([
    [{ phone: ' (212) 555-0100 ' }, { phone: '2125550100' }],
    [{ phone: '0049 30 123456' }, { phone: '+4930123456' }],
    [{ foreign: '+49 (30) 12‑34‑56' }, { foreign: '+4930123456' }],
    [{ foreign: '\u202a+1 (212) 555‑0100\u202c' }, { foreign: '+12125550100' }],
    [{ phone: '212 555 0100 ext. 12' }, { phone: '2125550100' }],
    [{ phone: '(212) 555-0100x4' }, { phone: '2125550100' }],
    [{ phone: '٠٣٠ ١٢٣٤٥٦' }, { phone: '030123456' }],
    [{ team: '0012' }, { team: '12' }],
    [{ rent: '0.15' }, { rent: '0.15' }],
    [{ rent: '1200.10' }, { rent: '1200.1' }],
    [{ rent: '-0' }, { rent: '0' }],
    [{ rent: '1234567890123.45' }, { rent: '1234567890123.45' }],
    [{ account: '123456789012345' }, { account: '123456789012345' }],
    [{ born: '1988-02-29' }, { born: '1988-02-29' }],
    // In Kiribati it is tomorrow already, and on Baker Island still yesterday.
    [{ born: '2027-03-17' }, { born: '2027-03-17' }],
    [{ arrives: '2027-03-16' }, { arrives: '2027-03-16' }],
  ])('%j is stored as %j', (typed, values) => {
    expect(check(typed)).toMatchObject({ kind: 'valid', values });
  });

  const phone =
    'Please enter a telephone number; one from abroad begins with + and its country code.';
  const refused: readonly (readonly [Answers, Answers])[] = [
    [{ phone: 'call me' }, { phone }],
    [{ phone: '1'.repeat(5000) }, { phone }],
    [{ phone: '+49 30 123456\n+49 30 123457' }, { phone }],
    [
      { foreign: '030 123456' },
      {
        foreign:
          'Please enter the telephone number with + and its country code, like +1 212 555 0100.',
      },
    ],
    [{ team: '0' }, { team: 'Please enter 1 or more.' }],
    [{ team: '501' }, { team: 'Please enter 500 or less.' }],
    [{ team: '2.5' }, { team: 'Please enter a whole number.' }],
    [{ team: '1\n2' }, { team: 'Please enter a number.' }],
    [{ rent: '0.07' }, { rent: 'Please enter a number in steps of 0.05.' }],
    [{ rent: '1234567890123.47' }, { rent: 'Please enter a number in steps of 0.05.' }],
    [{ account: '1234567890.5' }, { account: 'Please enter a whole number.' }],
    // It would be stored as another one: so many digits are not exact.
    [{ account: '9007199254740993' }, { account: 'Please enter a number.' }],
    [{ rent: '1,200' }, { rent: 'Please enter a number.' }],
    ...['NaN', 'Infinity', '1e309', '1e3', '0x10', '--1', '.5', '1.', '9'.repeat(400)].map(
      (rent) => [{ rent }, { rent: 'Please enter a number.' }] as const,
    ),
    ...['2026-02-30', '2026-13-01', '26-01-01', '1/2/2026', '2026-01-01T00:00', '0000-00-00'].map(
      (born) => [{ born }, { born: 'Please enter a valid date.' }] as const,
    ),
    [{ born: '1899-12-31' }, { born: 'Please choose January 1, 1900 or a later date.' }],
    [{ born: '2027-03-18' }, { born: 'Please choose a date that is not in the future.' }],
    [{ arrives: '2027-03-15' }, { arrives: 'Please choose a date that is not in the past.' }],
    [{ arrives: '2031-01-01' }, { arrives: 'Please choose December 31, 2030 or an earlier date.' }],
  ];
  it.each(refused)('%j is refused', (typed, wrong) => {
    expect(check(typed)).toMatchObject({
      kind: 'invalid',
      fields: wrong,
    });
  });

  it('are told as the language writes numbers', () => {
    const german = checkFields(formFields, { rent: '0.07' }, wordsOf('de').form, { now });
    expect(german).toMatchObject({
      fields: { rent: 'Bitte eine Zahl in Schritten von 0,05 eingeben.' },
    });
  });

  it.each([
    ['en', '1998', '1998'],
    ['en', '12500', '12,500'],
    ['de', '12500.5', '12.500,5'],
    ['es', '1998', '1998'],
  ] as const)(
    'in %s %s is told as %s: what has four digits may be a year',
    (language, value, told) => {
      const field = formFields.find(({ name }) => name === 'rent');
      expect(field && readableAnswer(field, value, language)).toBe(told);
    },
  );

  it('are stored plainly or not at all, whatever is typed', () => {
    const shapes = {
      phone: /^(?:\+?\d{4,15})?$/,
      rent: /^(?:\d{1,15}(?:\.\d{1,6})?)?$/,
      born: /^(?:\d{4}-\d{2}-\d{2})?$/,
    };
    const typed = fc.record({ phone: fc.string(), rent: fc.string(), born: fc.string() });
    fc.assert(
      fc.property(typed, (answers) => {
        const checked = check(answers);
        if (checked.kind === 'invalid') return;
        for (const [name, shape] of Object.entries(shapes)) {
          expect(checked.values[name]).toMatch(shape);
        }
      }),
    );
  });
});
