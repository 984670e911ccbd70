import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { emailTemplates, type FilledEmail } from '#engine/contract/email.ts';
import { drawEmail } from '#renderer/email/layout.tsx';
import { templates } from '#renderer/email/templates.tsx';
import { readSite } from '#scripts/support/declared-site.ts';
import { sampleLetter } from '#server/email/letter/sample-letter.ts';
import { sampleNotices } from '#server/email/notice/sample-notices.ts';
import { listSampleEmails } from '#server/email/samples/samples.ts';
import { anyCharacter } from '#tests/support/any/any-character.ts';
import { randomRuns } from '#tests/support/any/random-runs.ts';
import { sampleEmail, sampleEvent } from './sample.ts';

const site = readSite();
const publicUrl = 'https://www.example.com';
const letter = sampleLetter(site, publicUrl);
const seat = { label: 'I cannot come', url: 'https://www.example.com/seat/sample' };
const unsubscribeUrl = 'https://www.example.com/unsubscribe/sample';

/** Everything that is declared, and each template with every part that an email may have. */
const emails: readonly FilledEmail[] = [
  ...[
    ...listSampleEmails(site, publicUrl),
    ...sampleNotices(site, publicUrl),
    ...(letter ? [letter] : []),
  ].map(({ email }) => email),
  ...emailTemplates.map((template) =>
    sampleEmail({ template, event: sampleEvent, seat, unsubscribeUrl }),
  ),
];

function drawByReact(email: FilledEmail): string {
  return renderToStaticMarkup(createElement(templates[email.template], { email }));
}

it('draws each declared email as React does, the first time and again', () => {
  const isDeclared = (name: string) => emails.some(({ template }) => template === name);
  expect(emailTemplates.filter((name) => !isDeclared(name))).toEqual([]);
  for (const email of emails) {
    const drawn = drawByReact(email);
    expect(drawEmail(email)).toBe(drawn);
    expect(drawEmail(email)).toBe(drawn);
  }
});

/** What matters to HTML, to the marks of body texts, to layouts, and what nobody expects. */
const odd = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 12 }),
  fc.constantFrom(
    ...['', ' ', '<b>', '&amp;', `"'`, '*', '*strong*', '\\', '\\*', '[words](/path)', '](', '\n'],
    ...['\r\n', '\0', '\uD800', '\uE0000\uE001', '\uE0003\uE001', '$&', '$1', 'a'.repeat(160)],
    ...['{name}', 'ﷺ', '<!-- -->', '</td>', 'https://x.example/?a=1&b=2', 'undefined'],
  ),
);

const isChanged = (key: string) => key !== 'to' && key !== 'replyTo';

/** A copy with a text before and after each of its texts; undefined leaves none of the old one. */
function reword<Part>(part: Part, before: string, after: string, keepsOld: boolean): Part;
function reword(part: unknown, before: string, after: string, keepsOld: boolean): unknown {
  if (typeof part === 'string') return before + (keepsOld ? part : '') + after;
  if (Array.isArray(part)) return part.map((one) => reword(one, before, after, keepsOld));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      isChanged(key) ? reword(value, before, after, keepsOld) : value,
    ]),
  );
}

it('draws each of them as React does, whatever its texts are', () => {
  const some = {
    email: fc.constantFrom(...emails),
    before: odd,
    after: odd,
    keepsOld: fc.boolean(),
  };
  fc.assert(
    fc.property(fc.record(some), ({ email, before, after, keepsOld }) => {
      const { message, buttonUrl, unsubscribeUrl: stop, seat: own } = email;
      const changed: FilledEmail = {
        ...email,
        message: reword(message, before, after, keepsOld),
        ...(buttonUrl === undefined ? {} : { buttonUrl: buttonUrl + after }),
        ...(stop === undefined ? {} : { unsubscribeUrl: stop + before }),
        ...(own && { seat: { label: own.label + before, url: own.url + after } }),
      };
      expect(drawEmail(changed)).toBe(drawByReact(changed));
    }),
    { numRuns: randomRuns(200) },
  );
});

it('draws an email of one coach in the look of that coach, and where its own pages are', () => {
  const text = 'Read [this](/page) and *act*.';
  const message = { paragraphs: [text, text] };
  const [one, other] = [sampleEmail({ message }), sampleEmail({ message })];
  const elsewhere = { ...one, publicUrl: 'https://own.example' };
  const dark = {
    ...other,
    coach: { ...other.coach, theme: { ...other.coach.theme, strong: '#00AA55' } },
  };
  for (const email of [one, elsewhere, dark, one]) {
    expect(drawEmail(email)).toBe(drawByReact(email));
  }
});
