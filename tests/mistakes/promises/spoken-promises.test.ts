import { describe } from 'vitest';
import { eventIn, inLanguage } from '#tests/mistakes/languages/in-languages.ts';
import { type Files, itAccepts, itNames, type Mistake } from '#tests/mistakes/mistake.ts';

type Spoken = 'de' | 'es' | 'fr' | 'pt-BR';
type Row = readonly [language: Spoken, text: string, words: string];

const lead = 'page.sections.0.lead';
const path = 'page.sections[0].lead';

/** A text on the page of an event. */
const onEvent = (language: Spoken, text: string, own: object = {}) =>
  eventIn(language, { [lead]: text }, own);

/** A text of a guide's page or of its emails. */
function onGuide(language: Spoken, page: object, emails: object = {}) {
  const said = inLanguage(language);
  return {
    'coach.ts': { ...said.emails, ...emails },
    'guide.ts': { ...said.page, language, ...page },
  };
}

/** A French page of an event that has a reminder. */
function remindedOf(text: string) {
  const declared = onEvent('fr', text, {
    reminder: { hoursBefore: 24, function: 'send-reminder' },
  });
  const message = {
    subject: 'Demain',
    preview: 'Le lien est ici.',
    heading: 'À demain, {name}',
    paragraphs: ['Nous vous attendons.'],
  };
  return {
    ...declared,
    'coach.ts': {
      ...declared['coach.ts'],
      'functions.send-reminder': { template: 'reminder', body: ['email', 'name'], message },
    },
  };
}

const inGuideEmail = (language: Spoken, text: string) =>
  onGuide(language, {}, { 'functions.send-guide.message.paragraphs': [text] });
const inCampaign = (language: Spoken, text: string) =>
  onGuide(language, {}, { 'campaigns.0.steps.0.message.paragraphs': [text] });
const thanks = (language: Spoken, text: string) =>
  onGuide(language, { 'success.toast.title': text });

/** The same mistake in several languages. */
const each = (
  did: string,
  rule: string,
  at: string,
  fact: string,
  make: (language: Spoken, text: string) => Files,
  rows: readonly Row[],
): Mistake[] =>
  rows.map(([language, text, words]) => ({
    did: `${did}, in ${language}`,
    changes: make(language, text),
    rule,
    at,
    says: `"${words}" stands here, but ${fact}`,
  }));

const guideEmail = "coach.ts, functions['send-guide'].message.paragraphs[0]";
const campaign = 'coach.ts, campaigns[0].steps[0].message.paragraphs[0]';
const toast = 'guide.ts, success.toast.title';

