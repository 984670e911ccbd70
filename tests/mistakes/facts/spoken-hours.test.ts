import { describe } from 'vitest';
import { type Files, itAccepts, itNames, type Mistake } from '#tests/mistakes/mistake.ts';
import { event } from '#tests/support/site/declarations.ts';

const lead = 'page.sections.0.lead';

/** The page of an event on Tuesday, March 16, 2027 from 10:00 to 11:30 in Los Angeles. */
const onPage = (text: string, changes: object = event): Files => ({
  'guide.ts': { event: changes, [lead]: text },
});

const named = (text: string, rule: string, says: string, changes?: object): Mistake => ({
  did: text,
  changes: onPage(text, changes),
  rule,
  at: 'guide.ts, page.sections[0].lead',
  says,
});

const begins =
  'stands here, but the event begins at 10:00 AM (event.startsAt). Write {event.time} for the time with its zone, or correct the event.';
const ends =
  'stands here, but the event ends at 11:30 AM (event.minutes after event.startsAt). Correct the time, or event.minutes.';
const partOfDay =
  'stands here, but the event begins at 10:00 AM (event.startsAt). Write {event.time}, which is right on every day, or correct the event.';

const { name, timeZone, minutes, place } = event;
const undated = { name, timeZone, minutes, place };

describe('hours that sentences name', () => {
  itNames([
    named('We start at half past ten.', 'event-time', `"We start at half past ten" ${begins}`),
    named('Tuesday at eleven, then.', 'event-time', `"Tuesday at eleven" ${begins}`),
    named('We stop at twelve.', 'event-time', `"We stop at twelve" ${ends}`),
    named('We close at 1 pm.', 'event-time', `"We close at 1 pm" ${ends}`),
    named('We meet at ten and finish at one.', 'event-time', `"and finish at one" ${ends}`),
    named('Done by eleven at the latest.', 'event-time', `"Done by eleven" ${ends}`),
    named('You are out by 1.', 'event-time', `"You are out by 1" ${ends}`),
    named('Tuesday evening, all of us.', 'event-time', `"Tuesday evening" ${partOfDay}`),
    named(
      'And we talk about it all evening.',
      'event-time',
      `"we talk about it all evening" ${partOfDay}`,
    ),
    named(
      'Come at ten on Thursday.',
      'event-date',
      '"at ten on Thursday" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    ),
    named(
      'See you there on Friday.',
      'event-date',
      '"See you there on Friday" stands here, but the event declares no date, so its page says “Date to be announced”. Take the day out, or declare the date (event.startsAt).',
      undated,
    ),
    named(
      'Two evenings, one room.',
      'event-date',
      '"Two evenings" stands here, but the event takes place once. Speak of one, or declare the others (event.dates).',
      undated,
    ),
    named(
      'Two sessions of 60 minutes, with a break.',
      'event-length',
      '"Two sessions of 60 minutes" stand here, which are 120 minutes, but the whole takes 90. Let the parts add up to the whole, or correct its length.',
    ),
    {
      did: 'an hour and a quarter of ninety minutes',
      guide: { event, 'page.sections.0.lead': 'For an hour and a quarter we sit together.' },
      rule: 'event-length',
      says: '"For an hour and a quarter" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
  ]);

  itAccepts([
    ...[
      'We start at ten.',
      'Tuesday at ten, then.',
      'We stop at half past eleven.',
      'We finish at 11:30.',
      'Done by noon, and out in the sun.',
      'We close at 11:30 am.',
      'Two halves of 45 minutes, and a break for tea.',
      'Tuesday morning, all of us.',
      'You may stop at three things.',
      'We start at two tables and end at one table.',
      'Your day ends at six, and so does your patience.',
    ].map((text) => ({ did: text, changes: onPage(text) })),
    { did: 'no date yet', changes: onPage('See you there soon.', undated) },
    { did: 'one evening without a date', changes: onPage('One evening, two questions.', undated) },
  ]);
});
