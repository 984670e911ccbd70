import { describe } from 'vitest';
import { inText, rightText } from '#tests/mistakes/in-text.ts';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { eventIn } from './in-languages.ts';

const remedy = 'Write it in English, or declare the language of the funnel.';

describe('a sentence in another language than the page', () => {
  itNames([
    ...inText('other-language', 'lead', [
      [
        'German',
        'Die Anmeldung dauert eine Minute.',
        `"Die Anmeldung dauert eine Minute." is German, among words that are English. ${remedy}`,
      ],
      [
        'Spanish after English',
        'It is free. La guía es para usted y está aquí.',
        `"La guía es para usted y está aquí." is Spanish, among words that are English. ${remedy}`,
      ],
      [
        'German before a comma',
        'Die Anmeldung ist für Sie kostenlos, and it takes a minute of your time today.',
        `"Die Anmeldung ist für Sie kostenlos" is German, among words that are English. ${remedy}`,
      ],
      [
        'short German',
        'Alle Plätze sind vergeben.',
        `"Alle Plätze sind vergeben." is German, among words that are English. ${remedy}`,
      ],
      [
        'Spanish of small words',
        'Lo que vas a aprender en vivo.',
        `"Lo que vas a aprender en vivo." is Spanish, among words that are English. ${remedy}`,
      ],
      [
        'French',
        'Votre guide est dans votre boîte.',
        `"Votre guide est dans votre boîte." is French, among words that are English. ${remedy}`,
      ],
    ]),
    ...inText('other-language', 'heading', [
      [
        'a German heading of an email',
        'Hier ist Ihr Platz, {name}',
        `"Hier ist Ihr Platz, {name}" is German, among words that are English. ${remedy}`,
      ],
    ]),
  ]);
  itAccepts(
    rightText('lead', [
      'She said “Wie geht es Ihnen?” and meant it.',
      'Take a siesta, en route, au lait.',
      'From Los Angeles to Las Palmas.',
    ]),
  );
  itNames('other-language', {
    'a short English subject among German words': {
      changes: {
        ...eventIn('de', {}),
        'coach.ts': {
          ...eventIn('de', {})['coach.ts'],
          'functions.send-guide.message.subject': 'Why moves fail: the week that decides',
        },
      },
      at: "coach.ts, functions['send-guide'].message.subject",
      says: '"Why moves fail: the week that decides" is English, among words that are German. Write it in German, or declare the language of the funnel.',
    },
    'a few English words above a German email': {
      changes: {
        ...eventIn('de', {}),
        'coach.ts': {
          ...eventIn('de', {})['coach.ts'],
          'functions.send-guide.message.preview': 'Date, link and other things worth bringing.',
        },
      },
      at: "coach.ts, functions['send-guide'].message.preview",
      says: '"Date, link and other things worth bringing." is English, among words that are German. Write it in German, or declare the language of the funnel.',
    },
  });
});
