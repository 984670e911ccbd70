import { describe } from 'vitest';
import { inLanguage } from '#tests/mistakes/languages/in-languages.ts';
import { itAccepts, itNames, type Mistake } from '#tests/mistakes/mistake.ts';

const news = {
  name: 'news',
  text: 'I want letters from Willow Works.',
  required: false,
  version: '2027-01',
};
const journey = { campaign: 'Willow Campaign', firstEmail: 'now', consent: 'news' };

/** What somebody wrote into the form's only box. */
function inBox(did: string, change: object, rule: string, at: string, says: string): Mistake {
  return {
    did,
    changes: { 'guide.ts': { 'form.consents': [{ ...news, ...change }] } },
    rule,
    at: `guide.ts, form.consents[0]${at}`,
    says,
  };
}

describe('boxes to tick', () => {
  itNames('same-consent', [
    inBox(
      'a box that is ticked beforehand',
      { ticked: true },
      'unknown-property',
      '.ticked',
      'There is no property ticked here. The properties here are name, text, required, missing, and version. Remove it or correct its spelling.',
    ),
    inBox(
      'a box without words',
      { text: '' },
      'wrong-value',
      '.text',
      '"" is empty. Write the words people will read here.',
    ),
    inBox(
      'a name with a hyphen',
      { name: 'our-news' },
      'wrong-value',
      '.name',
      '"our-news" is not a name for a box. Write "ourNews".',
    ),
    inBox(
      'the name of a field',
      { name: 'email' },
      'consent-name-taken',
      '.name',
      'The name "email" already belongs to a field of the form, so the two answers could not be told apart. Give the box a name of its own.',
    ),
    inBox(
      'a name that the site uses',
      { name: 'website' },
      'field-name-taken',
      '.name',
      'The site itself uses the name "website", so a box cannot have it. Give the box another name.',
    ),
    inBox(
      'a name of the language',
      { name: 'toString' },
      'field-name-inherited',
      '.name',
      'The name "toString" is a word of the programming language: every object has something under it. Give the box another name.',
    ),
    inBox(
      'a required box without its error',
      { required: true },
      'missing-sentence',
      '.missing',
      "The box news is required but has no sentence for a visitor who does not tick it. Add missing: 'Please tick …' to the box.",
    ),
    inBox(
      'an error that nobody sees',
      { missing: 'Please tick it.' },
      'unseen-sentence',
      '.missing',
      'The box news is not required, so nobody would ever read "Please tick it.". Remove missing, or write required: true.',
    ),
    inBox(
      'a dead link beside a box',
      { text: 'As in [our terms](/terms).' },
      'dead-link',
      '.text',
      'The link "our terms" leads to "/terms", but no page of this site has that path. Correct the path, or declare the funnel it belongs to.',
    ),
    inBox(
      'a placeholder that has no value',
      { text: 'Yes, {name}.' },
      'unknown-placeholder',
      '.text',
      '{name} in "Yes, {name}." has no value here. Use one of {leadMagnet} and {coach}, or write the words out.',
    ),
    {
      did: 'a box without a version',
      guide: { 'form.consents': [{ ...news, version: undefined }] },
      rule: 'missing-property',
      at: 'guide.ts, form.consents[0].version',
      says: 'version is missing. Add version: a text.',
    },
    {
      did: 'one box twice',
      guide: { 'form.consents': [news, { ...news, text: 'I want a call.' }] },
      rule: 'consent-name-taken',
      at: 'guide.ts, form.consents[1].name',
      says: 'The name "news" already belongs to another box of the form, so the two answers could not be told apart. Give the box a name of its own.',
    },
    {
      did: 'two boxes with the same words',
      guide: { 'form.consents': [news, { ...news, name: 'calls' }] },
      at: 'guide.ts, form.consents[1].text',
      says: 'The form already asks for "I want letters from Willow Works.", so nobody could tell the two consents apart. Say what this box alone agrees to, or remove it.',
    },
    {
      did: 'a box that repeats the sentence',
      guide: {
        'form.consent': { text: news.text, version: '2027-01' },
        'form.consents': [news],
      },
      at: 'guide.ts, form.consents[0].text',
      says: 'The form already asks for "I want letters from Willow Works.", so nobody could tell the two consents apart. Say what this box alone agrees to, or remove it.',
    },
    {
      did: 'a campaign that waits for no box',
      guide: { 'submission.journey': journey },
      rule: 'unknown-consent',
      at: 'guide.ts, submission.journey.consent',
      says: 'The form has no box "news", so the campaign would never start. There is no box yet. Add the box to form.consents.',
    },
    {
      did: 'a campaign that waits for a misspelt box',
      guide: {
        'form.consents': [news],
        'submission.journey': { ...journey, consent: 'newsletter' },
      },
      rule: 'unknown-consent',
      at: 'guide.ts, submission.journey.consent',
      says: 'The form has no box "newsletter", so the campaign would never start. The only box is "news". Name one of them, or add the box to form.consents.',
    },
    {
      did: 'a box for letters that speaks of none',
      guide: {
        'form.consents': [{ ...news, text: 'I am over sixteen.' }],
        'submission.journey': journey,
      },
      rule: 'consent-words',
      at: 'guide.ts, form.consents[0].text',
      says: 'The consent "I am over sixteen." says nothing about emails, but the form starts the campaign "Willow Campaign". Say that emails follow, from whom, and how to stop them.',
    },
    {
      did: 'a German box for letters that speaks of none',
      guide: {
        ...inLanguage('de').page,
        language: 'de',
        'form.consent': undefined,
        'form.consents': [{ ...news, text: 'Ja, ich bin einverstanden.' }],
        'submission.journey': journey,
      },
      coach: inLanguage('de').emails,
      rule: 'consent-words',
      at: 'guide.ts, form.consents[0].text',
      says: 'The consent "Ja, ich bin einverstanden." says nothing about emails, but the form starts the campaign "Willow Campaign". Say that emails follow, from whom, and how to stop them.',
    },
    {
      did: 'a box for letters that the campaign does not wait for',
      guide: {
        'form.consent': undefined,
        'form.consents': [news],
        'submission.journey.consent': undefined,
      },
      rule: 'campaign-without-consent',
      at: 'guide.ts, submission.journey.consent',
      says: `The campaign "Willow Campaign" starts for everybody, whether or not they tick the box "news". Add consent: 'news' to the journey: it then starts for those who tick the box.`,
    },
    {
      did: 'letters that nobody can do without, and no sentence for who tries',
      guide: {
        'form.consents': [{ ...news, required: true }],
        'submission.journey': journey,
      },
      rule: 'missing-sentence',
      at: 'guide.ts, form.consents[0].missing',
      says: 'The box news is required but has no sentence for a visitor who does not tick it. Write required: false; the campaign starts for those who tick it.',
      also: ['forced-consent'],
    },
    {
      did: 'letters that nobody can do without',
      guide: {
        'form.consents': [{ ...news, required: true, missing: 'Please tick the box.' }],
        'submission.journey': journey,
      },
      rule: 'forced-consent',
      at: 'guide.ts, form.consents[0].required',
      says: "Nobody gets what the form promises without agreeing to the campaign's emails, because the box news is required. Write required: false; the campaign starts for those who tick it.",
    },
    {
      did: 'terms that nobody can read',
      guide: { 'form.consents': [{ ...news, text: 'I accept the terms and conditions.' }] },
      rule: 'consent-words',
      at: 'guide.ts, form.consents[0].text',
      says: 'People agree to "terms and conditions" here, but no link of Willow Works leads to any (legal.terms). Link them as legal.terms, or take the words out.',
    },
  ]);

  itAccepts({
    'terms behind a link of the coach': {
      guide: { 'form.consents': [{ ...news, text: 'I accept the terms and conditions.' }] },
      coach: {
        'legal.terms': 'https://willow.example/terms',
      },
    },
    'terms behind a link of the box': {
      guide: {
        'form.consents': [
          { ...news, text: 'I accept the [terms of use](https://willow.example/terms).' },
        ],
      },
    },
    'a box for the campaign beside one that the form needs, with links': {
      guide: {
        'form.consents': [
          { ...news, text: 'I want letters from {coach}, as in [the library](/leadmagnet).' },
          {
            name: 'age',
            text: 'I am over *sixteen*.',
            required: true,
            missing: 'Please tick this box.',
            version: '2027-01',
          },
        ],
        'submission.journey': journey,
      },
    },
  });
});
