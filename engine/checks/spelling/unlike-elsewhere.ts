import {
  type LanguageAt,
  languageOfCoach,
  languageOfFunnel,
  languageOfGuide,
} from '#engine/checks/language/declared-language.ts';
import { ownOf, rememberOwn } from '#engine/checks/rule/own/own.ts';
import type { Surroundings } from '#engine/checks/rule/rule.ts';
import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import { usualWords } from '#engine/language/said/usual-words.ts';
import { isOneSlipApart } from '#engine/text/similar.ts';

/** Shorter words are too close to others, unless it is known what they are. */
const minIn = (language: string) => (language === 'en' ? 8 : 7);
const long = /(?<![\p{L}@./{])\p{L}{6,}(?![\p{L}@}])/gu;
const longEnglish = /(?<![\p{L}@./{])\p{L}{8,}(?![\p{L}@}])/gu;

/** How often a coach writes each word, by language. */
type Counts = Map<string, Map<string, number>>;

/** The words that a coach misspells once and writes right elsewhere, by language. */
const known = rememberOwn(() => new Map<string, ReadonlyMap<string, string>>());

/**
 * Words that a coach writes once, and elsewhere in the same language, more than once, without a slip:
 * "Entsenudng" beside "Entsendung". What people write is spelt as they write it most; words that nearly
 * everybody writes are spelt as everybody does.
 */
export function misspeltBesideRight(
  all: Surroundings,
  slug: string,
  language: string,
): ReadonlyMap<string, string> {
  const byLanguage = known(all, slug);
  if (byLanguage.size === 0) {
    for (const [one, words] of countWords(all, slug)) byLanguage.set(one, findSlips(words, one));
  }
  return byLanguage.get(language) ?? new Map();
}

function countWords(all: Surroundings, slug: string): Counts {
  const { coach, funnels, guides } = ownOf(all, slug);
  const counts: Counts = new Map();
  const count = (value: object, languageAt: LanguageAt) => {
    for (const { text, keys } of shownTexts(value)) {
      const language = languageAt(keys);
      const words = counts.get(language) ?? new Map<string, number>();
      counts.set(language, words);
      for (const [word] of text.matchAll(language === 'en' ? longEnglish : long)) {
        const small = word.toLowerCase();
        words.set(small, (words.get(small) ?? 0) + 1);
      }
    }
  };
  if (coach) count(coach.value, languageOfCoach(coach, all));
  for (const funnel of funnels) count(funnel.value, languageOfFunnel(funnel, all));
  for (const guide of guides) count(guide.value, languageOfGuide(guide, all));
  return counts;
}

function findSlips(words: ReadonlyMap<string, number>, language: string) {
  const least = minIn(language);
  const usual = new Set(usualWords(language));
  const right = [...words].flatMap(([word, count]) =>
    count > 1 && word.length >= least ? [word] : [],
  );
  const rare = Array.from(words.keys()).filter((word) => usual.size > 0 || words.get(word) === 1);
  const bySum = Map.groupBy(rare, sumOf);
  return new Map(
    [...usual, ...right].flatMap((word) => {
      const sum = sumOf(word);
      // English leaves some letters to taste, "traveller", and has a list of words.
      const steps = language === 'en' ? [] : Array.from(new Set(word), sumOf);
      const near = [sum, ...steps.flatMap((step) => [sum + step, sum - step])];
      return near.flatMap((one) =>
        (bySum.get(one) ?? []).flatMap((slip) => {
          const isRare = words.get(slip) === 1 && slip.length >= least;
          const isUnusual = usual.has(word) && !usual.has(slip);
          return (isRare || isUnusual) && isSlip(slip, word) ? [[slip, word] as const] : [];
        }),
      );
    }),
  );
}

/** A number that tells which letters a word has, whatever their order; that of a letter is its share. */
function sumOf(word: string): number {
  let sum = 0;
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at);
    sum += code * code * code;
  }
  return sum;
}

/**
 * Whether a word is another one with two inner letters exchanged, with one doubled or left out: inside,
 * because endings change, and near the end only if no ending has that letter.
 */
function isSlip(slip: string, word: string): boolean {
  if (slip[0] !== word[0] || !isOneSlipApart(slip, word)) return false;
  let at = 0;
  while (slip[at] === word[at]) at += 1;
  if (slip.length === word.length) {
    // "Entscheiden" and "entschieden" are forms of one verb.
    const isForm = /^(?:ei|ie)$/.test(word.slice(at, at + 2));
    return slip[at] === word[at + 1] && at + 2 < word.length && !isForm;
  }
  if (slip.length > word.length) return slip[at] === slip[at - 1];
  const after = word.length - at - 1;
  return after > 2 || (after > 0 && /[^eéèirst]/u.test(word.charAt(at)));
}
