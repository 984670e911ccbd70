import { describe } from 'vitest';
import { inLanguage } from './in-languages.ts';
import { itAccepts, itNames } from './mistake.ts';

/** A German page, in the small sound funnel, and a coach whose emails are German, too. */
const { page: german, emails: germanEmails } = inLanguage('de');

const known = '"en", "de", "es", "fr", or "pt-BR"';

describe('the language of a coach or a funnel', () => {
  itNames([
    ...['de-DE', 'german', 'deutsch'].map((language) => ({
      did: `a language written as ${language}`,
      changes: { 'guide.ts': { language } },
      rule: 'wrong-value',
      at: 'guide.ts, language',
      says: `Found "${language}" instead of ${known}. Choose one of them.`,
    })),
    {
      did: 'a German page that does not say so',
      changes: { 'guide.ts': german },
      rule: 'other-language',
      at: 'guide.ts, language',
      says: 'The words are German, but the page says that they are English: it would be read out in the wrong language, with English words and dates in between. Write language: "de".',
    },
    {
      did: 'a German page said to be French',
      changes: { 'guide.ts': { ...german, language: 'fr' } },
      rule: 'other-language',
      at: 'guide.ts, language',
      says: 'The words are German, but the page says that they are French: it would be read out in the wrong language, with French words and dates in between. Write language: "de".',
    },
    {
      did: 'an English email after a German page',
      changes: {
        'coach.ts': { 'campaigns.0.steps.0.message': germanEmails['campaigns.0.steps.0.message'] },
        'guide.ts': { ...german, language: 'de' },
      },
      rule: 'other-language',
      at: "coach.ts, functions['send-guide'].message",
      says: 'The email is English, but the page of willow-guide that it answers is German. Write it in German: a message of its own for that funnel stands under messages.',
    },
    {
      did: 'a language in capitals',
      changes: { 'guide.ts': { language: 'DE' } },
      rule: 'wrong-value',
      at: 'guide.ts, language',
      says: `Found "DE" instead of ${known}. Write "de".`,
    },
    {
      did: 'Portuguese without its country',
      changes: { 'coach.ts': { language: 'pt' } },
      rule: 'wrong-value',
      at: 'coach.ts, language',
      says: `Found "pt" instead of ${known}. Choose one of them.`,
    },
  ]);

  itAccepts([
    {
      did: 'a German page',
      changes: { 'coach.ts': germanEmails, 'guide.ts': { ...german, language: 'de' } },
    },
    {
      did: 'a German page of a German coach',
      changes: { 'coach.ts': { ...germanEmails, language: 'de' }, 'guide.ts': german },
    },
    { did: 'English said out loud', changes: { 'coach.ts': { language: 'en' } } },
  ]);
});
