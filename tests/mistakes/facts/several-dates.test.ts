import { describe } from 'vitest';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { type Changes, event, reminderFunction } from '#tests/support/site/declarations.ts';

const { startsAt, ...undated } = event;

/** On Tuesday, March 16 in the morning for fifty, and on Thursday, April 22 in the evening for forty. */
const dates = [
  { id: 'march', startsAt, seats: 50 },
  {
    id: 'april',
    startsAt: '2027-04-22T19:00',
    seats: 40,
    minutes: 120,
    place: 'The barn in Mill Road',
  },
];
const sold = {
  'failure.full': { title: 'No seat is left.' },
  'failure.alreadyRegistered': { title: 'You are registered already.' },
};

const onPage = (text: string): Readonly<Record<string, Changes>> => ({
  'guide.ts': { event: { ...undated, dates }, ...sold, 'page.sections.0.lead': text },
});
const days = 'the event is on Tuesday, March 16, 2027 or Thursday, April 22, 2027 (event.dates)';
const times =
  'the event begins at 10:00 AM or 7:00 PM in America/Los_Angeles (event.dates, event.timeZone)';

const inReminder = (paragraph: string, hoursBefore: number) => ({
  'guide.ts': {
    event: { ...undated, dates, reminder: { hoursBefore, function: 'send-reminder' } },
    ...sold,
  },
  'coach.ts': {
    'functions.send-reminder': {
      ...reminderFunction,
      message: { ...reminderFunction.message, subject: 'The evening', paragraphs: [paragraph] },
    },
  },
});

describe('what words say of an event with several dates', () => {
  itNames('event-date', {
    'a day that is none of them': {
      changes: onPage('We meet on March 23, live.'),
      says: `"March 23" stands here, but ${days}. Write {event.date} for the date, or correct event.dates.`,
    },
    'the day of one in the month of the other': {
      changes: onPage('We meet on April 16, live.'),
      says: `"April 16" stands here, but ${days}. Write {event.date} for the date, or correct event.dates.`,
    },
    'one of two days is wrong': {
      changes: onPage('Live on March 16 and on April 23.'),
      says: `"April 23" stands here, but ${days}. Write {event.date} for the date, or correct event.dates.`,
    },
    'a weekday that is none of theirs': {
      changes: onPage('Join us on Wednesday.'),
      says: `"Join us on Wednesday" stands here, but ${days}. Write {event.date} for the date, or correct event.dates.`,
    },
    'the weekday of the other date': {
      changes: onPage('Thursday, March 16, live.'),
      says: `"Thursday, March 16" stands here, but ${days}. Write {event.date} for the date, or correct event.dates.`,
    },
    'an hour at which none begins': {
      changes: onPage('We begin at 9 am, live.'),
      rule: 'event-time',
      says: `"9 am" stands here, but ${times}. Write {event.time} for the time with its zone, or correct the event.`,
    },
    'standard time, when both are in daylight time': {
      changes: onPage('We begin at 10:00 am PST.'),
      rule: 'event-time',
      says: '"PST" stands here, but on the day of the event the clocks there show PDT (event.dates). Write {event.time} for the time with its zone, or PDT.',
    },
    'a number of seats that no date has': {
      changes: onPage('There are 60 seats.'),
      rule: 'event-seats',
      says: '"60 seats" stands here, but the event has 50 or 40 seats (event.dates). Write {event.seats} for the number, or correct event.seats.',
    },
    'a length that no date has': {
      changes: onPage('A 60-minute masterclass.'),
      rule: 'event-length',
      says: '"60-minute masterclass" stands here, but the event takes 90 or 120 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
    'a part of the day in which none begins': {
      changes: onPage('Our afternoon masterclass for owners.'),
      rule: 'event-time',
      says: '"afternoon masterclass" stands here, but the event begins at 10:00 or 19:00 in America/Los_Angeles (event.dates). Write {event.date} and {event.time}, which are right on every day.',
    },
    'a reminder that is right for the first date only': {
      changes: inReminder('We begin tomorrow, with coffee.', 12),
      rule: 'reminder-time',
      at: "coach.ts, functions['send-reminder'].message.paragraphs[0]",
      says: '"We begin tomorrow" stands here, but this reminder goes out 12 hours before the event (event.reminder.hoursBefore of willow-guide), on the day of the event, which begins at 7:00 PM. Say when the event begins with {event.date} and {event.time}, or change hoursBefore.',
    },
  });

  itAccepts([
    ...[
      'Live on March 16 and on April 22.',
      'Tuesday, March 16, 2027 or Thursday, April 22, 2027.',
      'Join us on Thursday.',
      'We begin at 10 am in March, at 7 pm in April.',
      'We begin at 7:00 pm PDT.',
      'There are 40 seats.',
      'There are 90 seats in all.',
      'A two-hour masterclass for owners.',
      'A 90-minute masterclass for owners.',
      'Our evening masterclass for owners.',
      'On Zoom, or in our barn.',
    ].map((text) => ({ did: `“${text}”`, changes: onPage(text) })),
    {
      did: 'a reminder that is right for both dates',
      changes: inReminder('We begin tomorrow, with coffee.', 24),
    },
  ]);
});
