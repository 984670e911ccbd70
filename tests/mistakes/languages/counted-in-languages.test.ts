import { describe } from 'vitest';
import { type Files, itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { type Changes, message } from '#tests/support/site/declarations.ts';
import { eventIn, inLanguage } from './in-languages.ts';

type Language = Parameters<typeof inLanguage>[0];

const lead = 'page.sections.0.lead';
/** A page in a language, whose emails are in it, too. */
const page = (language: Language, changes: Changes): Files => {
  const sample = inLanguage(language);
  return { 'coach.ts': sample.emails, 'guide.ts': { ...sample.page, language, ...changes } };
};

const titles: Readonly<Record<Language, readonly [string, string, string]>> = {
  de: ['Zuerst sitzen', 'Danach atmen', 'Am Ende gehen'],
  fr: ['D’abord s’asseoir', 'Ensuite respirer', 'Enfin marcher'],
  es: ['Primero sentarse', 'Después respirar', 'Al final caminar'],
  'pt-BR': ['Primeiro sentar', 'Depois respirar', 'No fim caminhar'],
};
const hero: Readonly<Record<Language, string>> = {
  de: 'Erst die Ruhe, dann die Arbeit',
  fr: 'Le repos d’abord, le travail ensuite',
  es: 'Primero el descanso, luego el trabajo',
  'pt-BR': 'Primeiro o descanso, depois o trabalho',
};
/** A page whose lead stands above a list of three. */
const above = (language: Language, text: string): Files =>
  page(language, {
    'page.sections': [
      { kind: 'hero', headline: hero[language], lead: text },
      {
        kind: 'list',
        title: hero[language].split(',')[0],
        marker: 'tick',
        items: titles[language],
      },
    ],
  });

const makeUp = 'Correct the number, or add or remove what makes the difference.';
const belowAre = (words: string) =>
  `"${words}" stands here, but the lists below it have 3 items. ${makeUp}`;

/** A German campaign of three emails; the text stands in the second or in the one that brings the guide. */
const inEmail = (text: string, isGuide = false, part = 'paragraphs'): Files => {
  const topics = ['die Ruhe', 'den Tee', 'die Arbeit'];
  const files = page('de', {});
  return {
    ...files,
    'coach.ts': {
      ...files['coach.ts'],
      'campaigns.0.steps': topics.map((topic, index) => ({
        id: `step-${'abc'[index]}`,
        after: { days: 2 },
        message: {
          ...message,
          subject: `Noch ein Gedanke über ${topic}`,
          preview: `Eine Kleinigkeit über ${topic}.`,
          heading: `Etwas über ${topic}`,
          paragraphs: [`Das haben wir über ${topic} vergessen.`],
          ...(index === 1 && !isGuide ? { [part]: part === 'paragraphs' ? [text] : text } : {}),
        },
      })),
      ...(isGuide ? { 'functions.send-guide.message.paragraphs': [text] } : {}),
    },
  };
};
const inStep = 'coach.ts, campaigns[0].steps[1].message';

describe('what is counted in other languages', () => {
  itNames('count-of-fields', {
    'fields of a Spanish form': {
      changes: page('es', { 'form.subtitle': 'Solo tres campos y se la enviamos.' }),
      says: '"tres campos" stands here, but the form has 2 fields. Correct the number.',
    },
    'all fields of a German form, by the number of those that are required': {
      changes: page('de', {
        'form.fields.role': { kind: 'text', label: 'Beruf', required: false },
        'submission.metadata': { role: '{role}' },
        'form.subtitle': 'Das Formular hat zwei Felder.',
      }),
      at: 'guide.ts, form.subtitle',
      says: '"zwei Felder" stands here, but the form has 3 fields. Correct the number.',
    },
    'questions of a German form': {
      changes: page('de', { 'form.subtitle': 'Vier kurze Fragen, und er kommt zu Ihnen.' }),
      says: '"Vier kurze Fragen" stands here, but the form has 2 fields. Correct the number.',
    },
    'the second of five': {
      changes: inEmail('Der zweite von fünf Briefen', false, 'heading'),
      rule: 'email-order',
      at: `${inStep}.heading`,
      says: '"zweite von fünf Briefen" stands here, but this is email 2 of 3. Correct the words, or put the steps into the order that they speak of.',
    },
    'two that follow the second of three': {
      changes: inEmail('Noch zwei Briefe folgen.'),
      rule: 'email-count',
      at: `${inStep}.paragraphs[0]`,
      says: '"zwei Briefe folgen" stands here, but after this email "Willow Campaign" has 1 email. Correct the number, or leave it out.',
    },
    'two that follow the guide': {
      changes: inEmail('Zwei Briefe folgen in den nächsten Tagen.', true),
      rule: 'email-count',
      at: "coach.ts, functions['send-guide'].message.paragraphs[0]",
      says: '"Zwei Briefe folgen" stands here, but after this email "Willow Campaign" has 3 emails. Correct the number, or leave it out.',
    },
  });
  itNames('count-of-fields', [
    ...(
      [
        ['de', 'Der Leitfaden zeigt Ihnen die vier Schritte unten.', 'vier Schritte unten'],
        [
          'fr',
          'Le guide vous mène en quatre étapes, présentées ci-dessous.',
          'quatre étapes, présentées ci-dessous',
        ],
        ['es', 'La guía le muestra los cuatro pasos que siguen.', 'cuatro pasos que siguen'],
        ['pt-BR', 'O guia mostra a você os quatro passos abaixo.', 'quatro passos abaixo'],
      ] as const
    ).map(([language, text, words]) => ({
      did: `a list below: ${text}`,
      changes: above(language, text),
      rule: 'count-of-points',
      at: 'guide.ts, page.sections[0].lead',
      says: belowAre(words),
    })),
    ...(
      [
        ['de', 'An zwei Abenden zeigen wir Ihnen, wie es geht.', 'An zwei Abenden'],
        ['de', 'Es gibt zwei Termine.', 'Es gibt zwei Termine'],
        ['de', 'Beide Termine sind gleich.', 'Beide Termine'],
        ['de', 'Wählen Sie einen von vier Terminen.', 'einen von vier Terminen'],
        ['fr', 'Les deux soirées sont pareilles.', 'Les deux soirées'],
        ['fr', 'En trois soirées, nous vous montrons comment faire.', 'En trois soirées'],
        ['es', 'En dos tardes le mostramos cómo se hace.', 'En dos tardes'],
        ['pt-BR', 'Em duas noites mostramos a você como se faz.', 'Em duas noites'],
      ] as const
    ).map(([language, text, words]) => ({
      did: `several dates of one: ${text}`,
      changes: eventIn(language, { [lead]: text }),
      rule: 'event-date',
      at: 'guide.ts, page.sections[0].lead',
      says: `"${words}" stands here, but the event has one date. Speak of as many dates as there are, or declare the others (event.dates).`,
    })),
  ]);
  itAccepts({
    'two fields': {
      changes: page('pt-BR', { 'form.subtitle': 'Só dois campos e o guia é seu.' }),
    },
    'three below': {
      changes: above('fr', 'Le guide vous mène en trois étapes, présentées ci-dessous.'),
    },
    'what lies elsewhere': {
      changes: above('de', 'Die vier Dinge in Ihrem Karton kennen Sie.'),
    },
    'three that follow': {
      changes: inEmail('Drei Briefe folgen in den nächsten Tagen.', true),
    },
    'three that follow within two weeks': {
      changes: inEmail(
        'In den nächsten zwei Wochen drei Briefe folgen zu lassen, ist nicht viel.',
        true,
      ),
    },
    'one in two weeks': {
      changes: page('de', {
        'form.consent.text': 'Sie bekommen den Leitfaden und zwei Wochen lang E-Mails mit Tipps.',
      }),
    },
  });
  itAccepts([
    ...[
      'An zwei Abenden der Woche bleibt Zeit für Sie.',
      'Zwei Abende haben Sie noch für sich.',
      'Es gibt zwei Termine im Jahr, die niemand verschiebt.',
    ].map((text) => ({ did: text, changes: eventIn('de', { [lead]: text }) })),
    ...[
      'Dies ist der zweite von drei Briefen.',
      'Der erste von zwei Briefen der Schule war freundlich.',
      'Zwei Briefe kommen von der Schule, einer vom Amt.',
    ].map((text) => ({ did: text, changes: inEmail(text) })),
  ]);
});
