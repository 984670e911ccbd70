import { describe, expect, it } from 'vitest';
import { commonWords } from '#engine/checks/spelling/common-words.ts';
import { findMeant } from '#engine/checks/spelling/misspelt.ts';
import { nearWords } from '#engine/checks/spelling/near-words.ts';
import { compileSite } from '#engine/compile.ts';
import { inText, rightText } from '#tests/mistakes/in-text.ts';
import { eventIn } from '#tests/mistakes/languages/in-languages.ts';
import { itAccepts, itNames, type Mistake } from '#tests/mistakes/mistake.ts';
import { declare } from '#tests/support/site/declarations.ts';

const german = 'Unsere Seiten setzen keine Cookies und laden keine Tracker.';
const notice = {
  path: '/willow/datenschutz',
  language: 'de',
  title: 'Datenschutz',
  updated: '2026-11-22',
  sections: [{ heading: 'Was wir speichern', paragraphs: [german] }],
};

/** A word of a page in another language with a slip. */
const slipsIn = (
  language: Parameters<typeof eventIn>[0],
  rows: readonly (readonly [did: string, text: string, found: string, meant: string])[],
): Mistake[] =>
  rows.map(([did, text, found, meant]) => ({
    did: `${did} (${language})`,
    changes: eventIn(language, { 'page.sections.0.note': text }),
    rule: 'misspelling',
    at: 'guide.ts, page.sections[0].note',
    says: `"${found}" is misspelt. Write "${meant}".`,
  }));

const listOf = (words: string) => words.trim().split(/\s+/);

