import { earlierThan } from '#engine/checks/rule/newer.ts';
import { remember } from '#engine/checks/rule/remember.ts';
import {
  type CoachRule,
  coachOf,
  type FunnelRule,
  findDoubt,
  folderOf,
  type Keys,
  type Surroundings,
} from '#engine/checks/rule/rule.ts';
import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import { valueAt } from '#engine/checks/rule/texts.ts';
import { isEnglish } from '#engine/checks/said/said.ts';
import type { Finding } from '#engine/read/findings.ts';
import { placeInWords } from '#engine/read/places.ts';
import type { Entry } from '#engine/read/read-declarations.ts';
import { quote } from '#engine/text/wording.ts';
import { wordsOf } from './likeness.ts';

/** Shorter sentences may be alike by chance: "The calendar opens in a new tab." */
const longEnough = 9;

/** A shorter one is copied where it has a word that is the other's and nowhere else this coach's. */
const minWords = 4;

/** What everybody says in the same words: notices, errors, consents, pages of plain text. */
const common = new Set([
  'failure',
  'documents',
  'missing',
  'invalid',
  'consent',
  'consents',
  'place',
]);

/** A sentence, and where it stands. */
export interface Sentence {
  readonly file: string;
  readonly keys: Keys;
  readonly text: string;
  /** The text in small letters, by which it is compared. */
  readonly small: string;
  readonly isLong: boolean;
  /** What stands before its middle and what behind it: one of them is left where a word is changed. */
  readonly halves: readonly string[];
}

export const sentencesIn = remember(({ file, value }: Entry<object>): readonly Sentence[] => {
  return shownTexts(value)
    .filter(
      ({ keys, text }) =>
        text.length >= 4 * minWords && !keys.some((key) => common.has(String(key))),
    )
    .flatMap(({ keys, text }) =>
      text
        .split(/(?<=[.!?])\s+/)
        .map((sentence) => ({ sentence, words: ownLength(sentence) }))
        .filter(({ words }) => words >= (isOfEverybody(keys) ? longEnough : minWords))
        .map(({ sentence, words }) => {
          const small = sentence.toLowerCase();
          const isLong = words >= longEnough;
          return { file, keys, text: sentence, small, isLong, halves: isLong ? halve(small) : [] };
        }),
    );
});

/** The first half of a text's words, and the rest. */
function halve(text: string): readonly string[] {
  let middle = 0;
  for (let left = text.split(' ').length >> 1; left > 0; left -= 1) {
    middle = text.indexOf(' ', middle) + 1;
  }
  return [text.slice(0, middle), text.slice(middle)];
}

/** How many words a sentence has besides its placeholders: "{event.name} begins on {event.date}" has two. */
function ownLength(sentence: string): number {
  return sentence.split(' ').filter((word) => !word.includes('{')).length;
}

/** What buttons say and visitors ask is alike everywhere; the label of a figure is none. */
function isOfEverybody(keys: Keys): boolean {
  if (keys.at(-1) === 'label' && keys.at(-3) === 'items') return false;
  return ['button', 'idle', 'busy', 'label', 'question'].includes(String(keys.at(-1)));
}

/** Every long sentence of the site, by its words. */
const sentences = remember(({ coaches, funnels }: Surroundings) =>
  Map.groupBy(
    [...coaches, ...funnels].filter(({ sound }) => sound).flatMap(sentencesIn),
    ({ small }) => small,
  ),
);

/** Every long sentence by what stands before its middle, and by what stands behind it. */
const byHalf = remember(({ coaches, funnels }: Surroundings) => {
  const long = [...coaches, ...funnels]
    .filter(({ sound }) => sound)
    .flatMap(sentencesIn)
    .filter(({ isLong }) => isLong);
  return [0, 1].map((at) => Map.groupBy(long, ({ halves }) => halves[at]));
});

/** Whether two texts of as many words differ in one of them. */
function differInWord(one: string, other: string): boolean {
  const [words, others] = [one.split(' '), other.split(' ')];
  if (words.length !== others.length) return false;
  return words.filter((word, index) => word !== others[index]).length === 1;
}

/** The sentences that say the same, or, where it is long, nearly the same. */
function alikeTo(sentence: Sentence, all: Surroundings): readonly Sentence[] {
  const same = sentences(all).get(sentence.small) ?? [];
  if (same.length > 1 || !sentence.isLong) return same;
  const nearly = byHalf(all).flatMap((known, at) => known.get(sentence.halves[at]) ?? []);
  return nearly.filter(
    (other) =>
      other !== sentence &&
      differInWord(other.small, sentence.small) &&
      !isReworded(sentence, other),
  );
}

/** Whether two sentences have one place in two files: whoever words a copy anew keeps its skeleton. */
function isReworded(one: Sentence, other: Sentence): boolean {
  const placeOf = ({ keys }: Sentence) => keys.filter((key) => typeof key === 'string').at(-1);
  return one.keys[0] === other.keys[0] && placeOf(one) === placeOf(other);
}

