import { describe } from 'vitest';
import { type Files, itAccepts, itNames, type Mistake } from '#tests/mistakes/mistake.ts';
import { publish } from '#tests/support/site/declarations.ts';

const role = { kind: 'text', label: 'What do you do?', required: false };
const town = { kind: 'text', label: 'Where do you live?', required: false };
const agreed = 'By sending this you agree to emails about rest.';
const box = {
  name: 'news',
  required: false,
  version: '2026-11-news',
  text: 'Yes, send me emails about sleep as well.',
};

/** A form as it went live, and what became of it. */
function edit(was: Files['guide.ts'], now: Files['guide.ts']): Pick<Mistake, 'changes' | 'beside'> {
  return {
    changes: { 'guide.ts': now ?? {} },
    beside: { published: publish({ 'guide.ts': was ?? {} }) },
  };
}

const consent = (text: string, version = '2026-11') => ({ 'form.consent': { text, version } });
/** A form with further questions, whose answers are stored. */
const asking = (fields: Readonly<Record<string, unknown>>) => ({
  ...Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [`form.fields.${name}`, field]),
  ),
  'submission.metadata': Object.fromEntries(Object.keys(fields).map((name) => [name, `{${name}}`])),
});

describe('a form that people have filled in', () => {
  itNames({
    'other words are agreed to under the version of before': {
      ...edit(consent(agreed), consent(agreed.replace('rest', 'rest and food'))),
      rule: 'published-consent',
      at: 'guide.ts, form.consent.version',
      says: `People have agreed to other words under the version "2026-11": "${agreed}". Nobody could tell by it which words somebody saw. Give the new words a version of their own; if only a slip was corrected, run npm run check -- --accept.`,
    },
    'a box is reworded and keeps its version': {
      ...edit(
        { 'form.consents': [box] },
        { 'form.consents': [{ ...box, text: box.text.replace('sleep', 'sleep and food') }] },
      ),
      rule: 'published-consent',
      at: 'guide.ts, form.consents[0].version',
      says: `People have agreed to other words under the version "2026-11-news": "${box.text}". Nobody could tell by it which words somebody saw. Give the new words a version of their own; if only a slip was corrected, run npm run check -- --accept.`,
    },
    'a question gets another name': {
      ...edit(asking({ role }), asking({ job: role })),
      rule: 'published-field',
      at: 'guide.ts, form.fields.job',
      says: `The question "What do you do?" was published as "role" and is "job" now: answers from before stay under the old name, and whoever reads answers by it finds no more. Write 'role' again, which no visitor sees; if it is meant, run npm run check -- --accept.`,
    },
  });
  itAccepts({
    'other words with a version of their own': edit(
      consent(agreed),
      consent(agreed.replace('rest', 'rest and food'), '2027-01'),
    ),
    'the same words': edit(consent(agreed), consent(agreed)),
    'a question that is asked in other words': edit(
      asking({ role }),
      asking({ role: { ...role, label: 'What is your trade?' } }),
    ),
    'a question less, and another one instead': edit(asking({ role }), asking({ town })),
    'a form of a record that knows no forms': {
      ...edit({}, asking({ job: role })),
      beside: { published: withoutForms(publish({ 'guide.ts': asking({ role }) })) },
    },
  });
});

/** The record as releases before wrote it. */
function withoutForms({ file, text }: ReturnType<typeof publish>): ReturnType<typeof publish> {
  const older = text.replace(/"(?:consents|fields)": \{[^{}]*\},\s*/g, '');
  if (older === text) throw new Error('The record has no form.');
  return { file, text: older };
}
