import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFields } from '#engine/interpret/check-fields.ts';
import { canonicalAddress } from '#engine/interpret/email-address.ts';
import { wordsOf } from '#engine/language/words-of.ts';
import { anyCharacter } from '#tests/support/any/any-character.ts';
import { compileFunnel } from '#tests/support/site/declarations.ts';

const invalid = 'This is not an email address.';
const { formFields } = compileFunnel({
  'form.fields.size': {
    kind: 'select',
    label: 'Size',
    prompt: 'Choose',
    required: false,
    options: [
      { value: 's', label: 'Small' },
      { value: 'l', label: 'Large' },
    ],
  },
  'form.fields.story': { kind: 'textarea', label: 'Story', required: false },
});
const check = (typed: Readonly<Record<string, unknown>>) =>
  checkFields(formFields, { name: 'Ada', email: 'ada@example.com', ...typed });
const local = 'a'.repeat(64);
/** A domain of a given length, in labels of at most 63 characters. */
const domainOf = (length: number) =>
  `${'abcdefgh.'.repeat(30).slice(0, length - 3)}.co`.replace('..', 'a.');

describe('an email address', () => {
  it.each([
    'ada@example.com',
    'ADA.Lovelace+guide@mail.example.co.uk',
    "o'neil_{1}@example.com",
    // No standard allows two dots, but such mailboxes exist and browsers accept them.
    'ada..b@example.com',
    'ada@bücher.example',
    'ada@例え.テスト',
    `${local}@${domainOf(189)}`,
  ])('%s is right', (email) => {
    expect(check({ email }).kind).toBe('valid');
  });

  it.each([
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'ada@example..com',
    'ada@.example.com',
    'ada@-example.com',
    'ada b@example.com',
    'ada@exa mple.com',
    'ada@example.com,eve@example.com',
    'ada@example.com\nBcc: eve@example.com',
    'ada@127.0.0.1',
    'ada@[127.0.0.1]',
    'ada@example.com/path',
    'ada@eve@example.com',
    'Ada <ada@example.com>',
    `${local}@${domainOf(190)}`,
    // A domain without them would be right.
    `ada@exam${'\u00ad'.repeat(1100)}ple.com`,
  ])('%j is wrong', (email) => {
    expect(check({ email })).toEqual({
      kind: 'invalid',
      fields: { email: invalid },
      missing: false,
    });
  });

  it('has its domain in the form that mail servers exchange', () => {
    expect(canonicalAddress('Ada@BÜCHER.example')).toBe('ada@xn--bcher-kva.example');
    expect(canonicalAddress(' Nobody\n')).toBe('nobody');
  });
});

