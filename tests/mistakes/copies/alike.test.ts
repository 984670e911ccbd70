import { describe } from 'vitest';
import { inText, rightText } from '#tests/mistakes/in-text.ts';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';

const hero = { kind: 'hero', headline: 'Rest', lead: 'Then work.' };
const photo = (alt: string) => ({ file: 'team.jpg', alt });

/** A page on which two people speak. */
const spoken = (second: string, words: string) => ({
  'guide.ts': {
    'page.sections': [
      hero,
      {
        kind: 'testimonials',
        title: 'Heard',
        items: [
          { quote: 'I rested at once.', name: 'Ada B.', photo: photo('Ada in a green coat') },
          { quote: words, name: second, photo: photo('A face in the morning sun') },
        ],
      },
    ],
  },
});

/** An experiment with two variants of the headline. */
const tried = (one: string, other: string) => ({
  'guide.ts': {
    experiment: {
      id: 'headline-2027-01',
      variants: {
        calm: { page: { sections: { hero: { headline: one } } } },
        warm: { page: { sections: { hero: { headline: other } } } },
      },
      share: 50,
      measure: 'saved',
    },
  },
});

const markdown =
  ' is a line of Markdown, which readers would see. Write the words alone: what they are decides how they look.';
const filler =
  ' looks like words that hold the place of others. Write the words that people should read.';

describe('what is there twice', () => {
  itNames({
    'two people with one face': {
      changes: spoken('Carl D.', 'It took me a week.'),
      rule: 'same-picture',
      at: 'guide.ts, page.sections[1].items[1].photo.file',
      says: '"team.jpg" shows "Ada B." already, and here stands beside "Carl D.". Name the photo of this one, or leave it out.',
    },
    'the face of somebody else who is named by its file': {
      changes: {
        'guide.ts': {
          'page.sections': [
            hero,
            {
              kind: 'testimonials',
              title: 'Heard',
              items: [
                {
                  quote: 'I rested at once.',
                  name: 'Ada B.',
                  photo: { file: 'carl.jpg', alt: 'Ada in a green coat' },
                },
                {
                  quote: 'It took me a week.',
                  name: 'Carl D.',
                  photo: { file: 'carl.jpg', alt: 'Carl in the morning sun' },
                },
              ],
            },
          ],
        },
      },
      beside: { pictures: ['funnels/willow/ada.jpg', 'funnels/willow/carl.jpg'] },
      rule: 'same-picture',
      at: 'guide.ts, page.sections[1].items[0].photo.file',
      says: '"carl.jpg" shows "Carl D." already, and here stands beside "Ada B.". Write "ada.jpg".',
    },
    'one logo twice': {
      changes: {
        'guide.ts': {
          'page.sections': [
            hero,
            {
              kind: 'logos',
              title: 'As read in',
              items: ['team.jpg', 'team.jpg'].map((file) => ({ name: 'The Reed Review', file })),
            },
          ],
        },
      },
      rule: 'same-picture',
      at: 'guide.ts, page.sections[1].items[1].file',
      says: '"The Reed Review" is shown twice. Name the one that is missing, or remove it.',
    },
    'two variants that are one': {
      changes: tried('Sit down', 'Sit down'),
      rule: 'variant-without-difference',
      at: 'guide.ts, experiment.variants.warm',
      says: 'The variant "warm" shows what the variant "calm" shows, so the two share their visitors for nothing. Say what it shows differently, or remove one of the two.',
    },
  });
  itAccepts({
    'one person who speaks twice': { changes: spoken('Ada B.', 'It took me a week.') },
    'two variants': { changes: tried('Sit down', 'Lie down') },
  });
});

describe('marks and notes that readers should not see', () => {
  itNames([
    ...inText('shown-literally', 'headline', [
      ['a rule of Markdown', '---Rest', `"---"${markdown}`],
      [
        'a footnote',
        'Rest helps.[1]',
        '"[1]" is the mark of a footnote, and there is none. Remove it, or link the words to their source.',
      ],
    ]),
    ...inText('left-over', 'lead', [
      [
        'a note to a lawyer',
        'All is free (to be checked by the lawyer).',
        `"(to be checked by the lawyer)"${filler}`,
      ],
      ['a German note', 'All is free (noch prüfen).', `"(noch prüfen)"${filler}`],
    ]),
  ]);
  itAccepts([...rightText('lead', ['Rest — then work.', 'Open (Mondays) and rest.'])]);
});
