import { languageOfGuide } from '#engine/checks/language/declared-language.ts';
import { findDoubt, type GuideRule, type Keys } from '#engine/checks/rule/rule.ts';
import { ordinals } from '#engine/checks/said/english.ts';
import { wholeWords } from '#engine/checks/said/other-languages.ts';
import { findSlip } from '#engine/checks/said/siblings.ts';
import type { Guide, GuideBlock } from '#engine/declaration/guide.ts';
import { countedWords } from '#engine/language/said/counted-words.ts';
import type { Translated } from '#engine/language/said/index.ts';
import { quote } from '#engine/text/wording.ts';
import { tellOrder } from './in-order.ts';

/** The numbers that rows and lines of a guide begin with count up by one, except where one is a slip. */
export const labelsCountUp: GuideRule = (entry, all) => {
  const places = placesIn(languageOfGuide(entry, all)(['chapters']));
  return blocksOf(entry.value).flatMap(({ block, keys }) => {
    const labels = labelsOf(block);
    const plain = findMisplaced(labels.map(({ text }) => (/^\d{1,2}$/.test(text) ? +text : 0)));
    if (plain !== undefined) {
      return findDoubt(
        entry,
        'out-of-order',
        [...keys, ...(labels[plain]?.keys ?? [])],
        `${quote(labels[plain]?.text)} stands here, in the place of ${plain + 1}.`,
        `Write ${plain + 1}.`,
      );
    }
    const numbers = labels.map(({ text }) => placeOf(text, places));
    const gap = findSlip(counted(numbers));
    const [before, own] = [labels[(gap ?? 0) - 1], labels[gap ?? 0]];
    if (gap === undefined || before === undefined || own === undefined) return [];
    const [last = 0, number = 0] = [numbers[gap - 1], numbers[gap]];
    return findDoubt(
      entry,
      'out-of-order',
      [...keys, ...own.keys],
      tellOrder({ text: own.text, number }, { text: before.text, number: last }),
      'Write what is missing, or count up by one.',
    );
  });
};

/** Where one number of several that count the rows is not that of its row. */
function findMisplaced(numbers: readonly number[]): number | undefined {
  const run = counted(numbers);
  const wrong = run.flatMap((number, row) => (number === row + 1 ? [] : [row]));
  return run.length < 4 || wrong.length !== 1 ? undefined : wrong[0];
}

/** The numbers before the first label that has none. */
function counted(numbers: readonly number[]): readonly number[] {
  const end = numbers.indexOf(0);
  return end < 0 ? numbers : numbers.slice(0, end);
}

const marked = /^(?<number>\d{1,2})[.)] /;

/** Which place a label names: "5. Rivers", "Fifth: where and when"; 0 for none. */
function placeOf(label: string, places: readonly RegExp[]): number {
  const number = marked.exec(label)?.groups?.['number'];
  return number === undefined ? places.findIndex((one) => one.test(label)) + 1 : Number(number);
}

const inEnglish = ordinals.map((one) => new RegExp(`^${one}\\b`, 'i'));

function placesIn(language: string): readonly RegExp[] {
  const words = countedWords[language as Translated]?.ordinals;
  return words?.map((one) => wholeWords(`^(?:${one})`)) ?? inEnglish;
}

interface Label {
  readonly keys: Keys;
  readonly text: string;
}

/** What the rows of a table and the lines of a worksheet are called. */
function labelsOf(block: GuideBlock): readonly Label[] {
  if (block.kind === 'table')
    return block.rows.map(([text = ''], row) => ({ keys: ['rows', row, 0], text }));
  if (block.kind !== 'worksheet') return [];
  return block.questions.map(({ label }, line) => ({
    keys: ['questions', line, 'label'],
    text: label,
  }));
}

/** Every block of a guide, with where it stands. */
function blocksOf({ chapters }: Guide): readonly { block: GuideBlock; keys: Keys }[] {
  return chapters.flatMap(({ blocks }, chapter) =>
    blocks.map((block, place) => ({ block, keys: ['chapters', chapter, 'blocks', place] })),
  );
}
