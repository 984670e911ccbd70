import { describe } from 'vitest';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import {
  call,
  event,
  message,
  reminder,
  reminderFunction,
  whenOver,
} from '#tests/support/site/declarations.ts';

const seats = { seats: 50, whenFull: { title: 'Full', text: 'No seat is left.' } };
const lead = 'page.sections.0.lead';
const toasts = {
  'failure.alreadyRegistered': { title: 'You are on the list already.' },
  'failure.full': { title: 'No seat is left.' },
};
const onPage = (text: string, place = lead, more = {}) => ({
  'guide.ts': { event: { ...event, ...more }, ...toasts, [place]: text },
});
const afterwards = (text: string, more = {}) => ({
  'call.ts': {},
  'guide.ts': { event: { ...event, whenOver: { ...whenOver, text, ...more } } },
});
const at = 'guide.ts, page.sections[0].lead';

describe('how many come', () => {
  const says = (words: string) =>
    `"${words}" stands here, but the event has 50 seats (event.seats). Write {event.seats} for the number, or correct event.seats.`;
  const rule = 'event-seats';
  itNames({
    'with so many others': {
      changes: onPage('We say it aloud with eighty people who rest.', lead, seats),
      rule,
      at,
      says: says('with eighty people'),
    },
    'for whom it is': {
      changes: onPage('A workshop for 15 HR leaders.', 'offer.summary', seats),
      rule,
      at: 'guide.ts, offer.summary',
      says: says('for 15 HR leaders'),
    },
    'a count after another part': {
      changes: onPage('One hour and a half, twelve places.', lead, seats),
      rule,
      at,
      says: says(', twelve places'),
    },
    'pairs who practise': {
      changes: onPage('Forty pairs practise, so we stop there.', lead, seats),
      rule,
      at,
      says: says('Forty pairs practise'),
    },
    'never more than so many': {
      changes: onPage('We are never more than twelve.', lead, seats),
      rule,
      at,
      says: says('We are never more than twelve'),
    },
    'how many are let in': {
      changes: onPage('We only let in sixty people, so that nobody gets lost.', lead, seats),
      rule,
      at,
      says: says('We only let in sixty people'),
    },
    'one of so many': {
      changes: onPage('Take one of our 80 places.', lead, seats),
      rule,
      at,
      says: says('of our 80 places'),
    },
    'in the news of another date': {
      coach: {
        'functions.news': {
          ...reminderFunction,
          template: 'moved',
          message: {
            ...message,
            subject: 'A new date',
            paragraphs: ['Now on {event.date}. There are only thirty chairs in the room.'],
          },
        },
      },
      guide: { event: { ...event, ...seats, moved: { function: 'news' } }, ...toasts },
      rule,
      at: 'coach.ts, functions.news.message.paragraphs[0]',
      says: says('only thirty chairs'),
    },
  });
});

