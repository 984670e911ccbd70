import { describe } from 'vitest';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { eventIn } from './in-languages.ts';

const lead = 'page.sections.0.lead';
const asked = (question: string, answer: string) => ({
  'page.sections.1': { kind: 'questions', title: 'Más', items: [{ question, answer }] },
});
const closing = (headline: string) => ({
  'page.sections.1': { kind: 'closing', headline, button: 'Reservar' },
});
const gone = { title: 'Completo' };
const full = { 'failure.full': gone, 'failure.alreadyRegistered': gone };
/** An event of twenty seats, and what it says when they are gone. */
const seated20 = (text: string) => ({ seats: 20, whenFull: { title: 'Completo', text } });
const seated =
  'stands here, but the event has 20 seats (event.seats). Write {event.seats} for the number, or correct event.seats.';
const lasting =
  'stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.';

describe('what a page says of its event in another language', () => {
  itNames([
    {
      did: 'minutes in which its hosts do something, in Spanish',
      changes: eventIn('es', { [lead]: 'En sesenta minutos elegimos con usted un precio.' }),
      at: 'guide.ts, page.sections[0].lead',
      rule: 'event-length',
      says: `"sesenta minutos" ${lasting}`,
    },
    {
      did: 'the same in German',
      changes: eventIn('de', { [lead]: 'In einer Stunde zeigen wir Ihnen, wie es geht.' }),
      at: 'guide.ts, page.sections[0].lead',
      rule: 'event-length',
      says: `"einer Stunde" ${lasting}`,
    },
    {
      did: 'people in an answer',
      changes: eventIn(
        'es',
        { ...asked('¿Cuántas personas hay?', 'Treinta como máximo.'), ...full },
        seated20('Gracias por su interés.'),
      ),
      at: 'guide.ts, page.sections[1].items[0].answer',
      rule: 'event-seats',
      says: `"Treinta" ${seated}`,
    },
    {
      did: 'for how many it is',
      changes: eventIn(
        'fr',
        { 'offer.summary': 'Un atelier pour trente petites entreprises.', ...full },
        seated20('Merci de votre intérêt.'),
      ),
      at: 'guide.ts, offer.summary',
      rule: 'event-seats',
      says: `"pour trente petites entreprises" ${seated}`,
    },
    {
      did: 'a goodbye until another day',
      changes: eventIn('pt-BR', closing('Até sexta-feira!')),
      at: 'guide.ts, page.sections[1].headline',
      rule: 'event-date',
      says: '"sexta-feira" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    {
      did: 'more people than the credentials count',
      changes: {
        ...eventIn('es', {}),
        'coach.ts': {
          ...eventIn('es', {})['coach.ts'],
          'biography.credentials': ['Más de 300 negocios acompañados'],
          'biography.paragraphs': ['Hemos trabajado con más de 500 negocios pequeños.'],
        },
      },
      at: 'coach.ts, biography.paragraphs[0]',
      rule: 'count-of-points',
      says: '"más de 500 negocios" stands here, but the credentials say "Más de 300 negocios acompañados" (biography.credentials). Write the figure that is right in both places.',
    },
    {
      did: 'a week later what comes after two hours',
      changes: {
        ...eventIn(
          'de',
          { 'form.subtitle': 'Die Unterlagen schicken wir Ihnen eine Woche später.' },
          { after: { hours: 2, function: 'send-notes' } },
        ),
        'coach.ts': {
          ...eventIn('de', {})['coach.ts'],
          'functions.send-notes': {
            template: 'after',
            body: ['email', 'name'],
            message: {
              subject: 'Die Unterlagen',
              preview: 'Kurz gefasst.',
              heading: 'Ihre Unterlagen, {name}',
              paragraphs: ['Das Wichtigste aus der Stunde, zum Weiterleiten.'],
            },
          },
        },
      },
      at: 'guide.ts, form.subtitle',
      rule: 'email-timing',
      says: '"Unterlagen schicken wir Ihnen eine Woche später" stands here, but the email after the event goes out 2 hours after its end (event.after.hours). Say when it comes, or change event.after.hours.',
    },
    {
      did: 'every week what has one date',
      changes: eventIn('de', { 'form.subtitle': 'Jeden Donnerstag.' }),
      at: 'guide.ts, form.subtitle',
      rule: 'relative-day',
      says: '"Jeden Donnerstag" stands here, but this is read on any day, and the event has its dates. Write {event.date} and {event.time}, which are right on every day.',
    },
    {
      did: 'a seat for another date',
      changes: eventIn('de', { 'form.title': 'Jetzt einen Platz für den 18. Mai sichern' }),
      at: 'guide.ts, form.title',
      rule: 'event-date',
      says: '"18. Mai" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
  ]);

  itAccepts([
    {
      did: 'hours before, which are no hour',
      changes: eventIn('es', { [lead]: 'Recibirá el enlace 24 horas antes.' }),
    },
    {
      did: 'for how many it is, in other numbers',
      changes: eventIn(
        'fr',
        { 'offer.summary': 'Un atelier pour deux cents petites raisons.', ...full },
        seated20('Merci de votre intérêt.'),
      ),
    },
    {
      did: 'a goodbye until the day',
      changes: eventIn('pt-BR', closing('Até terça-feira!')),
    },
  ]);
});
