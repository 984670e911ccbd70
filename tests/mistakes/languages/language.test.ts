import { describe } from 'vitest';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { inLanguage } from './in-languages.ts';

/** A German page, in the small sound funnel, and a coach whose emails are German, too. */
const { page: german, emails: germanEmails } = inLanguage('de');

const known = '"en", "de", "es", "fr", or "pt-BR"';

describe('the language of a coach or a funnel', () => {
  itNames('other-language', {
    'a German page that does not say so': {
      guide: german,
      at: 'guide.ts, language',
      says: 'The words are German, but the page says that they are English: it would be read out in the wrong language, with English words and dates in between. Write language: "de".',
    },
    'a page of which a part is German already': {
      guide: {
        language: 'de',
        'page.sections.0.lead': 'Hier ist der Plan, mit dem Sie zur Ruhe kommen.',
        'page.sections.1': {
          kind: 'story',
          title: 'Before you begin',
          paragraphs: ['This is what we have for you, and it is all that you need from us.'],
        },
      },
      at: 'guide.ts, language',
      says: 'Most of the words are English, but the page says that they are German: it would be read out in the wrong language, with German words and dates in between. Translate what is left of it, or write language: "en".',
    },
    'a German page said to be French': {
      guide: { ...german, language: 'fr' },
      says: 'The words are German, but the page says that they are French: it would be read out in the wrong language, with French words and dates in between. Write language: "de".',
    },
    'an English email after a German page': {
      coach: { 'campaigns.0.steps.0.message': germanEmails['campaigns.0.steps.0.message'] },
      guide: { ...german, language: 'de' },
      at: "coach.ts, functions['send-guide'].message",
      says: 'The email is English, but the page of willow-guide that it answers is German. Write it in German: a message of its own for that funnel stands under messages.',
    },
    'the campaign of English pages for a German one': {
      guide: { ...german, language: 'de' },
      coach: {
        'functions.send-guide.message': germanEmails['functions.send-guide.message'],
      },
      at: 'coach.ts, campaigns[0]',
      says: 'The emails are English, but the page of willow-guide, which starts them, is German. Declare a campaign in German, and name it in submission.journey there.',
    },
    'an English email after two pages, of which one is German': {
      changes: {
        'second.ts': {
          ...german,
          'submission.journey': undefined,
          'form.consent': undefined,
          language: 'de',
          id: 'willow-zweite',
          path: '/willow-zweite',
          'submission.source': 'willow-zweite',
        },
      },
      at: "coach.ts, functions['send-guide'].message",
      says: 'The email is English, but the page of willow-zweite that it answers is German. Write it in German: a message of its own for that funnel stands under messages.',
    },
    'English words for a picture of a German page': {
      guide: {
        ...german,
        language: 'de',
        'page.sections.0.artwork': {
          kind: 'scene',
          scene: 'stage',
          alt: 'A calm chair, a cup and a quiet lamp',
        },
      },
      coach: germanEmails,
      at: 'guide.ts, page.sections[0].artwork.alt',
      says: '"A calm chair, a cup and a quiet lamp" is English, among words that are German. Write it in German, or declare the language of the funnel.',
    },
    'a French goodbye, signed': {
      coach: { 'functions.send-guide.message.signOff': 'À bientôt, l’équipe Willow' },
      at: "coach.ts, functions['send-guide'].message.signOff",
      says: '"À bientôt, l’équipe Willow" is French, among words that are English. Write it in English, or declare the language of the funnel.',
    },
    'a German button, with three dots behind a space': {
      guide: { 'form.button.busy': 'Wird gesendet …' },
      at: 'guide.ts, form.button.busy',
      says: '"Wird gesendet …" is German, among words that are English. Write it in English, or declare the language of the funnel.',
    },
    'a language in capitals': {
      guide: { language: 'DE' },
      rule: 'wrong-value',
      says: `Found "DE" instead of ${known}. Write "de".`,
    },
    'Portuguese without its country': {
      coach: { language: 'pt' },
      rule: 'wrong-value',
      says: `Found "pt" instead of ${known}. Write "pt-BR".`,
    },
  });
  itNames(
    'other-language',
    ['de-DE', 'de-AT', 'german', 'Deutsch', 'ger'].map((language) => ({
      did: `a language written as ${language}`,
      changes: { 'guide.ts': { language } },
      rule: 'wrong-value',
      at: 'guide.ts, language',
      says: `Found "${language}" instead of ${known}. Write "de".`,
    })),
  );

  itAccepts({
    'a German page': { coach: germanEmails, guide: { ...german, language: 'de' } },
    'a German page of a German coach': {
      coach: { ...germanEmails, language: 'de' },
      guide: german,
    },
    'English said out loud': { coach: { language: 'en' } },
  });
});
