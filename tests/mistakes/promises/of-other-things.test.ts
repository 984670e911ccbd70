import { describe } from 'vitest';
import { eventIn, inLanguage } from '#tests/mistakes/languages/in-languages.ts';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import {
  call,
  event,
  message,
  reminderFunction,
  whenOver,
} from '#tests/support/site/declarations.ts';

const lead = 'page.sections.0.lead';
const says = (language: Parameters<typeof eventIn>[0], text: string, own = {}) => ({
  did: `${language}: ${text}`,
  changes: eventIn(language, { [lead]: text }, own),
});
const isHeld =
  'but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.';

describe('days and hours of other things, in other languages', () => {
  itNames([
    {
      ...says('de', 'Das Webinar findet donnerstags um 18 Uhr statt.'),
      rule: 'event-date',
      says: `"donnerstags" stands here, ${isHeld}`,
    },
    {
      ...says('es', 'El taller de este invierno empieza el 2 de noviembre, en su cocina.'),
      rule: 'event-date',
      says: `"2 de noviembre" stands here, ${isHeld}`,
    },
    {
      ...says('de', 'Kommen Sie am 17. März an den langen Tisch zu uns.'),
      rule: 'event-date',
      says: `"17. März" stands here, ${isHeld}`,
    },
    {
      ...says('de', 'Das Webinar beginnt für Sie an diesem Abend um 19:30 Uhr.'),
      rule: 'event-time',
      says: '"19:30 Uhr" stands here, but the event begins at 18:00 in Europe/Berlin (event.startsAt, event.timeZone). Write {event.time} for the time with its zone, or correct the event.',
    },
  ]);
  itAccepts([
    says('de', 'Montags wird geputzt, samstags geschwiegen.'),
    says('de', 'Unsere Nachbarin gibt mittwochs von 17 bis 20 Uhr Pilates im selben Haus.'),
    says('de', 'Am 24. Dezember habe ich zum ersten Mal zehn Minuten nichts getan.'),
    says('de', 'Neulich standen um 9 Uhr schon sechzig Leute vor der Tür.'),
    says('de', 'Um 19.30 Uhr ist das Wichtigste gesagt, und Sie haben den Abend für sich.'),
    {
      did: 'when something else opens',
      changes: eventIn('es', {
        'page.sections.0.note': 'La inscripción al curso anual abre en mayo.',
      }),
    },
    says('es', 'El 2 de noviembre cerramos, por los muertos de la familia.'),
    says('fr', 'Le mercredi à 14 h, c’est la chorale des enfants du quartier.'),
    says('fr', 'Le bus passe toutes les vingt minutes, le dernier à 23 h 10.'),
    says('pt-BR', 'No dia 24 de junho tocamos na festa junina da rua de cima.'),
  ]);
});

/** Days by which something has to be done, what else begins, and hours of the way there. */
describe('days before the event and hours on the way to it, in other languages', () => {
  const closing = (language: Parameters<typeof eventIn>[0], text: string) => ({
    did: `${language}, at the end: ${text}`,
    changes: eventIn(language, {
      'page.sections.1': { kind: 'closing', headline: '2 + 2 = 4', text, button: '4' },
    }),
  });
  const answered = (language: Parameters<typeof eventIn>[0], question: string, answer: string) => ({
    did: `${language}: ${question} ${answer}`,
    changes: eventIn(language, {
      'page.sections.1': {
        kind: 'questions',
        title: '1 + 1?',
        items: [
          { question, answer },
          { question: '2 + 2?', answer: '4.' },
        ],
      },
    }),
  });
  itNames('event-date', {
    'de: an event after a deadline': {
      changes: eventIn('de', {
        [lead]: 'Anmeldung bis 10. März, das Webinar beginnt am 17. März.',
      }),
      says: `"17. März" stands here, ${isHeld}`,
    },
    'pt-BR: what begins under its own name': {
      changes: eventIn('pt-BR', { [lead]: 'Em 17 de março começa o guia tranquilo ao vivo.' }),
      says: `"17 de março" stands here, ${isHeld}`,
    },
    'fr: a day in the answer to when it is': {
      ...answered('fr', 'Quand est-ce ?', 'Le mercredi 17 mars 2027.'),
      at: 'guide.ts, page.sections[1].items[0].answer',
      says: `"17 mars 2027" stands here, ${isHeld}`,
    },
  });
  itAccepts([
    closing('de', 'Anmeldeschluss ist am Freitag vorher, dem 12. März, um zwölf.'),
    closing('de', 'Wer sich bis Montag, 15. März, anmeldet, bekommt das Blatt vorab.'),
    closing('de', 'Am 22. März beginnen die hundert Tage.'),
    closing('es', 'El lunes 22 de marzo empiezan los cien días.'),
    closing('es', 'Las inscripciones se cierran el lunes 15 de marzo.'),
    closing('es', 'Hoy es viernes, mañana habrá fútbol y el lunes empezarás.'),
    closing('fr', 'Les inscriptions ferment dix jours avant, soit le samedi 6 mars.'),
    closing('fr', 'Inscription possible jusqu’au 10 mars pour Clermont et au 14 mars pour Guéret.'),
    closing('pt-BR', 'As inscrições fecham na segunda, 15 de março.'),
    answered('de', 'Bis wann muss ich mich anmelden?', 'Bis Freitag, 12. März, um zwölf.'),
    answered('fr', 'À quelle heure partir d’Aurillac ?', 'Comptez 6 h 45.'),
    answered('de', 'Wann fahren die meisten los?', 'Um 7.30 Uhr, wegen der B20.'),
    answered('fr', 'À quelle heure souper ?', 'À 17 h, chez vous.'),
    answered('pt-BR', 'Que horas preciso sair de casa?', 'Umas 16h10, por causa da ponte.'),
  ]);
});

