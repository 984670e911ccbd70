import { describe } from 'vitest';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { eventIn, inLanguage } from './in-languages.ts';

type Language = Parameters<typeof inLanguage>[0];

/** A page with an event on March 16, 2027 at 18:00 that says something below its form, or elsewhere. */
const says = (language: Language, text: string, at = 'page.sections.0.note') =>
  eventIn(language, { [at]: text });
const note = 'guide.ts, page.sections[0].note';
/** A page with a guide of one point. */
const guide = (language: Language, page: object, emails: object = {}) => ({
  'coach.ts': { ...inLanguage(language).emails, ...emails },
  'guide.ts': { ...inLanguage(language).page, language, ...page },
});
const begins =
  'stands here, but the event begins at 18:00 in Europe/Berlin (event.startsAt). Write {event.time}, which is right on every day, or correct the event.';
const year =
  'stands here, but the event is in 2027 (event.startsAt). Write {event.date} for the date, or correct the event.';
const button =
  'stands here, but this email has no button. Add button: { label, to } to the email, or take the words out.';

describe('parts of the day and years in other languages', () => {
  itNames({
    'a German morning for an event in the evening': {
      changes: says('de', 'Ein Vormittag am {event.date}.'),
      rule: 'event-time',
      at: note,
      says: `"Vormittag" ${begins}`,
    },
    'a Portuguese morning': {
      changes: says('pt-BR', 'Uma manhã, em {event.date}.'),
      rule: 'event-time',
      at: note,
      says: `"manhã" ${begins}`,
    },
    'a French month of another year': {
      changes: says('fr', 'Une heure et demie, en mars 2026.'),
      rule: 'event-date',
      at: note,
      says: `"en mars 2026" ${year}`,
    },
    'a German season of another year': {
      changes: says('de', 'Live im Frühjahr 2026.'),
      rule: 'event-date',
      at: note,
      says: `"im Frühjahr 2026" ${year}`,
    },
  });
  itAccepts({
    'the right part': { changes: says('de', 'Ein früher Abend am {event.date}.') },
    'one part here, another where somebody else is': {
      changes: says('de', 'Am {event.date}: abends in Berlin, am Morgen in San Diego.'),
    },
    'the reader’s mornings': { changes: says('fr', 'Pour ceux qui courent dès le matin.') },
    'the right year': { changes: says('es', 'En directo en marzo de 2027.') },
    'a year of before': {
      changes: says('fr', 'Le guide est né en mars 2019.', 'page.sections.0.lead'),
    },
  });
});