describe('misspelt words', () => {
  itNames([
    ...inText('misspelling', 'lead', [
      ['a letter left out', 'The schol question.', '"schol" is misspelt. Write "school".'],
      [
        'two letters swapped',
        'Please regsiter today.',
        '"regsiter" is misspelt. Write "register".',
      ],
      [
        'a letter that sounds alike',
        'You will notise it.',
        '"notise" is misspelt. Write "notice".',
      ],
      ['a letter twice', 'Open earlly for you.', '"earlly" is misspelt. Write "early".'],
      ['another vowel', 'A separete room.', '"separete" is misspelt. Write "separate".'],
      ['a weekday', 'Come next Tuseday.', '"Tuseday" is misspelt. Write "Tuesday".'],
      ['a month', 'It opens in Febuary.', '"Febuary" is misspelt. Write "February".'],
      ['a short word', 'Read thi page.', '"thi" is misspelt. Write "this".'],
      ['no apostrophe', 'You dont need it.', '"dont" is misspelt. Write "don’t".'],
    ]),
    {
      did: 'two letters exchanged in a word that stands twice elsewhere',
      coach: {
        documents: [
          {
            ...notice,
            sections: [
              { heading: 'Unterlagen', paragraphs: ['Diese Unterlagen sind für Sie.', german] },
              { heading: 'Weiteres', paragraphs: ['Ihre Unterlgaen kommen mit der Post.'] },
            ],
          },
        ],
      },
      rule: 'misspelling',
      at: 'coach.ts, documents[0].sections[1].paragraphs[0]',
      says: '"Unterlgaen" is misspelt. Write "Unterlagen".',
    },
    ...slipsIn('de', [
      ['a letter left out', 'Eine Aufzeichung kommt.', 'Aufzeichung', 'Aufzeichnung'],
      ['a letter left out near the end', 'Danke für Ihre Anmeldug.', 'Anmeldug', 'Anmeldung'],
      ['a letter twice, behind a hyphen', 'Ihre E-Mail-Addresse.', 'Addresse', 'Adresse'],
      ['a letter twice at the end', 'Ihr Terminn steht.', 'Terminn', 'Termin'],
      ['a weekday', 'Wir beginnen am Donerstag.', 'Donerstag', 'Donnerstag'],
      [
        'a word of its own elsewhere',
        'Ruhe mit Ruhebänken. Ruhebänken. Ruhbänken!',
        'Ruhbänken',
        'Ruhebänken',
      ],
    ]),
    ...slipsIn('fr', [
      ['a letter left out', 'Votre inscrption est faite.', 'inscrption', 'inscription'],
    ]),
    ...slipsIn('es', [['a letter twice', 'Tu registtro.', 'registtro', 'registro']]),
    ...slipsIn('pt-BR', [['two letters exchanged', 'Seu endreeço fica.', 'endreeço', 'endereço']]),
    {
      did: 'an English document of a German coach',
      coach: {
        language: 'de',
        documents: [
          {
            ...notice,
            language: 'en',
            sections: [{ heading: 'Notice', paragraphs: ['Please regsiter today.'] }],
          },
        ],
      },
      rule: 'misspelling',
      at: 'coach.ts, documents[0].sections[0].paragraphs[0]',
      says: '"regsiter" is misspelt. Write "register".',
      also: ['other-language'],
    },
    ...inText('misspelling', 'subject', [
      ['at the beginning', 'Answerd early', '"Answerd" is misspelt. Write "Answered".'],
    ]),
  ]);
  itAccepts([
    ...rightText('lead', [
      'A quiet room, quite small, with chai and a thorough host.',
      'Neighbourhoods and neighborhoods, programmes and programs.',
    ]),
    ...rightText('lead', ['Say “teh hah-ree-noo-ee” before you sing, or *teh RAH-kow*.']),
    ...rightText('lead', ['Our motto? Más vale tarde que nunca. You know how it ends.']),
    ...rightText('label', ['Schol']),
    {
      did: 'a town beside a day',
      changes: { 'guide.ts': { 'page.sections.0.eyebrow': 'Thursday 4 February, Leeds' } },
    },
    ...rightText('lead', [
      'Mrs Munday plays five minuets, and the man-days of August end on a Friday.',
    ]),
    {
      did: 'endings, and a word of another language',
      changes: eventIn('de', {
        'page.sections.0.lead':
          'Der Leitfaden zeigt Ihnen, wie Sie anderen, andern und Ihren Anmeldungen gerecht werden. Herr Philipp und Herr Philip danken.',
      }),
    },
    { did: 'a German document of an English coach', coach: { documents: [notice] } },
    ...rightText('lead', [`“${german}”`]),
  ]);

  it('takes emails that only German funnels send for German', () => {
    const heading = 'Unsere Zahlen';
    const messages = {
      'functions.send-guide.message.heading': heading,
      'campaigns.0.steps.0.message.heading': heading,
    };
    const misspellingsFor = (language: string) =>
      compileSite(declare({ 'coach.ts': messages, 'guide.ts': { language } }), []).findings.filter(
        ({ rule }) => rule === 'misspelling',
      );
    expect(misspellingsFor('en')).toHaveLength(2);
    expect(misspellingsFor('de')).toEqual([]);
  });

  it('takes German emails for German while the file that sends them has a mistake', () => {
    const { findings } = compileSite(
      declare({
        'coach.ts': {
          'functions.send-guide.message.paragraphs': [
            'Wir schicken Ihnen, was Sie „Pause“ nennen.',
          ],
        },
        'guide.ts': { language: 'de', eyebrau: 'Willow' },
      }),
      [],
    );
    expect(findings.map(({ rule }) => rule)).toEqual(['unknown-property']);
  });

  it('takes no common word and no real word near one for a misspelling', () => {
    for (const word of [...listOf(commonWords), ...listOf(nearWords)])
      expect(findMeant(word)).toBe(undefined);
  });

  it('finds most slips in common words', () => {
    const words = listOf(commonWords).filter((word) => word.length >= 6);
    const slips = words.map((word, index) => {
      const at = 1 + (index % (word.length - 2));
      return word.slice(0, at) + word.slice(at + 1);
    });
    const known = new Set([...listOf(commonWords), ...listOf(nearWords)]);
    expect(slips.filter((slip) => !known.has(slip) && findMeant(slip) === undefined)).toEqual([]);
  });
});