describe('what something else takes and costs, in other languages', () => {
  const reserving = (language: 'de' | 'pt-BR', text: string) => {
    const { 'coach.ts': emails, ...others } = eventIn(language, {});
    const step = emails?.['campaigns.0.steps.0.message'];
    return {
      did: `${language}, in a campaign: ${text}`,
      changes: {
        ...others,
        'coach.ts': {
          ...emails,
          'campaigns.0.steps.0.message': { ...Object(step), paragraphs: [text] },
        },
      },
    };
  };
  itAccepts([
    reserving('de', 'Blocken Sie sich eine halbe Stunde im Kalender und sagen Sie den Satz laut.'),
    reserving('de', 'Nehmen Sie sich eine Stunde und schreiben Sie drei Erfolge auf.'),
    reserving('pt-BR', 'Reserve uma hora na segunda-feira para gravar todos.'),
    says('de', 'Eine Stunde Vorbereitung, zehn Minuten Vortrag, fünf Minuten Vertiefung.'),
    says('fr', 'Une heure quand on sait faire, une journée la première fois : nous en parlons.'),
  ]);
  const free = { 'offer.summary': 'Kostenlos für alle, die weniger Eile wollen.' };
  const costs = (text: string) => ({
    did: text,
    changes: eventIn('de', { ...free, [lead]: text }),
  });
  const onCall = (text: string, ...sections: object[]) => ({
    did: `on a call of 25 minutes: ${text}`,
    changes: {
      'coach.ts': inLanguage('de').emails,
      'guide.ts': { ...inLanguage('de').page, language: 'de' },
      'call.ts': {
        ...call,
        language: 'de',
        minutes: 25,
        'offer.name': 'Gespräch',
        'offer.summary': 'Ein Gespräch für alle, die mit weniger Eile mehr schaffen wollen.',
        'page.title': 'Gespräch',
        'page.description': 'Ein Gespräch mit jemandem, der zuhört.',
        'page.sections': [
          { kind: 'hero', headline: 'Reden wir', lead: text, button: 'Termin suchen' },
          ...sections,
        ],
      },
    },
  });
  itNames([
    {
      ...says('fr', 'La soirée dure deux heures.'),
      rule: 'event-length',
      says: '"deux heures" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
    {
      ...says('de', 'Es dauert rund zwei Stunden.'),
      rule: 'event-length',
      says: '"zwei Stunden" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
    {
      ...says('de', 'Der ruhige Leitfaden dauert zwei Stunden.'),
      rule: 'event-length',
      says: '"zwei Stunden" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
    {
      ...costs('Die Teilnahme kostet 20 Euro.'),
      rule: 'price-beside-free',
      says: `"kostet 20 Euro" stands here, but the page is called free: "${free['offer.summary']}". Keep one of the two, and say what something would be worth as its value.`,
    },
  ]);
  itAccepts([
    says('de', 'Die Prüfung am Ende des Jahres dauert zwei Stunden.'),
    says('de', 'Es gibt eine Belehrung. Sie dauert eine Dreiviertelstunde.'),
    says('es', 'La primera quema dura ocho horas y la segunda once.'),
    says('fr', 'Le concert de Noël dure deux heures.'),
    says('pt-BR', 'O ensaio de sábado dura três horas.'),
    costs('Der Sehtest dauert zehn Minuten und kostet 6,43 Euro.'),
    costs('Das Buch dazu kostet 18 Euro und hält ein Leben lang.'),
    onCall('Knapp eine halbe Stunde hören wir Ihnen zu.'),
    onCall('Wir hören Ihnen zu.', {
      kind: 'steps',
      title: 'Der Reihe nach',
      items: [{ title: 'Wer erbt', text: 'Eine Viertelstunde. Dann wird es still.' }],
    }),
  ]);
});

describe('what a reminder is called, and what it points at', () => {
  const sends = (changed: object) => ({
    'functions.send-reminder': {
      ...reminderFunction,
      message: { ...message, subject: 'The room', ...changed },
    },
  });
  const reminded = (name: string, hoursBefore: number) => ({
    name,
    whenOver,
    reminder: { hoursBefore, function: 'send-reminder' },
  });
  /** A reminder with other words, for an event of that name. */
  const reminding = (changed: object, name: string, hoursBefore = 24) => ({
    'coach.ts': sends(changed),
    'guide.ts': { event: { ...event, ...reminded(name, hoursBefore) } },
  });
  const { reminder } = reminded('', 24);
  const inGerman = eventIn('de', {}, { name: 'Ruhe in 50 Minuten', reminder });
  itNames('reminder-time', {
    'a day that is one and a half': {
      changes: reminding({ preview: 'In a day and a half.' }, 'The Willow Evening', 24),
      at: "coach.ts, functions['send-reminder'].message.preview",
      says: '"In a day" stands here, but this reminder goes out 24 hours before the event (event.reminder.hoursBefore of willow-guide), on the day before it. Say when the event begins with {event.date} and {event.time}, or change hoursBefore.',
    },
  });
  itNames({
    'a link that is not there, in an email about an event': {
      changes: reminding(
        { paragraphs: ['We are glad that you come. Use the link below.'] },
        'The Willow Evening',
      ),
      rule: 'nothing-there',
      at: "coach.ts, functions['send-reminder'].message.paragraphs[0]",
      says: '"Use the link" stands here, but this email has no button. Add button: { label, to } to the email, or take the words out.',
    },
  });
  itAccepts({
    'an hour in the name': {
      changes: reminding({ subject: 'Tomorrow: Eight Bars in an Hour' }, 'Eight Bars in an Hour'),
    },
    'minutes in a German name': {
      changes: {
        ...inGerman,
        'coach.ts': {
          ...inGerman['coach.ts'],
          ...sends({
            subject: 'Morgen: Ruhe in 50 Minuten',
            preview: 'Ein Tee genügt.',
            heading: 'Bis morgen, {name}',
            paragraphs: ['Wir freuen uns auf Sie.'],
          }),
        },
      },
    },
    'a day and a half': {
      changes: reminding({ preview: 'In a day and a half.' }, 'The Willow Evening', 36),
    },
    'the link by which a seat is freed': {
      changes: reminding(
        { paragraphs: ['Can’t make it? Use the link below, and somebody else sits there.'] },
        'The Willow Evening',
      ),
    },
  });
});

describe('where other things have prices and lengths', () => {
  const free = { 'offer.summary': 'A free call.', 'page.sections.0.button': 'Book' };
  const longer = {
    kind: 'booking',
    minutes: 60,
    offer: { kind: 'call', name: 'The Long Talk', summary: 'Sixty minutes.' },
    page: {
      title: 'The Long Talk',
      description: 'A long talk for those who test websites at night.',
      sections: [{ kind: 'hero', headline: 'Stay', lead: 'For an hour.', button: 'Find one' }],
    },
    form: undefined,
    submission: undefined,
    success: undefined,
    failure: undefined,
  };
  const related = (to: string, label: string) => ({
    'call.ts': {
      'page.sections.1': { kind: 'related', title: 'More time', to, label },
    },
    'long.ts': {
      ...longer,
      id: 'willow-long',
      path: '/willow-long',
    },
  });
  itNames({
    'another length than that of the page to which a link leads': {
      changes: related('/willow-long', 'Book the forty-minute talk'),
      rule: 'call-length',
      at: 'call.ts, page.sections[1].label',
      says: '"forty-minute" stands here, but "The Long Talk", to which it leads, takes 60 minutes (willow-long). Write the length that is declared there, or correct it there.',
    },
  });
  itAccepts({
    'what is done afterwards, in the steps of a call': {
      changes: {
        'call.ts': {
          ...free,
          'page.sections.1': {
            kind: 'steps',
            title: 'The order of business',
            items: [{ title: 'And then', text: 'A single will is £240 plus VAT.' }],
          },
        },
      },
    },
    'the length of the page to which a link leads': {
      changes: related('/willow-long', 'Book the sixty-minute talk'),
    },
  });
});

describe('points that are several things', () => {
  const points = (...titles: string[]) => ({
    'coach.ts': {
      'functions.send-guide.message': {
        ...message,
        preview: 'Nine things to look at.',
        points: titles.map((title) => ({ title, text: 'Look twice.' })),
      },
    },
  });
  itNames('count-of-points', {
    'fewer points than things': {
      changes: points('Roof', 'Attic', 'Stairs', 'Hall', 'Cellar', 'Garden', 'Gate'),
      at: "coach.ts, functions['send-guide'].message.preview",
      says: '"Nine things" stands here, but the email has 7 points. Correct the number, or add or remove what makes the difference.',
    },
  });
  itAccepts({
    'points that say how many they are': {
      changes: points('Outside (five things)', 'Downstairs (three)', 'Above (1)'),
    },
  });
});

describe('words that two languages share, and a last one that is a number', () => {
  itAccepts([
    says('fr', 'Voici les six étapes, une par semaine, et le second tome pour vous.'),
    {
      did: 'one more, in Portuguese',
      changes: eventIn('pt-BR', {
        'page.sections.1': { kind: 'story', title: 'Mais uma', paragraphs: ['Era uma vez.'] },
      }),
    },
  ]);
});

describe('what an answer is about, by its question', () => {
  const answer = (question: string, text: string) => ({
    kind: 'questions',
    title: 'Asked before',
    items: [{ question, answer: text }],
  });
  const onCall = (question: string, text: string) => ({
    'call.ts': { 'page.sections.1': answer(question, text) },
  });
  itNames('call-length', {
    'how long the call takes': {
      changes: onCall('How long does the call take?', 'Twenty minutes, with tea.'),
      at: 'call.ts, page.sections[1].items[0].answer',
      says: '"Twenty minutes" stands here, but the call takes 30 minutes (minutes). Write the length that the booking page declares, or correct minutes there.',
    },
    'how long it is': {
      changes: onCall('How long is it?', 'Twenty minutes, with tea.'),
      at: 'call.ts, page.sections[1].items[0].answer',
      says: '"Twenty minutes" stands here, but the call takes 30 minutes (minutes). Write the length that the booking page declares, or correct minutes there.',
    },
  });
  itAccepts({
    'how long a form takes': {
      changes: onCall('How long does the form take?', 'Twenty minutes, if you have the letter.'),
    },
    'how long something else takes, in German': {
      changes: eventIn('de', {
        'page.sections.1': {
          ...answer('Wie lange dauert die Prüfung?', 'Zwei Stunden live, mit Pause.'),
          title: 'Oft gefragt',
        },
      }),
    },
    'an email with a date that is to come': {
      changes: eventIn('de', {
        event: { name: 'Ruhe am Abend', timeZone: 'Europe/Berlin', minutes: 90, place: 'Online' },
        'form.privacy': 'Drei E-Mails: diese, eine mit dem Termin und ein Gedanke.',
      }),
    },
  });
});

describe('days, hours and prices of other things, in English', () => {
  const onPage = (text: string, more: object = {}) => ({
    did: text,
    changes: {
      'guide.ts': { event: { ...event, whenOver }, ...more, 'page.sections.0.note': text },
    },
  });
  const answered = (answer: string) => ({
    did: answer,
    changes: {
      'guide.ts': {
        'offer.summary': 'A free guide.',
        'page.sections.1': {
          kind: 'questions',
          title: 'Questions',
          items: [
            { question: 'Is it really free?', answer },
            { question: 'Who writes to me?', answer: 'We do.' },
          ],
        },
      },
    },
  });
  itNames('price-beside-free', [
    {
      ...answered('No, the guide is now $40.'),
      at: 'guide.ts, page.sections[1].items[0].answer',
      says: '"$40" stands here, but the page is called free: "A free guide.". Keep one of the two. What something would be worth is said as “a $97 value”.',
    },
    {
      ...onPage('$90 per seat, no contract.', { 'offer.summary': 'A free evening.' }),
      says: '"$90 per seat" stands here, but the page is called free: "A free evening.". Keep one of the two. What something would be worth is said as “a $97 value”.',
    },
    {
      ...onPage('Send it.', {
        'offer.summary': 'A free evening.',
        'form.button.idle': 'Buy the guide',
      }),
      at: 'guide.ts, form.button.idle',
      says: '"Buy the guide" stands here, but the page is called free: "A free evening.". Keep one of the two. What something would be worth is said as “a $97 value”.',
    },
    {
      ...onPage('A seat costs $6 at the door.', { 'offer.summary': 'A free evening.' }),
      says: '"seat costs $6" stands here, but the page is called free: "A free evening.". Keep one of the two. What something would be worth is said as “a $97 value”.',
    },
  ]);
  itAccepts([
    answered('Yes. Those who go on with us pay $900 a month, and most do not.'),
    onPage('Earn $2,000 more a month.', { 'offer.summary': 'A free evening.' }),
    onPage('On December 24 we are closed, and on the 26th we wish we were.'),
    onPage('My brother-in-law does this every Tuesday at six, badly.'),
    onPage('Parking costs $6 for the whole evening.', { 'offer.summary': 'A free evening.' }),
  ]);
});
