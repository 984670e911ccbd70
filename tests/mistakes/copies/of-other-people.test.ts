import { describe } from 'vitest';
import { eventIn, inLanguage } from '#tests/mistakes/languages/in-languages.ts';
import { itAccepts } from '#tests/mistakes/mistake.ts';
import {
  event,
  guideMessage,
  message,
  whenFull,
  whenOver,
} from '#tests/support/site/declarations.ts';

const lead = 'page.sections.0.lead';
const failure = {
  any: { title: 'Something went wrong.' },
  full: { title: 'No seat is left.' },
  alreadyRegistered: { title: 'You have a seat.' },
};
const ofEvent = (did: string, change: object, own: object = {}) => ({
  did,
  changes: { 'guide.ts': { failure, event: { ...event, whenOver, ...own }, ...change } },
});
const full = (text: string) =>
  ofEvent(text, {}, { seats: 12, whenFull: { title: 'No seat is left', text } });
const asked = (question: string, answer: string) => ({
  kind: 'questions',
  title: 'Good questions',
  items: [
    { question, answer },
    { question: '2 + 2?', answer: '4.' },
  ],
});
const statistic = (value: string, label: string) => ({
  kind: 'statistics',
  items: [
    { value, label },
    { value: '3', label: 'cats' },
  ],
});
const reminderOf = (subject: string, text: string) => ({
  template: 'reminder',
  body: ['email', 'name'],
  message: {
    ...message,
    subject,
    preview: text,
    heading: `${subject}, {name}`,
    paragraphs: [`${text} {event.date}, {event.time}.`],
  },
});
const weeks = {
  'rest.guide.ts': {
    chapters: ['one', 'two', 'three'].map((name, index) => ({
      title: `Week ${index + 1}. Rest ${name}`,
      blocks: [{ kind: 'paragraph', text: `In week ${index + 1} you sit by window ${name}.` }],
    })),
  },
};

const answered = (question: string, answer: string) =>
  ofEvent(`${question} ${answer}`, { 'page.sections.1': asked(question, answer) });
const point = (text: string) => ofEvent(text, { 'page.sections.0.points': [text] });
/** A fact of an event with twelve seats, with the label beside it. */
const fact = (label: string, value: string, own: object = {}) =>
  ofEvent(
    `${label}: ${value}`,
    {
      'page.sections.1': {
        kind: 'event',
        title: 'One teapot for all',
        facts: [{ label, value }],
      },
    },
    { seats: 12, whenFull, ...own },
  );
/** What an email says that goes out at the registration. */
const confirmed = (text: string) => ({
  did: text,
  changes: {
    'guide.ts': { event: { ...event, whenOver } },
    'coach.ts': { 'functions.send-guide.message.paragraphs': [text] },
  },
});

/** Of a text about an event, only what has the event as its subject is held against it. */
describe('what a text tells besides the event', () => {
  itAccepts([
    ...[
      'We show you at 11 o’clock.',
      'The bus starts at 8 am on Saturdays; this is slower.',
      'If it is hot at 6 am we walk instead.',
      'The evening bread at our bakery is out at 6 pm.',
      'If you live in Sydney, that is 4 am.',
      'The law is of March 18, 2010.',
      'The marathon is on Sunday 10 October 2027.',
      'On March 14 last year a farmer sat down with us.',
      'You have until June 15 anyway.',
      'On your own it takes 40 hours and a great deal of coffee.',
      'Others pay $60 for a session of 40 minutes.',
      'The hall has 60 seats, none of them ours.',
      'The village hall seats 80; we use one corner of it.',
    ].map((answer) => answered('What else should I know?', answer)),
    answered('What does it cost to go on afterwards?', 'With us, from $1,250. Alone it is free.'),
    ...[
      'April 15 is when interest starts.',
      'The room holds 500 and has never held more than 230.',
      'Up to seven days before, you get the deposit back in full.',
      'On 12 August 2023 a ring went into the oven.',
      'I made the soup at 3:30. It was dark outside.',
      'We take thirty minutes for your questions.',
      'Live tomorrow, plan today.',
      'Send it on a Friday morning. Attach nothing.',
      'Most owners decide such things in bed, usually on Sunday night.',
      'You do not need another idea. You need the next Monday.',
      'We moved it from February. If you had a seat in February, it is waiting for you.',
    ].map(confirmed),
    ...[
      '6 km, about 50 minutes, walking allowed',
      '50 minutes of running, then coffee',
      'A quarter of an hour with an interpreter, the rest without',
      'Twelve hours together, over eight weeks',
      'An hour of writing, three minutes on stage',
      'A one-hour workshop, then a show',
    ].map(point),
    ofEvent('how long an email takes', {
      'success.delayed': {
        title: 'The email is dawdling',
        description: 'It will reach you within the hour.',
      },
    }),
    fact('Audience', '40 seats, from 8:30 pm'),
    fact('In Berlin', 'March 16, 6 pm in Berlin'),
    fact('Wednesday', '9 am to 4 pm'),
  ]);
});

