import { describe } from 'vitest';
import { inText, rightText } from '#tests/mistakes/in-text.ts';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';

const filler =
  'looks like words that hold the place of others. Write the words that people should read.';
const chat = 'was copied from a chat with the words. Keep the words alone.';
const divided =
  'looks like one word that was divided at the end of a line. Write it as one word, or put a dash with a space on each side.';
const thanked =
  'has a placeholder for something else than its words say. Write {name}: nobody is called by an address.';

describe('what came along from another program', () => {
  itNames([
    ...inText('left-over', 'lead', [
      [
        'a comment of a word processor',
        'Sit down first. [Comment: M. wants this shorter]',
        `"[Comment: M. wants this shorter]" ${filler}`,
      ],
      [
        'the mark of such a comment',
        'Sit down first. Commented [AB1]: shorter?',
        `"Commented [AB1]:" ${filler}`,
      ],
      ['a page whose number is to come', 'The chair is on page XX.', `"page XX" ${filler}`],
      [
        'the last line of a template',
        'Sit down first. © 2023 Your Company. All rights reserved.',
        `"© 2023 Your Company" ${filler}`,
      ],
      [
        'the line of a chat',
        '[12/11/2026, 18:04] Ben: I sat down and slept.',
        `"[12/11/2026, 18:04] Ben:" ${chat}`,
      ],
      [
        'the same of another telephone',
        '12.11.2026, 18:04 - Ben: I sat down and slept.',
        `"12.11.2026, 18:04 - Ben:" ${chat}`,
      ],
    ]),
    {
      did: 'an account of nobody',
      changes: { 'guide.ts': { 'page.sections.0.lead': 'Find us at @yourhandle, and rest.' } },
      rule: 'left-over',
      says: '"@yourhandle" is an address for trying things out, and leads readers nowhere. Write the real address.',
    },
    {
      did: 'a testimonial by “Name”',
      changes: {
        'guide.ts': {
          'page.sections.1': {
            kind: 'testimonials',
            title: 'What people say',
            items: [{ quote: 'I sat down and slept.', name: 'Name' }],
          },
        },
      },
      at: 'guide.ts, page.sections[1].items[0].name',
      rule: 'left-over',
      says: `"Name" ${filler}`,
    },
    {
      did: 'a name with its initial in the place of what was said',
      changes: {
        'guide.ts': {
          'page.sections.1': {
            kind: 'quote',
            quote: 'Nora P., florist',
            by: 'She did not tell me I was brave. She asked which bill was first.',
          },
        },
      },
      at: 'guide.ts, page.sections[1].quote',
      rule: 'typing-slip',
      says: '"Nora P., florist" stands as quote and "She did not tell me I was brave. She asked which bill was fi…" as by: they seem to have changed places. Exchange the two.',
    },
    ...inText('typing-slip', 'lead', [
      ['a word that a PDF divided', 'You sit on the white cush- ion.', `"cush- ion" ${divided}`],
      [
        'thanks to an address',
        'Thank you, {email}. It is here.',
        `"Thank you, {email}" ${thanked}`,
      ],
    ]).map((one) =>
      one.did === 'thanks to an address'
        ? {
            ...one,
            changes: {
              'guide.ts': { 'success.toast.description': 'Thank you, {email}. It is here.' },
            },
            at: 'guide.ts, success.toast.description',
          }
        : one,
    ),
  ]);

  itAccepts(
    rightText('lead', [
      'Turn to page 20 first.',
      'A two- or three-day rest, half- as well as whole-hearted.',
      'It was pre- and post-war furniture.',
      'The chair was sold on 12/11/2026 at 18:04.',
      'Write a comment: what did you see?',
    ]),
  );
});