describe('the canonical address', () => {
  it('is the same of every result of it, and of accepted addresses plain ASCII', () => {
    const text = fc.oneof(fc.string({ unit: anyCharacter }), fc.string({ unit: 'grapheme' }));
    fc.assert(
      fc.property(fc.tuple(text, text), ([one, other]) => {
        for (const typed of [one, `${one}@${other}.com`, ` ann@${other}.${one} `]) {
          const canonical = canonicalAddress(typed);
          expect(canonicalAddress(canonical)).toBe(canonical);
          expect(canonical).not.toMatch(/\p{Cc}|\p{Cf}/u);
          const checked = check({ name: 'Ada', email: typed });
          if (checked.kind === 'valid') {
            expect(canonical).toMatch(/^[!-~]+@[a-z\d.-]+$/);
            expect(canonicalAddress(checked.values['email'] ?? '')).toBe(canonical);
          }
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('is the same of its result where only tidying makes it an address', () => {
    const canonical = canonicalAddress('ann \uff20example.com');
    expect(canonical).toBe('ann@example.com');
    expect(canonicalAddress(canonical)).toBe(canonical);
  });

  it.each(['ann@ex%61mple.com', 'ann@exam\u202eple.com', 'ann\u00ad@example.com'])(
    'is not accepted where nobody reads it so: %j',
    (email) => {
      expect(check({ name: 'Ada', email }).kind).toBe('invalid');
    },
  );
});

describe('what was typed', () => {
  it('is trimmed, and empty where nothing was typed', () => {
    expect(check({ name: '  Ada  ', email: ' ada@example.com\n', other: 'ignored' })).toEqual({
      kind: 'valid',
      values: { name: 'Ada', email: 'ada@example.com', size: '', story: '' },
    });
  });

  it.each(['\u200b', ' \u3164\u2060', '\u202e', '\u2800'])(
    'is nothing where nothing is seen: %j',
    (name) => {
      const fields = { name: 'Please enter your name.' };
      expect(check({ name })).toEqual({ kind: 'invalid', fields, missing: true });
    },
  );

  it('keeps what joins letters and colours a heart, but nothing that was copied with an address', () => {
    const email = '\u202aada@example.com\u202c\u200b';
    expect(check({ name: 'می\u200cنا ❤\ufe0f', email })).toMatchObject({
      values: { name: 'می\u200cنا ❤\ufe0f', email: 'ada@example.com' },
    });
  });

  it('is composed, so that one word is stored in one way', () => {
    expect(check({ name: 'Zoe\u0308' })).toMatchObject({ values: { name: 'Zoë' } });
  });

  it('misses every required field at once, in the order of the form', () => {
    const checked = checkFields(formFields, { name: '   ', email: undefined });
    expect(checked).toEqual({
      kind: 'invalid',
      fields: { name: 'Please enter your name.', email: 'Please enter your email.' },
      missing: true,
    });
  });

  it.each([
    [
      'a line of 121 characters',
      { name: 'a'.repeat(121) },
      { name: 'Please use at most 120 characters.' },
    ],
    [
      'a text of 4001 characters',
      { story: 'a'.repeat(4001) },
      { story: 'Please use at most 4000 characters.' },
    ],
    [
      'marks that come to fewer letters',
      { story: 'e\u0301'.repeat(2001) },
      { story: 'Please use at most 4000 characters.' },
    ],
    [
      'a control character',
      { name: 'Ada\u0007' + 'x' },
      { name: 'Please remove the invisible characters.' },
    ],
    [
      'a line break in a line',
      { name: 'Ada\nEve' },
      { name: 'Please remove the invisible characters.' },
    ],
    [
      'reversed text',
      { name: 'Ada\u202Eevil' },
      { name: 'Please remove the invisible characters.' },
    ],
    ['an option nobody offered', { size: 'xl' }, { size: 'Please choose one of the options.' }],
    ['the label of an option', { size: 'Small' }, { size: 'Please choose one of the options.' }],
  ])('is wrong with %s', (_, typed, fields) => {
    expect(check(typed)).toEqual({ kind: 'invalid', fields, missing: false });
  });

  it.each([
    ['a line of 120 characters', { name: 'a'.repeat(120) }],
    ['a text of 4000 characters', { story: 'a'.repeat(4000) }],
    ['lines in a longer text', { story: 'one\ntwo' }],
    ['a line among thousands of blanks', { name: `${' '.repeat(5000)}Ada${' '.repeat(5000)}` }],
    ['nothing but thousands of blanks', { story: ' '.repeat(5000) }],
    ['an offered option', { size: 'l' }],
  ])('is right with %s', (_, typed) => {
    expect(check(typed).kind).toBe('valid');
  });

  it('never makes the check throw', () => {
    const input = fc.oneof(fc.anything(), fc.string({ unit: anyCharacter }), fc.emailAddress());
    fc.assert(
      fc.property(input, input, input, (name, email, size) => {
        const checked = check({ name, email, size });
        expect(['valid', 'invalid']).toContain(checked.kind);
      }),
    );
  });
});

it('says what is wrong with a field in the language it is asked in, whichever came before', () => {
  const typed = { name: 'Ada', email: 'ada@example.com', size: 'xl' };
  for (const language of ['de', 'en', 'fr', 'de'] as const) {
    const words = wordsOf(language).form;
    const checked = checkFields(formFields, typed, words);
    expect(checked).toMatchObject({ kind: 'invalid', fields: { size: words.choose } });
  }
});
