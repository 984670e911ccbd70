import { languageOfGuide } from '#engine/checks/language/declared-language.ts';
import { findDoubt, type GuideRule } from '#engine/checks/rule/rule.ts';
import { numberPattern, readNumber } from '#engine/checks/said/english.ts';
import { numbersOf } from '#engine/checks/said/other-languages.ts';
import type { GuideBlock } from '#engine/declaration/guide.ts';
import type { Language } from '#engine/declaration/language.ts';
import { saidWords } from '#engine/language/said/index.ts';
import { quote } from '#engine/text/wording.ts';
import type { Table } from './tables.ts';

/**
 * A table that holds fewer things than its caption or the words above it count lacks some of them; one of
 * words that holds one more than its caption says was miscounted.
 */
export const rowsAreAsManyAsSaid: GuideRule = (entry, all) => {
  const language = languageOfGuide(entry, all)(['chapters']);
  const { pattern, read } =
    language === 'en'
      ? { pattern: numberPattern, read: readNumber }
      : numbersOf(saidWords[language as Exclude<Language, 'en'>]);
  return entry.value.chapters.flatMap(({ blocks }, chapter) =>
    blocks.flatMap((block, place) => {
      if (block.kind !== 'table' || block.rows.some(isOfSeveral)) return [];
      const said = inCaption(block, pattern) ?? inText(blocks[place - 1], block, pattern, read);
      const number = read(said?.number ?? '');
      const missing = number - block.rows.length;
      // Each thing may have a column of its own.
      if (said?.where === 'in the caption' && block.columns.length >= number) return [];
      // Where many are missing, the rows are examples.
      const isTooMany = missing === -1 && said?.where === 'in the caption' && isPlain(block);
      if (said === undefined || block.rows.length < 3) return [];
      if (!(missing > 0 && missing <= 2) && !isTooMany) return [];
      // A row that is left out between numbered ones is missed there.
      if (numberOf(block.rows.at(-1)) === block.rows.length + missing) return [];
      return findDoubt(
        entry,
        'count-of-points',
        ['chapters', chapter, 'blocks', place, 'rows'],
        `${quote(said.words)} stands ${said.where}, but the table has ${block.rows.length} rows.`,
        isTooMany ? 'Count again.' : 'Add what is missing, or count again.',
      );
    }),
  );
};

interface Counted {
  readonly words: string;
  readonly number: string;
  readonly where: string;
}

/** Before a number of all: "the seven stations", "die fünf Übungen". */
const articles =
  'the|our|your|my|all|die|unsere|ihre|deine|meine|alle|les|nos|vos|mes|los|las|nuestr[oa]s|sus|mis|os|as|noss[oa]s|suas|seus|meus|minhas';
/** What a table does not have a row for each of, and "three of ten". */
const others =
  '(?! ?(?:of|von|de|sur|out) )(?!.?(?:[A-Za-zÀ-ỿ-]+ )?(?:minut|hour|day|night|evening|week|month|year|dollar|euro|percent|stunde|tag|abend|woche|monat|jahr|prozent|heure|jour|soir|semaine|mois|ans|hora|d[ií]as?|noche|noite|semana|mes|año|ano|page|seite|página))';

/** How many things a caption begins with: "The ten at a glance", "Five ads, sorted". */
function inCaption({ caption }: Table, number: string): Counted | undefined {
  const counted = new RegExp(
    `^(?:[A-Z][a-z]+ [A-Z\\d]{1,3}[.:] )?(?:(?:${articles}) )*(?<number>${number})(?![-\\d])${others}(?:,| [A-Za-zÀ-ỿ]+)`,
    'i',
  ).exec(caption);
  return counted
    ? { words: caption, number: counted.groups?.['number'] ?? '', where: 'in the caption' }
    : undefined;
}

/** How many the words above count of what the first column holds: "five readings", of "Reading". */
function inText(
  block: GuideBlock | undefined,
  { columns, rows }: Table,
  number: string,
  read: (text: string) => number,
): Counted | undefined {
  const [thing = ''] = columns;
  if (block?.kind !== 'paragraph' || !/^[A-Za-zÀ-ỿ]{3,}$/.test(thing)) return undefined;
  // "Yours needs five moves, theirs four": the rows may be the others.
  const numbers = Array.from(block.text.matchAll(new RegExp(number, 'gi')), ([one]) => read(one));
  if (numbers.includes(rows.length)) return undefined;
  const counted = new RegExp(
    `(?<number>${number})${others} ${thing.slice(0, -1)}[A-Za-zÀ-ỿ]{1,3}(?![A-Za-zÀ-ỿ])(?! (?:of|de|d[’']|von) )`,
    'i',
  ).exec(block.text);
  return counted
    ? { words: counted[0], number: counted.groups?.['number'] ?? '', where: 'above' }
    : undefined;
}

function numberOf([first = '']: readonly string[] = []): number {
  return Number.parseInt(first, 10);
}

/** A table of words, whose rows are things: none is a sum or a heading of others. */
function isPlain({ rows }: Table): boolean {
  return rows.length > 3 && rows.every((row) => row.every((cell) => /\p{L}{2}/u.test(cell)));
}

/** A row for more than one thing: "1 and 2", "Bread and butter". */
function isOfSeveral([first = '']: readonly string[]): boolean {
  return /(?:^| |\d)(?:and|to|or|und|bis|oder|et|ou|y|e|a|&|–|-)(?: |\d)/.test(first);
}