describe('numbers of other people and other things', () => {
  itAccepts([
    ofEvent(
      'the others, and the reader',
      { [lead]: 'Sit down with fifteen other people.' },
      { seats: 16, whenFull },
    ),
    ofEvent('figures of those who came before', {
      'page.sections.1': {
        ...statistic('78%', 'cook with less salt'),
        title: 'From the first 340 people who cooked along',
      },
    }),
    ofEvent('those whom a coach taught first', {
      [lead]: 'Ask the first 120 women we taught to cook.',
    }),
    full('Lessons for one dog and one human take an hour; four of them are $260.'),
    ofEvent('parts in which people work', {
      'page.sections.0.points': ['Half an hour in pairs, half an hour in fours, then together'],
    }),
    ofEvent(
      'when the week begins for whoever dreads it',
      { [lead]: 'Monday begins on Sunday at four.' },
      { startsAt: '2027-03-14T17:15' },
    ),
    {
      did: 'people of one evening, beside all who were ever helped',
      changes: {
        'coach.ts': { 'biography.credentials': ['10,000+ people helped'] },
        'guide.ts': {
          'page.sections.1': {
            ...statistic('27', 'people, with 74 invoices'),
            title: 'The last clinic, in September',
          },
        },
      },
    },
    {
      did: 'a number that is asked, apart from the other fields and up to thousands',
      changes: {
        'guide.ts': {
          'form.subtitle': 'Two fields and one honest number.',
          'form.fields.days': {
            kind: 'number',
            label: 'How many days is it?',
            required: true,
            min: 1,
            max: 2000,
            missing: 'A rough number will do.',
            invalid: 'A whole number from 1 to 2,000, please.',
          },
          'submission.metadata': { days: '{days}' },
        },
      },
    },
    {
      did: 'a reminder that comes on the day before, as another one',
      changes: {
        'guide.ts': {
          event: {
            ...event,
            reminders: [
              { hoursBefore: 72, function: 'send-first' },
              { hoursBefore: 24, function: 'send-second' },
            ],
          },
          [lead]: 'We send a reminder three days before and another on the day before.',
        },
        'coach.ts': {
          'functions.send-first': reminderOf('In three days', 'Three days are left.'),
          'functions.send-second': reminderOf('Tomorrow', 'One night is left.'),
        },
      },
    },
    ofEvent('how much of it somebody else has', {
      'page.description': 'There are four corners for those who test websites.',
      [lead]: 'The therapist’s version has twelve corners and a couch.',
    }),
    ofEvent('the time that a coach keeps for somebody', {
      [lead]: 'If you would like it done to you, we keep half an hour.',
    }),
    {
      did: 'parts of a talk that have the names of places',
      changes: {
        'guide.ts': {
          'page.sections.1': {
            kind: 'list',
            title: 'What to cut',
            items: ['The biography', 'The summary'],
          },
        },
      },
    },
    {
      did: 'chapters that are about two of the things each',
      changes: {
        'guide.ts': {
          'offer.file': 'rest.guide.ts',
          [lead]: 'Five letters, and whom each of them is for.',
        },
        'coach.ts': {
          'functions.send-guide.message.button': { label: 'Open', to: 'download' },
        },
        'rest.guide.ts': {
          chapters: [
            'Letter 1. The plain',
            'Letter 2. The kind',
            'Letter 3. The long',
            'Letters 4 and 5. The last',
          ].map((title, index) => ({
            title,
            blocks: [{ kind: 'paragraph', text: `You write it at window ${index + 1}.` }],
          })),
        },
      },
    },
    full('Come by on a Friday between 4 and 6 p.m. and watch, which is free, too.'),
    {
      did: 'weeks after which people were asked, beside a guide of three weeks',
      changes: {
        'guide.ts': {
          'offer.file': 'rest.guide.ts',
          'page.sections.1': { ...statistic('81%', 'rest'), title: 'Asked after twelve weeks' },
        },
        'coach.ts': {
          'functions.send-guide.message.button': { label: 'Open', to: 'download' },
        },
        ...weeks,
      },
    },
    {
      did: 'the people whom a coach sees, and the people who see them',
      changes: {
        'coach.ts': { 'biography.paragraphs': ['Willow sees about forty people a week.'] },
        'guide.ts': {
          'page.sections.1': { kind: 'host', title: 'Two people who take the stairs' },
        },
      },
    },
    {
      did: 'a class that has the name of its year',
      changes: eventIn('pt-BR', { [lead]: 'Ele foi o melhor da turma de 2021.' }),
    },
    {
      did: 'the edition of something else',
      changes: {
        'guide.ts': {
          'page.sections.1': asked('Is it up to date?', 'The 2023 edition of a ranking lists 38.'),
        },
      },
      beside: { now: new Date('2026-11-27T12:00:00Z') },
    },
    {
      did: 'a question about a year that is past',
      changes: {
        'coach.ts': {
          'campaigns.0.steps.0.message': { ...message, subject: 'Where were you in March 2018?' },
        },
      },
      beside: { now: new Date('2026-11-27T12:00:00Z') },
    },
  ]);
});

