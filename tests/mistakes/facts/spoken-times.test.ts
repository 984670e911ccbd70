import { describe } from 'vitest';
import { eventIn } from '#tests/mistakes/languages/in-languages.ts';
import { type Files, itAccepts, itNames } from '#tests/mistakes/mistake.ts';

type Language = Parameters<typeof eventIn>[0];

const lead = 'page.sections.0.lead';

/** The page of an event at 18:00 in Berlin, 90 minutes long. */
const onPage = (language: Language, text: string, place = lead): Files =>
  eventIn(language, { [place]: text });

/** A reminder half an hour before, or a day. */
const reminded = (
  language: Language,
  subject: string,
  when: object = { minutesBefore: 30 },
): Files => {
  const files = eventIn(language, {}, { reminders: [{ ...when, function: 'send-reminder' }] });
  const message = {
    subject,
    preview: '{event.name}',
    heading: '{event.name}, {name}',
    paragraphs: ['{event.date}, {event.time}.'],
  };
  return {
    ...files,
    'coach.ts': {
      ...files['coach.ts'],
      'functions.send-reminder': { template: 'reminder', body: ['email', 'name'], message },
    },
  };
};

const clock = (words: string) =>
  `"${words}" stands here, but the event begins at 18:00 in Europe/Berlin (event.startsAt, event.timeZone). Write {event.time} for the time with its zone, or correct the event.`;
const length = (words: string) =>
  `"${words}" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.`;
const soon = (words: string, lead = '30 minutes') =>
  `"${words}" stands here, but this reminder goes out ${lead} before the event (event.reminders[0] of willow-guide)${lead === '24 hours' ? ', on the day before it' : ''}. Say when the event begins with {event.date} and {event.time}, or change when the reminder goes out.`;

describe('hours that other languages write in words', () => {
  itNames('event-time', {
    'halb acht': { changes: onPage('de', 'Um halb acht geht es los.'), says: clock('halb acht') },
    'Viertel nach sechs': {
      changes: onPage('de', 'Wir beginnen um Viertel nach sechs.'),
      says: clock('Viertel nach sechs'),
    },
    'sept heures et demie': {
      changes: onPage('fr', 'Nous commençons à sept heures et demie.'),
      says: clock('sept heures et demie'),
    },
    'las siete y media': {
      changes: onPage('es', 'Empezamos a las siete y media.'),
      says: clock('siete y media'),
    },
    'sete e meia': {
      changes: onPage('pt-BR', 'Começamos às sete e meia.'),
      says: clock('sete e meia'),
    },
  });
  itAccepts({
    'um sechs': { changes: onPage('de', 'Um sechs geht es los.') },
    'à six heures': { changes: onPage('fr', 'Nous commençons à six heures du soir.') },
    'a las seis': { changes: onPage('es', 'Empezamos a las seis de la tarde.') },
    'às seis': { changes: onPage('pt-BR', 'Começamos às seis da tarde.') },
    'a day with hours of its own': {
      changes: onPage('de', 'Wer um halb acht im Büro sitzt, braucht eine Pause.'),
    },
    'a door that opens before': {
      changes: onPage('de', 'Der Raum ist schon um halb sechs offen, wir beginnen später.'),
    },
  });
});

describe('lengths that other languages write in words', () => {
  itNames('event-length', {
    'eine Dreiviertelstunde': {
      changes: onPage('de', 'Eine Dreiviertelstunde am {event.date}.', 'page.sections.0.note'),
      says: length('Eine Dreiviertelstunde'),
    },
    'trois quarts d’heure': {
      changes: onPage('fr', 'Trois quarts d’heure en direct.', 'page.sections.0.note'),
      says: length('Trois quarts d’heure'),
    },
    'hora y cuarto': {
      changes: onPage('es', 'Una hora y cuarto en directo.', 'page.sections.0.note'),
      says: length('Una hora y cuarto'),
    },
    'três quartos de hora': {
      changes: onPage('pt-BR', 'Três quartos de hora ao vivo.', 'page.sections.0.note'),
      says: length('Três quartos de hora'),
    },
  });
  itAccepts({
    anderthalb: {
      changes: onPage('de', 'Anderthalb Stunden am {event.date}.', 'page.sections.0.note'),
    },
    'the last part of it': { changes: onPage('de', 'Die letzte Viertelstunde gehört Ihnen.') },
    'une heure et demie': {
      changes: onPage('fr', 'Une heure et demie en direct.', 'page.sections.0.note'),
    },
  });
});

