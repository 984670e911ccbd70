import { describe } from 'vitest';
import { type Files, itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import {
  event,
  message,
  whenFull,
  whenOver,
  writtenGuide,
} from '#tests/support/site/declarations.ts';

const headline = 'page.sections.0.headline';
const inBoth = 'Count again and write one number in both places.';
const button = { label: 'Download the guide', to: 'download' };
const figure = (label: string) => ({
  'page.sections.1': { kind: 'statistics', items: [{ value: '92%', label }] },
});
const sending = (titles: readonly string[], preview: string): Files => ({
  'coach.ts': {
    'functions.send-guide.message': {
      ...message,
      preview,
      points: titles.map((title) => ({ title, text: 'Sit down for it.' })),
    },
  },
});
const keys = (rows: readonly (readonly string[])[], caption = 'Where to begin'): Files => ({
  'coach.ts': { 'functions.send-guide.message': { ...message, button } },
  'guide.ts': { 'offer.file': 'rest.guide.ts' },
  'rest.guide.ts': {
    ...writtenGuide,
    chapters: ['Sit', 'Wait', 'Walk'].map((title, index) => ({
      title: `Key ${index + 1}. ${title}`,
      blocks:
        index === 0
          ? [{ kind: 'table', caption, columns: ['What you hear', 'Begin with'], rows }]
          : [{ kind: 'paragraph', text: `${title} for a while.` }],
    })),
  },
});

describe('a number that is not that of the whole', () => {
  itNames([
    {
      did: 'a headline that counts in short, and far from it',
      guide: {
        'offer.summary': 'Nine statements, one honest score.',
        [headline]: 'Three minutes. Twelve statements. Are you awake?',
      },
      at: 'guide.ts, page.sections[0].headline',
      rule: 'count-of-points',
      says: `"Twelve statements" stands here, but "Nine statements" elsewhere in this file (offer, summary). ${inBoth}`,
    },
    {
      did: 'the eighth of seven, beside a figure',
      guide: {
        'offer.summary': 'Seven stations and a pencil.',
        'page.description': 'A free map in seven stations for those who test websites.',
        ...figure('find their sentence by the eighth station'),
      },
      at: 'guide.ts, page.sections[1].items[0].label',
      rule: 'count-of-points',
      says: '"the eighth station" stands here, but there are "Seven stations". Count again and correct one of the two.',
    },
    {
      did: 'stretches whose last one ends too late',
      changes: sending(
        ['Weeks 1 and 2: sit', 'Weeks 3 and 4: wait', 'Weeks 5 to 8: walk'],
        'A rest of seven weeks.',
      ),
      at: "coach.ts, functions['send-guide'].message.points[2].title",
      rule: 'count-of-points',
      says: '"Weeks 5 to 8" ends the last of several stretches, but the email tells of 7 weeks. Let the last one end where all of them end.',
    },
    {
      did: 'the last of several moves, beyond all of them',
      changes: {
        'guide.ts': {
          'offer.summary': 'Eight moves, one after the other.',
          'page.description': 'A guide of eight moves for those who test websites.',
        },
        'coach.ts': {
          'functions.send-guide.message.paragraphs': ['Do moves seven to nine this week.'],
        },
      },
      at: "coach.ts, functions['send-guide'].message.paragraphs[0]",
      rule: 'count-of-points',
      says: '"moves seven to nine" stands here, but there are "Eight moves". Count again and correct one of the two.',
    },
    {
      did: 'blocks in the emblem, and on a picture',
      changes: {
        'guide.ts': {
          'page.sections.0.artwork': {
            kind: 'scene',
            scene: 'ledger',
            alt: 'A ruled page from which four blocks ascend',
          },
        },
        'coach.ts': { emblemAlt: 'Ruled lines from which five blocks ascend' },
      },
      at: 'guide.ts, page.sections[0].artwork.alt',
      rule: 'number-differs',
      says: '"from which four blocks ascend" stands here, but funnels/willow/coach.ts says "from which five blocks ascend" (emblemAlt). Write the same in both places, or say it in other words.',
    },
    {
      did: 'parts that make one more than their whole',
      guide: {
        'page.sections.0.lead':
          'It accounts for eight items: seven tasks that software does, and two that stay with you.',
      },
      at: 'guide.ts, page.sections[0].lead',
      rule: 'count-of-points',
      says: '"eight" stands here, but the parts that follow make 9. Count again and correct one of the numbers.',
    },
    {
      did: 'people in the answer to how many come',
      guide: {
        event: { ...event, seats: 20, whenOver, whenFull },
        'failure.full': { title: 'It is full.' },
        'failure.alreadyRegistered': { title: 'You are in.' },
        'page.sections.1': {
          kind: 'questions',
          title: 'Good questions',
          items: [{ question: 'How many people are there?', answer: 'Thirty at most.' }],
        },
      },
      at: 'guide.ts, page.sections[1].items[0].answer',
      rule: 'event-seats',
      says: '"Thirty" stands here, but the event has 20 seats (event.seats). Write {event.seats} for the number, or correct event.seats.',
    },
    {
      did: 'a fraction among shares',
      guide: {
        'offer.summary': 'Lift what you earn by a fifth.',
        'page.title': 'Earn 25% more, with rest',
        'page.description': 'A guide by which those who test websites earn a quarter more.',
      },
      at: 'guide.ts, offer.summary',
      rule: 'count-of-points',
      says: '"by a fifth" stands here, but "25% more" elsewhere in this file (page, title). Write the figure that is right in both places.',
    },
    {
      did: 'another range of percent than in three texts',
      guide: {
        'offer.summary': 'Moves that cost 35-50% less.',
        'page.description': 'A guide by which those who test websites save 35-50% of a move.',
        [headline]: 'Save 35-50%',
        'page.sections.0.lead': 'See where 25-40% of the budget goes.',
      },
      at: 'guide.ts, page.sections[0].lead',
      rule: 'number-differs',
      says: '"25-40%" stands here, but "35-50%" elsewhere in this file (offer, summary). Write the same in both places, or say it in other words.',
    },
    {
      did: 'a key that the guide does not have',
      changes: keys([
        ['“Nobody told me.”', 'Key 1'],
        ['“I cannot sit.”', 'Key 4'],
      ]),
      at: 'rest.guide.ts, chapters[0].blocks[0].rows[1][1]',
      rule: 'count-of-chapters',
      says: '"Key 4" stands here, but there are 3. Name one that is there.',
    },
    {
      did: 'a caption that counts one row too few',
      changes: keys(
        ['Who sits?', 'Who waits?', 'Who walks?', 'Who talks?'].map((one) => [one, 'Somebody']),
        'Schedule B. Three questions to ask',
      ),
      at: 'rest.guide.ts, chapters[0].blocks[0].rows',
      rule: 'count-of-points',
      says: '"Schedule B. Three questions to ask" stands in the caption, but the table has 4 rows. Count again.',
    },
  ]);

  itAccepts([
    {
      did: 'more in a sentence than in short',
      guide: {
        'offer.summary': 'Nine statements, one honest score.',
        [headline]: 'Twelve of our friends read them first',
      },
    },
    ...[
      'Nine items: seven tasks that software does, and two that stay with you.',
      'Four pieces: two shirts, one hat and a coat.',
      'Three people came: two of them twice, and one late.',
      'Ten minutes: five to read and three to write.',
    ].map((text) => ({ did: text, guide: { 'page.sections.0.lead': text } })),
    {
      did: 'a share of something else',
      guide: {
        'offer.summary': 'Moves that cost 35-50% less.',
        'page.sections.0.lead': 'Then 60-70% of them sleep.',
      },
    },
    {
      did: 'a table with a row for the sum',
      changes: keys(
        [
          ['Sit', '5 minutes'],
          ['Wait', '5 minutes'],
          ['Walk', '5 minutes'],
          ['Together', '15'],
        ],
        'Three things to do',
      ),
    },
  ]);
});