describe('what offers are called and bring in other languages', () => {
  itNames({
    'a place in something else, in German quotation marks': {
      changes: says('de', 'Ihr Platz für „Der laute Vortrag“ ist frei.', 'form.subtitle'),
      rule: 'foreign-offer',
      at: 'guide.ts, form.subtitle',
      says: '"Platz für „Der laute Vortrag“" stands here, but nothing here is called so; willow-guide offers "Der ruhige Leitfaden". Write {leadMagnet}, which is always the name of this offer.',
    },
    'a guide that there is not, in Spanish ones': {
      changes: guide('es', {
        'success.toast.description': 'Le hemos enviado «La guía del jefe libre».',
      }),
      rule: 'foreign-offer',
      at: 'guide.ts, success.toast.description',
      says: '"enviado «La guía del jefe libre»" stands here, but nothing here is called so; willow-guide offers "La guía tranquila". Write {leadMagnet}, which is always the name of this offer.',
    },
    'a live seminar where a guide is offered': {
      changes: guide('es', { 'page.sections.0.note': 'Con acceso a un seminario en directo.' }),
      rule: 'offer-kind',
      at: note,
      says: '"acceso a un seminario" stands here, but the offer is declared as a guide: "La guía tranquila" (offer.kind). Say what people get here, or correct offer.kind.',
    },
    'a French template that no email brings': {
      changes: says('fr', 'Un modèle de devis offert à télécharger'),
      rule: 'promised-email',
      at: note,
      says: '"Un modèle de devis offert à télécharger" stands here, but no email of this funnel brings it. Promise what the emails bring, or let one bring it.',
    },
    'a recording in German that is included': {
      changes: says('de', 'Inklusive Aufzeichnung für alle Angemeldeten'),
      rule: 'promised-recording',
      at: note,
      says: '"Inklusive Aufzeichnung für alle Angemeldeten" stands here, but no email of this funnel that comes after the event brings a recording. Send it with an email after the event (event.after), or take the promise out.',
    },
    'a French button that is not there': {
      changes: guide(
        'fr',
        {},
        { 'functions.send-guide.message.paragraphs': ['Le bouton ci-dessous ouvre le guide.'] },
      ),
      rule: 'nothing-there',
      at: "coach.ts, functions['send-guide'].message.paragraphs[0]",
      says: `"bouton ci-dessous" ${button}`,
    },
    'a text message in a language whose emails go out alone': {
      changes: guide('de', { 'success.toast.description': 'Wir haben Ihnen eine SMS geschickt.' }),
      rule: 'promised-contact',
      at: 'guide.ts, success.toast.description',
      says: '"haben Ihnen eine SMS geschickt" stands here, but what goes out then is an email. Say that an email has been sent.',
    },
  });
  itAccepts({
    'the name in quotation marks': {
      changes: guide('es', {
        'success.toast.description': 'Le hemos enviado «La guía tranquila».',
      }),
    },
    'a book that somebody else wrote': {
      changes: says('de', 'Dort steht auch „Der Zauberberg“ im Regal.', 'form.subtitle'),
    },
    'words about the reader’s seminars': {
      changes: guide('es', {
        'page.sections.0.note': 'También para quien ya tiene acceso a muchas guías.',
      }),
    },
    'a French button that is there': {
      changes: guide(
        'fr',
        {},
        {
          'functions.send-guide.message.paragraphs': ['Le bouton ci-dessous ouvre le guide.'],
          'functions.send-guide.message.button': {
            label: 'Lire',
            to: 'https://willow.example/guide',
          },
        },
      ),
    },
  });
});

const stands = 'Correct the number, or add or remove what makes the difference.';

