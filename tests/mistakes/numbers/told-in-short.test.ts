import { describe } from 'vitest';
import { type Files, itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { event, message, writtenGuide } from '#tests/support/site/declarations.ts';

const [chapter] = writtenGuide.chapters;
const points = 'page.sections.0.points';
const headline = 'page.sections.0.headline';
const full = {
  event: { ...event, seats: 50, whenFull: { title: 'Full', text: 'No seat is left.' } },
  'failure.alreadyRegistered': { title: 'You are on the list already.' },
  'failure.full': { title: 'No seat is left.' },
};

describe('an event in few words', () => {
  itNames({
    'another length among the first words of a point': {
      guide: { event, [points]: ['Live, one hour, with time for questions', 'By video'] },
      rule: 'event-length',
      at: `guide.ts, page.sections[0].points[0]`,
      says: '"one hour" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
    'chairs of which one is the reader’s': {
      guide: { ...full, [headline]: 'Thirty chairs. One of them is yours.' },
      rule: 'event-seats',
      says: '"Thirty chairs" stands here, but the event has 50 seats (event.seats). Write {event.seats} for the number, or correct event.seats.',
    },
  });
  itAccepts({
    'how long a part takes': {
      guide: { event, [points]: ['An exercise, one hour, with a partner', 'By video'] },
    },
    'chairs in a room': { guide: { ...full, [headline]: 'Thirty chairs, and nobody sat down.' } },
    'a chair that squeaks': {
      guide: { ...full, [headline]: 'Thirty chairs. One of them squeaks.' },
    },
    'as many chairs': { guide: { ...full, [headline]: 'Fifty chairs. One of them is yours.' } },
  });
});

describe('how an offer is told in short', () => {
  const telling = (preview: string, summary = 'Four rests, one chair.'): Files => ({
    'coach.ts': { 'functions.send-guide.message.preview': preview },
    'guide.ts': { 'offer.summary': summary },
  });
  itNames('count-of-points', {
    'a count far from that of its card': {
      changes: telling('Nine rests, one chair.'),
      at: "coach.ts, functions['send-guide'].message.preview",
      says: '"Nine rests" stands here, but funnels/willow/guide.ts says "Four rests" (offer, summary). Count again and write one number in both places.',
    },
  });
  itAccepts({
    'the same count': { changes: telling('Four rests, one chair.') },
    'a count in a sentence': { changes: telling('People take nine rests a day on average.') },
  });
});

describe('a chapter that counts its checklists', () => {
  const holding = (title: string, ...lists: readonly number[]): Files => ({
    'coach.ts': {
      'functions.send-guide.message': {
        ...message,
        button: { label: 'Download the guide', to: 'download' },
      },
    },
    'guide.ts': { 'offer.file': 'rest.guide.ts' },
    'rest.guide.ts': {
      chapters: [
        {
          ...chapter,
          title,
          blocks: lists.map((length, list) => ({
            kind: 'checklist',
            items: ['tea', 'a walk', 'sleep', 'a book']
              .slice(0, length)
              .map((one) => `I had ${one} in week ${'ABC'[list]}.`),
          })),
        },
      ],
    },
  });
  itNames('count-of-chapters', {
    'one statement too few': {
      changes: holding('The test: nine statements', 3, 3, 2),
      at: 'rest.guide.ts, chapters[0].title',
      says: '"nine statements" stands here, but the lists below hold 8. Add what is missing, or count again.',
    },
  });
  itAccepts({
    'as many': { changes: holding('The test: eight statements', 3, 3, 2) },
    'as many as one of them': { changes: holding('Three statements a week', 3, 1) },
    'other things': { changes: holding('The test, and nine minutes for it', 3, 3, 2) },
  });
});

describe('packages that are told below them', () => {
  const selling = (note: string): Files => ({
    'guide.ts': {
      'page.sections.1': {
        kind: 'packages',
        title: 'And afterwards',
        items: [
          { name: 'Three evenings', price: { amount: 480, currency: 'USD' } },
          { name: 'A season', price: { amount: 1900, currency: 'USD' } },
        ].map((item) => ({
          ...item,
          includes: [`The first of ${item.name.toLowerCase()}`],
          text: `For ${item.name.toLowerCase()} of rest.`,
          button: { label: `Ask for ${item.name.toLowerCase()}`, to: 'scheduling' },
        })),
        note,
      },
    },
  });
  itNames('number-differs', {
    'another price': {
      changes: selling('Three evenings are $420.'),
      at: 'guide.ts, page.sections[1].note',
      says: '"$420" stands here, but "Three evenings" costs 480 USD. Write one price in both places.',
    },
  });
  itAccepts({
    'the price': { changes: selling('Three evenings are $480, and a season is yours for $1,900.') },
    'a price with its thousands': { changes: selling('A season is $1,900.') },
    'a part of it': { changes: selling('Three evenings may be paid in parts: $160 each.') },
  });
});
