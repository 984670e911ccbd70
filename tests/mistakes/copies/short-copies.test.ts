import { describe } from 'vitest';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { event, message } from '#tests/support/site/declarations.ts';

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

/** An email of a campaign that is about a fire. */
const ash = {
  subject: 'Take the ash out first',
  preview: 'Then the wood.',
  heading: 'Grey goes first',
  paragraphs: ['A stove full of ash burns badly.'],
};

/** A coach with a page, whom a page of another one recommends. */
const recommending = (changes: object) => ({
  'oak/coach.ts': { campaigns: [] },
  'oak/nap.ts': { coach: 'oak' },
  'guide.ts': { ...changes },
});

describe('short sentences of another coach', () => {
  itNames({
    'a link to a page of another coach': {
      changes: recommending({
        'page.sections.1': {
          kind: 'related',
          title: 'And then?',
          text: 'Rest.',
          to: '/nap',
          label: 'See how',
        },
      }),
      rule: 'foreign-address',
      at: 'guide.ts, page.sections[1].to',
      says: 'The link leads to "/nap", which is a page of Oak Works (funnels/oak/nap.ts). Lead to a page of this coach; or name Oak Works beside the link, or allow it here, if the two work together.',
    },
  });

  itNames('foreign-words', {
    'a headline of a cook at a coach who does not cook': {
      changes: files('Come and cook with us'),
      at: 'funnels/willow/guide.ts, form.subtitle',
      says: '"Come and cook with us" stands word for word with another coach, in funnels/oak/nap.ts (1st section, headline). Say it in this coach\'s own words.',
    },
    'the subject of an email in a campaign': {
      changes: {
        'oak/coach.ts': {
          campaigns: [
            {
              name: 'Oak Campaign',
              active: false,
              steps: [{ id: 'ash', after: { days: 1 }, message: { ...message, ...ash } }],
            },
          ],
        },
        'oak/nap.ts': { coach: 'oak' },
        'coach.ts': { 'campaigns.0.steps.0.message.subject': ash.subject },
      },
      says: '"Take the ash out first" stands word for word with another coach, in funnels/oak/coach.ts (1st campaign, 1st step, message, subject). Say it in this coach\'s own words.',
    },
    'the label of a figure': {
      changes: {
        ...files('Rest first.', {
          'page.sections.1': {
            kind: 'statistics',
            items: [{ value: '500+', label: 'spoons lent since the first kitchen' }],
          },
        }),
        'oak/nap.ts': {
          coach: 'oak',
          'page.sections.1': {
            kind: 'statistics',
            items: [{ value: '500+', label: 'spoons lent since the first kitchen' }],
          },
          'form.title': 'Whose spoons are lent?',
          'form.subtitle': 'Nobody lent us spoons.',
        },
      },
      at: 'funnels/willow/guide.ts, page.sections[1].items[0].label',
      says: '"spoons lent since the first kitchen" stands word for word with another coach, in funnels/oak/nap.ts (2nd section, 1st entry of items, label). Say it in this coach\'s own words.',
    },
    'a long sentence with one word changed': {
      changes: {
        ...files('For years we walked through the same old forest at night.'),
        'oak/nap.ts': {
          coach: 'oak',
          'page.sections.0.lead': 'For years we walked through the same dark forest at night.',
        },
      },
      at: 'funnels/willow/guide.ts, form.subtitle',
      says: '"For years we walked through the same old forest at night." stands with one word changed with another coach, in funnels/oak/nap.ts (1st section, lead). Say it in this coach\'s own words.',
    },
    'a title whose words are nobody else’s': {
      changes: {
        'oak/coach.ts': { campaigns: [] },
        'oak/nap.ts': { coach: 'oak', [closing]: 'The basement in Peoria' },
        'guide.ts': { 'form.title': 'The basement in Peoria' },
      },
      at: 'funnels/willow/guide.ts, form.title',
      says: '"The basement in Peoria" stands word for word with another coach, in funnels/oak/nap.ts (1st section, headline). Say it in this coach\'s own words.',
    },
  });
  itAccepts({
    'a sentence of placeholders': {
      changes: {
        ...files('We meet on {event.date} at {event.time}, for {event.minutes} minutes.', {
          event: { ...event, name: 'The Oak Evening', startsAt: '2027-04-20T19:00' },
        }),
        'oak/nap.ts': {
          coach: 'oak',
          event,
          'page.sections.0.lead':
            'We meet on {event.date} at {event.time}, for {event.minutes} minutes.',
        },
      },
    },
    'a long sentence of which two words are others': {
      changes: {
        ...files('For years we walked through the same old forest at night.'),
        'oak/nap.ts': {
          coach: 'oak',
          'page.sections.0.lead': 'For weeks we walked through the same dark forest at night.',
        },
      },
    },
    'a long sentence with one word changed, where a copy has it': {
      changes: {
        ...files('For years we walked through the same old forest at night.'),
        'oak/nap.ts': {
          coach: 'oak',
          'form.subtitle': 'For years we walked through the same dark forest at night.',
        },
      },
    },
    'a sentence that placeholders fill': {
      changes: {
        ...files('You asked for {leadMagnet}, for {leadMagnet} by {coach} and nothing else.'),
        'oak/nap.ts': {
          coach: 'oak',
          'form.subtitle':
            'You asked for {leadMagnet}, for {leadMagnet} by {coach} and nothing else.',
        },
      },
    },
    'a button that recommends another coach by name': {
      changes: recommending({
        'page.sections.0.second': { label: 'Tired first? Oak Works has a bed', to: '/nap' },
      }),
    },
    'a sentence that recommends the whole brand with a link': {
      changes: recommending({
        'page.sections.0.lead': 'Tired first? Our friends at Oak Works have [a nap](/nap) for you.',
      }),
    },
    'another sentence': { changes: files('Come and rest with us') },
    'a coach who cooks, too': {
      changes: files('Come and cook with us', { 'form.privacy': 'Nobody can cook with it.' }),
    },
  });
});