describe('slips in other languages', () => {
  itNames({
    'a Spanish question that is not opened': {
      changes: guide('es', { 'form.title': 'Adónde se la enviamos?' }),
      rule: 'typing-slip',
      at: 'guide.ts, form.title',
      says: '"Adónde se la enviamos?" has no ¿ where it begins. Write ¿ before its first word.',
    },
    'a Spanish question that is not closed': {
      changes: guide('es', { 'form.title': '¿Adónde se la enviamos' }),
      rule: 'typing-slip',
      at: 'guide.ts, form.title',
      says: '"¿Adónde se la enviamos" has no ? where it ends. Write ? after its last word.',
    },
    'a German word without its dots': {
      changes: guide('de', { 'page.sections.0.note': 'Für die naechste Pause.' }),
      rule: 'typing-slip',
      at: note,
      says: '"naechste" is "nächste" without its accents. Write "nächste".',
    },
    'a German word without its dots, beside the right one': {
      changes: guide('de', {
        'page.sections.0.note': 'Ausgeschlafene Kraefte.',
        'form.privacy': 'Ein Brief über neue Kräfte.',
      }),
      rule: 'typing-slip',
      at: note,
      says: '"Kraefte" is "Kräfte" without its accents. Write "Kräfte".',
    },
    'a German word that goes on after its dots': {
      changes: guide('de', { 'page.sections.0.note': 'Gute Fuehrungskraefte schlafen.' }),
      rule: 'typing-slip',
      at: note,
      says: '"Fuehrungskraefte" is "Führungskräfte" without its accents. Write "Führungskräfte".',
    },
    'a German greeting without its dots': {
      changes: guide('de', {}, { 'functions.send-guide.message.signOff': 'Viele Gruesse' }),
      rule: 'typing-slip',
      at: "coach.ts, functions['send-guide'].message.signOff",
      says: '"Gruesse" is "Grüße" without its accents. Write "Grüße".',
    },
    'a Portuguese word without its accent': {
      changes: guide('pt-BR', { 'page.sections.0.note': 'Voce descansa aqui.' }),
      rule: 'typing-slip',
      at: note,
      says: '"Voce" is "Você" without its accents. Write "Você".',
    },
    'a German email of the wrong number': {
      changes: guide('de', {}, { 'campaigns.0.steps.0.message.preview': 'Brief 2 von 3.' }),
      rule: 'email-order',
      at: 'coach.ts, campaigns[0].steps[0].message.preview',
      says: '"Brief 2 von 3" stands here, but this is email 1 of 1 in "Willow Campaign". Correct the words, or put the steps into the order that they speak of.',
    },
    'a price in an eyebrow of a free German page': {
      changes: guide('de', {
        'page.description': 'Kostenlos: wie die Arbeit ruhiger wird.',
        'page.sections.0.eyebrow': 'Leitfaden, 79 Euro',
      }),
      rule: 'price-beside-free',
      at: 'guide.ts, page.sections[0].eyebrow',
      says: '", 79 Euro" stands here, but the page is called free: "Kostenlos: wie die Arbeit ruhiger wird.". Keep one of the two, and say what something would be worth as its value.',
    },
    'a telephone number as the example of an address': {
      changes: guide('de', { 'form.fields.email.placeholder': '0171 1234567' }),
      rule: 'other-fields-words',
      at: 'guide.ts, form.fields.email.placeholder',
      says: '"0171 1234567" shows no email address, but stands where people look for an example of one. Write an address like you@example.com.',
    },
    'a French preview that is still to be written': {
      changes: guide('fr', {}, { 'functions.send-guide.message.preview': 'Aperçu à compléter' }),
      rule: 'left-over',
      at: "coach.ts, functions['send-guide'].message.preview",
      says: '"Aperçu à compléter" looks like words that hold the place of others. Write the words that people should read.',
    },
    'a German name of one reader': {
      changes: guide('de', {}, { 'functions.send-guide.message.heading': 'Hallo Frau Schneider' }),
      rule: 'left-over',
      at: "coach.ts, functions['send-guide'].message.heading",
      says: '"Hallo Frau Schneider" stands here, but everybody who gets this email is greeted by that name. Write {name}, or greet nobody.',
    },
    'a French booklet where there is an event': {
      changes: says('fr', 'Téléchargez votre livret.', 'success.toast.description'),
      rule: 'promised-email',
      at: 'guide.ts, success.toast.description',
      says: '"Téléchargez votre livret" stands here, but people register here for an event, and the email names no such thing. Promise what the email brings, or call the function that brings it.',
    },
    'a Portuguese team that has no name': {
      changes: guide(
        'pt-BR',
        {},
        { 'functions.send-guide.message.signOff': 'Abraços, [Nome da equipe]' },
      ),
      rule: 'left-over',
      at: "coach.ts, functions['send-guide'].message.signOff",
      says: '"[Nome da equipe]" looks like words that hold the place of others. Write the words that people should read.',
    },
    'a Spanish seat where there is a guide': {
      changes: guide('es', { 'success.toast.description': 'Hemos reservado su plaza.' }),
      rule: 'promised-email',
      at: 'guide.ts, success.toast.description',
      says: '"Hemos reservado su plaza" stands here, but this funnel offers a guide and declares no event to register for. Say that the email is on its way, or declare event: { … }.',
    },
    'a Portuguese word twice': {
      changes: guide('pt-BR', { 'page.sections.0.note': 'Aqui você você descansa.' }),
      rule: 'typing-slip',
      at: note,
      says: '"você você" has the same word twice. Remove one of the two.',
    },
    'a Portuguese email that seems to be forwarded': {
      changes: guide(
        'pt-BR',
        {},
        { 'functions.send-guide.message.subject': 'ENC: Seu guia chegou' },
      ),
      rule: 'reply-subject',
      at: "coach.ts, functions['send-guide'].message.subject",
      says: '"ENC: Seu guia chegou" begins with "ENC:", as if it answered or forwarded an email; that deceives the reader and spam filters punish it. Begin with the words after it.',
    },
    'a French name that an email program was to fill in': {
      changes: guide(
        'fr',
        {},
        { 'functions.send-guide.message.heading': 'Bonjour [Votre prénom]' },
      ),
      rule: 'left-over',
      at: "coach.ts, functions['send-guide'].message.heading",
      says: '"[Votre prénom]" looks like words that hold the place of others. Write the words that people should read.',
    },
    'a German text that says what is to stand there': {
      changes: guide('de', { 'page.sections.0.note': 'Hier steht ein kurzer Text zum Angebot.' }),
      rule: 'left-over',
      at: note,
      says: '"Hier steht ein kurzer Text" looks like words that hold the place of others. Write the words that people should read.',
    },
    'more Spanish steps than the email has': {
      changes: guide('es', {
        'offer.summary': 'Tres pasos para descansar más.',
        'page.sections.1': {
          kind: 'list',
          title: 'Lo que cambia',
          items: ['La pausa, siempre a la misma hora', 'El té, sin pantalla y sin prisa'],
        },
      }),
      rule: 'count-of-points',
      at: 'guide.ts, offer.summary',
      says: `"Tres pasos" stands here, but its lists have 2 and 1 items. ${stands}`,
    },
    'one Portuguese field where there are two': {
      changes: guide('pt-BR', { 'form.subtitle': 'Um único campo, e pronto.' }),
      rule: 'count-of-fields',
      at: 'guide.ts, form.subtitle',
      says: '"Um único campo" stands here, but the form has 2 fields. Correct the number.',
    },
    'French emails of which there are more': {
      changes: guide('fr', { 'form.consent.text': 'Vous recevez le guide et rien d’autre.' }),
      rule: 'email-count',
      at: 'guide.ts, form.consent.text',
      says: '"et rien d’autre" stands here, but the form starts a campaign of 1 email. Say how many emails come, or start no campaign.',
    },
  });
  itAccepts({
    'four weeks and three steps above four points': {
      changes: guide(
        'de',
        {},
        {
          'functions.send-guide.message.preview': 'Vier Wochen, drei Schritte, ein Heft.',
          'functions.send-guide.message.points': ['Lesen', 'Ruhen', 'Gehen', 'Schreiben'].map(
            (title) => ({ title, text: `Eine Woche lang: ${title}.` }),
          ),
        },
      ),
    },
    'a question in a sentence': {
      changes: guide('es', { 'form.title': 'Y usted, ¿cuándo descansa?' }),
    },
    'a heading with a bracket': {
      changes: guide('de', { 'form.title': '[Leitfaden] Wohin damit?' }),
    },
    'a field of others': {
      changes: guide('de', { 'form.subtitle': 'Ein Feld bleibt immer leer.' }),
    },
    'what really stands here': {
      changes: guide('de', { 'page.sections.0.note': 'Hier steht ein Tisch mit zwei Stühlen.' }),
    },
  });
});