describe('what texts in other languages promise to send', () => {
  itNames([
    ...each(
      'an attachment',
      'nothing-there',
      guideEmail,
      'no email of this site brings an attachment. Put the words into the email, or link to the file.',
      inGuideEmail,
      [
        ['de', 'Im Anhang finden Sie alles, worum Sie gebeten haben.', 'Im Anhang'],
        ['fr', 'Vous trouverez le guide en pièce jointe.', 'en pièce jointe'],
        ['es', 'Te enviamos la guía; va adjunta a este mensaje.', 'va adjunta'],
        ['pt-BR', 'O guia segue em anexo, para você ler com calma.', 'em anexo'],
      ],
    ),
    ...each(
      'a call without a number',
      'promised-contact',
      `guide.ts, ${path}`,
      'the form asks for no telephone number. Add a field for the number, or say that an email comes.',
      onEvent,
      [
        ['de', 'Wir rufen Sie am Tag danach an.', 'Wir rufen Sie am Tag danach an'],
        ['fr', 'Le lendemain, nous vous appellerons.', 'nous vous appellerons'],
        ['es', 'Al día siguiente te llamaremos.', 'te llamaremos'],
        ['pt-BR', 'Depois disso vamos ligar para conversar.', 'vamos ligar'],
      ],
    ),
    ...each(
      'something by post',
      'promised-contact',
      `guide.ts, ${path}`,
      'the form asks for no postal address. Add fields for the address, or say that an email brings it.',
      onEvent,
      [
        ['de', 'Die Unterlagen schicken wir Ihnen per Post.', 'per Post'],
        ['de', 'Die Rechnung bekommen Sie mit der Post.', 'mit der Post'],
        ['fr', 'Le cahier vous arrive par courrier.', 'par courrier'],
        ['es', 'El cuaderno llega por correo postal.', 'por correo postal'],
        ['pt-BR', 'O caderno chega pelo correio.', 'pelo correio'],
      ],
    ),
    ...each(
      'a certificate',
      'promised-email',
      `guide.ts, ${path}`,
      'no email of this funnel brings one. Send it with an email after the event (event.after), or take the promise out.',
      onEvent,
      [
        ['de', 'Danach bekommen Sie eine Teilnahmebescheinigung.', 'Teilnahmebescheinigung'],
        ['fr', 'Vous repartez avec une attestation de présence.', 'une attestation'],
        ['es', 'Al final recibes un certificado de asistencia.', 'un certificado'],
        ['pt-BR', 'No fim você leva um certificado de participação.', 'um certificado'],
      ],
    ),
    ...each(
      'something to take home',
      'promised-email',
      `guide.ts, ${path}`,
      'no email of this funnel brings it. Promise what the emails bring, or let one bring it.',
      onEvent,
      [
        ['de', 'Zwei ruhige Abende, inklusive Arbeitsbuch.', 'inklusive Arbeitsbuch'],
        ['es', 'Una tarde tranquila que incluye plantillas para tu semana.', 'incluye plantillas'],
      ],
    ),
    ...each(
      'one email beside a campaign',
      'email-count',
      'guide.ts, form.privacy',
      'the form starts a campaign of 1 email. Say how many emails come, or start no campaign.',
      (language, text) => onGuide(language, { 'form.privacy': text }),
      [
        ['de', 'Sie bekommen nur eine E-Mail.', 'nur eine E-Mail'],
        ['fr', 'Un seul e-mail, et rien d’autre.', 'Un seul e-mail'],
        ['es', 'Recibirás un único correo y nada más.', 'un único correo'],
        ['pt-BR', 'Você recebe um único e-mail e nada mais.', 'um único e-mail'],
      ],
    ),
    ...each(
      'an event in a guide’s thanks',
      'promised-email',
      toast,
      'this funnel offers a guide and declares no event to register for. Say that the email is on its way, or declare event: { … }.',
      thanks,
      [
        ['de', 'Ihr Platz ist reserviert, {name}.', 'Ihr Platz ist reserviert'],
        ['fr', 'Votre place est réservée, {name}.', 'Votre place est réservée'],
        ['es', 'Tu plaza está reservada, {name}.', 'Tu plaza está reservada'],
        ['pt-BR', 'Sua vaga está garantida, {name}.', 'Sua vaga está garantida'],
      ],
    ),
    ...each(
      'thanks for coming, in a campaign',
      'event-in-campaign',
      campaign,
      'a campaign counts its days from the sign-up, so this may come before anybody has attended. Take the words out: they are right only after the event.',
      inCampaign,
      [
        ['de', 'Vielen Dank für Ihre Teilnahme.', 'Vielen Dank für Ihre Teilnahme'],
        ['fr', 'Merci d’avoir participé.', 'Merci d’avoir participé'],
        ['es', 'Gracias por asistir con nosotros.', 'Gracias por asistir'],
        ['pt-BR', 'Obrigado por participar com a gente.', 'Obrigado por participar'],
      ],
    ),
    ...each(
      'a greeting by somebody’s name',
      'left-over',
      guideEmail,
      'everybody who gets this email is greeted by that name. Write {name}, or greet nobody.',
      inGuideEmail,
      [
        ['de', 'Hallo Sabine, hier ist, worum Sie gebeten haben.', 'Hallo Sabine'],
        ['fr', 'Bonjour Camille, voici ce que vous avez demandé.', 'Bonjour Camille'],
        ['es', 'Hola Lucía, aquí está lo que pediste.', 'Hola Lucía'],
        ['pt-BR', 'Olá Beatriz, aqui está o que você pediu.', 'Olá Beatriz'],
      ],
    ),
    ...each(
      'another system’s foot',
      'nothing-there',
      guideEmail,
      'no such link is in it; the foot of an email is drawn by itself. Remove what another system had put there.',
      inGuideEmail,
      [
        ['de', 'Diese Nachricht im Browser ansehen.', 'im Browser ansehen'],
        ['fr', 'Voir cet e-mail dans votre navigateur.', 'Voir cet e-mail dans votre navigateur'],
        [
          'es',
          'Para irte, date de baja aquí. Haz clic aquí para darte de baja.',
          'Haz clic aquí para darte de baja',
        ],
        ['pt-BR', 'Clique aqui para cancelar.', 'Clique aqui para cancelar'],
      ],
    ),
    ...each(
      'an end that nothing brings',
      'scarcity',
      `guide.ts, ${path}`,
      'a page is read on any day, and nothing ends then. Take the words out, or declare when the offer ends (expires).',
      onEvent,
      [
        ['de', 'Die Anmeldung schließt heute.', 'Die Anmeldung schließt heute'],
        ['fr', 'Dernière chance de nous rejoindre.', 'Dernière chance'],
        ['es', 'La inscripción cierra mañana para todos.', 'La inscripción cierra mañana'],
        ['pt-BR', 'As inscrições encerram hoje para todos.', 'As inscrições encerram hoje'],
      ],
    ),
    ...each(
      'places that run out where there are none',
      'scarcity',
      `guide.ts, ${path}`,
      'this page declares no event, so nothing runs out. Take the words out.',
      (language, text) => onGuide(language, { [lead]: text }),
      [
        ['de', 'Es sind nur noch 5 Plätze frei.', 'nur noch 5 Plätze'],
        ['fr', 'Il ne reste que 5 places pour vous.', 'Il ne reste que 5 places'],
        ['es', 'Quedan solo 10 plazas para ti.', 'Quedan solo 10 plazas'],
      ],
    ),
    ...each(
      'a reminder that is not declared',
      'promised-reminder',
      `guide.ts, ${path}`,
      'the event declares no reminder, so none is sent. Add event.reminder: { hoursBefore, function }, or take the promise out.',
      onEvent,
      [
        ['de', 'Rechtzeitig erinnern wir Sie noch einmal.', 'erinnern wir Sie'],
        ['fr', 'Vous recevrez un rappel à temps.', 'Vous recevrez un rappel'],
        ['es', 'Te enviaremos un recordatorio a tiempo.', 'Te enviaremos un recordatorio'],
        ['pt-BR', 'Enviaremos um lembrete a tempo.', 'Enviaremos um lembrete'],
      ],
    ),
  ]);
  itAccepts({
    'no attachment': { changes: inGuideEmail('de', 'Hier ist alles, und zwar ohne Anhang.') },
    'the entry for a calendar': {
      changes: inGuideEmail('es', 'Va adjunta la cita para tu calendario.'),
    },
    'nobody calls': { changes: onEvent('de', 'Keine Sorge, wir rufen Sie nicht an.') },
    'a call with a number': {
      changes: eventIn('de', {
        [lead]: 'Wir rufen Sie am Tag danach an.',
        'form.fields.phone': {
          kind: 'phone',
          label: 'Telefon',
          required: false,
          country: 'DE',
          autocomplete: 'tel',
          invalid: 'Das ist keine Nummer.',
        },
        'submission.metadata': { phone: '{phone}' },
      }),
    },
    'a question': { changes: onEvent('fr', 'Recevrez-vous une attestation de présence ?') },
    'what draws attention': { changes: onEvent('es', 'Te llama la atención lo pequeño.') },
    'one email a week': {
      changes: onGuide('de', { 'form.privacy': 'Nur eine E-Mail pro Woche.' }),
    },
    'a greeting to all': {
      changes: inGuideEmail('fr', 'Bonjour Madame, voici ce que vous avez demandé.'),
    },
    'a reminder that is declared': { changes: remindedOf('Vous recevrez un rappel à temps.') },
    'the last chance of a story': {
      changes: inCampaign('fr', 'C’était la dernière chance de mon père.'),
    },
  });
});
