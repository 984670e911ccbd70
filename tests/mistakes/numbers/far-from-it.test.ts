import { describe } from 'vitest';
import { type Files, itAccepts } from '#tests/mistakes/mistake.ts';
import { event, message, writtenGuide } from '#tests/support/site/declarations.ts';

const lead = 'page.sections.0.lead';
const headline = 'page.sections.0.headline';
const preview = 'functions.send-guide.message.preview';

/** A page with texts of its own, of a guide whose email has the given number of points. */
const beside = (guide: object, points = 4, coach: object = {}): Files => ({
  'guide.ts': { ...guide },
  'coach.ts': {
    'functions.send-guide.message': {
      ...message,
      points: ['Sit', 'Breathe', 'Stand', 'Walk', 'Sing', 'Wait', 'Rest']
        .slice(0, points)
        .map((title) => ({ title, text: 'For a while.' })),
    },
    ...coach,
  },
});
const rows = (texts: readonly string[], write: (text: string) => Files) =>
  texts.map((text) => ({ did: text, changes: write(text) }));
const asked = (question: string) => ({
  'page.sections.1': {
    kind: 'questions',
    title: 'Good questions',
    items: [
      { question, answer: 'It may stay.' },
      { question: '2 + 2?', answer: '4.' },
    ],
  },
});
const onEvent = (guide: object): Files => ({ 'guide.ts': { event, ...guide } });
const cityFacts = (label: string, value: string) =>
  onEvent({
    'page.sections.1': { kind: 'event', title: 'One teapot', facts: [{ label, value }] },
  });
const button = { label: 'Choose a time', to: 'scheduling' };
const download = { label: 'Download {leadMagnet}', to: 'download' };
const hands = {
  'rest.guide.ts': {
    ...writtenGuide,
    chapters: ['one', 'two', 'three', 'four', 'five', 'six', 'seven'].map((name, index) => ({
      title: `Hand ${index + 1}. Ask ${name}`,
      blocks: [{ kind: 'paragraph', text: `With hand ${index + 1} you ask ${name}.` }],
    })),
  },
};

/** A slip is near what it should be; what is far away is about something else. */
describe('numbers of something else', () => {
  itAccepts([
    ...rows(
      ['Eleven things to buy, and what becomes of them.', 'Ten ingredients, five boxes, one pot.'],
      (text) => beside({}, 4, { [preview]: text }),
    ),
    {
      did: 'the questions of an attached file',
      changes: beside({}, 3, {
        'functions.send-guide.message.paragraphs': [
          'The file below has the twelve questions with room for answers. Print it twice.',
        ],
      }),
    },
    {
      did: 'twenty loaves, two for each of ten',
      changes: beside({
        'offer.summary': 'Ten bakers, twenty loaves and marmalade.',
        [lead]: 'You go home with two loaves.',
      }),
    },
    {
      did: 'a slide of somebody else’s talk',
      changes: beside({
        'offer.name': 'Seven Slides',
        'page.title': 'Seven slides',
        [headline]: 'Nobody has ever asked for slide 38',
      }),
    },
    ...rows(
      ['We use a printed form with 46 fields. Must it go?', 'Our old form has twelve fields?'],
      (text) => beside(asked(text)),
    ),
    {
      did: 'hands that go up',
      changes: {
        ...hands,
        'coach.ts': { 'functions.send-guide.message': { ...message, button: download } },
        'guide.ts': {
          'offer.file': 'rest.guide.ts',
          'page.sections.1': {
            kind: 'list',
            title: 'In it',
            items: ['The sentence that gets three hands', 'A pause'],
          },
        },
      },
    },
    ...rows(['Somebody waits for the cable company between ten and four.'], (text) =>
      beside({ [lead]: text }),
    ),
    {
      did: 'a package for people of another country',
      changes: {
        'guide.ts': {
          'page.sections.1': {
            kind: 'packages',
            title: 'Afterwards',
            items: [
              {
                name: 'By video',
                price: { amount: 480, currency: 'USD' },
                includes: ['Tea'],
                button,
              },
              {
                name: 'In the stalls',
                text: 'For London and anywhere with a chandelier.',
                price: { amount: 750, currency: 'GBP' },
                includes: ['Tea'],
                button,
              },
            ],
          },
        },
      },
    },
  ]);
});

/** The event is on Tuesday, March 16, 2027, at ten in the morning. */
describe('days, hours and lengths of something else', () => {
  itAccepts([
    ...rows(
      [
        'Tax Day is April 15. You will be glad.',
        'On May 9 you will be glad.',
        'School starts on January 4. Sit down before.',
        'October 1 will come.',
        'The clocks change on November 7.',
        'You had September 1 in your calendar. Then came October.',
      ],
      (text) => onEvent({ [headline]: text }),
    ),
    ...rows(['From a puddle to a harbour in six mornings.'], (text) => onEvent({ [lead]: text })),
    ...rows(
      ['Before Friday noon nobody minds.', 'Until Monday evening at eight nobody minds.'],
      (text) => onEvent({ [lead]: text }),
    ),
    { did: 'the label London', changes: cityFacts('In London', '17:00') },
    { did: 'the label Eastern', changes: cityFacts('Eastern', '1 p.m.') },
    ...rows(
      [
        'Three hours between lunch and the drawer',
        'Two hours to bedtime, and the bowl is empty.',
        'Ten hours of thinking. Say it once.',
      ],
      (text) => ({ 'call.ts': { [headline]: text } }),
    ),
    {
      did: 'what pages are about, and what reasons are given for',
      changes: beside({
        'offer.summary': 'Four reasons why good quotes get no answer.',
        'form.privacy': 'You get three pages about quotes.',
      }),
    },
    ...rows(['A session of 75 minutes is 210 dollars, afterwards.'], (text) => ({
      'call.ts': {
        'page.sections.1': {
          kind: 'questions',
          title: 'Questions',
          items: [{ question: 'And afterwards?', answer: text }],
        },
      },
    })),
    {
      did: 'a point that is a part of the call',
      changes: {
        'call.ts': {
          'page.sections.0.points': ['Half an hour of preparation on my side, included'],
          'offer.summary': 'An hour about your prices.',
          minutes: 60,
        },
      },
    },
  ]);
});
