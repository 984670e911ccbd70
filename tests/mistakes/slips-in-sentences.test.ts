import { describe } from 'vitest';
import type { Changes } from '#tests/support/declarations.ts';
import { eventIn } from './in-languages.ts';
import { itAccepts, itNames } from './mistake.ts';

type Files = Readonly<Record<string, Changes>>;

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
  itNames([
    {
      did: 'you’re for your',
      changes: onGuide('It writes you’re next headline.'),
      rule: 'misspelling',
      at: 'guide.ts, page.sections[0].lead',
      says: '"writes you’re next headline" has a word that was not meant. Write "writes your next headline".',
    },
    {
      did: 'your’s',
      changes: onGuide('You will know your’s soon.'),
      rule: 'misspelling',
      at: 'guide.ts, page.sections[0].lead',
      says: '"your’s" has a word that was not meant. Write "yours".',
    },
    {
      did: 'on it’s way',
      changes: onGuide('It is on it’s way.'),
      rule: 'misspelling',
      at: 'guide.ts, page.sections[0].lead',
      says: '"on it’s way" has a word that was not meant. Write "on its way".',
    },
    {
      did: 'there for they’re',
      changes: onGuide('Sell while there still warm.'),
      rule: 'misspelling',
      at: 'guide.ts, page.sections[0].lead',
      says: '"while there still warm" has a word that was not meant. Write "while they’re still warm".',
    },
    {
      did: 'all ready',
      changes: onGuide('Rest in the business you all ready have.'),
      rule: 'misspelling',
      at: 'guide.ts, page.sections[0].lead',
      says: '"all ready" has a word that was not meant. Write "already".',
    },
    {
      did: 'a noun for a verb',
      changes: onGuide('Lookup what you earned.'),
      rule: 'misspelling',
      at: 'guide.ts, page.sections[0].lead',
      says: '"Lookup what" has a word that was not meant. Write "Look up what".',
    },
    {
      did: 'to much',
      changes: onGuide('It costs to much.'),
      rule: 'misspelling',
      at: 'guide.ts, page.sections[0].lead',
      says: '"costs to much" has a word that was not meant. Write "costs too much".',
    },
    {
      did: 'to at the end',
      changes: onGuide('It works for quiet people, to', 'page.sections.0.note'),
      rule: 'misspelling',
      at: 'guide.ts, page.sections[0].note',
      says: '", to" has a word that was not meant. Write ", too".',
    },
    {
      did: 'a slip on a button',
      changes: onGuide('Get My Free Reprot', 'form.button.idle'),
      rule: 'misspelling',
      at: 'guide.ts, form.button.idle',
      says: '"Reprot" is misspelt. Write "Report".',
    },
  ]);
  itAccepts([
    {
      did: 'the same words where they are right',
      changes: onGuide('You’re next. It’s on its way, all ready for you, and there still is time.'),
    },
    { did: 'to late risers', changes: onGuide('It speaks to many, and to late risers.') },
  ]);
});

describe('texts that stop in the middle', () => {
  itNames([
    {
      did: 'a paragraph without its end',
      changes: onGuide('Sit down first. Then you will know what to do with the'),
      rule: 'typing-slip',
      at: 'guide.ts, page.sections[0].lead',
      says: 'The last sentence has no end: "…know what to do with the". Write it to its end, or add the full stop.',
    },
    {
      did: 'one of three',
      changes: lessons(
        'Sit on it for a while.',
        'Let it boil as long as it',
        'Close it when you rest.',
      ),
      rule: 'typing-slip',
      at: 'guide.ts, page.sections[1].items[1].text',
      says: 'The last sentence has no end: "…it boil as long as it". Write it to its end, or add the full stop.',
    },
  ]);
  itAccepts([
    {
      did: 'three without full stops',
      changes: lessons(
        'Sit on it for a while',
        'Let it boil as it likes',
        'Close it when you rest',
      ),
    },
    { did: 'a smile at the end', changes: onGuide('Sit down. Then work 🎉') },
  ]);
});