describe('how soon a reminder in another language says it is', () => {
  itNames('reminder-time', {
    'in einer Stunde': {
      changes: reminded('de', 'In einer Stunde: {event.name}'),
      at: "coach.ts, functions['send-reminder'].message.subject",
      says: soon('einer Stunde'),
    },
    übermorgen: {
      changes: reminded('de', 'Übermorgen: {event.name}', { hoursBefore: 24 }),
      at: "coach.ts, functions['send-reminder'].message.subject",
      says: soon('Übermorgen', '24 hours'),
    },
    'après-demain': {
      changes: reminded('fr', 'Après-demain : {event.name}', { hoursBefore: 24 }),
      at: "coach.ts, functions['send-reminder'].message.subject",
      says: soon('Après-demain', '24 hours'),
    },
    'pasado mañana': {
      changes: reminded('es', 'Pasado mañana: {event.name}', { hoursBefore: 24 }),
      at: "coach.ts, functions['send-reminder'].message.subject",
      says: soon('Pasado mañana', '24 hours'),
    },
    'in drei Tagen': {
      changes: reminded('de', 'In drei Tagen: {event.name}', { hoursBefore: 24 }),
      at: "coach.ts, functions['send-reminder'].message.subject",
      says: soon('In drei Tagen', '24 hours'),
    },
    'faltam 3 dias': {
      changes: reminded('pt-BR', 'Faltam 3 dias: {event.name}', { hoursBefore: 24 }),
      at: "coach.ts, functions['send-reminder'].message.subject",
      says: soon('Faltam 3 dias', '24 hours'),
    },
    'em uma hora': {
      changes: reminded('pt-BR', 'Em uma hora: {event.name}'),
      at: "coach.ts, functions['send-reminder'].message.subject",
      says: soon('uma hora'),
    },
  });
  itAccepts({
    'in einer halben Stunde': { changes: reminded('de', 'In einer halben Stunde: {event.name}') },
    'dans une demi-heure': { changes: reminded('fr', 'Dans une demi-heure : {event.name}') },
    übermorgen: { changes: reminded('de', 'Übermorgen: {event.name}', { hoursBefore: 48 }) },
    'noch zwei Tage': {
      changes: reminded('de', 'Noch zwei Tage: {event.name}', { hoursBefore: 48 }),
    },
    'depois de amanhã': {
      changes: reminded('pt-BR', 'Depois de amanhã: {event.name}', { hoursBefore: 48 }),
    },
    mañana: { changes: reminded('es', 'Mañana: {event.name}', { hoursBefore: 24 }) },
  });
});

describe('what else pages in other languages say of an event', () => {
  const place = { place: 'Vor Ort in München' };
  itNames('event-place', {
    'a browser for an event in a room': {
      changes: eventIn('de', { [lead]: 'Ein Browser genügt.' }, place),
      says: '"Ein Browser genügt" stands here, but the event is “Vor Ort in München” (event.place). Say how people get there, or correct event.place.',
    },
    'une visio': {
      changes: eventIn(
        'fr',
        { [lead]: 'Retrouvez-nous en visio.' },
        { place: 'Sur place, à Lyon' },
      ),
      says: '"en visio" stands here, but the event is “Sur place, à Lyon” (event.place). Say how people get there, or correct event.place.',
    },
    'these two hours': {
      changes: onPage('de', 'Für wen diese zwei Stunden sind', 'form.title'),
      rule: 'event-length',
      at: 'guide.ts, form.title',
      says: length('zwei Stunden'),
    },
    'the day on which people say goodbye until then': {
      changes: eventIn('de', {
        success: {
          after: 'screen',
          screen: { title: 'Danke, {name}!', text: 'Bis bald.', signOff: 'Bis Freitag, Ihr Team' },
        },
      }),
      rule: 'event-date',
      at: 'guide.ts, success.screen.signOff',
      says: '"Freitag" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
    'a day and an hour, and how long': {
      changes: eventIn('de', {
        success: {
          after: 'screen',
          screen: {
            title: 'Danke, {name}!',
            text: 'Merken Sie sich Donnerstag, 18 Uhr.',
            details: [{ label: 'Wann', value: '{event.time}, zwei Stunden' }],
          },
        },
      }),
      rule: 'event-date',
      at: 'guide.ts, success.screen.text',
      says: '"Donnerstag" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
      also: ['event-length'],
    },
    'a name with another word': {
      changes: (() => {
        const files = eventIn(
          'de',
          { 'offer.name': 'Führungskräfte nach Lissabon entsenden' },
          { name: 'Führungskräfte nach Lissabon entsenden' },
        );
        const subject = 'Ihre Anmeldung: Fachkräfte nach Lissabon entsenden';
        return {
          ...files,
          'coach.ts': { ...files['coach.ts'], 'functions.send-guide.message.subject': subject },
        };
      })(),
      rule: 'misspelling',
      at: "coach.ts, functions['send-guide'].message.subject",
      says: '"Fachkräfte nach Lissabon entsenden" stands here, which is nearly "Führungskräfte nach Lissabon entsenden", the name of what willow-guide offers. Write "Führungskräfte nach Lissabon entsenden" or {leadMagnet}, or words that are no name.',
    },
  });
  itAccepts({
    'a browser for an event online': { changes: onPage('de', 'Ein Browser genügt.') },
    'the day itself': { changes: onPage('de', 'Bis Dienstag, Ihr Team') },
    'these words': { changes: onPage('de', 'Für wen diese anderthalb Stunden sind', 'form.title') },
    'an hour of another day': { changes: onPage('de', 'Live, vom ersten Tag an um acht.') },
  });
});
