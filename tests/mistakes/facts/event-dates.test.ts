import { describe } from 'vitest';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { event, publish, reminderFunction } from '#tests/support/site/declarations.ts';

const { startsAt, ...undated } = event;
const first = { id: 'first', startsAt };
const second = { id: 'second', startsAt: '2027-03-23T10:00' };
const several = { ...undated, dates: [first, second] };

/** A site whose guide declares an event. */
const withEvent = (declared: object) => ({
  'coach.ts': { 'functions.send-reminder': reminderFunction },
  'guide.ts': { event: declared },
});

describe('the dates of an event', () => {
  itNames('date-twice', {
    'the one date is left beside the several': {
      guide: { event: { ...several, startsAt } },
      at: 'guide.ts, event.startsAt',
      says: 'The event has startsAt and dates, so it is not clear when it takes place. Remove startsAt; if it is another date, write it into dates.',
    },
    'a date is copied with its id': {
      guide: { event: { ...several, dates: [first, { ...second, id: 'first' }] } },
      at: 'guide.ts, event.dates[1].id',
      says: 'Two dates have the id "first", so nobody could tell who comes when. Give each date an id of its own.',
    },
    'a date is copied with its time': {
      guide: { event: { ...several, dates: [first, { id: 'second', startsAt }] } },
      at: 'guide.ts, event.dates[1].startsAt',
      says: 'Two dates of the event start at 2027-03-16 10:00. Remove one of them, or correct it.',
    },
    'dates in the wrong order': {
      guide: { event: { ...several, dates: [second, first] } },
      rule: 'dates-out-of-order',
      at: 'guide.ts, event.dates[1].startsAt',
      says: 'The date "first" comes before "second", which is listed above it. List the dates in the order in which they take place.',
    },
    'a date that no calendar has': {
      guide: { event: { ...several, dates: [{ id: 'first', startsAt: '2027-02-30T10:00' }] } },
      rule: 'no-such-date',
      at: 'guide.ts, event.dates[0].startsAt',
      says: '"2027-02-30T10:00" is not a date and time that exists. Write a calendar date and a time from 00:00 to 23:59, like 2027-03-16T10:00.',
    },
    'a reminder stays beside the reminders': {
      changes: withEvent({
        ...event,
        reminder: { hoursBefore: 24, function: 'send-reminder' },
        reminders: [{ hoursBefore: 1, function: 'send-reminder' }],
      }),
      rule: 'reminder-twice',
      at: 'guide.ts, event.reminder',
      says: 'The event has reminder and reminders. Move it into the list of reminders.',
    },
    'two reminders at once, in different words': {
      changes: withEvent({
        ...event,
        reminders: [
          { hoursBefore: 1, function: 'send-reminder' },
          { minutesBefore: 60, function: 'send-reminder' },
        ],
      }),
      rule: 'reminder-twice',
      at: 'guide.ts, event.reminders[1]',
      says: 'Two reminders go out 1 hour before the event. Remove one of them, or choose another time.',
    },
    'reminders of an event whose date is to be announced': {
      changes: withEvent({
        ...undated,
        reminders: [{ hoursBefore: 1, function: 'send-reminder' }],
      }),
      rule: 'email-without-date',
      at: 'guide.ts, event.reminders',
      says: 'Nothing can be sent before the event, because the event has no date. Add event.startsAt or remove reminders.',
    },
  });
  itAccepts({
    'several dates': { guide: { event: several } },
    'reminders a day and half an hour before each of several dates': {
      changes: withEvent({
        ...several,
        reminders: [
          { hoursBefore: 24, function: 'send-reminder' },
          { minutesBefore: 30, function: 'send-reminder' },
        ],
      }),
    },
  });
});

