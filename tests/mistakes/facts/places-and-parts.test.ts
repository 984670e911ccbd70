import { describe } from 'vitest';
import { type Files, itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { event, reminder, reminderFunction } from '#tests/support/site/declarations.ts';

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
  itNames('event-place', {
    'a town for an event online': {
      changes: onPage('Spend a quiet hour and a half with us in Lisbon.'),
      says: `"with us in Lisbon" stands here, but the event is “Online” (event.place). ${correct}`,
    },
    'another town': {
      changes: inRoom('One evening in Boulder, one room.'),
      says: `"One evening in Boulder" stands here, but the event is “In person, in Denver” (event.place). ${correct}`,
    },
    'a kitchen somewhere': {
      changes: onPage('Sit down in our kitchen in Portland.', 'page.description'),
      says: `"in our kitchen in Portland" stands here, but the event is “Online” (event.place). ${correct}`,
    },
    'the way to a house': {
      changes: onPage('Come as you are, to our house on the hill.'),
      says: `"Come as you are, to our house" stands here, but the event is “Online” (event.place). ${correct}`,
    },
    'a lunch for people at screens': {
      changes: onPage('Lunch is included.'),
      says: `"Lunch is included" stands here, but the event is “Online” (event.place). ${correct}`,
    },
    'a log-in for people in a room': {
      changes: inRoom('Log in five minutes early.'),
      says: '"Log in five minutes early" stands here, but the event is “In person, in Denver” (event.place). Say how people get there, or correct event.place.',
    },
    'a house in the reminder of an event online': {
      changes: {
        'coach.ts': {
          'functions.send-reminder': {
            ...reminderFunction,
            message: {
              ...reminderFunction.message,
              subject: 'Soon we begin',
              paragraphs: ['Doors open at our house.'],
            },
          },
        },
        'guide.ts': { event: { ...event, reminder } },
      },
      at: "coach.ts, functions['send-reminder'].message.paragraphs[0]",
      says: `"at our house" stands here, but the event is “Online” (event.place). ${correct}`,
    },
    'cameras in a room': {
      changes: inRoom('A quiet talk, camera off.'),
      says: '"camera off" stands here, but the event is “In person, in Denver” (event.place). Say how people get there, or correct event.place.',
    },
  });
  itAccepts({
    'an hour with its letters': { changes: onPage('We meet at 10 AM Pacific.') },
    'the town around a street': {
      changes: {
        'guide.ts': {
          event: { ...event, place: 'Oranienstraße 185, second courtyard' },
          'page.description': 'An evening in Kreuzberg for people who would like to rest well.',
        },
      },
    },
    'the town itself': { changes: inRoom('One long talk with us in Denver.') },
    'guests from anywhere': { changes: onPage('Join us from Lisbon or from Leeds.') },
    'a language': { changes: onPage('Join us in Spanish or in English.') },
    'a month': { changes: onPage('Join us in March.') },
    'where the coach is': { changes: onPage('We sit in Duluth, you sit where you like.') },
    'a camera that may stay dark': { changes: onPage('Come as you are, camera off.') },
  });
});

describe('at which part of the day it is', () => {
  const clock = 'the event begins at 10:00 in America/Los_Angeles (event.startsAt)';
  const remedy = 'Write {event.date} and {event.time}, which are right on every day.';
  itNames('event-time', {
    'an evening that is spent': {
      changes: onPage('Come tired and spend one evening with us.'),
      says: `"spend one evening" stands here, but ${clock}. ${remedy}`,
    },
    'a session in the evening': {
      changes: onPage('Our evening session', 'form.title'),
      says: `"evening session" stands here, but ${clock}. ${remedy}`,
    },
    'when people meet': {
      changes: onPage('This is how we meet in the afternoon.'),
      says: `"we meet in the afternoon" stands here, but ${clock}. ${remedy}`,
    },
  });
  itAccepts({
    'a morning': { changes: onPage('Spend one morning with us.') },
    'steps of a call with their lengths': {
      changes: {
        'call.ts': {
          'page.sections.1': {
            kind: 'steps',
            title: 'How it goes',
            items: ['You talk', 'We draw a line', 'You ask'].map((title) => ({
              title: `${title}, ten minutes`,
              text: 'Sit down for it.',
            })),
          },
        },
      },
    },
    'some of what a title counts': {
      changes: {
        'guide.ts': {
          'page.sections.1': {
            kind: 'list',
            title: 'A few of the twenty-four',
            marker: 'cross',
            items: ['A wristband', 'Brandy', 'Another pillow'],
          },
        },
      },
    },
    'an evening after it': { changes: onPage('You will sleep well in the evening.') },
  });
});

/** The page of a call of half an hour, with two steps. */
const steps = (first: object, second: object, ...more: readonly object[]): Files => ({
  'call.ts': {
    'page.sections.1': {
      kind: 'steps',
      title: 'How it goes',
      items: [
        { title: 'You', text: 'You tell.', ...first },
        { title: 'The map', text: 'We look.', ...second },
        ...more.map((third) => ({ title: 'The way', ...third })),
      ],
    },
  },
});

