import { isNewer } from '#engine/checks/rule/newer.ts';
import { remember } from '#engine/checks/rule/remember.ts';
import {
  type CoachRule,
  type FunnelRule,
  findDoubt,
  folderOf,
  type Keys,
  type Surroundings,
} from '#engine/checks/rule/rule.ts';
import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import { type Finding, pathInside } from '#engine/read/findings.ts';
import type { Entry } from '#engine/read/read-declarations.ts';
import { quote } from '#engine/text/wording.ts';

/** Shorter sentences are alike by chance: "The calendar opens in a new tab." */
const minWords = 9;

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
interface Sentence {
  readonly file: string;
  readonly keys: Keys;
  readonly text: string;
}

const sentencesIn = remember(({ file, value }: Entry<object>): readonly Sentence[] => {
  return shownTexts(value)
    .filter(
      ({ keys, text }) =>
        text.length >= 4 * minWords && !keys.some((key) => common.has(String(key))),
    )
    .flatMap(({ keys, text }) =>
      text
        .split(/(?<=[.!?])\s+/)
        .filter((sentence) => sentence.split(' ', minWords).length === minWords)
        .map((sentence) => ({ file, keys, text: sentence })),
    );
});

/** Every long sentence of the site, by its words. */
const sentences = remember(({ coaches, funnels }: Surroundings) =>
  Map.groupBy(
    [...coaches, ...funnels].filter(({ sound }) => sound).flatMap(sentencesIn),
    ({ text }) => text.toLowerCase(),
  ),
);

/** No sentence stands with two coaches word for word. */
function findForeignSentences(entry: Entry<object>, all: Surroundings): Finding[] {
  const found = sentencesIn(entry).flatMap((sentence) => {
    const others = sentences(all).get(sentence.text.toLowerCase()) ?? [];
    const original = others.find(
      (other) => folderOf(other) !== folderOf(entry) && isNewer(entry, other, all),
    );
    return original === undefined ? [] : [{ sentence, original }];
  });
  const [first] = found;
  if (first === undefined) return [];
  const { sentence, original } = first;
  const others = found.length > 1 ? ` The same holds for ${found.length - 1} more.` : '';
  return [
    findDoubt(
      entry,
      'foreign-words',
      sentence.keys,
      `${quote(sentence.text)} stands word for word with another coach, at ${pathInside(original.keys)} in ${original.file}.${others}`,
      "Say it in this coach's own words.",
    ),
  ];
}

export const pageHasOwnSentences: FunnelRule = findForeignSentences;
export const coachHasOwnSentences: CoachRule = findForeignSentences;
