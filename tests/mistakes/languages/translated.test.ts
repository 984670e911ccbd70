import { describe } from 'vitest';
import { type Files, itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { eventIn } from './in-languages.ts';

const lead = 'page.sections.0.lead';

const list = (title: string, ...items: readonly string[]) => ({
  kind: 'list',
  title,
  marker: 'tick',
  items: items.length > 0 ? items : ['Ein Stuhl.', 'Ein Tee.'],
});

/** A German event with a reminder 24 hours before. */
const reminded = (text: string, subject = 'Gleich sehen wir uns', own: object = {}): Files => {
  const reminder = { hoursBefore: 24, function: 'send-reminder' };
  const files = eventIn('de', { [lead]: text }, { reminder, ...own });
  const message = {
    subject,
    preview: 'Der Link und ein Gedanke.',
    heading: 'Bis dann, {name}',
    paragraphs: ['Wir beginnen am {event.date} um {event.time}.'],
  };
  return {
    ...files,
    'coach.ts': {
      ...files['coach.ts'],
      'functions.send-reminder': { template: 'reminder', body: ['email', 'name'], message },
    },
  };
};

/** A German page that says Sie. */
const formal = (text: string): Files =>
  eventIn('de', {
    'page.sections.1': list(
      'Was Sie mitnehmen',
      'Wie Sie ruhen.',
      'Was Sie lassen.',
      'Wann Sie gehen.',
      'Wem Sie trauen.',
      'Wo Sie sitzen.',
    ),
    [lead]: text,
  });

describe('what a German page says of its event', () => {
  itNames('event-length', {
    'a length': {
      changes: eventIn('de', { [lead]: 'In 60 Minuten zeigen wir Ihnen, wie es geht.' }),
      says: '"60 Minuten" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
    'a length in words': {
      changes: eventIn('de', { 'page.sections.0.eyebrow': 'Zwei Stunden live und kostenlos.' }),
      says: '"Zwei Stunden" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
    'a length as an adjective': {
      changes: eventIn('de', { [lead]: 'Ein halbstündiges Webinar für Sie.' }),
      says: '"halbstündiges" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
    seats: {
      changes: eventIn('de', { 'page.sections.0.note': 'Begrenzt auf 30 Plätze.' }),
      rule: 'event-seats',
      says: '"Begrenzt auf 30 Plätze" stands here, but the event declares no seats, so anybody can register. Add event.seats: 30, or take the number out.',
    },
    'seats that count down': {
      changes: eventIn('de', { 'page.sections.0.note': 'Nur noch fünf Plätze frei!' }),
      rule: 'event-seats',
      says: '"Nur noch fünf Plätze" stands here, but words on a page do not count down as people register. Say how many seats there are in all, with {event.seats}.',
    },
    'few seats': {
      changes: eventIn('de', { 'page.sections.0.note': 'Die Plätze sind begrenzt.' }),
      rule: 'scarcity',
      says: '"Plätze sind begrenzt" stands here, but the event declares no seats, so it never fills up. Add event.seats, or take the words out.',
    },
    'a date': {
      changes: eventIn('de', { 'page.sections.0.note': 'Am 17. März 2027 sind wir live.' }),
      rule: 'event-date',
      says: '"17. März 2027" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    'a date in digits': {
      changes: eventIn('de', { 'page.sections.0.note': 'Live am 16.04.2027.' }),
      rule: 'event-date',
      says: '"16.04.2027" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    'a weekday': {
      changes: eventIn('de', { 'page.sections.0.note': 'Wir sehen uns am Donnerstag.' }),
      rule: 'event-date',
      says: '"Donnerstag" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    'an hour': {
      changes: eventIn('de', { 'page.sections.0.note': 'Wir beginnen um 19 Uhr.' }),
      rule: 'event-time',
      says: '"19 Uhr" stands here, but the event begins at 18:00 in Europe/Berlin (event.startsAt, event.timeZone). Write {event.time} for the time with its zone, or correct the event.',
    },
    'a price beside free': {
      changes: eventIn('de', { 'page.sections.0.note': 'Kostenlos? Nein: nur 49 €.' }),
      rule: 'price-beside-free',
      says: '"nur 49 €" stands here, but the page is called free: "Kostenlos? Nein: nur 49 €.". Keep one of the two, and say what something would be worth as its value.',
    },
    'a download': {
      changes: eventIn('de', { 'form.title': 'Jetzt herunterladen' }),
      rule: 'offer-kind',
      at: 'guide.ts, form.title',
      says: '"herunterladen" stands here, but the offer is declared as a webinar: "Der ruhige Leitfaden" (offer.kind). Say what people do here, or correct offer.kind.',
    },
    'more emails than come': {
      changes: eventIn('de', { 'form.consent.text': 'Sie bekommen fünf E-Mails.' }),
      rule: 'email-count',
      at: 'guide.ts, form.consent.text',
      says: `"fünf E-Mails" stands here, but "Willow Campaign" has 1 email. Write 1, or change the campaign's steps.`,
    },
    'a list of another length': {
      changes: eventIn('de', { 'page.sections.1': list('Drei Dinge, die Sie brauchen') }),
      rule: 'count-of-points',
      at: 'guide.ts, page.sections[1].title',
      says: '"Drei Dinge" stands here, but the section has 2 items. Correct the number, or add or remove what makes the difference.',
    },
    'another reminder': {
      changes: reminded('Eine Stunde vorher erinnern wir Sie.'),
      rule: 'reminder-time',
      says: '"Eine Stunde vorher" stands here, but the reminder goes out 24 hours before the event (event.reminder). Say when it comes, or change hoursBefore.',
    },
    // A day of 25 hours: the reminder goes out half an hour after it has begun.
    'a reminder of tomorrow where the clocks go back in between': {
      changes: reminded('Wir freuen uns auf Sie.', 'Morgen sehen wir uns', {
        startsAt: '2027-10-31T23:30',
      }),
      rule: 'reminder-time',
      at: "coach.ts, functions['send-reminder'].message.subject",
      says: '"Morgen" stands here, but this reminder goes out 24 hours before the event (event.reminder of willow-guide), on the day of the event, which begins at 11:30 PM. Say when the event begins with {event.date} and {event.time}, or change when the reminder goes out.',
    },
    'a reminder of today': {
      changes: reminded('Wir freuen uns auf Sie.', 'Heute sehen wir uns'),
      rule: 'reminder-time',
      at: "coach.ts, functions['send-reminder'].message.subject",
      says: '"Heute" stands here, but this reminder goes out 24 hours before the event (event.reminder of willow-guide), on the day before it. Say when the event begins with {event.date} and {event.time}, or change when the reminder goes out.',
    },
  });
  itAccepts({
    'all of it right': {
      changes: eventIn('de', {
        [lead]: 'Am Dienstag, 16. März 2027 um 18 Uhr: in 90 Minuten zeigen wir es Ihnen.',
      }),
    },
    'when nobody is there': {
      changes: eventIn('de', {
        'page.sections.1': {
          kind: 'closing',
          headline: 'Wir haben im August geschlossen.',
          button: 'Ich komme',
        },
      }),
    },
    'how long a call takes beside it': {
      changes: eventIn('de', { [lead]: 'Der Anruf dauert zwanzig Minuten und spart ein Jahr.' }),
    },
    'how long an entry of a programme lasts': {
      changes: eventIn('de', {
        'page.sections.1': {
          kind: 'lessons',
          title: 'Zwei Gespräche',
          items: [
            { title: 'Nachher: der Anruf', text: 'Derselbe wie vorher. Dauert 20 Minuten.' },
            { title: 'Vorher: die Stelle', text: 'Nicht irgendeine.' },
          ],
        },
      }),
    },
    'lengths of something else': {
      changes: eventIn('de', {
        [lead]: 'Zwanzig Minuten vorher öffnet der Raum. Danach lesen Sie 30 Minuten lang nach.',
      }),
    },
    'days of something else': {
      changes: eventIn('de', { [lead]: 'Anmeldung bis 10. März. Am Montag bleibt vieles liegen.' }),
    },
    'what it is worth': {
      changes: eventIn('de', { 'page.sections.0.note': 'Kostenlos, Wert 49 €.' }),
    },
    'a list of that length': {
      changes: eventIn('de', { 'page.sections.1': list('Zwei Dinge, die Sie brauchen') }),
    },
    'the reminder': { changes: reminded('Am Vortag erinnern wir Sie.') },
    'tomorrow, and something for tonight': {
      changes: reminded('Bis dann.', 'Der Link für morgen, und eine Frage für heute Abend'),
    },
    'what readers do today': {
      changes: reminded('Bis dann.', 'Stellen Sie heute schon den Karton auf den Tisch'),
    },
    'what somebody else paid': {
      changes: eventIn('de', {
        'page.sections.0.note':
          'Kostenlos. Neulich rief jemand an, der für 900 Euro eingekauft hat.',
      }),
    },
    'two forms of one verb': {
      changes: reminded('Wir haben es entschieden. Wer entscheiden will, kann entscheiden.'),
    },
  });
});

describe('what a French page says of its event', () => {
  itNames({
    'a length': {
      changes: eventIn('fr', { [lead]: 'Un webinaire d’une heure pour vous.' }),
      rule: 'event-length',
      says: '"une heure" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
    seats: {
      changes: eventIn('fr', { 'page.sections.0.note': 'Limité à 30 places.' }),
      rule: 'event-seats',
      says: '"Limité à 30 places" stands here, but the event declares no seats, so anybody can register. Add event.seats: 30, or take the number out.',
    },
    'a date': {
      changes: eventIn('fr', { 'page.sections.0.note': 'En direct le 17 mars 2027.' }),
      rule: 'event-date',
      says: '"17 mars 2027" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    'an hour': {
      changes: eventIn('fr', { 'page.sections.0.note': 'Nous commençons à 19 h.' }),
      rule: 'event-time',
      says: '"19 h" stands here, but the event begins at 18:00 in Europe/Berlin (event.startsAt, event.timeZone). Write {event.time} for the time with its zone, or correct the event.',
    },
    'a price beside free': {
      changes: eventIn('fr', { 'page.sections.0.note': 'Gratuit ? Non, seulement 49 €.' }),
      rule: 'price-beside-free',
      says: '"seulement 49 €" stands here, but the page is called free: "Gratuit ? Non, seulement 49 €.". Keep one of the two, and say what something would be worth as its value.',
    },
  });
  itAccepts({
    'all of it right': {
      changes: eventIn('fr', {
        [lead]: 'Le mardi 16 mars 2027 à 18 h, un webinaire de 90 minutes pour vous.',
      }),
    },
  });
});

describe('what a Spanish page says of its event', () => {
  itNames({
    'a length': {
      changes: eventIn('es', { 'page.sections.0.eyebrow': 'Una hora en directo para usted.' }),
      rule: 'event-length',
      says: '"Una hora" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
    'seats that count down': {
      changes: eventIn('es', { 'page.sections.0.note': '¡Solo quedan 5 plazas!' }),
      rule: 'event-seats',
      says: '"Solo quedan 5 plazas" stands here, but words on a page do not count down as people register. Say how many seats there are in all, with {event.seats}.',
    },
    'a weekday': {
      changes: eventIn('es', { 'page.sections.0.note': 'Nos vemos el jueves.' }),
      rule: 'event-date',
      says: '"jueves" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    'an hour': {
      changes: eventIn('es', { 'page.sections.0.note': 'Empezamos a las 19:00.' }),
      rule: 'event-time',
      says: '"19:00" stands here, but the event begins at 18:00 in Europe/Berlin (event.startsAt, event.timeZone). Write {event.time} for the time with its zone, or correct the event.',
    },
    'a price beside free': {
      changes: eventIn('es', { 'page.sections.0.note': '¿Gratis? No: solo 49 €.' }),
      rule: 'price-beside-free',
      says: '"solo 49 €" stands here, but the page is called free: "¿Gratis? No: solo 49 €.". Keep one of the two, and say what something would be worth as its value.',
    },
  });
  itAccepts({
    'all of it right': {
      changes: eventIn('es', {
        [lead]: 'El martes, 16 de marzo de 2027 a las 18:00: noventa minutos en directo.',
      }),
    },
    'an hour and its rest': {
      changes: eventIn('es', { [lead]: 'El taller dura una hora y treinta.' }),
    },
  });
});

describe('what a Portuguese page says of its event', () => {
  itNames({
    'a length': {
      changes: eventIn('pt-BR', { 'page.sections.0.eyebrow': 'Uma hora ao vivo para você.' }),
      rule: 'event-length',
      says: '"Uma hora" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
    seats: {
      changes: eventIn('pt-BR', { 'page.sections.0.note': 'Apenas 30 vagas.' }),
      rule: 'event-seats',
      says: '"Apenas 30 vagas" stands here, but the event declares no seats, so anybody can register. Add event.seats: 30, or take the number out.',
    },
    'a date': {
      changes: eventIn('pt-BR', { 'page.sections.0.note': 'Ao vivo no dia 17 de março de 2027.' }),
      rule: 'event-date',
      says: '"17 de março de 2027" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    'an hour': {
      changes: eventIn('pt-BR', { 'page.sections.0.note': 'Começamos às 19h.' }),
      rule: 'event-time',
      says: '"19h" stands here, but the event begins at 18:00 in Europe/Berlin (event.startsAt, event.timeZone). Write {event.time} for the time with its zone, or correct the event.',
    },
    'a price beside free': {
      changes: eventIn('pt-BR', { 'page.sections.0.note': 'Grátis? Não: só R$ 49.' }),
      rule: 'price-beside-free',
      says: '"só R$ 49" stands here, but the page is called free: "Grátis? Não: só R$ 49.". Keep one of the two, and say what something would be worth as its value.',
    },
  });
  itAccepts({
    'all of it right': {
      changes: eventIn('pt-BR', {
        [lead]: 'Na terça-feira, 16 de março de 2027 às 18h: noventa minutos ao vivo.',
      }),
    },
  });
});

describe('how a German page speaks to its readers', () => {
  itNames({
    'euch among Sie': {
      changes: formal('Schön, dass wir euch sehen.'),
      rule: 'mixed-address',
      says: '"euch" stands here, but the page says "Sie" to its readers. Write this with "Sie", too.',
    },
    'one English word beside a German one': {
      changes: formal('Für Sie und your Team.'),
      rule: 'other-language',
      says: '"your" is English, among words that are German. Write it in German, or declare the language of the funnel.',
    },
    'they for you': {
      changes: formal('Bringen sie Ihren Fall mit.'),
      rule: 'mixed-address',
      says: '"Bringen sie Ihren" stands here, but the page says "Sie" to its readers. Write this with "Sie", too.',
    },
    'theirs for yours': {
      changes: formal('Sie öffnen ihr Postfach mit einem Klick.'),
      rule: 'mixed-address',
      says: '"ihr Postfach" stands here, but the page says "Sie" to its readers. Write this with "Sie", too.',
    },
    'them for you': {
      changes: formal('In Ruhe zeigen wir ihnen, wie es geht.'),
      rule: 'mixed-address',
      says: '"zeigen wir ihnen" stands here, but the page says "Sie" to its readers. Write this with "Sie", too.',
    },
    'das for dass': {
      changes: formal('Schön, das Sie hier sind.'),
      rule: 'misspelling',
      says: '"Schön, das Sie" has a word that was not meant. Write "Schön, dass Sie".',
    },
    'an article twice': {
      changes: formal('Den Den Blick behalten Sie.'),
      rule: 'typing-slip',
      says: '"Den Den" has the same word twice. Remove one of the two.',
    },
    'ihr among Sie': {
      changes: formal('Die Fragen, die ihr jetzt habt.'),
      rule: 'mixed-address',
      says: '"ihr jetzt habt" stands here, but the page says "Sie" to its readers. Write this with "Sie", too.',
    },
    'ihr after its verb': {
      changes: formal('Gern könnt ihr zuhören.'),
      rule: 'mixed-address',
      says: '"könnt ihr" stands here, but the page says "Sie" to its readers. Write this with "Sie", too.',
    },
    'du among Sie': {
      changes: formal('Schön, dass du hier bist.'),
      rule: 'mixed-address',
      says: '"du" stands here, but the page says "Sie" to its readers. Write this with "Sie", too.',
    },
  });
  itAccepts({
    Sie: { changes: formal('Schön, dass Sie hier sind.') },
    'ihr of her': {
      changes: formal('Fragen Sie die Partnerin, was ihr fehlt und ihr Kind braucht.'),
    },
    'people who were named': {
      changes: formal('Ihre Gäste fragen viel. Wir schreiben ihnen, und Sie lesen ihre Anmeldung.'),
    },
    'a house': { changes: formal('Der, der bleibt, sieht das Haus, das Sie suchen.') },
    'borrowed words': { changes: formal('Know-how für Sie, Train the Trainer und mehr.') },
    'du in a quotation': { changes: formal('Viele fragen: „Hast du Zeit?“ Wir auch.') },
  });
});
