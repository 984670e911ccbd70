import { describe } from 'vitest';
import { eventIn } from '#tests/mistakes/languages/in-languages.ts';
import { type Files, itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { type Changes, event, message } from '#tests/support/site/declarations.ts';

const lead = 'page.sections.0.lead';

/** The page of an event on Tuesday, March 16, 2027 at 10:00 in Los Angeles, 90 minutes long. */
const onPage = (text: string): Files => ({ 'guide.ts': { event, [lead]: text } });

/** The page of that event with a closing. */
const closing = (text: string): Files => ({
  'guide.ts': {
    event,
    'page.sections.1': { kind: 'closing', headline: 'Come as you are.', text, button: 'Come' },
  },
});

/** Seven stations, one of which is named by its number. */
const stations = (text: string, changes: Changes = {}): Files => ({
  'guide.ts': {
    'page.title': 'Seven stations of rest',
    'page.sections.0.headline': 'Seven stations',
    [lead]: text,
    ...changes,
  },
});

/** The reminder a day before, which says something. */
const reminder = (text: string): Files => ({
  'guide.ts': { event: { ...event, reminder: { hoursBefore: 24, function: 'send-reminder' } } },
  'coach.ts': {
    'functions.send-reminder': {
      template: 'reminder',
      body: ['email', 'name'],
      message: {
        ...message,
        subject: 'Until then',
        heading: 'See you then, {name}',
        paragraphs: [text],
      },
    },
  },
});

const date =
  'stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.';
const anyDay =
  'stands here, but this is read on any day, and the event has one date. Write {event.date} and {event.time}, which are right on every day.';

describe('a day that is said in passing', () => {
  itNames('event-date', {
    'another weekday': {
      changes: onPage('It is a Thursday, and you may sleep in.'),
      says: `"It is a Thursday" ${date}`,
    },
    'somebody who is seen on another day': {
      changes: onPage('We look forward to seeing you on Friday.'),
      says: `"seeing you on Friday" ${date}`,
    },
    'a day that is near only now': {
      changes: onPage('Next month, by the fire.'),
      rule: 'relative-day',
      says: `"Next month, by" ${anyDay}`,
    },
    'a registration that closes when all is over': {
      changes: onPage('Registration closes on May 20.'),
      says: '"closes on May 20" stands here, but the event begins before that, on Tuesday, 2027-03-16 (event.startsAt). Write a day before the event, or correct event.startsAt.',
    },
    'a reminder a day before that speaks of minutes': {
      changes: reminder('We are about to begin on {event.date}.'),
      rule: 'reminder-time',
      at: "coach.ts, functions['send-reminder'].message.paragraphs[0]",
      says: '"about to begin" stands here, but this reminder goes out 24 hours before the event (event.reminder.hoursBefore of willow-guide), on the day before it. Say when the event begins with {event.date} and {event.time}, or change hoursBefore.',
    },
  });
  itAccepts({
    'the right weekday': { changes: onPage('It is a Tuesday, and you may sleep in.') },
    'a month of the reader': { changes: onPage('Next month, you will still remember it.') },
    'a day before': { changes: onPage('Registration closes on March 10.') },
    'a reminder that says when': { changes: reminder('We begin on {event.date}.') },
  });
});

describe('an entry that is named by its number', () => {
  itNames('count-of-points', {
    'more than there are': {
      changes: stations('Rest at station nine first.'),
      says: '"station nine" stands here, but there are "Seven stations". Count again and correct one of the two.',
    },
    'more than there are, after sending': {
      changes: stations('Rest.', {
        success: {
          after: 'screen',
          screen: {
            title: 'Thank you',
            text: 'It is on its way.',
            next: { title: 'Until then', items: ['Read the eight stations once.', 'Drink tea.'] },
          },
        },
      }),
      at: 'guide.ts, success.screen.next.items[0]',
      says: '"eight stations" stands here, but "Seven stations" elsewhere in this file (page, title). Count again and write one number in both places.',
    },
  });
  itAccepts({
    'one that is there': { changes: stations('Rest at station five first.') },
    'a verb before a number': { changes: stations('We built one station nine people sat in.') },
  });
});

describe('what nobody can do', () => {
  itNames({
    'a call without a number': {
      changes: closing('We will call you the day before.'),
      rule: 'promised-contact',
      at: 'guide.ts, page.sections[1].text',
      says: '"We will call you" stands here, but the form asks for no telephone number. Add a field for the number, or say that an email comes.',
    },
    'a list that is attached': {
      coach: { 'functions.send-guide.message.paragraphs': ['Attached is a list.'] },
      rule: 'nothing-there',
      at: "coach.ts, functions['send-guide'].message.paragraphs[0]",
      says: '"Attached is" stands here, but no email of this site brings an attachment. Put the words into the email, or link to the file.',
    },
  });
  itAccepts({ 'a call of others': { changes: closing('Call a friend the day before.') } });
});

const pointed = (words: string, fact: string) =>
  `"${words}" stands here, but ${fact}. Add a section with them, or take the words out.`;

describe('parts of a page that are not there', () => {
  itNames('nothing-there', {
    packages: {
      changes: closing('See our packages below.'),
      at: 'guide.ts, page.sections[1].text',
      says: pointed('packages below', 'this page has no packages'),
    },
    testimonials: {
      changes: closing('As the testimonials above say, it rests.'),
      at: 'guide.ts, page.sections[1].text',
      says: pointed('testimonials above', 'this page has no testimonials'),
    },
    'questions in German': {
      changes: eventIn('de', { [lead]: 'Mehr dazu in den häufigen Fragen unten.' }),
      at: 'guide.ts, page.sections[0].lead',
      says: pointed('häufigen Fragen unten', 'this page has no questions with answers'),
    },
    'testimonials in French': {
      changes: eventIn('fr', { [lead]: 'Lisez les témoignages ci-dessous.' }),
      at: 'guide.ts, page.sections[0].lead',
      says: pointed('témoignages ci-dessous', 'this page has no testimonials'),
    },
    'packages in Spanish': {
      changes: eventIn('es', { [lead]: 'Mira los paquetes más abajo.' }),
      at: 'guide.ts, page.sections[0].lead',
      says: pointed('paquetes más abajo', 'this page has no packages'),
    },
    'questions in Portuguese': {
      changes: eventIn('pt-BR', { [lead]: 'Veja as perguntas frequentes abaixo.' }),
      at: 'guide.ts, page.sections[0].lead',
      says: pointed('perguntas frequentes abaixo', 'this page has no questions with answers'),
    },
    'a calendar behind a button': {
      changes: closing('Look at the calendar below.'),
      at: 'guide.ts, page.sections[1].text',
      says: '"the calendar below" stands here, but this page shows no calendar; its button opens one. Send people to the button, or show the calendar in a section of that kind.',
    },
    'a file on a booking page': {
      changes: { 'call.ts': { 'page.sections.0.lead': 'Download the checklist below.' } },
      at: 'call.ts, page.sections[0].lead',
      says: '"Download the checklist below" stands here, but this page has no file. Say what brings it, or let a button lead to it.',
    },
  });
  itAccepts({
    'a price of packages': { changes: closing('Others have packages below 500 dollars.') },
    'testimonials that are there': {
      guide: {
        'page.sections.1': {
          kind: 'quote',
          quote: 'I rested for an hour, and the work was done.',
          by: 'Kim, nurse',
        },
        'page.sections.2': {
          kind: 'closing',
          headline: 'Rest',
          text: 'The testimonials above.',
          button: 'Send',
        },
      },
    },
  });
});