describe('signs and brackets', () => {
  itNames([
    {
      did: 'a sign twice',
      changes: onGuide('It costs you 8 % % at most.'),
      rule: 'typing-slip',
      at: 'guide.ts, page.sections[0].lead',
      says: '"% %" has the same sign twice. Remove one of the two.',
    },
    {
      did: 'no space after a colon',
      changes: onGuide('Housing, school, tax:each has its price.'),
      rule: 'typing-slip',
      at: 'guide.ts, page.sections[0].lead',
      says: '"Housing, school, tax:each has its price." has no space after ":". Add the space.',
    },
    {
      did: 'a note in capitals',
      changes: onGuide('Rest first [CHECK WITH LEGAL]'),
      rule: 'left-over',
      at: 'guide.ts, page.sections[0].lead',
      says: '"[CHECK WITH LEGAL]" looks like words that hold the place of others. Write the words that people should read.',
    },
    {
      did: 'a link to come',
      changes: onGuide('Calendly link here', 'page.sections.0.note'),
      rule: 'left-over',
      at: 'guide.ts, page.sections[0].note',
      says: '"Calendly link here" looks like words that hold the place of others. Write the words that people should read.',
    },
    {
      did: 'a German word twice',
      changes: eventIn('de', { [lead]: 'Hier geht es es um Ruhe.' }),
      rule: 'typing-slip',
      at: 'guide.ts, page.sections[0].lead',
      says: '"es es" has the same word twice. Remove one of the two.',
    },
    {
      did: 'a Spanish word twice',
      changes: eventIn('es', { [lead]: 'La guía es para para usted.' }),
      rule: 'typing-slip',
      at: 'guide.ts, page.sections[0].lead',
      says: '"para para" has the same word twice. Remove one of the two.',
    },
  ]);
  itAccepts([
    {
      did: 'German that says die twice',
      changes: eventIn('de', { [lead]: 'Das sind die, die die Ruhe suchen.' }),
    },
    {
      did: 'French that says nous twice',
      changes: eventIn('fr', { [lead]: 'Nous nous voyons bientôt, et vous vous reposez.' }),
    },
  ]);
});

describe('numbers in names, places and stretches', () => {
  itNames([
    {
      did: 'a name with another number',
      changes: called('Seven Calm Days', { [lead]: 'Rest with Six Calm Days.' }),
      rule: 'count-of-points',
      at: 'guide.ts, page.sections[0].lead',
      says: '"Six Calm Days" stands here, but the offer is called "Seven Calm Days" (offer.name). Write {leadMagnet} where it is filled in, or the same number.',
    },
    {
      did: 'a place beyond the last',
      changes: onGuide('Rest at the ninth station.', lead, {
        'page.title': 'Seven stations of rest',
        'page.sections.0.headline': 'Seven stations',
      }),
      rule: 'count-of-points',
      at: 'guide.ts, page.sections[0].lead',
      says: '"the ninth station" stands here, but there are "Seven stations". Count again and correct one of the two.',
    },
    {
      did: 'stretches that overlap',
      changes: onGuide('Days 1 to 14: rest. Days 10 to 45: work.'),
      rule: 'count-of-points',
      at: 'guide.ts, page.sections[0].lead',
      says: '"Days 10 to 45" begins before "Days 1 to 14" has ended. Let each stretch begin where the one before it ends.',
    },
    {
      did: 'from more to less',
      changes: onGuide('Made for teams of ten to one.', 'page.sections.0.note'),
      rule: 'count-of-points',
      at: 'guide.ts, page.sections[0].note',
      says: '"of ten to one" goes from more to less. Write the smaller number first.',
    },
    {
      did: 'one sum in another currency',
      changes: onGuide('It costs €45 elsewhere.', 'page.sections.0.note', {
        [lead]: 'A shop charged 45 dollars, and then 70 dollars.',
      }),
      rule: 'price-beside-free',
      at: 'guide.ts, page.sections[0].note',
      says: 'A sum in euros stands here: "It costs €45 elsewhere."; elsewhere sums are in dollars: "A shop charged 45 dollars, and then 70 dollars.". Write one currency everywhere.',
    },
    {
      did: 'another reading time on the badge',
      changes: onGuide('Three minutes. Then rest.', lead, cover('5 minutes')),
      rule: 'event-length',
      at: 'guide.ts, page.sections[0].artwork.badge',
      says: '"5 minutes" stands here, but "Three minutes." at page.sections[0].lead. Write one length in both places.',
      also: ['cover-without-guide'],
    },
  ]);
  itAccepts([
    {
      did: 'the same number in words',
      changes: called('7 Calm Days', { [lead]: 'Rest with Seven Calm Days.' }),
    },
    {
      did: 'stretches one after the other',
      changes: onGuide('Days 1 to 14: rest. Days 15 to 45: work.'),
    },
    { did: 'sums that are compared', changes: onGuide('It costs 45 dollars, which is about €40.') },
  ]);
});
