import { describe } from 'vitest';
import { eventIn } from './in-languages.ts';
import { itAccepts, itNames } from './mistake.ts';

const says = (language: 'de' | 'es' | 'fr' | 'pt-BR', text: string) =>
  eventIn(language, { 'page.sections.0.lead': text });
const at = 'guide.ts, page.sections[0].lead';
const noRecording =
  'stands here, but no email of this coach brings one. Send it with an email of the funnel, or take the promise out.';
const noList =
  'stands here, but the event declares no waiting list (event.whenFull). Write whenFull: { waitingList: { … } }, by which the form asks for a place in the line, or take the words out.';
const noNumber =
  'stands here, but the form asks for no telephone number. Add a field for the number, or say that an email comes.';

describe('what pages in other languages promise', () => {
  itNames([
    {
      did: 'a German recording',
      changes: says('de', 'Die Aufzeichnung schicken wir Ihnen am nächsten Morgen.'),
      rule: 'promised-recording',
      at,
      says: `"Aufzeichnung" ${noRecording}`,
    },
    {
      did: 'a French recording',
      changes: says('fr', 'Vous recevrez le replay par e-mail.'),
      rule: 'promised-recording',
      at,
      says: `"replay" ${noRecording}`,
    },
    {
      did: 'a Spanish waiting list',
      changes: says('es', 'Si no queda sitio, entra en la lista de espera con nosotros.'),
      rule: 'nothing-there',
      at,
      says: `"lista de espera" ${noList}`,
    },
    {
      did: 'a German waiting list',
      changes: says('de', 'Wir setzen Sie gern auf die Warteliste.'),
      rule: 'nothing-there',
      at,
      says: `"auf die Warteliste" ${noList}`,
    },
    {
      did: 'a Portuguese text message',
      changes: says('pt-BR', 'Você recebe uma mensagem de WhatsApp com o link.'),
      rule: 'promised-contact',
      at,
      says: `"mensagem de WhatsApp" ${noNumber}`,
    },
  ]);
  itAccepts([
    { did: 'no recording', changes: says('de', 'Eine Aufzeichnung verschicken wir nicht.') },
    { did: 'a question about it', changes: says('de', 'Bekomme ich eine Aufzeichnung?') },
    { did: 'no text message', changes: says('fr', 'Vous ne recevrez pas de SMS de notre part.') },
  ]);
});
