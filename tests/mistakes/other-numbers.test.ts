import { describe } from 'vitest';
import { type Changes, event, message } from '#tests/support/declarations.ts';
import { itAccepts, itNames } from './mistake.ts';

type Files = Readonly<Record<string, Changes>>;

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
  itNames([
    {
      did: 'a question about another length',
      changes: onCallPage('What happens after the 45 minutes?'),
      rule: 'call-length',
      at: 'call.ts, page.sections[1].items[0].question',
      says: '"after the 45 minutes" stands here, but the call takes 30 minutes (minutes). Write the length that the booking page declares, or correct minutes there.',
    },
    {
      did: 'a title about another length',
      changes: onEventPage('What happens in the sixty minutes'),
      rule: 'event-length',
      at: 'guide.ts, page.sections[1].title',
      says: '"in the sixty minutes" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
    {
      did: 'the hour',
      changes: onEventPage('What happens in the hour'),
      rule: 'event-length',
      at: 'guide.ts, page.sections[1].title',
      says: '"in the hour" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
    {
      did: 'a length that is worth it',
      changes: onEventPage('Sixty minutes are only worth it if you come.'),
      rule: 'event-length',
      at: 'guide.ts, page.sections[1].title',
      says: '"Sixty minutes" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
  ]);
  itAccepts([
    { did: 'the declared length', changes: onCallPage('What happens after the half hour?') },
    { did: 'an hour of something else', changes: onEventPage('In the hour before supper') },
    { did: 'the declared length in words', changes: onEventPage('Ninety minutes are enough.') },
  ]);
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
  itNames([
    {
      did: 'another length of the masterclass',
      changes: inGuide('Want company? We hold a masterclass. Sixty minutes, free.'),
      rule: 'event-length',
      at: "coach.ts, functions['send-guide'].message.afterword[0]",
      says: '"Sixty minutes" stands here, but "The Guide to evening", to which it leads, takes 90 minutes (evening). Write the length that is declared there, or correct it there.',
    },
    {
      did: 'another day of the masterclass',
      changes: inGuide('Want company? Come to our masterclass on April 2, 2027.'),
      rule: 'event-date',
      at: "coach.ts, functions['send-guide'].message.afterword[0]",
      says: '"April 2, 2027" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    {
      did: 'another length of the call',
      changes: inGuide('Or book a call: 45 minutes, with tea.', '/willow-call'),
      rule: 'call-length',
      at: "coach.ts, functions['send-guide'].message.afterword[0]",
      says: '"call: 45 minutes" stands here, but the calls of Willow Works take 30 minutes. Write the length that the booking page declares, or correct minutes there.',
    },
    {
      did: 'another length beside a link',
      changes: beside('Or join the 60-minute masterclass'),
      rule: 'event-length',
      at: 'guide.ts, page.sections[1].second.label',
      says: '"60-minute" stands here, but "The Guide to evening", to which it leads, takes 90 minutes (evening). Write the length that is declared there, or correct it there.',
    },
  ]);
  itAccepts([
    {
      did: 'what is declared',
      changes: inGuide('Want company? We hold a masterclass. Ninety minutes, free.'),
    },
    {
      did: 'minutes of something else',
      changes: inGuide('Before the masterclass, sit for twenty minutes.'),
    },
    {
      did: 'the length of the call',
      changes: inGuide('Or book a call: 30 minutes, with tea.', '/willow-call'),
    },
  ]);
});

describe('a price on a page that is called free', () => {
  const onPage = (text: string, more: Changes = {}): Files => ({
    'guide.ts': { 'page.sections.0.eyebrow': 'Free guide', 'page.sections.0.note': text, ...more },
  });
  itNames([
    {
      did: 'a fee at booking',
      changes: onPage('$150, payable at booking.'),
      rule: 'price-beside-free',
      at: 'guide.ts, page.sections[0].note',
      says: '"$150, payable" stands here, but the page is called free: "Free guide". Keep one of the two. What something would be worth is said as “a $97 value”.',
    },
    {
      did: 'a price afterwards',
      changes: onPage('Yours today, then $97.'),
      rule: 'price-beside-free',
      at: 'guide.ts, page.sections[0].note',
      says: '"then $97." stands here, but the page is called free: "Free guide". Keep one of the two. What something would be worth is said as “a $97 value”.',
    },
    {
      did: 'a price that rises',
      changes: onPage('The price goes up to $97 on Friday.'),
      rule: 'price-beside-free',
      at: 'guide.ts, page.sections[0].note',
      says: '"goes up to $97" stands here, but the page is called free: "Free guide". Keep one of the two. What something would be worth is said as “a $97 value”.',
    },
    {
      did: 'a seat that costs',
      changes: onPage('A seat is $20.'),
      rule: 'price-beside-free',
      at: 'guide.ts, page.sections[0].note',
      says: '"seat is $20." stands here, but the page is called free: "Free guide". Keep one of the two. What something would be worth is said as “a $97 value”.',
    },
    {
      did: 'an early bird',
      changes: onPage('The early-bird price ends soon.'),
      rule: 'price-beside-free',
      at: 'guide.ts, page.sections[0].note',
      says: '"early-bird" stands here, but the page is called free: "Free guide". Keep one of the two. What something would be worth is said as “a $97 value”.',
    },
    {
      did: 'money back',
      changes: onPage('With a money-back guarantee.'),
      rule: 'price-beside-free',
      at: 'guide.ts, page.sections[0].note',
      says: '"money-back guarantee" stands here, but the page is called free: "Free guide". Keep one of the two. What something would be worth is said as “a $97 value”.',
    },
  ]);
  itAccepts([
    { did: 'nothing to pay', changes: onPage('No early-bird tricks, no fee.') },
    { did: 'a value', changes: onPage('Free, a $97 value.') },
    { did: 'nothing today', changes: onPage('Yours for $0.') },
    {
      did: 'a page that is not called free',
      changes: onPage('$150, payable at booking.', { 'page.sections.0.eyebrow': 'A guide' }),
    },
  ]);
});

describe('days and their parts', () => {
  /** Tuesday, March 16, 2027 at 10:00. */
  const onPage = (headline: string): Files => ({
    'guide.ts': { event, 'page.sections.0.headline': headline },
  });
  itNames([
    {
      did: 'an evening of another day',
      changes: onPage('Friday evening is for rest'),
      rule: 'event-date',
      at: 'guide.ts, page.sections[0].headline',
      says: '"Friday evening" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    {
      did: 'another day with its part',
      changes: onPage('Give us an hour and a half on Thursday morning'),
      rule: 'event-date',
      at: 'guide.ts, page.sections[0].headline',
      says: '"on Thursday morning" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    {
      did: 'an evening that begins at ten',
      changes: onPage('Give one evening to rest, and one evening with us'),
      rule: 'event-time',
      at: 'guide.ts, page.sections[0].headline',
      says: '"one evening to" stands here, but the event begins at 10:00 in America/Los_Angeles (event.startsAt). Write {event.date} and {event.time}, which are right on every day.',
    },
    {
      did: 'a lunch hour',
      changes: onPage('The lunch-hour class for tired people'),
      rule: 'event-time',
      at: 'guide.ts, page.sections[0].headline',
      says: '"lunch-hour" stands here, but the event begins at 10:00 in America/Los_Angeles (event.startsAt). Write {event.date} and {event.time}, which are right on every day.',
    },
  ]);
  itAccepts([
    { did: 'the declared day', changes: onPage('Tuesday morning is for rest') },
    { did: 'a deadline', changes: onPage('Register by Friday evening') },
    { did: 'the evenings of others', changes: onPage('Have your evenings back') },
  ]);
});
