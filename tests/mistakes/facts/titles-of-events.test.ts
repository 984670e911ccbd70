import { describe } from 'vitest';
import { eventIn } from '#tests/mistakes/languages/in-languages.ts';
import { type Files, itAccepts, itNames, type Mistake } from '#tests/mistakes/mistake.ts';
import { event } from '#tests/support/site/declarations.ts';

/** The page of an event on Tuesday, March 16, 2027 from 10:00 to 11:30, with something more. */
const onPage = (more: object): Files => ({ 'guide.ts': { event, ...more } });
const atTop = (eyebrow: string) => onPage({ 'page.sections.0.eyebrow': eyebrow });
const atForm = (title: string) => onPage({ 'form.title': title });

const fact = { label: 'Fee', value: 'None' };
/** The section that says when and where. */
const above = (title: string, facts: readonly object[] = [fact]) =>
  onPage({ 'page.sections.1': { kind: 'event', title, facts } });

/** A page in German with an event, above whose facts something stands. */
const inGerman = (title: string, facts: readonly object[] = [fact]): Files =>
  eventIn('de', { 'page.sections.1': { kind: 'event', title, facts } });

const onTuesday =
  'stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.';
const named = (changes: Files, rule: string, place: string, says: string): Mistake => ({
  did: says,
  changes,
  rule,
  at: `guide.ts, ${place}`,
  says,
});

describe('what stands above the parts of a page with an event', () => {
  itNames([
    named(
      atTop('Free masterclass in June'),
      'event-date',
      'page.sections[0].eyebrow',
      `"Free masterclass in June" ${onTuesday}`,
    ),
    named(
      atForm('See you that Monday'),
      'event-date',
      'form.title',
      `"See you that Monday" ${onTuesday}`,
    ),
    named(
      above('The evening'),
      'event-time',
      'page.sections[1].title',
      '"The evening" stands here, but the event begins at 10:00 AM (event.startsAt). Write {event.time}, which is right on every day, or correct the event.',
    ),
    named(
      above('When we meet', [{ label: 'Day', value: '{event.time}' }]),
      'event-date',
      'page.sections[1].facts[0].value',
      '"{event.time}" stands beside the label "Day". Write {event.date}, or another label.',
    ),
    named(
      inGerman('Wann', [{ label: 'Uhrzeit', value: '{event.date}' }]),
      'event-time',
      'page.sections[1].facts[0].value',
      '"{event.date}" stands beside the label "Uhrzeit". Write {event.time}, or another label.',
    ),
    named(
      above('Three dates to choose from'),
      'event-date',
      'page.sections[1].title',
      '"Three dates" stands here, but the event has one date. Speak of as many dates as there are, or declare the others (event.dates).',
    ),
    named(
      above('Four dates, all by video'),
      'event-date',
      'page.sections[1].title',
      '"Four dates" stands here, but the event has one date. Speak of as many dates as there are, or declare the others (event.dates).',
    ),
    named(
      inGerman('Drei Termine, mittags oder abends'),
      'event-date',
      'page.sections[1].title',
      '"Drei Termine" stands here, but the event has one date. Speak of as many dates as there are, or declare the others (event.dates).',
    ),
    named(
      inGerman('Vier Termine: mittags oder abends'),
      'event-date',
      'page.sections[1].title',
      '"Vier Termine" stands here, but the event has one date. Speak of as many dates as there are, or declare the others (event.dates).',
    ),
    named(
      { 'guide.ts': { 'form.title': 'Only for the first 100: where to?' } },
      'scarcity',
      'form.title',
      '"Only for the first 100" stands here, but everybody who asks gets this guide. Take the words out, or declare what is limited (event.seats).',
    ),
  ]);
  itAccepts([
    { did: 'its month', changes: atTop('Free masterclass in March') },
    { did: 'its day', changes: atForm('See you that Tuesday') },
    { did: 'what is true of a day', changes: atForm('The trouble is that Thursday comes first') },
    { did: 'a story', changes: atForm('What she did that Monday was rest') },
    { did: 'its part of the day', changes: above('The morning') },
    {
      did: 'words about no part of a day',
      changes: above('The evening after, and what it brings'),
    },
    { did: 'its day as a fact', changes: above('When', [{ label: 'Day', value: '{event.date}' }]) },
    {
      did: 'both in one',
      changes: above('When', [{ label: 'Time', value: '{event.date}, {event.time}' }]),
    },
    { did: 'appointments of others', changes: inGerman('Zwei Termine am Tag sind zwei zu viel') },
    {
      did: 'what is first in a guide',
      changes: { 'guide.ts': { 'form.title': 'Only the first two chapters are about sleep' } },
    },
  ]);
});