describe('lengths of parts of a day and of an hour', () => {
  itNames('call-length', {
    'a whole day': {
      changes: onPage('One whole day, one question.'),
      rule: 'event-length',
      says: '"One whole day" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} minutes, or correct event.minutes.',
    },
    'a whole afternoon of a call': {
      changes: onCallPage('A whole afternoon for your question', 'page.sections.0.headline'),
      says: '"A whole afternoon" stands here, but the call takes 30 minutes (minutes). Write the length that the page declares, or correct minutes.',
    },
    'a quarter of an hour': {
      changes: onCallPage('A quarter of an hour', 'page.sections.0.eyebrow'),
      says: '"A quarter of an hour" stands here, but the call takes 30 minutes (minutes). Write the length that the booking page declares, or correct minutes there.',
    },
    'how the hour goes': {
      changes: onCallPage('How the hour goes', 'page.sections.0.eyebrow'),
      says: '"How the hour" stands here, but the call takes 30 minutes (minutes). Write the length that the booking page declares, or correct minutes there.',
    },
    'what the full hour gives': {
      changes: onCallPage('What the full hour can give you', 'page.sections.0.eyebrow'),
      says: '"What the full hour" stands here, but the call takes 30 minutes (minutes). Write the length that the booking page declares, or correct minutes there.',
    },
    'steps that take longer than all': {
      changes: steps(
        { text: 'Ten minutes, told by you.' },
        { text: 'Twenty-five minutes for the map.' },
      ),
      at: 'call.ts, page.sections[1].items[1].text',
      says: '"Ten minutes", "Twenty-five minutes" stand here, which are 35 minutes, but the whole takes 30. Let the parts add up to the whole, or correct its length.',
    },
    'one of several steps that are alike': {
      changes: steps(
        { text: 'Fifteen minutes, told by you.' },
        { text: 'Ten minutes for the map.' },
        { text: 'Ten minutes for the way.' },
      ),
      at: 'call.ts, page.sections[1].items[0].text',
      says: '"Fifteen minutes", "Ten minutes", "Ten minutes" stand here, which are 35 minutes, but the whole takes 30. Let the parts add up to the whole, or correct its length.',
    },
    'a step that begins after the last has ended': {
      changes: steps({ title: 'Minutes 0 to 10: you' }, { title: 'Minutes 15 to 30: the map' }),
      rule: 'event-length',
      at: 'call.ts, page.sections[1].items[1].title',
      says: 'This step begins at minute 15, but the one before it ends at minute 10. Let each step begin where the one before it ends.',
    },
    'how long somebody talks': {
      changes: onCallPage('Talk to a coach for an hour.'),
      says: '"an hour" stands here, but the call takes 30 minutes (minutes). Write the length that the booking page declares, or correct minutes there.',
    },
    'a subject with the length of a call': {
      changes: {
        'call.ts': {},
        'coach.ts': {
          'campaigns.0.steps.0.message.subject': 'An hour about your evenings',
          'campaigns.0.steps.0.message.button': { label: 'Choose a time', to: 'scheduling' },
        },
      },
      at: 'coach.ts, campaigns[0].steps[0].message.subject',
      says: '"An hour" stands here, but the calls of Willow Works take 30 minutes. Write the length that the booking page declares, or correct minutes in funnels/willow/call.ts.',
    },
  });
  itAccepts({
    'half an hour and a bit': {
      changes: {
        'call.ts': { minutes: 35, 'offer.summary': 'Half an hour and a bit about your work.' },
      },
    },
    'how the half hour goes': {
      changes: onCallPage('How the half hour goes', 'page.sections.0.eyebrow'),
    },
    'steps as long as the whole': {
      changes: steps(
        { text: 'Ten minutes, told by you.' },
        { text: 'Twenty minutes for the map.' },
      ),
    },
    'steps of which one says how long it takes': {
      changes: steps({ text: 'Ten minutes, told by you.' }, { text: 'Then the map.' }),
    },
    'steps that follow each other': {
      changes: steps({ title: 'Minutes 0 to 15: you' }, { title: 'Minutes 15 to 30: the map' }),
    },
    'half an hour of talk': { changes: onCallPage('Talk to a coach for half an hour.') },
    'an hour of the day': {
      changes: {
        'call.ts': {},
        'guide.ts': {
          'page.sections.1': { kind: 'booking', title: 'Your workshop', button: 'Choose an hour' },
        },
      },
    },
    'an hour afterwards': { changes: onPage('Join us, and take an hour for yourself afterwards.') },
    'a day that follows a call': {
      changes: onCallPage('To find out whether we would get on for a whole day.', 'offer.summary'),
    },
    'a day that was too long': { changes: onPage('You work a whole day and see no end.') },
    'three quarters': {
      changes: {
        'call.ts': {
          minutes: 45,
          'offer.summary': 'Three quarters of an hour.',
          'page.sections.0.lead': 'For three quarters of an hour.',
        },
      },
    },
  });
});
