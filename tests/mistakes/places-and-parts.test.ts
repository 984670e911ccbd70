import { describe } from 'vitest';
import { type Changes, event } from '#tests/support/declarations.ts';
import { itAccepts, itNames } from './mistake.ts';

type Files = Readonly<Record<string, Changes>>;

/** The page of an event on Tuesday, March 16, 2027 at 10:00, online, 90 minutes long. */
const onPage = (text: string, place = 'page.sections.0.lead'): Files => ({
  'guide.ts': { event, [place]: text },
});
const inRoom = (text: string, place = 'page.sections.0.lead'): Files => ({
  'guide.ts': { event: { ...event, place: 'In person, in Denver' }, [place]: text },
});
const onCallPage = (text: string, place = 'page.sections.0.lead'): Files => ({
  'call.ts': { [place]: text },
});

describe('where an event is', () => {
  const correct = 'Write {event.place}, or correct event.place.';
  itNames([
    {
      did: 'a town for an event online',
      changes: onPage('Spend a quiet hour and a half with us in Lisbon.'),
      rule: 'event-place',
      at: 'guide.ts, page.sections[0].lead',
      says: `"with us in Lisbon" stands here, but the event is “Online” (event.place). ${correct}`,
    },
    {
      did: 'another town',
      changes: inRoom('One evening in Boulder, one room.'),
      rule: 'event-place',
      at: 'guide.ts, page.sections[0].lead',
      says: `"One evening in Boulder" stands here, but the event is “In person, in Denver” (event.place). ${correct}`,
    },
    {
      did: 'a kitchen somewhere',
      changes: onPage('Sit down in our kitchen in Portland.', 'page.description'),
      rule: 'event-place',
      at: 'guide.ts, page.description',
      says: `"in our kitchen in Portland" stands here, but the event is “Online” (event.place). ${correct}`,
    },
    {
      did: 'cameras in a room',
      changes: inRoom('A quiet talk, camera off.'),
      rule: 'event-place',
      at: 'guide.ts, page.sections[0].lead',
      says: '"camera off" stands here, but the event is “In person, in Denver” (event.place). Say how people get there, or correct event.place.',
    },
  ]);
  itAccepts([
    { did: 'the town itself', changes: inRoom('One long talk with us in Denver.') },
    { did: 'guests from anywhere', changes: onPage('Join us from Lisbon or from Leeds.') },
    { did: 'a language', changes: onPage('Join us in Spanish or in English.') },
    { did: 'a month', changes: onPage('Join us in March.') },
    { did: 'where the coach is', changes: onPage('We sit in Duluth, you sit where you like.') },
    { did: 'a camera that may stay dark', changes: onPage('Come as you are, camera off.') },
  ]);
});

describe('at which part of the day it is', () => {
  const clock = 'the event begins at 10:00 in America/Los_Angeles (event.startsAt)';
  const remedy = 'Write {event.date} and {event.time}, which are right on every day.';
  itNames([
    {
      did: 'an evening that is spent',
      changes: onPage('Come tired and spend one evening with us.'),
      rule: 'event-time',
      at: 'guide.ts, page.sections[0].lead',
      says: `"spend one evening" stands here, but ${clock}. ${remedy}`,
    },
    {
      did: 'a session in the evening',
      changes: onPage('Our evening session', 'form.title'),
      rule: 'event-time',
      at: 'guide.ts, form.title',
      says: `"evening session" stands here, but ${clock}. ${remedy}`,
    },
    {
      did: 'when people meet',
      changes: onPage('This is how we meet in the afternoon.'),
      rule: 'event-time',
      at: 'guide.ts, page.sections[0].lead',
      says: `"we meet in the afternoon" stands here, but ${clock}. ${remedy}`,
    },
  ]);
  itAccepts([
    { did: 'a morning', changes: onPage('Spend one morning with us.') },
    { did: 'an evening after it', changes: onPage('You will sleep well in the evening.') },
  ]);
});

describe('lengths of parts of a day and of an hour', () => {
  itNames([
    {
      did: 'a whole day',
      changes: onPage('One whole day, one question.'),
      rule: 'event-length',
      at: 'guide.ts, page.sections[0].lead',
      says: '"One whole day" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} minutes, or correct event.minutes.',
    },
    {
      did: 'a whole afternoon of a call',
      changes: onCallPage('A whole afternoon for your question', 'page.sections.0.headline'),
      rule: 'call-length',
      at: 'call.ts, page.sections[0].headline',
      says: '"A whole afternoon" stands here, but the call takes 30 minutes (minutes). Write the length that the page declares, or correct minutes.',
    },
    {
      did: 'a quarter of an hour',
      changes: onCallPage('A quarter of an hour', 'page.sections.0.eyebrow'),
      rule: 'call-length',
      at: 'call.ts, page.sections[0].eyebrow',
      says: '"A quarter of an hour" stands here, but the call takes 30 minutes (minutes). Write the length that the booking page declares, or correct minutes there.',
    },
    {
      did: 'how long somebody talks',
      changes: onCallPage('Talk to a coach for an hour.'),
      rule: 'call-length',
      at: 'call.ts, page.sections[0].lead',
      says: '"an hour" stands here, but the call takes 30 minutes (minutes). Write the length that the booking page declares, or correct minutes there.',
    },
    {
      did: 'a subject with the length of a call',
      changes: {
        'call.ts': {},
        'coach.ts': {
          'campaigns.0.steps.0.message.subject': 'An hour about your evenings',
          'campaigns.0.steps.0.message.button': { label: 'Choose a time', to: 'scheduling' },
        },
      },
      rule: 'call-length',
      at: 'coach.ts, campaigns[0].steps[0].message.subject',
      says: '"An hour" stands here, but the calls of Willow Works take 30 minutes. Write the length that the booking page declares, or correct minutes there.',
    },
  ]);
  itAccepts([
    { did: 'half an hour of talk', changes: onCallPage('Talk to a coach for half an hour.') },
    {
      did: 'an hour afterwards',
      changes: onPage('Join us, and take an hour for yourself afterwards.'),
    },
    { did: 'a day that was too long', changes: onPage('You work a whole day and see no end.') },
    {
      did: 'three quarters',
      changes: {
        'call.ts': {
          minutes: 45,
          'offer.summary': 'Three quarters of an hour.',
          'page.sections.0.lead': 'For three quarters of an hour.',
        },
      },
    },
  ]);
});