describe('words that resemble a mistake, in English', () => {
  itAccepts([
    {
      did: 'the link that the site writes under an email about an event',
      changes: {
        'guide.ts': { event: { ...event, whenOver, moved: { function: 'send-date' } } },
        'coach.ts': {
          'functions.send-date': {
            template: 'moved',
            body: ['email'],
            message: {
              ...message,
              subject: 'We meet on another day',
              paragraphs: [
                'If it does not suit, the link below lets you choose one of the others.',
              ],
            },
          },
        },
      },
    },
    {
      did: 'numbered lines that readers fill in',
      changes: {
        'guide.ts': { 'offer.file': 'rest.guide.ts' },
        'coach.ts': { 'functions.send-guide.message.button': { label: 'Open', to: 'download' } },
        'rest.guide.ts': {
          'chapters.1.blocks.1.questions': [
            { label: 'Question 1', lines: 2 },
            { label: 'Question 2', lines: 2 },
          ],
        },
      },
    },
    ...['Question 4', 'Item 4'].map((value) => ({
      did: `a figure that is one of a test: ${value}`,
      changes: {
        'guide.ts': { 'page.sections.1': statistic(value, 'is where most of them differ') },
      },
    })),
    {
      did: 'a question about something printed',
      changes: {
        'guide.ts': {
          'page.sections.1': asked(
            'Is there a printed edition?',
            'There was one, with a misprint.',
          ),
        },
      },
    },
    {
      did: 'a checklist of eighteen papers',
      changes: { 'guide.ts': { 'page.sections.0.headline': 'The Eighteen-Paper Checklist' } },
    },
  ]);
});

