import { describe } from 'vitest';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';

const lead = 'page.sections.0.lead';
const maple = { 'maple/coach.ts': { campaigns: [] }, 'maple/tree.ts': {} };
const named = (text: string) => ({ ...maple, 'guide.ts': { [lead]: text } });
const of = (what: string, words: string) =>
  `"${words}" stands here, which is the ${what} of Maple Works (funnels/maple/coach.ts). Write that of Willow Works.`;

describe('the short name of another coach', () => {
  const at = 'guide.ts, page.sections[0].lead';
  const rule = 'foreign-name';
  itNames(rule, {
    'with whom an address stays': {
      changes: named('Your address stays with Maple.'),
      at,
      says: of('short name', 'Maple'),
    },
    'who has done something': {
      changes: named('Rest. Maple has sat with many owners.'),
      at,
      says: of('short name', 'Maple has'),
    },
  });
  itNames({
    'from whom letters come, by two words of three': {
      changes: {
        ...maple,
        'maple/coach.ts': { campaigns: [], brand: 'Maple Garden Works' },
        'guide.ts': { 'form.consent.text': 'You agree to get a few letters from Maple Works.' },
      },
      rule,
      at: 'guide.ts, form.consent.text',
      says: of('short name', 'Maple Works').replace('of Maple Works (', 'of Maple Garden Works ('),
    },
    'from whom emails come': {
      changes: {
        ...maple,
        'guide.ts': {
          'form.consent.text': 'You agree to get the guide and a few emails from Maple.',
        },
      },
      rule,
      at: 'guide.ts, form.consent.text',
      says: of('short name', 'Maple'),
    },
    'whose workshop it is': {
      changes: named('Only what belongs to the Maple workshop.'),
      rule,
      at,
      says: of('short name', 'Maple workshop'),
    },
    'who coached somebody': {
      changes: named('A speaker whom Maple coached did it.'),
      rule,
      at,
      says: of('short name', 'Maple'),
    },
  });
  itAccepts({
    'a tree': { changes: named('Sit by a maple, or by the Maple River in Maple Falls.') },
    'letters of a town': { changes: named('We read letters from Maple Falls.') },
    'a town': { changes: named('Somebody from Maple once wrote to us.') },
    'its own name': { changes: named('Your address stays with Willow. Willow has time.') },
  });
});

describe('the short name of an offer of another coach', () => {
  const evening = (text: string) => ({
    ...named(text),
    'maple/tree.ts': { 'offer.name': 'Income Breakthrough Workshop' },
    'maple/other.ts': { 'offer.name': 'The Missing to Mission Map' },
  });
  itNames({
    'without the word for its kind': {
      changes: evening('You are registered for the Income Breakthrough.'),
      rule: 'foreign-offer',
      at: 'guide.ts, page.sections[0].lead',
      says: of('an offer', 'Income Breakthrough').replace('the an', 'an'),
    },
    'three words of it without an article': {
      changes: evening('Tomorrow: Missing to Mission, at last.'),
      rule: 'foreign-offer',
      at: 'guide.ts, page.sections[0].lead',
      says: of('an offer', 'Missing to Mission').replace('the an', 'an'),
    },
  });
  itAccepts({
    'the same words': { changes: evening('A breakthrough in income. Income Breakthroughs.') },
  });
});

describe('how another coach signs', () => {
  const signOff = 'functions.send-guide.message.signOff';
  const step = 'campaigns.0.steps.0.message.signOff';
  const signed = (mine: string, its = 'Fair winds') => ({
    'coach.ts': { [signOff]: mine },
    'maple/coach.ts': { [signOff]: `${its}, the Maple team`, [step]: `${its}, Maple` },
    'maple/tree.ts': {},
  });
  itNames('misspelling', {
    'its parting line under the own name': {
      changes: signed('Fair winds, the Willow team'),
      rule: 'foreign-name',
      at: "coach.ts, functions['send-guide'].message.signOff",
      says: of('parting line', 'Fair winds'),
      also: ['unused-campaign'],
    },
    'the own name with a letter left out': {
      coach: { [signOff]: 'Until then, the Wilow team' },
      says: '"Wilow" is misspelt: the brand is "Willow Works". Write "Willow".',
    },
    'a sender with two letters swapped': {
      coach: { 'sender.name': 'Willow Wroks' },
      says: '"Wroks" is misspelt: the brand is "Willow Works". Write "Works".',
    },
  });
});
