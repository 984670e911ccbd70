import { describe } from 'vitest';
import { eventIn } from '#tests/mistakes/languages/in-languages.ts';
import { type Files, itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import type { Changes } from '#tests/support/site/declarations.ts';

const lead = 'page.sections.0.lead';
const onGuide = (text: string, place = lead, more: Changes = {}): Files => ({
  'guide.ts': { ...more, [place]: text },
});
const called = (name: string, changes: Changes): Files => ({
  'guide.ts': { 'offer.name': name, ...changes },
});
const lessons = (...texts: readonly string[]): Files => ({
  'guide.ts': {
    'page.sections.1': {
      kind: 'lessons',
      title: 'What is in it',
      items: texts.map((text, index) => ({
        title: ['A chair', 'A kettle', 'A door'][index],
        text,
      })),
    },
  },
});
const cover = (badge: string): Changes => ({
  'page.sections.0.artwork': {
    kind: 'cover',
    title: 'The Willow Guide',
    subtitle: 'Rest',
    author: 'Willow Works',
    badge,
    alt: 'The cover of the guide: a chair',
  },
});

describe('words that sound like others', () => {
  itNames('misspelling', {
    'you’re for your': {
      changes: onGuide('It writes you’re next headline.'),
      says: '"writes you’re next headline" has a word that was not meant. Write "writes your next headline".',
    },
    'your’s': {
      changes: onGuide('You will know your’s soon.'),
      says: '"your’s" has a word that was not meant. Write "yours".',
    },
    'on it’s way': {
      changes: onGuide('It is on it’s way.'),
      says: '"on it’s way" has a word that was not meant. Write "on its way".',
    },
    'there for they’re': {
      changes: onGuide('Sell while there still warm.'),
      says: '"while there still warm" has a word that was not meant. Write "while they’re still warm".',
    },
    'all ready': {
      changes: onGuide('Rest in the business you all ready have.'),
      says: '"all ready" has a word that was not meant. Write "already".',
    },
    'a noun for a verb': {
      changes: onGuide('Lookup what you earned.'),
      says: '"Lookup what" has a word that was not meant. Write "Look up what".',
    },
    'to much': {
      changes: onGuide('It costs to much.'),
      says: '"costs to much" has a word that was not meant. Write "costs too much".',
    },
    'to at the end': {
      changes: onGuide('It works for quiet people, to', 'page.sections.0.note'),
      says: '", to" has a word that was not meant. Write ", too".',
    },
    'a slip on a button': {
      changes: onGuide('Get My Free Reprot', 'form.button.idle'),
      says: '"Reprot" is misspelt. Write "Report".',
    },
  });
  itAccepts({
    'the same words where they are right': {
      changes: onGuide('You’re next. It’s on its way, all ready for you, and there still is time.'),
    },
    'to late risers': { changes: onGuide('It speaks to many, and to late risers.') },
  });
});

describe('texts that stop in the middle', () => {
  itAccepts({
    'an address at the end': {
      changes: onGuide(
        'Willow Street 8, Bergen. Telephone: 0761 1234567, email: hi@willow.example',
      ),
    },
  });
  itNames('typing-slip', {
    'a paragraph without its end': {
      changes: onGuide('Sit down first. Then you will know what to do with the'),
      says: 'The last sentence has no end: "…know what to do with the". Write it to its end, or add the full stop.',
    },
    'one of three': {
      changes: lessons(
        'Sit on it for a while.',
        'Let it boil as long as it',
        'Close it when you rest.',
      ),
      at: 'guide.ts, page.sections[1].items[1].text',
      says: 'The last sentence has no end: "…it boil as long as it". Write it to its end, or add the full stop.',
    },
  });
  itAccepts({
    'three without full stops': {
      changes: lessons(
        'Sit on it for a while',
        'Let it boil as it likes',
        'Close it when you rest',
      ),
    },
    'a smile at the end': { changes: onGuide('Sit down. Then work 🎉') },
  });
});

describe('signs and brackets', () => {
  itNames('typing-slip', {
    'a sign twice': {
      changes: onGuide('It costs you 8 % % at most.'),
      says: '"% %" has the same sign twice. Remove one of the two.',
    },
    'no space after a colon': {
      changes: onGuide('Housing, school, tax:each has its price.'),
      says: '"Housing, school, tax:each has its price." has no space after ":". Add the space.',
    },
    'a note in capitals': {
      changes: onGuide('Rest first [CHECK WITH LEGAL]'),
      rule: 'left-over',
      says: '"[CHECK WITH LEGAL]" looks like words that hold the place of others. Write the words that people should read.',
    },
    'a link to come': {
      changes: onGuide('Calendly link here', 'page.sections.0.note'),
      rule: 'left-over',
      says: '"Calendly link here" looks like words that hold the place of others. Write the words that people should read.',
    },
    'a German word twice': {
      changes: eventIn('de', { [lead]: 'Hier geht es es um Ruhe.' }),
      says: '"es es" has the same word twice. Remove one of the two.',
    },
    'a Spanish word twice': {
      changes: eventIn('es', { [lead]: 'La guía es para para usted.' }),
      says: '"para para" has the same word twice. Remove one of the two.',
    },
  });
  itAccepts({
    'German that says die twice': {
      changes: eventIn('de', { [lead]: 'Das sind die, die die Ruhe suchen.' }),
    },
    'Portuguese letters': {
      changes: eventIn('pt-BR', { [lead]: 'O a, o n, o o. Com essas letras se escreve muito.' }),
    },
    'French that says nous twice': {
      changes: eventIn('fr', { [lead]: 'Nous nous voyons bientôt, et vous vous reposez.' }),
    },
  });
});

describe('numbers in names, places and stretches', () => {
  itNames('count-of-points', {
    'a name with another number': {
      changes: called('Seven Calm Days', { [lead]: 'Rest with Six Calm Days.' }),
      says: '"Six Calm Days" stands here, but the offer is called "Seven Calm Days" (offer.name). Write {leadMagnet} where it is filled in, or the same number.',
    },
    'a place beyond the last': {
      changes: onGuide('Rest at the ninth station.', lead, {
        'page.title': 'Seven stations of rest',
        'page.sections.0.headline': 'Seven stations',
      }),
      says: '"the ninth station" stands here, but there are "Seven stations". Count again and correct one of the two.',
    },
    'stretches that overlap': {
      changes: onGuide('Days 1 to 14: rest. Days 10 to 45: work.'),
      says: '"Days 10 to 45" begins before "Days 1 to 14" has ended. Let each stretch begin where the one before it ends.',
    },
    'from more to less': {
      changes: onGuide('Made for teams of ten to one.', 'page.sections.0.note'),
      says: '"of ten to one" goes from more to less. Write the smaller number first.',
    },
    'one sum in another currency': {
      changes: onGuide('It costs €45 elsewhere.', 'page.sections.0.note', {
        [lead]: 'A shop charged 45 dollars, and then 70 dollars.',
      }),
      rule: 'price-beside-free',
      says: 'A sum in euros stands here: "It costs €45 elsewhere."; elsewhere sums are in dollars: "A shop charged 45 dollars, and then 70 dollars.". Write one currency everywhere.',
    },
    'another reading time on the badge': {
      changes: onGuide('Three minutes. Then rest.', lead, cover('5 minutes')),
      rule: 'event-length',
      at: 'guide.ts, page.sections[0].artwork.badge',
      says: '"5 minutes" stands here, but "Three minutes." elsewhere in this file (1st section, lead). Write one length in both places.',
    },
  });
  itAccepts({
    'the same number in words': {
      changes: called('7 Calm Days', { [lead]: 'Rest with Seven Calm Days.' }),
    },
    'stretches one after the other': {
      changes: onGuide('Days 1 to 14: rest. Days 15 to 45: work.'),
    },
    'what was paid for something else': {
      changes: onGuide('We paid €45 for a course where a man shouted.', 'page.sections.0.note', {
        [lead]: 'A visit costs 45 dollars, and then 70 dollars.',
      }),
    },
    'sums that are compared': { changes: onGuide('It costs 45 dollars, which is about €40.') },
  });
});