describe('when and how long', () => {
  const where = 'guide.ts, page.sections[0].headline';
  const headline = 'page.sections.0.headline';
  const onTuesday = (words: string) =>
    `"${words}" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.`;
  itNames({
    'a weekday beside the time': {
      changes: onPage('The lamp is lit on Thursday at {event.time}', headline),
      rule: 'event-date',
      at: where,
      says: onTuesday('Thursday at {event.time}'),
    },
    'a month of an evening': {
      changes: onPage('Give one November evening to the business', headline),
      rule: 'event-date',
      at: where,
      says: onTuesday('Give one November evening'),
    },
    'a number to be asked for': {
      changes: onPage('We need a mobile number to send the link.', 'form.fields.email.missing'),
      rule: 'nothing-there',
      at: 'guide.ts, form.fields.email.missing',
      says: '"need a mobile number" stands here, but the form asks for no telephone number. Add a field for the number, or take the words out.',
    },
    'a day in numbers': {
      changes: onPage('Two fields. Save 3/17 in your calendar.'),
      rule: 'event-date',
      at,
      says: onTuesday('Save 3/17'),
    },
    'a full length': {
      changes: onPage('Free live masterclass · a full two hours', 'page.sections.0.eyebrow'),
      rule: 'event-length',
      at: 'guide.ts, page.sections[0].eyebrow',
      says: '"two hours" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
    'a length at the beginning': {
      changes: onPage('Three hours, one room, no stage magic.'),
      rule: 'event-length',
      at,
      says: '"Three hours" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
    'a length where people join': {
      changes: onPage('Join us in the kitchen for an hour, with the door open.'),
      rule: 'event-length',
      at,
      says: '"an hour" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
    'the end by a length': {
      changes: onPage('We begin at {event.time} and finish an hour later.'),
      rule: 'event-length',
      at,
      says: '"an hour later" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
    'a call’s length at the beginning': {
      changes: {
        'call.ts': {
          'page.sections.0.lead': 'One hour, one owner, one coach who has been there.',
        },
      },
      rule: 'call-length',
      at: 'call.ts, page.sections[0].lead',
      says: '"One hour" stands here, but the call takes 30 minutes (minutes). Write the length that the booking page declares, or correct minutes there.',
    },
    'a weekday behind a denial': {
      changes: onPage('We meet not on Monday but on Wednesday.'),
      rule: 'event-date',
      at,
      says: onTuesday('not on Monday but on Wednesday'),
    },
    'a weekday at the beginning of a reminder': {
      coach: {
        'functions.send-reminder': {
          ...reminderFunction,
          message: {
            ...message,
            subject: 'Soon',
            heading: 'Wednesday by the fire, {name}',
            paragraphs: ['We meet on {event.date}.'],
          },
        },
      },
      guide: { event: { ...event, reminder } },
      rule: 'event-date',
      at: "coach.ts, functions['send-reminder'].message.heading",
      says: onTuesday('Wednesday'),
    },
    'the weekday of a place': {
      changes: onPage('Saving your place for Friday...', 'form.button.busy'),
      rule: 'event-date',
      at: 'guide.ts, form.button.busy',
      says: onTuesday('place for Friday'),
    },
    'an hour at which to come': {
      changes: onPage('Come as you are, at eight.'),
      rule: 'event-time',
      at,
      says: '"Come as you are, at eight" stands here, but the event begins at 10:00 AM (event.startsAt). Write {event.time} for the time with its zone, or correct the event.',
    },
    'the length in the preview of the confirmation': {
      coach: {
        'functions.confirm': {
          template: 'confirmation',
          body: ['email', 'name'],
          message: {
            ...message,
            preview: 'Sixty minutes, and the link.',
            paragraphs: ['We meet on {event.date}.'],
          },
        },
      },
      guide: { event, 'submission.email.function': 'confirm' },
      rule: 'event-length',
      at: 'coach.ts, functions.confirm.message.preview',
      says: '"Sixty minutes" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
      also: ['unused-email'],
    },
    'an hour in a headline': {
      changes: onPage('The lamp is lit at eight', headline),
      rule: 'event-time',
      at: where,
      says: '"The lamp is lit at eight" stands here, but the event begins at 10:00 AM (event.startsAt). Write {event.time} for the time with its zone, or correct the event.',
    },
    'until when it runs': {
      changes: onPage('The workshop runs until noon.'),
      rule: 'event-time',
      at,
      says: '"The workshop runs until noon" stands here, but the event ends at 11:30 AM (event.minutes after event.startsAt). Correct the time, or event.minutes.',
    },
    'a length before a word for the offer': {
      changes: onPage('A live, sixty-minute cook-along.', 'offer.summary'),
      rule: 'event-length',
      at: 'guide.ts, offer.summary',
      says: '"sixty-minute" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
    'how long it was': {
      changes: afterwards('We met for an hour on {event.date}.'),
      rule: 'event-length',
      at: 'guide.ts, event.whenOver.text',
      says: '"an hour" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
    'the month in which it was': {
      changes: afterwards('This evening was in May. Read the guide.'),
      rule: 'event-date',
      at: 'guide.ts, event.whenOver.text',
      says: '"This evening was in May" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    'the length of the call instead': {
      changes: afterwards('A quieter way remains: an hour, one question.', {
        button: { label: 'See it', to: call.path },
      }),
      rule: 'call-length',
      at: 'guide.ts, event.whenOver.text',
      says: '"an hour" stands here, but "A Call", to which it leads, takes 30 minutes (willow-call). Write the length that is declared there, or correct it there.',
    },
    'the length of a call to which an email leads': {
      changes: {
        'call.ts': {},
        'coach.ts': {
          'campaigns.0.steps.0.message.paragraphs.0': 'We look at it together for an hour.',
          'campaigns.0.steps.0.message.button': { label: 'Book a call', to: 'scheduling' },
        },
      },
      rule: 'call-length',
      at: 'coach.ts, campaigns[0].steps[0].message.paragraphs[0]',
      says: '"an hour" stands here, but the calls of Willow Works take 30 minutes. Write the length that the booking page declares, or correct minutes in funnels/willow/call.ts.',
    },
    'the length of a call in a title of its page': {
      changes: {
        'call.ts': {
          'page.sections.1': {
            kind: 'benefits',
            title: 'What the 45 minutes can give you',
            items: [
              { title: 'Rest', text: 'It helps.' },
              { title: 'Work', text: 'It pays.' },
              { title: 'Tea', text: 'It warms.' },
            ],
          },
        },
      },
      rule: 'call-length',
      at: 'call.ts, page.sections[1].title',
      says: '"What the 45 minutes" stands here, but the call takes 30 minutes (minutes). Write the length that the booking page declares, or correct minutes there.',
    },
  });
  itNames(
    (
      [
        ['We meet next Tuesday; bring a pen.', 'We meet next Tuesday'],
        ['Spend ninety minutes with us later this month.', 'with us later this month'],
        ['Free live masterclass · this Tuesday', 'this Tuesday'],
        ['Every Tuesday at ten. Bring a pen.', 'Every Tuesday at'],
      ] as const
    ).map(([text, words]) => ({
      did: text,
      changes: onPage(text),
      rule: 'relative-day',
      at,
      says: `"${words}" stands here, but this is read on any day, and the event has one date. Write {event.date} and {event.time}, which are right on every day.`,
    })),
  );
});

describe('what is right of an event', () => {
  const right = [
    onPage('We have worked with eighty people. Made for offices with 30 people.', lead, seats),
    onPage('An hour and a half for fifty leaders, at tables with five seats.', lead, seats),
    onPage('We meet not on Monday but on Tuesday, until half past eleven.'),
    onPage(
      'Three hours, two cups and a pen: so it was. We use 3/4 of it. Come back to it next week.',
    ),
    onPage('One November evening somebody called us.'),
    onPage('The lamp is lit at ten', 'page.sections.0.headline'),
    onPage('Doors are open at half past nine', 'page.sections.0.headline'),
    onPage('A live, ninety-minute cook-along.', 'offer.summary'),
    onPage('Never more than twelve words. Six pairs practise.', lead, seats),
    onPage('The room was full in March and in May.'),
    onPage('Bring your list, as of last Thursday. Keep two hours for the evening after.'),
    onPage('Come as you are, tired at eight in the evening or not.'),
    onPage('A twenty-minute exercise opens it.', 'offer.summary'),
    afterwards('This evening was in March. Read the guide.'),
    afterwards('We sat together for an hour and a half in March 2027. Come again in May.'),
    afterwards('A quieter way remains: half an hour.', {
      button: { label: 'See it', to: call.path },
    }),
  ];
  itAccepts(
    [
      'Mine is Thursday, 6 to 7 a.m., before the house wakes up.',
      'Three people who know 3:17',
      'Our dog was born on May 4, 2018.',
      'Come ten minutes early, at ten to ten, for the music.',
      'We have met every other week since the flood of July 2023.',
    ].map((text) => ({ did: text, changes: onPage(text) })),
  );
  itAccepts(
    right.map((changes) => ({
      did: JSON.stringify(changes).slice(-80),
      changes,
    })),
  );
});