const calendar =
  "Say what the calendar does, or change the step's wait or the campaign's window; npm run calendar shows every time.";
/** A page with a guide whose campaign goes on after so many days. */
const following = (language: Language, days: number, text: string) =>
  guide(language, { 'success.toast.description': text }, { 'campaigns.0.steps.0.after': { days } });
const description = 'guide.ts, success.toast.description';

describe('when the next email comes in other languages', () => {
  itNames({
    'a Spanish tomorrow for an email in two days': {
      changes: following('es', 2, 'Mañana mismo le escribimos otra vez.'),
      rule: 'email-timing',
      at: description,
      says: `"Mañana mismo le escribimos" stands here, but by the calendar of "Willow Campaign" the email "Una idea más" comes after 2 days. ${calendar}`,
    },
    'German days that are fewer': {
      changes: following('de', 4, 'Wir schreiben Ihnen in zwei Tagen wieder.'),
      rule: 'email-timing',
      at: description,
      says: `"Wir schreiben Ihnen in zwei Tagen" stands here, but by the calendar of "Willow Campaign" the email "Noch ein Gedanke" comes after 4 days. ${calendar}`,
    },
    'a French email every week, of which two come within days': {
      changes: guide(
        'fr',
        { 'form.subtitle': 'Un conseil par semaine.' },
        {
          'campaigns.0.steps.1': {
            id: 'second',
            after: { days: 2 },
            message: {
              subject: 'La deuxième idée',
              preview: 'Une autre pause.',
              heading: 'Encore une pause',
              paragraphs: ['Fermez la porte et ouvrez la fenêtre.'],
            },
          },
        },
      ),
      rule: 'promised-email',
      at: 'guide.ts, form.subtitle',
      says: '"Un conseil par semaine" stands here, but the emails of "Willow Campaign" are 2 days apart. Say what the campaign does, let the form start one that does so, or take the words out.',
    },
    'a French week for a day': {
      changes: following('fr', 1, 'Dans une semaine, nous vous écrirons.'),
      rule: 'email-timing',
      at: description,
      says: `"Dans une semaine, nous vous écrirons" stands here, but by the calendar of "Willow Campaign" the email "Encore une idée" comes after 1 day. ${calendar}`,
    },
  });
  itAccepts({
    'next week, for five days': {
      changes: following('de', 5, 'Nächste Woche schreiben wir Ihnen.'),
    },
    'the right day': { changes: following('pt-BR', 1, 'Amanhã você recebe mais uma ideia.') },
    'every morning': {
      changes: following('de', 3, 'Jeden Morgen schreiben wir einen Satz auf.'),
    },
    'the right days': { changes: following('es', 3, 'En tres días le escribimos.') },
    'what others are sent': { changes: following('fr', 3, 'Demain, envoyez-le à un ami.') },
  });
});

