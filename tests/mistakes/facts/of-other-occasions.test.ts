import { describe } from 'vitest';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import {
  type Changes,
  event,
  message,
  reminder,
  whenOver,
} from '#tests/support/site/declarations.ts';

const lead = 'page.sections.0.lead';
const failure = {
  any: { title: 'Something went wrong.' },
  alreadyRegistered: { title: 'You have a seat.' },
};
const ofEvent = (did: string, change: Changes, own: object = {}, coach: Changes = {}) => ({
  did,
  changes: {
    'guide.ts': { failure, event: { ...event, whenOver, ...own }, ...change },
    'coach.ts': coach,
  },
});
const asked = (question: string, answer: string) => ({
  'page.sections.1': {
    kind: 'questions',
    title: 'Good questions',
    items: [
      { question, answer },
      { question: '2 + 2?', answer: '4.' },
    ],
  },
});
const over = (text: string) => ofEvent(text, {}, { whenOver: { title: 'This one is over', text } });
const inChapel = { place: 'The Old Chapel, Braithwaite' };
const listed = {
  ...message,
  points: [
    { title: 'A towel', text: 'The floor is cold.' },
    { title: 'A leash', text: 'Six feet long.' },
  ],
};
const now = new Date('2026-11-27T12:00:00Z');
const weekends = {
  'rest.guide.ts': {
    chapters: ['one', 'two', 'three', 'four'].map((name, index) => ({
      title: `Weekend ${index + 1}. Dig ${name}`,
      blocks: [{ kind: 'paragraph', text: `On weekend ${index + 1} you dig bed ${name}.` }],
    })),
  },
};

describe('what comes without an email', () => {
  itAccepts([
    over('Write to me, and I’ll tell you when the next one is.'),
    over('If you write to us, we will let you know.'),
    over('Until then ring Bryn or email me and I’ll tell you where we meet.'),
    ofEvent(
      'a question that is answered with no',
      asked('Can I get a certificate?', 'Not for an evening.'),
    ),
    ofEvent(
      'paper in the room',
      { [lead]: 'Everybody gets a certificate with a coffee stain.' },
      inChapel,
    ),
    ofEvent(
      'what lies on the table',
      { [lead]: 'An evening with a calculator, a mug and good company.' },
      inChapel,
    ),
    ofEvent('what depends on what somebody brings', {
      [lead]: 'You get a video if you bring a USB stick.',
    }),
    ofEvent(
      'a confirmation that is a checklist',
      { 'success.toast.description': 'The checklist is on its way to {email}.' },
      {},
      { 'functions.send-guide.message': listed },
    ),
    ofEvent('groups of other people', { [lead]: 'You asked in the neighborhood Facebook group.' }),
    ofEvent('a channel that somebody read', { [lead]: 'I read the Telegram channel until two.' }),
  ]);

  itNames('promised-email', {
    'a question that is answered with yes': {
      guide: {
        event: { ...event, whenOver },
        failure,
        ...asked('Will I get the slides?', 'Yes, on Monday.'),
      },
      at: 'guide.ts, page.sections[1].items[0].question',
      says: '"get the slides" stands here, but nothing else on this page, and no email that follows, names a slide. Let an email bring it, or take the promise out.',
    },
    'paper at screens': {
      guide: { event: { ...event, whenOver }, failure, [lead]: 'Everybody gets a certificate.' },
      at: 'guide.ts, page.sections[0].lead',
      says: '"gets a certificate" stands here, but nothing else on this page, and no email that follows, names a certificate. Let an email bring it, or take the promise out.',
    },
    'a promise to whoever reads what is over': {
      guide: {
        failure,
        event: {
          ...event,
          whenOver: { title: 'Over', text: 'We will tell you when the next one is.' },
        },
      },
      at: 'guide.ts, event.whenOver.text',
      says: '"We will tell you" stands here, but whoever reads this has left no address here. Declare a waiting list (event.whenFull.waitingList), or say where to look.',
    },
    'a group to join': {
      guide: {
        event: { ...event, whenOver },
        failure,
        [lead]: 'You get a WhatsApp group for questions.',
      },
      rule: 'nothing-there',
      at: 'guide.ts, page.sections[0].lead',
      says: '"get a WhatsApp group" stands here, but no button and no link of the page or its emails leads to such a group. Link to the group in an email, or take the words out.',
    },
  });
});

