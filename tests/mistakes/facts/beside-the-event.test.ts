import { describe } from 'vitest';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { event, whenOver } from '#tests/support/site/declarations.ts';

const lead = 'page.sections.0.lead';
const failure = {
  any: { title: 'Something went wrong.' },
  full: { title: 'No seat is left.' },
  alreadyRegistered: { title: 'You have a seat.' },
};
const ofEvent = (change: object, own: object = {}) => ({
  changes: { 'guide.ts': { failure, event: { ...event, whenOver, ...own }, ...change } },
});
const over = (text: string) => ({
  changes: {
    'call.ts': {},
    ...ofEvent(
      {},
      { whenOver: { ...whenOver, text, button: { label: 'Book a call', to: '/willow-call' } } },
    ).changes,
  },
});
const full = (text: string) =>
  ofEvent({}, { seats: 40, whenFull: { title: 'No seat is left', text } });
const atTheEnd = (headline: string) =>
  ofEvent({
    'page.sections.1': { kind: 'closing', headline, button: 'Save my seat' },
  });
const inLead = (text: string) => ofEvent({ [lead]: text });

describe('what is said beside an event', () => {
  itAccepts({
    'a session that is offered when it is over': over(
      'Should somebody be waiting for your answer, bring the matter to a session of half an hour.',
    ),
    'a session with one of the coaches': over(
      'Your days can also be planned in a thirty-minute session with one of us.',
    ),
    'an hour that people book when it is over': over(
      'The door is shut. If your wedding is near, book an hour and we do it between the two of us.',
    ),
    'half an hour that we take for somebody': {
      changes: {
        'coach.ts': {
          'campaigns.0.steps.0.message.paragraphs': [
            'If you have nobody for it, begin with us. We take half an hour and look at it.',
          ],
        },
        ...ofEvent({}).changes,
      },
    },
    'a season of several months': ofEvent({
      'offer.summary': 'Ninety live minutes for owners: who does what from January to April 15.',
    }),
    'a month for which a form asks': ofEvent({ 'form.fields.name.placeholder': 'April 2027' }),
    'evenings that are full': full('All three evenings are full, and we are sorry.'),
    'tables that are full': full('All eight tables are full.'),
    'coaches who are busy': full('All three of us are booked that evening as well.'),
    'everybody who has a seat': full('All forty are taken, and we are sorry.'),
    'a talk that somebody else gives': atTheEnd('Forty minutes of talk. Four seconds of nerve.'),
    'time on a stage': atTheEnd('Forty minutes on stage, and four seconds that pay for it.'),
    'the way to the sea': atTheEnd('Two hours to the sea. Twenty years to the car.'),
    'the way to the event': inLead(
      'From Albuquerque allow an hour and ten minutes, more if the cranes are crossing.',
    ),
    'a way without more words': inLead('From Santa Fe allow forty minutes.'),
    'an hour and its rest': inLead('The masterclass takes an hour and thirty minutes.'),
    'chairs elsewhere': inLead('Somewhere 3,000 chairs are being put out for you at this moment.'),
    'the day after': inLead('On Sunday, March 21, you may sleep.'),
    'when clocks change': inLead('Clocks go forward on Sunday, March 14; the Tuesday is safe.'),
    'a day of something else': inLead(
      'Payroll is on Friday, the 26th. You will be back at your desk by then, we fear.',
    ),
    'the end of something else': inLead('The lifts close on Sunday, April 11, and so do we.'),
    'the end of a season': inLead('Lent ends on Saturday, March 27, at the Vigil.'),
    'a way from where people arrive': inLead('From the airport plan an hour, or two with sheep.'),
    'what an hour is elsewhere': inLead(
      'Noon in Chicago is one in New York, ten in San Francisco and six in the evening in Dublin.',
    ),
    'the towns and their hours': inLead(
      'We meet: 10 a.m. in Reno, noon in Chicago, 1 p.m. in Miami.',
    ),
    'what a form lacks': {
      guide: { 'form.missing': { title: 'Not quite', description: 'A name, an email and a day.' } },
    },
  });
  itNames({
    'a length of those who met': {
      ...over('We met for half an hour, and it was good.'),
      rule: 'event-length',
      at: 'guide.ts, event.whenOver.text',
      says: '"half an hour" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
    'an hour too much': {
      ...inLead('The masterclass takes an hour and ten minutes.'),
      rule: 'event-length',
      says: '"masterclass takes an hour and ten minutes" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
    'all of too few': {
      ...full('All thirty are taken, and we are sorry.'),
      rule: 'event-seats',
      at: 'guide.ts, event.whenFull.text',
      says: '"All thirty" stands here, but the event has 40 seats (event.seats). Write {event.seats} for the number, or correct event.seats.',
    },
    'a length at the end of the page': {
      ...atTheEnd('Two hours with your own numbers.'),
      rule: 'event-length',
      at: 'guide.ts, page.sections[1].headline',
      says: '"Two hours" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
    'the day of the event': {
      ...inLead('Join us on Sunday, March 14, with a cup of tea.'),
      rule: 'event-date',
      says: '"Sunday, March 14" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
  });
});
