import { describe } from 'vitest';
import { type Files, itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { event } from '#tests/support/site/declarations.ts';

describe('what a screen promises', () => {
  const screen = (text: string): Files => ({
    'guide.ts': { success: { after: 'screen', screen: { title: 'Thank you', text } } },
  });
  itNames('nothing-there', {
    'a download that begins by itself': {
      changes: screen('Your download starts in a moment.'),
      at: 'guide.ts, success.screen.text',
      says: '"Your download starts" stands here, but nothing is downloaded by itself. Say that an email brings it.',
    },
    'an attachment': {
      changes: screen('The guide is attached to the email.'),
      at: 'guide.ts, success.screen.text',
      says: '"attached to the email" stands here, but no email of this site brings an attachment. Put the words into the email, or link to the file.',
    },
    'a text message': {
      changes: screen('You get a text message soon.'),
      rule: 'promised-contact',
      at: 'guide.ts, success.screen.text',
      says: '"text message" stands here, but the form asks for no telephone number. Add a field for the number, or say that an email comes.',
    },
    'a form that is gone': {
      changes: screen('Change it in the form above.'),
      at: 'guide.ts, success.screen.text',
      says: '"the form above" stands here, but the form is gone when this is shown. Say what comes next instead.',
    },
  });
  itAccepts({ 'an email': { changes: screen('The email is on its way.') } });
});

describe('what campaign emails pretend', () => {
  const step = (text: string, part = 'subject'): Files => ({
    'coach.ts': { [`campaigns.0.steps.0.message.${part}`]: text },
  });
  itNames({
    'an invoice': {
      changes: step('Your invoice is overdue'),
      rule: 'reply-subject',
      says: '"invoice is overdue" stands here, but the reader owes nothing and has ordered nothing. Say what is in the email; a subject that frightens is taken for fraud.',
    },
    'a season': {
      changes: step('Merry Christmas from Willow'),
      rule: 'relative-day',
      says: '"Merry Christmas" stands here, but this is read all the year round. Write words that are right on any day, or declare when the page ends (expires).',
    },
    'a quiz that nobody took': {
      changes: step('Thanks for taking our quiz.', 'paragraphs.0'),
      rule: 'foreign-offer',
      says: '"Thanks for taking our quiz" stands here, but the form of willow-guide, which starts these emails, offers "The Willow Guide" (guide). Write {leadMagnet}, which is always the name of what they asked for.',
    },
  });
  itAccepts({ 'an account of something': { changes: step('An account of two days') } });
});

describe('when an event is said to be', () => {
  const onPage = (text: string): Files => ({
    'guide.ts': { event, 'page.sections.0.note': text },
  });
  itNames('event-date', {
    'another month': {
      changes: onPage('We meet in April.'),
      says: '"We meet in April" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    'another year': {
      changes: onPage('Spring 2026: be there.'),
      says: '"2026" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    'another day in the middle': {
      changes: onPage('Give Thursday evening to rest.'),
      says: '"Thursday evening" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
  });
  itAccepts({
    'the month': { changes: onPage('We meet in March.') },
    'an evening of the reader’s': { changes: onPage('On Friday evening your family thanks you.') },
  });
});

describe('words that were not meant', () => {
  const onPage = (text: string): Files => ({ 'guide.ts': { 'page.sections.0.note': text } });
  itNames('misspelling', {
    'its for it is': {
      changes: onPage('Its time to rest.'),
      says: '"Its time to" has a word that was not meant. Write "It’s time to".',
    },
    'your for you are': {
      changes: onPage('See, your welcome.'),
      says: '"your welcome" has a word that was not meant. Write "you’re welcome".',
    },
    'your for you are, without more': {
      changes: onPage('Your welcome without a plan.'),
      says: '"Your welcome without" has a word that was not meant. Write "You’re welcome without".',
    },
    'of for have': {
      changes: onPage('You could of rested.'),
      says: '"could of" has a word that was not meant. Write "could have".',
    },
    'a for an': {
      changes: onPage('It takes a hour.'),
      says: '"a hour" has a word that was not meant. Write "an hour".',
    },
    'too for to': {
      changes: onPage('Time too start.'),
      says: '"too start" has a word that was not meant. Write "to start".',
    },
  });
  itAccepts({
    'its own': { changes: onPage('Its time has come, of course; an hour of rest.') },
    'a European hour': { changes: onPage('A European hour, a unique one, and an honest one.') },
  });
});
