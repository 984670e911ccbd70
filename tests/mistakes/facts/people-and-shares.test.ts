import { describe } from 'vitest';
import { eventIn } from '#tests/mistakes/languages/in-languages.ts';
import { type Control, itAccepts, itNames, type Mistake } from '#tests/mistakes/mistake.ts';
import { type Changes, event } from '#tests/support/site/declarations.ts';

const lead = 'page.sections.0.lead';
const sold: Changes = {
  'failure.full': { title: 'No seat is left.' },
  'failure.alreadyRegistered': { title: 'You are registered already.' },
};

/** The page of an event on Tuesday, March 16, 2027 with fifty seats. */
const seated = (text: string) => ({
  'guide.ts': { event: { ...event, seats: 50 }, ...sold, [lead]: text },
});

const counted = (text: string, words: string): Mistake => ({
  did: text,
  changes: seated(text),
  rule: 'event-seats',
  at: 'guide.ts, page.sections[0].lead',
  says: `"${words}" stands here, but the event has 50 seats (event.seats). Write {event.seats} for the number, or correct event.seats.`,
});

const gone = (text: string, words: string): Mistake => ({
  ...counted(text, words),
  says: `"${words}" stands here, but words on a page do not count down as people register. Say how many seats there are in all, with {event.seats}.`,
});

type Language = Parameters<typeof eventIn>[0];

const translated = (language: Language, text: string, words: string, isGone = true): Mistake => ({
  did: text,
  changes: eventIn(language, { [lead]: text, ...sold }, { seats: 40 }),
  rule: 'event-seats',
  at: 'guide.ts, page.sections[0].lead',
  // The words for a full event are English.
  also: ['other-language'],
  says: isGone ? gone(text, words).says : counted(text, words).says.replace('50 seats', '40 seats'),
});

const right = (text: string): Control => ({ did: text, changes: seated(text) });

describe('how many people come to an event', () => {
  itNames([
    counted('Forty people, one table.', 'Forty people, one'),
    counted('We sit in a group of twelve.', 'in a group of twelve'),
    counted('A small circle of eight.', 'A small circle of eight'),
    counted('Thirty of us, and nobody on stage.', 'Thirty of us'),
    counted('You and eleven others come.', 'You and eleven others'),
    counted('No more than forty at a time.', 'No more than forty'),
    counted('We never take more than thirty.', 'never take more than thirty'),
    counted('The group size is 25.', 'group size is 25'),
    counted('Our circle holds 250.', 'circle holds 250'),
    counted('The room holds 40.', 'room holds 40'),
    counted('Twenty pairs, and we do stop there.', 'Twenty pairs'),
    {
      did: 'a group where anybody may register',
      guide: { event, [lead]: 'We sit in a circle of twelve.' },
      rule: 'event-seats',
      says: '"in a circle of twelve" stands here, but the event declares no seats, so anybody can register. Write {event.seats} for the number, or correct event.seats.',
    },
  ]);

  itAccepts([
    right('Fifty people, one table.'),
    right('Twenty-five pairs, and we do stop there.'),
    right('You and forty-nine others come.'),
    right('You and five others share a table.'),
    right('The room holds sixty; we like elbow room.'),
    right('Room for eight of your people at each table.'),
    right('For people who lead a team of twelve.'),
    right('You sit in a group of four for ten minutes.'),
    right('Six people wrote this page. Two of us have children.'),
    right('A group of colleagues may watch together.'),
    { did: 'a group where there is no event', guide: { [lead]: 'You lead a group of twelve.' } },
  ]);
});

describe('shares of seats', () => {
  itNames([
    gone('Half of the seats are gone.', 'Half of the seats are gone'),
    gone('Half the places are taken already.', 'Half the places are taken'),
    gone('Only a third of the places is still free.', 'a third of the places is still free'),
    gone('The remaining seven places go first.', 'The remaining seven places'),
    translated(
      'de',
      'Die Hälfte der Plätze ist vergeben, wir freuen uns auf Sie.',
      'Die Hälfte der Plätze ist vergeben',
    ),
    translated(
      'fr',
      'La moitié des places est déjà prise, et nous avons hâte.',
      'La moitié des places est déjà prise',
    ),
    translated(
      'es',
      'La mitad de las plazas ya está ocupada, y le esperamos.',
      'La mitad de las plazas ya está ocupada',
    ),
    translated(
      'pt-BR',
      'Metade das vagas já foi preenchida, e nós esperamos você.',
      'Metade das vagas já foi preenchida',
    ),
    translated('de', 'Sie sitzen in einer Gruppe von zwölf.', 'Gruppe von zwölf', false),
    translated('es', 'Un grupo de quince y un lápiz para usted.', 'grupo de quince', false),
  ]);

  itAccepts([
    right('Half the places you go to in a week are loud.'),
    right('Half of us lie on the floor.'),
    right('The remaining half hour is yours, and the last five years were long.'),
  ]);
});

describe('a list that closes at a number', () => {
  const open = (text: string, words: string): Mistake => ({
    ...counted(text, words),
    changes: { 'guide.ts': { event, [lead]: text } },
    says: `"${words}" stands here, but the event declares no seats, so anybody can register. Write {event.seats} for the number, or correct event.seats.`,
  });
  itNames([
    open(
      'We take thirty firms, and then the list is closed.',
      'thirty firms, and then the list is closed',
    ),
    open('At thirty guests we close.', 'At thirty guests we close'),
    open('When thirty have registered, we close.', 'When thirty have registered, we close'),
    open('There is room for thirty.', 'There is room for thirty'),
    open('Limited to thirty firms', 'Limited to thirty firms'),
    counted('Maximum 30 participants.', 'Maximum 30 participants'),
    counted('We stop at thirty registrations.', 'We stop at thirty registrations'),
    counted('The group is capped at 30.', 'group is capped at 30'),
  ]);
  itAccepts([
    right('Thirty firms, and then the list is closed.'),
    right('At fifty guests we close.'),
    right('Your hours, capped at 45.'),
    right('On the bench there is room for three.'),
    right('When ten have spoken, we stop.'),
  ]);
});
