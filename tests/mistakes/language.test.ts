import { describe } from 'vitest';
import { itAccepts, itNames } from './mistake.ts';

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

  itAccepts([{ did: 'English said out loud', changes: { 'coach.ts': { language: 'en' } } }]);
});