describe('the endings of an event', () => {
  itNames('missing-ending', {
    'nothing is said for the time after it': {
      guide: { event, 'event.whenOver': undefined },
      says: "The event has a date, but nothing says what its page shows once it has begun: it would go on asking for registrations. Add event.whenOver: { title: '…', text: '…', button: { label: '…', to: '/…' } } with words and another offer.",
    },
    'nothing is said for the day when all seats are taken': {
      guide: {
        event: { ...event, seats: 20 },
        'event.whenFull': undefined,
        'failure.full': { title: 'It is full' },
        'failure.alreadyRegistered': { title: 'You are in' },
      },
      at: 'guide.ts, event.whenFull',
      says: "The event has seats, but nothing says what its page shows once they are taken. Add event.whenFull: { title: '…', text: '…' } with words, or { waitingList: { … } }.",
    },
    'an event without a limit is said to get full': {
      guide: { event, 'event.whenFull': { title: 'Full', text: 'It is full.' } },
      rule: 'ending-without-seats',
      says: 'The event never gets full, because it has as many seats as anybody wants. Add event.seats or remove whenFull.',
    },
    'seats are counted that nobody limits': {
      guide: { event, 'event.seatsLeft': { from: 5, text: '{event.seatsLeft} are left.' } },
      rule: 'ending-without-seats',
      says: 'No seats can be left, because the event has as many as anybody wants. Add event.seats or remove seatsLeft.',
    },
    'an ending leads to its own page': {
      guide: { event, 'event.whenOver.button': { label: 'Sign up', to: '/willow-guide' } },
      rule: 'ending-leads-back',
      at: 'guide.ts, event.whenOver.button.to',
      says: 'The button leads to "/willow-guide", which is this page. Let it lead to another offer of the coach.',
    },
    'a word that other buttons know': {
      guide: { event, 'event.whenOver.button': { label: 'Call us', to: 'scheduling' } },
      rule: 'wrong-value',
      at: 'guide.ts, event.whenOver.button.to',
      says: '"scheduling" is not a path and is not an address. Write it like /free-guide, with letters, digits and hyphens, and no trailing slash; or write it as https://….',
    },
    'an ending leads to an event that has begun by then': {
      changes: {
        'guide.ts': { event, 'event.whenOver.button': { label: 'Come to it', to: '/evening' } },
        'evening.ts': {
          event: { ...event, name: 'The Other Evening', startsAt: '2027-03-10T10:00' },
        },
      },
      rule: 'ending-leads-to-past',
      at: 'guide.ts, event.whenOver.button.to',
      says: 'The button leads to "/evening", whose own event has begun by then. Let it lead to an offer that is still there: a guide, a call, or a later date.',
    },
  });
  itAccepts({
    'an ending leads to a later event': {
      changes: {
        'guide.ts': { event, 'event.whenOver.button': { label: 'Come to it', to: '/evening' } },
        'evening.ts': {
          event: { ...event, name: 'The Other Evening', startsAt: '2027-04-10T10:00' },
        },
      },
    },
    'seats that are left are told': {
      guide: {
        event: {
          ...event,
          seats: 20,
          seatsLeft: { from: 5, text: '{event.seatsLeft} of {event.seats} are left.' },
        },
        'failure.full': { title: 'It is full' },
        'failure.alreadyRegistered': { title: 'You are in' },
      },
    },
  });
});

describe('dates that were published', () => {
  const published = publish({ 'guide.ts': { event: several } });
  itNames('date-given-up', {
    'a date gets another id': {
      guide: {
        event: { ...several, dates: [first, { ...several.dates[1], id: 'second-evening' }] },
      },
      beside: { published },
      at: 'guide.ts, event.dates[1].id',
      says: `The date was published with the id "second" and is now "second-evening": whoever registered for it would be on none. Write id: 'second' again; a date keeps its id when it moves.`,
    },
    'a date is taken out': {
      guide: { event: { ...several, dates: [first] } },
      beside: { published },
      at: 'guide.ts, event.dates',
      says: `The date "second", 2027-03-23 10:00 (America/Los_Angeles), was published and is not declared any more: an email would tell whoever registered or waits for it that it is called off. If it is called off, run npm run check -- --accept; if it is not, write { id: 'second', startsAt: '2027-03-23T10:00' } again.`,
    },
    'a date moves and nobody is told': {
      guide: { event: { ...several, dates: [first, { ...second, startsAt: '2027-03-24T10:00' }] } },
      beside: { published },
      rule: 'event-moved',
      at: 'guide.ts, event.dates[1].startsAt',
      says: `The date "second" was published for 2027-03-23 10:00 (America/Los_Angeles) and now says 2027-03-24 10:00 (America/Los_Angeles): whoever registered has the old time in the confirmation and the calendar. Add moved: { function: '…' } to the event, an email that tells them, or write to them yourself; then run npm run check -- --accept; if the event is not moved, write startsAt: '2027-03-23T10:00' again.`,
    },
    'the only date becomes one of several': {
      guide: { event: several },
      beside: { published: publish({ 'guide.ts': { event } }) },
      at: 'guide.ts, event.dates',
      says: `The event was published for 2027-03-16 10:00 (America/Los_Angeles) alone and has other dates now: whoever registered would be on none of them, and an email would tell them that theirs is called off. If it is called off, run npm run check -- --accept; if it is not, write startsAt: '2027-03-16T10:00' again.`,
    },
  });
  itAccepts({ 'published dates stay': { guide: { event: several }, beside: { published } } });
});
