import { describe } from 'vitest';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { inLanguage } from './in-languages.ts';

const page = (path: string, language?: string) => ({
  path,
  ...(language ? { language } : {}),
  title: `What we keep at ${path}`,
  updated: '2026-11-22',
  sections: [{ heading: 'What we keep', paragraphs: [`Your address, as said at ${path}.`] }],
});
const legal = (privacy: string) => ({
  privacy: '/willow/privacy',
  byLanguage: { de: { privacy } },
});

describe('privacy notices in several languages', () => {
  itNames({
    'a German link to the English page': {
      coach: { legal: legal('/willow/privacy'), documents: [page('/willow/privacy')] },
      rule: 'other-legal-language',
      at: 'coach.ts, legal.byLanguage.de.privacy',
      says: 'The link is for pages whose language is "de", but "/willow/privacy" says that its own is "en". Give the page language: "de", or link to one that is written in it.',
    },
    'a German notice that the German page does not link to': {
      coach: {
        legal: { privacy: '/willow/privacy' },
        documents: [page('/willow/privacy'), page('/willow/datenschutz', 'de')],
      },
      guide: { ...inLanguage('de').page, language: 'de' },
      also: ['other-language'],
      rule: 'other-legal-language',
      at: 'coach.ts, documents[1].language',
      says: '"/willow/datenschutz" is written for pages whose language is "de", but those pages link to none of that language. Add byLanguage: { "de": { … } } to legal, with the path of each such page.',
    },
    'a German link to a page that is not there': {
      coach: { legal: legal('/willow/datenschutz'), documents: [page('/willow/privacy')] },
      rule: 'dead-link',
      at: 'coach.ts, legal.byLanguage.de.privacy',
      says: 'The link privacy leads to "/willow/datenschutz", but no page of this site has that path. Correct the path, or declare the funnel it belongs to.',
    },
  });

  itAccepts({
    'a page in each language': {
      coach: {
        legal: legal('/willow/datenschutz'),
        documents: [page('/willow/privacy'), page('/willow/datenschutz', 'de')],
      },
    },
    'a page in another language elsewhere': {
      coach: {
        legal: legal('https://willow.example/datenschutz'),
        documents: [page('/willow/privacy')],
      },
    },
  });
});

describe('what stands for a name that was not given', () => {
  const say = (heading: string, nameDefault: string, required = false) => ({
    'guide.ts': { 'form.fields.name.required': required, 'success.toast.title': 'Thank you!' },
    'coach.ts': {
      'functions.send-guide.nameDefault': nameDefault,
      'functions.send-guide.message.heading': heading,
    },
  });

  itNames({
    '“there” at the end of a clause': {
      changes: say('Here is your guide, {name}', 'there'),
      rule: 'stray-name-default',
      says: '"Here is your guide, {name}" says "Here is your guide, there" to people who gave no name. Greet with it, like “Hello {name}, …”, or give the function another nameDefault.',
    },
  });

  itAccepts({
    '“there” where everybody gives a name': {
      changes: say('Grand, {name}. Here is the week.', 'there', true),
    },
    '“there” after a greeting': { changes: say('Hello {name}, here you are', 'there') },
    '“there” after a good morning': { changes: say('Good morning, {name}.', 'there') },
    '“you” whom something is for': { changes: say('For {name}, and for tonight', 'you') },
    'a name for everybody': { changes: say('Here is your guide, {name}', 'Gardener') },
  });
});
