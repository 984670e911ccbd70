import { describe } from 'vitest';
import { type Files, itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { type Changes, event, message } from '#tests/support/site/declarations.ts';

describe('lengths that everybody knows of', () => {
  const onCallPage = (text: string): Files => ({
    'call.ts': {
      'page.sections.1': {
        kind: 'questions',
        title: 'Before you ask',
        items: [{ question: text, answer: 'You sleep.' }],
      },
    },
  });
  const onEventPage = (text: string): Files => ({
    'guide.ts': {
      event,
      'page.sections.1': { kind: 'audience', title: text, forYou: ['Tired', 'Awake'] },
    },
  });
  itNames('event-length', {
    'a question about another length': {
      changes: onCallPage('What happens after the 45 minutes?'),
      rule: 'call-length',
      at: 'call.ts, page.sections[1].items[0].question',
      says: '"after the 45 minutes" stands here, but the call takes 30 minutes (minutes). Write the length that the booking page declares, or correct minutes there.',
    },
    'a title about another length': {
      changes: onEventPage('What happens in the sixty minutes'),
      at: 'guide.ts, page.sections[1].title',
      says: '"in the sixty minutes" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
    'the hour': {
      changes: onEventPage('What happens in the hour'),
      at: 'guide.ts, page.sections[1].title',
      says: '"in the hour" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
    'a length that is worth it': {
      changes: onEventPage('Sixty minutes are only worth it if you come.'),
      at: 'guide.ts, page.sections[1].title',
      says: '"Sixty minutes" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
  });
  itAccepts({
    'the declared length': { changes: onCallPage('What happens after the half hour?') },
    'an hour of something else': { changes: onEventPage('In the hour before supper') },
    'the declared length in words': { changes: onEventPage('Ninety minutes are enough.') },
  });
});

describe('what links say of other offers', () => {
  const evening = {
    id: 'evening',
    path: '/evening',
    event,
    'submission.source': 'evening',
    'submission.email.function': 'invite',
  };
  const invite = {
    template: 'confirmation',
    body: ['email', 'name'],
    message: { ...message, subject: 'You are in', paragraphs: ['See you there, {name}.'] },
  };
  const inGuide = (text: string, to = '/evening'): Files => ({
    'coach.ts': {
      'functions.invite': invite,
      'functions.send-guide.message.afterword': [text],
      'functions.send-guide.message.button': { label: 'See more', to },
    },
    'evening.ts': evening,
    'call.ts': {},
  });
  const beside = (label: string): Files => ({
    'guide.ts': {
      'page.sections.1': {
        kind: 'closing',
        headline: 'Rest',
        button: 'Send',
        second: { label, to: '/evening' },
      },
    },
    'coach.ts': { 'functions.invite': invite },
    'evening.ts': evening,
  });
  itNames('event-length', {
    'another length of the masterclass': {
      changes: inGuide('Want company? We hold a masterclass. Sixty minutes, free.'),
      at: "coach.ts, functions['send-guide'].message.afterword[0]",
      says: '"Sixty minutes" stands here, but "The Guide to evening", to which it leads, takes 90 minutes (evening). Write the length that is declared there, or correct it there.',
    },
    'another day of the masterclass': {
      changes: inGuide('Want company? Come to our masterclass on April 2, 2027.'),
      rule: 'event-date',
      at: "coach.ts, functions['send-guide'].message.afterword[0]",
      says: '"April 2, 2027" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    'another length of the call': {
      changes: inGuide('Or book a call: 45 minutes, with tea.', '/willow-call'),
      rule: 'call-length',
      at: "coach.ts, functions['send-guide'].message.afterword[0]",
      says: '"call: 45 minutes" stands here, but the calls of Willow Works take 30 minutes. Write the length that the booking page declares, or correct minutes in funnels/willow/call.ts.',
    },
    'another length beside a link': {
      changes: beside('Or join the 60-minute masterclass'),
      at: 'guide.ts, page.sections[1].second.label',
      says: '"60-minute" stands here, but "The Guide to evening", to which it leads, takes 90 minutes (evening). Write the length that is declared there, or correct it there.',
    },
  });
  itAccepts({
    'what is declared': {
      changes: inGuide('Want company? We hold a masterclass. Ninety minutes, free.'),
    },
    'minutes of something else': {
      changes: inGuide('Before the masterclass, sit for twenty minutes.'),
    },
    'the length of the call': {
      changes: inGuide('Or book a call: 30 minutes, with tea.', '/willow-call'),
    },
  });
});

describe('a price on a page that is called free', () => {
  const onPage = (text: string, more: Changes = {}): Files => ({
    'guide.ts': { 'page.sections.0.eyebrow': 'Free guide', 'page.sections.0.note': text, ...more },
  });
  itNames('price-beside-free', {
    'a fee at booking': {
      changes: onPage('$150, payable at booking.'),
      says: '"$150, payable" stands here, but the page is called free: "Free guide". Keep one of the two. What something would be worth is said as “a $97 value”.',
    },
    'a price afterwards': {
      changes: onPage('Yours today, then $97.'),
      says: '"then $97." stands here, but the page is called free: "Free guide". Keep one of the two. What something would be worth is said as “a $97 value”.',
    },
    'a price that rises': {
      changes: onPage('The price goes up to $97 on Friday.'),
      says: '"goes up to $97" stands here, but the page is called free: "Free guide". Keep one of the two. What something would be worth is said as “a $97 value”.',
    },
    'a seat that costs': {
      changes: onPage('A seat is $20.'),
      says: '"seat is $20." stands here, but the page is called free: "Free guide". Keep one of the two. What something would be worth is said as “a $97 value”.',
    },
    'an early bird': {
      changes: onPage('The early-bird price ends soon.'),
      says: '"early-bird" stands here, but the page is called free: "Free guide". Keep one of the two. What something would be worth is said as “a $97 value”.',
    },
    'a time after which it costs something': {
      changes: onPage('No charge for the first 14 days.'),
      says: '"No charge for the first 14 days" stands here, but the page is called free: "Free guide". Keep one of the two. What something would be worth is said as “a $97 value”.',
    },
    'money back': {
      changes: onPage('With a money-back guarantee.'),
      says: '"money-back guarantee" stands here, but the page is called free: "Free guide". Keep one of the two. What something would be worth is said as “a $97 value”.',
    },
  });
  itAccepts({
    'no trial': { changes: onPage('No free trial, no catch.') },
    'nothing to pay': { changes: onPage('No early-bird tricks, no fee.') },
    'a value': { changes: onPage('Free, a $97 value.') },
    'nothing today': { changes: onPage('Yours for $0.') },
    'a page that is not called free': {
      changes: onPage('$150, payable at booking.', { 'page.sections.0.eyebrow': 'A guide' }),
    },
  });
});

describe('days and their parts', () => {
  /** Tuesday, March 16, 2027 at 10:00. */
  const onPage = (headline: string): Files => ({
    'guide.ts': { event, 'page.sections.0.headline': headline },
  });
  itNames('event-date', {
    'an evening of another day': {
      changes: onPage('Friday evening is for rest'),
      says: '"Friday evening" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    'another day with its part': {
      changes: onPage('Give us an hour and a half on Thursday morning'),
      says: '"on Thursday morning" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    'an evening that begins at ten': {
      changes: onPage('Give one evening to rest, and one evening with us'),
      rule: 'event-time',
      says: '"one evening to" stands here, but the event begins at 10:00 in America/Los_Angeles (event.startsAt). Write {event.date} and {event.time}, which are right on every day.',
    },
    'a lunch hour': {
      changes: onPage('The lunch-hour class for tired people'),
      rule: 'event-time',
      says: '"lunch-hour" stands here, but the event begins at 10:00 in America/Los_Angeles (event.startsAt). Write {event.date} and {event.time}, which are right on every day.',
    },
  });
  itAccepts({
    'the declared day': { changes: onPage('Tuesday morning is for rest') },
    'a deadline': { changes: onPage('Register by Friday evening') },
    'the evenings of others': { changes: onPage('Have your evenings back') },
  });
});
