import { describe } from 'vitest';
import { itAccepts, itNames } from './mistake.ts';

const closing = 'page.sections.0.headline';

/** Two coaches with pages of their own; the second one cooks. */
const files = (text: string, own: object = {}) => ({
  'oak/coach.ts': {
    campaigns: [],
    brand: 'Oak Kitchen',
    tagline: 'We cook, and you eat.',
    'biography.paragraphs': ['Somebody has to cook.'],
  },
  'oak/nap.ts': {
    coach: 'oak',
    [closing]: 'Come and cook with us',
    'page.description': 'A plan for everybody who eats.',
    'form.title': 'Whose spoon is this?',
  },
  'guide.ts': { 'form.subtitle': text, ...own },
});

describe('short sentences of another coach', () => {
  itNames([
    {
      did: 'a headline of a cook at a coach who does not cook',
      changes: files('Come and cook with us'),
      rule: 'foreign-words',
      at: 'funnels/willow/guide.ts, form.subtitle',
      says: '"Come and cook with us" stands word for word with another coach, at page.sections[0].headline in funnels/oak/nap.ts. Say it in this coach\'s own words.',
    },
    {
      did: 'a link to a page of another coach',
      changes: {
        'oak/coach.ts': { campaigns: [] },
        'oak/nap.ts': { coach: 'oak' },
        'guide.ts': {
          'page.sections.1': {
            kind: 'related',
            title: 'And then?',
            text: 'Rest.',
            to: '/nap',
            label: 'See how',
          },
        },
      },
      rule: 'foreign-address',
      at: 'guide.ts, page.sections[1].to',
      says: 'The link leads to "/nap", which is a page of Oak Works (funnels/oak/nap.ts). Lead to a page of this coach, or allow it here if the two work together.',
    },
  ]);
  itAccepts([
    { did: 'another sentence', changes: files('Come and rest with us') },
    {
      did: 'a coach who cooks, too',
      changes: files('Come and cook with us', { 'form.privacy': 'Nobody can cook with it.' }),
    },
  ]);
});
