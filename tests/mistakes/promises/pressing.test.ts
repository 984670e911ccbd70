import { describe } from 'vitest';
import { inText, rightText } from '#tests/mistakes/in-text.ts';
import { itAccepts, itNames, type Mistake } from '#tests/mistakes/mistake.ts';

const event = {
  'offer.kind': 'masterclass',
  'failure.full': { title: 'Every seat is taken' },
  'failure.alreadyRegistered': { title: 'You have a seat already' },
  event: {
    name: 'Quiet Mornings',
    startsAt: '2027-03-16T10:00',
    timeZone: 'America/Los_Angeles',
    minutes: 60,
    place: 'Live online, by video meeting',
    seats: 40,
  },
};

const ofEvent = (did: string, rule: string, text: string, says: string): Mistake => ({
  did,
  changes: { 'guide.ts': { ...event, 'page.sections.0.lead': text } },
  rule,
  at: 'guide.ts, page.sections[0].lead',
  says,
});

describe('words that hurry', () => {
  itNames([
    ...inText('scarcity', 'lead', [
      [
        'a guide that runs out',
        'Only 12 copies left, so ask today.',
        '"Only 12 copies left" stands here, but everybody who asks gets this guide. Take the words out, or declare what is limited (event.seats).',
      ],
      [
        'a guide that the first readers get more with',
        'The first 20 readers get a free call.',
        '"The first 20 readers get" stands here, but everybody who asks gets this guide. Take the words out, or declare what is limited (event.seats).',
      ],
      [
        'a guide of so many copies',
        'Only 100 copies. Ask today.',
        '"Only 100 copies" stands here, but everybody who asks gets this guide. Take the words out, or declare what is limited (event.seats).',
      ],
      [
        'a guide that is free until midnight',
        'It is free until midnight.',
        '"free until midnight" stands here, but nothing is declared that ends. Take the words out, or declare when the offer ends (expires).',
      ],
      [
        'a guide that is free for a while',
        'It is free for a limited time.',
        '"free for a limited time" stands here, but nothing is declared that ends. Take the words out, or declare when the offer ends (expires).',
      ],
      [
        'a guide of today',
        'Hurry: only today.',
        '"only today" stands here, but nothing is declared that ends. Take the words out, or declare when the offer ends (expires).',
      ],
      [
        'an offer that ends',
        'The offer ends on Friday.',
        '"The offer ends on Friday" stands here, but nothing is declared that ends. Take the words out, or declare when the offer ends (expires).',
      ],
      [
        'a last chance',
        'Your last chance to get it.',
        '"last chance to get" stands here, but nothing is declared that ends. Take the words out, or declare when the offer ends (expires).',
      ],
    ]),
    ofEvent(
      'seats that sell',
      'scarcity',
      'Selling fast.',
      '"Selling fast" stands here, but it is read from the first registration on. Take the words out; event.seatsLeft says it when it is true.',
    ),
    ofEvent(
      'registration that closes on another day',
      'scarcity',
      'Registration closes on Friday.',
      '"Registration closes on Friday" stands here, but the form is open until the event begins, on a Tuesday. Take the words out, or declare when the offer ends (expires).',
    ),
    ofEvent(
      'a number that nobody answers',
      'unlikely-number',
      'If you are in danger, call or text 998 now.',
      '"call or text 998" stands here, but there is no line for emergencies with that number; 911 and 988 are those of the United States. Correct the number.',
    ),
    ofEvent(
      'a workshop that sells out',
      'scarcity',
      'It always sells out.',
      '"always sells out" stands here, but it is read from the first registration on. Take the words out; event.seatsLeft says it when it is true.',
    ),
    ofEvent(
      'no end of seats',
      'event-seats',
      'Unlimited places.',
      '"Unlimited places" stands here, but the event has 40 seats (event.seats). Write {event.seats} seats, or take event.seats out.',
    ),
  ]);
  const never = (words: string) =>
    `"${words}" stands here, but nothing is declared that ends. Take the words out, or declare when the offer ends (expires).`;
  itNames([
    ...inText('scarcity', 'lead', [
      [
        'the last of the seats',
        'Grab one of the last chairs.',
        '"one of the last chairs" stands here, but nothing is declared that could run out. Take the words out; event.seatsLeft says it when it is true.',
      ],
      [
        'so many hours',
        'Free for the next 48 hours only.',
        never('Free for the next 48 hours only'),
      ],
      ['only this month', 'Rest well. Only this month.', never('Only this month')],
      ['only today', 'The guide is only free today.', never('only free today')],
      [
        'the next ten people',
        'Free for the next ten people.',
        '"Free for the next ten" stands here, but everybody who asks gets this guide. Take the words out, or declare what is limited (event.seats).',
      ],
      ['until a day', 'Free until September 30.', never('Free until September')],
    ]),
  ]);
  itAccepts(
    rightText('lead', [
      'Free until you outgrow it. One of the last things you need. Only this month counts.',
    ]),
  );
  itAccepts([
    {
      did: 'registration that closes on the day',
      changes: {
        'guide.ts': { ...event, 'page.sections.0.lead': 'Registration closes on Tuesday.' },
      },
    },
    ...rightText('lead', [
      'If you are in danger, call 911 first. In Oslo, call 113 people you know.',
      'Nothing here is selling fast.',
      'It is free for the first 20 minutes.',
      'The last time you slept well.',
      'A sale ends; a habit does not.',
      'It is the last chapter you will need.',
      'With the code of conduct on one page.',
    ]),
  ]);
});

