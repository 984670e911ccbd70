import { describe } from 'vitest';
import { eventIn, inLanguage } from './in-languages.ts';
import { itAccepts, itNames } from './mistake.ts';

/** A page with an event, and an email of its campaign that asks people to book a call. */
function withCall(language: 'de' | 'es' | 'fr' | 'pt-BR', text: string) {
  const declared = eventIn(language, {});
  const { emails } = inLanguage(language);
  return {
    ...declared,
    'coach.ts': {
      ...emails,
      'campaigns.0.steps.0.message.preview': text,
      'campaigns.0.steps.0.message.button': { label: 'OK', to: 'scheduling' },
    },
  };
}

describe('what texts in other languages say of lengths, days, prices and readers', () => {
  itNames({
    'a Portuguese length before what happens in it': {
      changes: eventIn('pt-BR', {
        'page.sections.0.lead': 'Em 60 minutos você vai montar uma frase com o seu preço.',
      }),
      rule: 'event-length',
      says: '"60 minutos" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
    'a weekday above what is said of the event': {
      changes: eventIn('pt-BR', {
        'page.sections.1': { kind: 'event', title: 'Uma noite de quinta' },
      }),
      rule: 'event-date',
      at: 'guide.ts, page.sections[1].title',
      says: '"quinta" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    'a French price after the sum': {
      changes: eventIn('fr', {
        'offer.summary': 'Un webinaire gratuit pour ceux qui veulent faire plus.',
        'page.sections.0.lead': 'Vous venez pour 29 € seulement, et vous repartez plus calme.',
      }),
      rule: 'price-beside-free',
      says: '"pour 29 €" stands here, but the page is called free: "Un webinaire gratuit pour ceux qui veulent faire plus.". Keep one of the two, and say what something would be worth as its value.',
    },
  });
  itAccepts({
    'a French call of half an hour': {
      changes: withCall('fr', 'Une demi-heure, sans engagement.'),
    },
    'a Portuguese call of half an hour': {
      changes: withCall('pt-BR', 'Meia hora, sem compromisso.'),
    },
    'the right weekday in short': {
      changes: eventIn('pt-BR', {
        'page.sections.1': { kind: 'event', title: 'Uma noite de terça' },
      }),
    },
    'an ordinal that is the name of a day, too': {
      changes: eventIn('pt-BR', {
        'page.sections.0.lead': 'Na segunda parte do encontro nos vemos em grupos pequenos.',
      }),
    },
  });
});