/** No sentence stands with two coaches word for word, or with a word changed. */
function findForeignSentences(
  entry: Entry<object>,
  all: Surroundings,
  isInEnglish: boolean,
): Finding[] {
  const own = sentencesIn(entry);
  const found = own.flatMap((sentence, index) => {
    // Two coaches may show the same drawing, and say what is on it.
    if (sentence.keys.at(-1) === 'alt') return [];
    const others = alikeTo(sentence, all).filter((other) => folderOf(other) !== folderOf(entry));
    const [original] = earlierThan(entry, others, all);
    if (original === undefined) return [];
    const isCopied =
      (sentence.isLong && !isEveryday(sentence)) ||
      isBesideCopy(own[index + 1], sentence, original, all) ||
      (isTitle(sentence) && isTitle(original) && isRareTitle(sentence, all)) ||
      (isSubjectOfCampaign(sentence) && isSubjectOfCampaign(original)) ||
      isSameFigure(sentence, original, all) ||
      (isInEnglish &&
        others.length === 1 &&
        isOfOther(sentence, original, all) &&
        !isCopiedWhole(own, all));
    return isCopied ? [{ sentence, original }] : [];
  });
  const [first] = found;
  if (first === undefined) return [];
  const { sentence, original } = first;
  const isSame = sentence.small === original.small;
  const others = found.length > 1 ? ` The same holds for ${found.length - 1} more.` : '';
  return [
    findDoubt(
      entry,
      'foreign-words',
      sentence.keys,
      `${quote(sentence.text)} stands ${isSame ? 'word for word' : 'with one word changed'} with another coach, in ${original.file} (${placeInWords(original.keys)}).${others}`,
      "Say it in this coach's own words.",
    ),
  ];
}

function isTitle({ keys }: Sentence): boolean {
  return ['title', 'headline', 'heading', 'subject'].includes(String(keys.at(-1)));
}

/** Emails of a campaign are about something, where the titles of others are about an offer. */
const isSubjectOfCampaign = (one: Sentence) => one.keys[0] === 'campaigns' && isTitle(one);

/** What somebody has reached is nobody else's: "87%", "still sugar-free after six months". */
function isSameFigure(one: Sentence, other: Sentence, all: Surroundings): boolean {
  const [first, second] = [one, other].map(({ file, keys }) =>
    keys.at(-1) === 'label' && keys.at(-3) === 'items'
      ? valueAt(entryAt(file, all)?.value, [...keys.slice(0, -1), 'value'])
      : undefined,
  );
  return first !== undefined && first === second;
}

function entryAt(file: string, { coaches, funnels }: Surroundings): Entry<object> | undefined {
  return [...coaches, ...funnels].find((one) => one.file === file);
}

/** Whether a title has two long words that hardly any coach uses. */
function isRareTitle({ text }: Sentence, all: Surroundings): boolean {
  return tellingWords(text).filter((word) => word.length >= 6 && isRare(word, all)).length >= 2;
}

/** Whether the sentence after a short one stands behind it with the other coach, too. */
function isBesideCopy(
  next: Sentence | undefined,
  sentence: Sentence,
  original: Sentence,
  all: Surroundings,
): boolean {
  if (next?.keys !== sentence.keys || isEveryday(next) || isEveryday(sentence)) return false;
  const from = entryAt(original.file, all);
  return (from === undefined ? [] : sentencesIn(from)).some(
    ({ keys, small }) => keys === original.keys && small === next.small,
  );
}

/** Whether a sentence says nothing but what every page says. */
function isEveryday({ text }: Sentence): boolean {
  return tellingWords(text).length < 2;
}

/** Whether so much of a file stands elsewhere that the whole is a copy, which other rules tell. */
function isCopiedWhole(own: readonly Sentence[], all: Surroundings): boolean {
  const shared = own.filter((sentence) =>
    sentences(all)
      .get(sentence.small)
      ?.some((other) => folderOf(other) !== folderOf(sentence)),
  );
  return shared.length * 2 > own.length;
}

/** The files of each coach, by the folder. */
const folders = remember(({ coaches, funnels }: Surroundings) =>
  Map.groupBy<string, Entry<object>>([...coaches, ...funnels], folderOf),
);

/** In how many texts of a coach's files each word stands. */
const countWords = remember((entries: readonly Entry<object>[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { text } of entries.flatMap(({ value }) => shownTexts(value))) {
    for (const word of new Set(wordsOf([text]))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
});

/** What every page and every email speaks of. */
const everyday =
  /^(?:takes?|lasts?|begins?|starts?|live|session|online|link|button|calendar|below|above|opens?|email|inbox|spam|folder|page|free|minutes|hours?|seats?|places?|time|date|names?|your|with|that|this|what|when|have|will|from|they|call|book|choose)$/u;

function tellingWords(text: string): readonly string[] {
  return [...new Set(wordsOf([text.replaceAll(/\{[^{}]*\}/gu, ' ')]))].filter(
    (word) => word.length >= 4 && !everyday.test(word),
  );
}

/** How many coaches may use a word that is still somebody's. */
const maxOwners = 3;

/** Whether a word of a sentence is another coach's, and nowhere else that of the file's own coach. */
function isOfOther(sentence: Sentence, original: Sentence, all: Surroundings): boolean {
  const countIn = (file: Sentence, word: string) =>
    countWords(folders(all).get(folderOf(file)) ?? []).get(word) ?? 0;
  return tellingWords(sentence.text).some(
    (word) => countIn(sentence, word) === 1 && countIn(original, word) > 1 && isRare(word, all),
  );
}

function isRare(word: string, all: Surroundings): boolean {
  let owners = 0;
  for (const entries of folders(all).values()) {
    if (countWords(entries).has(word)) owners += 1;
    if (owners > maxOwners) return false;
  }
  return true;
}

// Of other languages there are few coaches, with whom any word may be somebody's.
export const pageHasOwnSentences: FunnelRule = (entry, all) =>
  findForeignSentences(entry, all, isEnglish(entry.value, coachOf(entry, all)?.value));
export const coachHasOwnSentences: CoachRule = (entry, all) =>
  findForeignSentences(entry, all, isEnglish(undefined, entry.value));