describe('numbers of another occasion', () => {
  itAccepts([
    ofEvent(
      'what a reminder counts that lists nothing, beside a list in the confirmation',
      {},
      { reminder },
      {
        'functions.send-guide.message': listed,
        'functions.send-reminder': {
          template: 'reminder',
          body: ['email', 'name'],
          message: { ...message, subject: 'Tomorrow', heading: 'Three alarms, {name}' },
        },
      },
    ),
    {
      did: 'as many of one thing as of another',
      changes: {
        'guide.ts': {
          'page.sections.0.headline': 'Twenty certificates. You need one.',
          [lead]: 'Five sentences, five certificates.',
        },
      },
    },
    {
      did: 'weekends of frost, beside a guide in weekends',
      changes: {
        'guide.ts': {
          'offer.file': 'rest.guide.ts',
          ...asked('When?', 'In November. Three weekends of frost do half the digging.'),
        },
        'coach.ts': { 'functions.send-guide.message.button': { label: 'Open', to: 'download' } },
        ...weekends,
      },
    },
    ...(
      [
        [
          'what a season brought',
          { [lead]: 'In the 2025 season our phone tree collected 83 swarms.' },
        ],
        [
          'a law with its year',
          { 'page.sections.0.headline': 'What the Data Act, 2023 asks of you' },
        ],
        [
          'years of a figure',
          { 'page.sections.0.headline': '412 homes, measured in 2024 and 2025' },
        ],
      ] as const
    ).map(([did, guide]) => ({ did, changes: { 'guide.ts': guide }, beside: { now } })),
  ]);

  itNames('past-year', {
    'a season that is still announced': {
      guide: { [lead]: 'All dates of the 2025 season.' },
      beside: { now },
      says: '"2025 season" stands here, but 2025 is past, so readers take the offer for an old one. Bring the text up to date, or leave the year out.',
    },
  });
});

describe('times of an event that need no correction', () => {
  const weekend = (own: object) => ({
    'page.sections.0.headline': 'A weekend at the bench',
    ...own,
  });
  itAccepts([
    ofEvent('a weekend', weekend({}), { minutes: 1830 }),
    ofEvent('a retreat', { [lead]: 'A retreat of four nights.' }, { minutes: 5760 }),
    ofEvent('an evening elsewhere', asked('And in Asia?', 'It is 7 pm in Singapore.'), {
      startsAt: '2027-03-16T04:00',
    }),
  ]);
  itNames('unlikely-number', {
    'two days that no text speaks of': {
      guide: { failure, event: { ...event, whenOver, minutes: 1830 } },
      at: 'guide.ts, event.minutes',
      says: '1830 minutes is longer than a day with people. Correct the number; from 10 to 720 minutes are usual. What goes over several days is counted from its first minute to its last, and its page speaks of “a weekend” or “three days”.',
    },
    'a nought too many, on a page about a weekend': {
      guide: { failure, event: { ...event, whenOver, minutes: 900 }, ...weekend({}) },
      at: 'guide.ts, event.minutes',
      says: '900 minutes is longer than a day with people. Correct the number; from 10 to 720 minutes are usual. What goes over several days is counted from its first minute to its last, and its page speaks of “a weekend” or “three days”.',
    },
    'a night that is another hour elsewhere': {
      guide: {
        failure,
        event: { ...event, whenOver, startsAt: '2027-03-16T04:00' },
        ...asked('And in Asia?', 'It is 9 pm in Singapore.'),
      },
      rule: 'unlikely-start',
      at: 'guide.ts, event.startsAt',
      says: 'The event starts at 04:00 at night in America/Los_Angeles. Correct the date, the time or the time zone; times are written from 00:00 to 23:59, so 7 pm is 19:00.',
    },
  });
});