describe('words of shops', () => {
  itNames([
    ...inText('offer-kind', 'heading', [
      [
        'a guide that was sold',
        'You bought the guide',
        '"You bought the guide" stands here, but nothing is sold on this page. Say what the reader did: asked, booked or registered.',
      ],
      [
        'a purchase',
        'Thank you for your purchase',
        '"Thank you for your purchase" stands here, but nothing is sold on this page. Say what the reader did: asked, booked or registered.',
      ],
    ]),
    ...inText('nothing-there', 'lead', [
      [
        'a coupon',
        'Use coupon SLEEP10.',
        '"Use coupon" stands here, but no form of this page takes one. Take the words out.',
      ],
      [
        'a video that nobody declared',
        'Watch the welcome video on this page.',
        '"Watch the welcome video on this page" stands here, but there is no video on this page. Add a section of the kind \'video\', or take the words out.',
      ],
      [
        'a promise about a number that nobody asks for',
        'We will never share your phone number.',
        '"never share your phone number" stands here, but the form asks for no telephone number. Add a field for the number, or take the words out.',
      ],
      [
        'a number that nobody asks for',
        'Enter your phone number.',
        '"Enter your phone number" stands here, but the form asks for no telephone number. Add a field for the number, or take the words out.',
      ],
    ]),
  ]);
  itAccepts(rightText('lead', ['Thank you for your order of thoughts.', 'Your order of the day.']));
  itAccepts([
    ...rightText('heading', ['You bought the book and watched the videos']),
    ...rightText('lead', ['You bought the label maker and labeled the label maker.']),
  ]);
});

describe('the day of an event', () => {
  itNames([
    ofEvent(
      'another weekday',
      'event-date',
      'Thursday at ten, from your kitchen.',
      '"Thursday at ten" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    ),
    ofEvent(
      'another month',
      'event-date',
      'In April 2027 we meet.',
      '"In April 2027 we meet" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    ),
    ofEvent(
      'a series that is one date',
      'relative-day',
      'We go live every Thursday.',
      '"We go live every Thursday" stands here, but this is read on any day, and the event has one date. Write {event.date} and {event.time}, which are right on every day.',
    ),
  ]);
  itAccepts(
    [
      'Tuesday at ten, from your kitchen.',
      'We meet in March.',
      'You wake at four every Thursday.',
    ].map((text) => ({
      did: text,
      changes: { 'guide.ts': { ...event, 'page.sections.0.lead': text } },
    })),
  );
});

describe('notes of those who wrote', () => {
  itNames(
    inText('left-over', 'lead', [
      [
        'a draft',
        'DRAFT: sleep again.',
        '"DRAFT: " looks like words that hold the place of others. Write the words that people should read.',
      ],
      [
        'a gap',
        'Sleep again, ________.',
        '"________" looks like words that hold the place of others. Write the words that people should read.',
      ],
      [
        'a source to look up',
        'Half of us sleep badly [source?].',
        '"[source?]" looks like words that hold the place of others. Write the words that people should read.',
      ],
      [
        'a note',
        'Note to self: shorten.',
        '"Note to self: shorten" looks like words that hold the place of others. Write the words that people should read.',
      ],
      [
        'a request to a colleague',
        'Sleep again (Anna, please check).',
        '"(Anna, please check)" looks like words that hold the place of others. Write the words that people should read.',
      ],
    ]),
  );
  itNames(
    inText('misspelling', 'lead', [
      [
        'its',
        'Its free for you.',
        '"Its free for" has a word that was not meant. Write "It’s free for".',
      ],
      [
        'your',
        'You are tired? Your free to rest.',
        '"Your free to" has a word that was not meant. Write "You’re free to".',
      ],
      [
        'there',
        'A plan for there families.',
        '"for there families" has a word that was not meant. Write "for their families".',
      ],
    ]),
  );
  itAccepts(
    rightText('lead', [
      'Its light is warm.',
      'Your free hour is yours.',
      'A draft of air wakes you.',
      'We look for there is something to find.',
      'Make a note to remember it.',
    ]),
  );
});