describe('what forms in other languages ask for', () => {
  const asks = (language: Language, text: string, own: object = {}) =>
    guide(language, { 'form.missing': { title: 'Oh', description: text }, ...own });
  const none = (what: string, labels: string) =>
    `asks for ${what}, but the form has no field for it. Name what the form asks for: ${labels}.`;
  itNames({
    'a telephone number in Spanish': {
      changes: asks('es', 'Necesitamos su nombre, su correo y su teléfono.'),
      rule: 'toast-names-no-field',
      at: 'guide.ts, form.missing.description',
      says: `"Necesitamos su nombre, su correo y su teléfono." ${none('a telephone number', '"Name" or "Email"')}`,
    },
    'a company in German': {
      changes: asks('de', 'Bitte nennen Sie uns Ihren Namen und Ihre Firma.'),
      rule: 'toast-names-no-field',
      at: 'guide.ts, form.missing.description',
      says: `"Bitte nennen Sie uns Ihren Namen und Ihre Firma." ${none('a company', '"Name" or "Email"')}`,
    },
    'a sentence of another field in French': {
      changes: guide('fr', { 'form.fields.name.missing': 'Merci d’indiquer votre téléphone.' }),
      rule: 'other-fields-words',
      at: 'guide.ts, form.fields.name.missing',
      says: '"Merci d’indiquer votre téléphone." asks for a telephone number, but the field is "Name". Write a sentence about this field, like "Please enter: Name."',
    },
  });
  itAccepts({
    'what is asked for': { changes: asks('pt-BR', 'Precisamos do seu nome e do seu e-mail.') },
    'what firms do': { changes: asks('de', 'Bitte geben Sie alles an.') },
  });
});

describe('what buttons say in other languages', () => {
  const thanked = (language: Language, label: string, to = 'scheduling') =>
    guide(language, {
      success: {
        after: 'screen',
        screen: {
          title: inLanguage(language).page['success.toast.title'] ?? '',
          text: inLanguage(language).page['success.toast.title'] ?? '',
          button: { label, to },
        },
      },
    });
  itNames('button-words', {
    'a German guide in the calendar': {
      changes: thanked('de', 'Leitfaden öffnen'),
      at: 'guide.ts, success.screen.button.label',
      says: 'The button says "Leitfaden öffnen", but it leads to a calendar for calls. Write what happens when somebody presses it, or let it lead where it says.',
    },
    'a French call on the home page': {
      changes: thanked('fr', 'Réserver un appel', 'home'),
      at: 'guide.ts, success.screen.button.label',
      says: 'The button says "Réserver un appel", but it leads to the home page. Write what happens when somebody presses it, or let it lead where it says.',
    },
  });
  itAccepts({
    'a German call in the calendar': { changes: thanked('de', 'Gespräch vereinbaren') },
    'a Spanish call in the calendar': { changes: thanked('es', 'Reservar mi llamada') },
  });
});