describe('words that resemble a mistake, in other languages', () => {
  const page = (language: 'de' | 'es' | 'fr' | 'pt-BR', change: object, emails: object = {}) => ({
    'coach.ts': { ...inLanguage(language).emails, ...emails },
    'guide.ts': { ...inLanguage(language).page, language, ...change },
  });
  const free = { 'offer.summary': 'Kostenlos für alle, die weniger Eile wollen.' };
  const download = { label: 'Download the guide', to: 'download' };
  const asksOfEvent = (answer: string) => ({
    'page.sections.1': asked('Und wenn?', answer),
  });
  itAccepts([
    {
      did: 'gains and losses with their signs',
      changes: page('de', {
        'page.sections.1': {
          ...statistic('+ 8,3 %', 'beim Lohn'),
          items: [
            { value: '+ 640 CHF', label: 'im Monat' },
            { value: '- 8 %', label: 'Eile' },
          ],
        },
        'page.sections.2': {
          kind: 'lessons',
          title: '1 + 1',
          items: [{ title: '+ 640 Franken im Monat', text: 'Mehr Ruhe.' }],
        },
      }),
    },
    {
      did: 'people who test for a living',
      changes: page('es', {
        'form.fields.role': {
          kind: 'select',
          label: '¿Con qué trabaja?',
          prompt: 'Elija',
          required: false,
          options: ['Java', 'Python', 'Testing'].map((label) => ({
            value: label.toLowerCase(),
            label,
          })),
        },
        'submission.metadata': { role: '{role}' },
      }),
    },
    {
      did: 'more than twelve, which begin with thirteen',
      changes: page('de', {
        'form.fields.role': {
          kind: 'select',
          label: 'Leute',
          prompt: 'Bitte wählen',
          required: false,
          options: [
            { value: '1-12', label: '1 bis 12' },
            { value: '13+', label: 'Mehr als 12' },
          ],
        },
        'submission.metadata': { role: '{role}' },
      }),
    },
    {
      did: 'the questions that a form brings',
      changes: page('fr', {
        'offer.name': 'Huit questions au calme',
        'form.title': 'Où t’envoyer les huit questions ?',
      }),
    },
    ...['post@willow.example', 'Tel. 0341 1234567', 'HRB 12345', 'Steuernummer 231/123/45678'].map(
      (end) => ({
        did: `a text that ends with ${end}`,
        changes: page('de', { [lead]: `Das ist unsere Anschrift, 04229 Leipzig. ${end}` }),
      }),
    ),
    {
      did: 'three emails within two weeks',
      changes: page('de', {
        [lead]: 'Sie bekommen den Leitfaden und in zwei Wochen drei E-Mails, mehr nicht.',
      }),
    },
    {
      did: 'a sentence that ends with a pronoun',
      changes: eventIn('de', { 'page.sections.0.points': ['Viele Wege, Sie wählen einen'] }),
    },
    {
      did: 'a subject that shares its words with the name of the offer',
      changes: page(
        'de',
        { 'offer.name': 'Fünf Griffe vor dem Losfahren' },
        { 'functions.send-guide.message.subject': 'Da: fünf Minuten vor dem Losfahren' },
      ),
    },
    {
      did: 'what a place costs that is none at the offer',
      changes: page('de', free, {
        'functions.send-guide.message': {
          ...guideMessage,
          ...(inLanguage('de').emails['functions.send-guide.message'] as object),
          afterword: ['Klappert es weiter? Ein Schrauberplatz kostet 12 Euro die Stunde.'],
        },
      }),
    },
    {
      did: 'a figure that is a sum of money',
      changes: page('de', {
        ...free,
        'page.sections.1': statistic('4.900 €', 'spart eine Familie im ersten Jahr'),
      }),
    },
    {
      did: 'letters that are agreed to',
      changes: page('es', { 'form.consent.text': 'Acepta recibir la guía y unas cartas.' }),
    },
    {
      did: 'a subject that says in other small words what is offered',
      changes: page(
        'es',
        { 'offer.name': 'El calendario del balcón' },
        { 'functions.send-guide.message.subject': 'Su calendario de balcón' },
      ),
    },
    {
      did: 'what something costs elsewhere, as a figure',
      changes: eventIn('fr', {
        'offer.summary': 'Un webinaire gratuit pour faire plus avec moins de hâte.',
        'page.sections.1': statistic('8 €', 'le prix moyen d’un ourlet chez le retoucheur'),
      }),
    },
    {
      did: 'what happens on one day of every month',
      changes: eventIn('fr', {
        [lead]:
          'Le premier samedi du mois, de 10 h à 12 h, l’atelier est ouvert et répare pour vous.',
      }),
    },
    {
      did: 'one sentence for whatever is empty',
      changes: page('de', {
        'form.fields.name.missing': 'Bitte füllen Sie das aus.',
        'form.fields.email.missing': 'Bitte füllen Sie das aus.',
      }),
    },
    ...(
      [
        [
          'de',
          'Ein anderer Tag',
          'Passt es nicht, geben Sie den Stuhl über den Link unten zurück.',
        ],
        ['fr', 'Un autre jour', 'Si cela ne va plus, rendez la place par le lien ci-dessous.'],
      ] as const
    ).map(([language, subject, text]) => {
      const told = eventIn(language, {}, { moved: { function: 'send-date' } });
      const moved = { subject, preview: `${subject}.`, heading: '{name}', paragraphs: [text] };
      return {
        did: `the link under an email: ${text}`,
        changes: {
          ...told,
          'coach.ts': {
            ...told['coach.ts'],
            'functions.send-date': { template: 'moved', body: ['email', 'name'], message: moved },
          },
        },
      };
    }),
    {
      did: 'when something else is, on one day of every month',
      changes: eventIn('pt-BR', {
        [lead]: 'No último domingo do mês, às 16 horas, há um passeio aberto, sem inscrição.',
      }),
    },
    { did: 'an oven', changes: eventIn('fr', { [lead]: 'Le four a ses raisons, et nous aussi.' }) },
    {
      did: 'when an alarm clock rings',
      changes: eventIn('fr', { [lead]: 'Votre réveil sonnera à 7 h.' }),
    },
    {
      did: 'a field that a notice names in a longer word',
      changes: {
        'guide.ts': {
          ...inLanguage('de').page,
          language: 'de',
          'form.fields.woche': {
            kind: 'number',
            label: 'In welcher Woche?',
            required: false,
            min: 1,
            max: 42,
            invalid: 'Eine Zahl von 1 bis 42, bitte.',
          },
          'submission.metadata': { woche: '{woche}' },
        },
        'coach.ts': {
          ...inLanguage('de').emails,
          language: 'de',
          legal: { privacy: '/willow/datenschutz' },
          documents: [
            {
              path: '/willow/datenschutz',
              title: 'Datenschutz',
              updated: '2026-11-20',
              sections: [
                {
                  heading: 'Was wir speichern',
                  paragraphs: ['Ihren Namen, Ihre E-Mail-Adresse und die Schwangerschaftswoche.'],
                },
              ],
            },
          ],
        },
      },
    },
    ...['Ruf uns an', 'Und jetzt geht es los', 'Drei Wege, du brauchst nur einen'].map((title) => ({
      did: `a title that ends as an English one does not: ${title}`,
      changes: page('de', { 'page.sections.0.headline': title }),
    })),
    {
      did: 'a title that ends with a pronoun',
      changes: page('es', { 'page.sections.0.headline': 'Siete pausas, elige una' }),
    },
    ...[
      '611,40 Euro. Das ist die Rente nach dreißig Jahren.',
      '612 Euro! So hoch ist die Miete.',
    ].map((text) => ({ did: text, changes: page('de', { ...free, [lead]: text }) })),
    {
      did: 'the price of what comes after something free, where an email leads to it',
      changes: page('de', free, {
        'functions.send-guide.message.afterword': [
          'Danach komme ich [für eine Stunde zu Ihnen](https://calendar.willow.example/visit), das kostet 75 Euro.',
        ],
      }),
    },
    ...[
      'Agende un diagnóstico (20 minutos, gratis).',
      'Fue el {event.date}. Hablamos un cuarto de hora por teléfono.',
    ].map((text) => ({
      did: `what people may do once an event is over: ${text}`,
      changes: eventIn('es', {}, { whenOver: { title: 'El webinar ha terminado', text } }),
    })),
    ...[
      eventIn('pt-BR', asksOfEvent('Em quinze minutos você já sabe se gostou.')),
      eventIn('de', asksOfEvent('In zwanzig Minuten wissen Sie, ob es Ihnen liegt.')),
      eventIn('de', asksOfEvent('Sagen Sie bis Freitag, 12 Uhr, Bescheid.')),
      eventIn('fr', asksOfEvent('Prévenez-nous avant vendredi, 12 h.')),
    ].map((changes, index) => ({
      did: `a moment within the event, or before it: ${index}`,
      changes,
    })),
    {
      did: 'columns of a table that have general names',
      changes: {
        'coach.ts': { 'functions.send-guide.message': { ...guideMessage, button: download } },
        'guide.ts': { 'offer.file': 'rest.guide.ts' },
        'rest.guide.ts': {
          'chapters.0.blocks': [
            {
              kind: 'table',
              caption: 'A cup of tea',
              columns: ['Item', 'Text', 'Position'],
              rows: [['Leaves', 'Black', 'Top']],
            },
          ],
        },
      },
    },
    {
      did: 'what a mistake costs, on a page about something free',
      changes: {
        'guide.ts': {
          'offer.summary': 'A free guide to boilers',
          'page.sections.1': statistic('$860', 'is what it typically cost to put them right'),
        },
      },
    },
    {
      did: 'a field that is empty',
      changes: { 'guide.ts': { 'form.missing': { title: 'One field is still empty' } } },
    },
    {
      did: 'any town there is',
      changes: { 'guide.ts': { [lead]: 'In any town there are four kinds of people who pay.' } },
    },
    {
      did: 'how somebody writes',
      changes: { 'guide.ts': { [lead]: '“Everything is fine!! Running a bit late!!”' } },
    },
    {
      did: 'narrow spaces in a guide',
      changes: {
        'coach.ts': { 'functions.send-guide.message': { ...guideMessage, button: download } },
        'guide.ts': { 'offer.file': 'rest.guide.ts' },
        'rest.guide.ts': {
          'chapters.0.blocks.0.text': 'Why not sit\u202f? Take 1\u202f250 or 5\u2009kg of tea.',
        },
      },
    },
  ]);
});
