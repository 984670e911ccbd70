import { describe } from 'vitest';
import { inText, rightText } from '#tests/mistakes/in-text.ts';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import type { Changes } from '#tests/support/site/declarations.ts';
import { eventIn, inLanguage } from './in-languages.ts';

const inEnglish = 'Write it in English, or declare the language of the funnel.';

/** A whole page with its emails in a language, with a part in another. */
const written = (language: 'de' | 'es' | 'fr', page: Changes, emails: Changes = {}) => {
  const whole = inLanguage(language);
  return {
    'coach.ts': { ...whole.emails, ...emails },
    'guide.ts': { ...whole.page, language, ...page },
  };
};

describe('a short phrase in another language than the page', () => {
  itNames('other-language', [
    ...inText('other-language', 'label', [
      [
        'a German label',
        'Vorname',
        `"Vorname" is German, among words that are English. ${inEnglish}`,
      ],
      [
        'a Portuguese label',
        'Seu nome',
        `"Seu nome" is Portuguese, among words that are English. ${inEnglish}`,
      ],
    ]),
    ...inText('other-language', 'formTitle', [
      [
        'a Spanish button',
        'Regístrate ahora',
        `"Regístrate ahora" is Spanish, among words that are English. ${inEnglish}`,
      ],
      [
        'a French button',
        'En savoir plus',
        `"En savoir plus" is French, among words that are English. ${inEnglish}`,
      ],
    ]),
    {
      did: 'an English button on a German page',
      changes: written('de', { 'form.button.idle': 'Register for free' }),
      says: '"Register for free" is English, among words that are German. Write it in German, or declare the language of the funnel.',
    },
    {
      did: 'an English label on a French page',
      changes: written('fr', { 'form.fields.name.label': 'First name' }),
      says: '"First name" is English, among words that are French. Write it in French, or declare the language of the funnel.',
    },
    {
      did: 'an English signature under a German email',
      changes: written('de', {}, { 'functions.send-guide.message.signOff': 'The Willow team' }),
      at: "coach.ts, functions['send-guide'].message.signOff",
      says: '"The Willow team" is English, among words that are German. Write it in German, or declare the language of the funnel.',
    },
    {
      did: 'an English sentence inside a German paragraph',
      changes: written('de', {
        'page.sections.0.lead':
          'Tragen Sie sich einen Anruf ein. Not a survey, a call to the partner. Er wird selten gefragt.',
      }),
      at: 'guide.ts, page.sections[0].lead',
      says: '"Not a survey, a call to the partner." is English, among words that are German. Write it in German, or declare the language of the funnel.',
    },
    ...(
      [
        ['form.privacy', 'We respect your privacy.'],
        ['form.privacy', 'Unsubscribe at any time.'],
        ['form.privacy', 'Yes, {coach} may send me three emails about tea.'],
        ['form.subtitle', 'Fair winds, the Willow team'],
        ['form.title', 'Week six'],
        ['failure.any.title', 'Registration failed'],
        ['failure.any.title', 'Please fill in all fields'],
        ['failure.any.title', 'Already registered'],
        ['form.title', 'Your takeaways'],
        ['form.fields.name.label', 'Time'],
      ] as const
    ).map(([at, text]) => ({
      did: `"${text}" on a German page`,
      changes: written('de', { [at]: text }),
      at: `guide.ts, ${at}`,
      says: `"${text}" is English, among words that are German. Write it in German, or declare the language of the funnel.`,
    })),
  ]);
  itAccepts({
    'German words on a German page': {
      changes: written('de', { 'form.button.idle': 'Jetzt kostenlos anmelden' }),
    },
    'a signature that names the team in German': {
      changes: written('de', {}, { 'functions.send-guide.message.signOff': 'Das Team von Willow' }),
    },
    'what a Portuguese button says while it sends': {
      changes: eventIn('pt-BR', { 'form.button.busy': 'Enviando…' }),
    },
    'what Spanish and Portuguese share': {
      changes: written('es', { 'form.fields.name.label': 'Nombre completo' }),
    },
  });
  itAccepts(rightText('headline', ['Name', 'Start', 'Ciao, Bella', 'Merci, and good night']));
});
