import { describe } from 'vitest';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { eventIn } from './in-languages.ts';

const says = (language: 'de' | 'es' | 'fr' | 'pt-BR', text: string) =>
  eventIn(language, { 'page.sections.0.lead': text });
const noList =
  'stands here, but the event declares no waiting list (event.whenFull). Write whenFull: { waitingList: { … } }, by which the form asks for a place in the line, or take the words out.';
const noNumber =
  'stands here, but the form asks for no telephone number. Add a field for the number, or say that an email comes.';

describe('what pages in other languages promise', () => {
  itNames('nothing-there', {
    'a Spanish waiting list': {
      changes: says('es', 'Si no queda sitio, entra en la lista de espera con nosotros.'),
      says: `"en la lista de espera" ${noList}`,
    },
    'a German waiting list': {
      changes: says('de', 'Wir setzen Sie gern auf die Warteliste.'),
      says: `"auf die Warteliste" ${noList}`,
    },
    'a Portuguese text message': {
      changes: says('pt-BR', 'Você recebe uma mensagem de WhatsApp com o link.'),
      rule: 'promised-contact',
      says: `"mensagem de WhatsApp" ${noNumber}`,
    },
  });
  itAccepts({
    'no recording': { changes: says('de', 'Eine Aufzeichnung verschicken wir nicht.') },
    'the waiting list of a doctor': {
      changes: says('fr', 'La liste d’attente du pédiatre est de quatorze mois.'),
    },
    'a question about it': { changes: says('de', 'Bekomme ich eine Aufzeichnung?') },
    'no text message': { changes: says('fr', 'Vous ne recevrez pas de SMS de notre part.') },
  });
});
