import { isSaying, otherLanguageOf } from '#engine/checks/language/text-language.ts';
import { months, weekdays } from '#engine/checks/said/english.ts';
import { findMeant } from '#engine/checks/spelling/misspelt.ts';
import { holdsWord } from '#engine/patterns/holds-word.ts';

import { ownValue } from '#engine/text/own-value.ts';
import { beginSentence, quote } from '#engine/text/wording.ts';
import { misspellings } from './misspellings.ts';
import type { Detector, Slip } from './slip.ts';

/** Texts that hold names, which are spelt as their bearers like. */
const ofNames = new Set(['name', 'by', 'author', 'role', 'signOff', 'brand']);

/** Properties whose words begin with capitals more often than not: "Get My Free Report". */
const ofButtons = new Set(['button', 'idle', 'busy', 'label', 'title', 'headline', 'eyebrow']);

/**
 * Whether all longer words of a text begin with capitals, so that a capital makes no name. In "Thursday 4
 * February, Leeds" the days do anyway.
 */
function isTitleCase(text: string, property: string): boolean {
  if (!ofButtons.has(property)) return false;
  const long = (text.match(/\p{L}{4,}/gu) ?? []).filter((word) => !isDay(word.toLowerCase()));
  return long.length >= 2 && long.every((word) => /^\p{Lu}\p{Ll}/u.test(word));
}

const days = new Set([...weekdays, ...months].map((day) => day.toLowerCase()));

/** Whether a word is a weekday or a month, which has a capital and is no name. */
function isDay(word: string | undefined): boolean {
  return word !== undefined && word.length >= 6 && days.has(word.replace(/s$/u, ''));
}

/** Whether some word of a text may be misspelt: quick to say, and no for nearly every text. */
const holdsMisspelt = holdsWord(
  (word) => (ownValue(misspellings, word) ?? findMeant(word)) !== undefined,
  3,
);

/** How a foreign word is spoken: “teh hah-ree-noo-ee”. */
const asSpoken = /[“*(](?:[^“”*()\s]+ ){0,3}\p{L}{1,4}(?:-\p{L}{1,4})+(?: [^“”*()\s]+){0,3}[”*)]/gu;

/** English words that are misspelt: by a list of usual mistakes, or one slip away from a common word. */
export const findMisspelt: Detector = ({ text, language, property }) => {
  if (language !== 'en' || !holdsMisspelt(text)) return [];
  const written = text.replace(asSpoken, (words) => ' '.repeat(words.length));
  const slips = Array.from(written.matchAll(/(?<![\p{L}@./{-])\p{L}{3,}(?![\p{L}@])/gu)).flatMap(
    (match) => {
      const [word] = match;
      const small = word.toLowerCase();
      // A capital inside a sentence makes a name.
      const isWord =
        word === small ||
        (match.index === 0 && word.length >= 6) ||
        (word.length >= 5 && isTitleCase(text, property));
      const near = ofNames.has(property) ? undefined : findMeant(small);
      const meant = ownValue(misspellings, small) ?? (isWord || isDay(near) ? near : undefined);
      if (meant === undefined) return [];
      return misspelt(match, meant);
    },
  );
  // What somebody said may stand in their own language, a whole text or a sentence of it.
  return slips.length > 0 && otherLanguageOf(text, 'en') !== undefined
    ? []
    : slips.filter(({ index }) => !isSaying(sentenceAt(text, index), 'en'));
};

/** The sentence around a place of a text, without what it quotes. */
function sentenceAt(text: string, index: number): string {
  const before = text.slice(0, index).split(sentenceEnd).at(-1) ?? '';
  return before + (text.slice(index).split(sentenceEnd)[0] ?? '');
}

const sentenceEnd = /[.!?:;“”«»]/u;

/** Words that the coach writes otherwise elsewhere, in any language. */
export const findUnlikeElsewhere: Detector = ({ text, language, property, misspelt: list }) => {
  const known = list(language);
  if (known.size === 0 || ofNames.has(property)) return [];
  return Array.from(text.matchAll(/(?<![\p{L}@./{])\p{L}{6,}(?![\p{L}@}])/gu)).flatMap((match) => {
    const meant = known.get(match[0].toLowerCase());
    return meant === undefined ? [] : misspelt(match, meant);
  });
};

function misspelt({ 0: word, index }: RegExpExecArray, meant: string): Slip {
  return {
    rule: 'misspelling',
    severity: 'warning',
    index,
    length: word.length,
    problem: `${quote(word)} is misspelt.`,
    remedy: `Write ${quote(/^\p{Lu}/u.test(word) ? beginSentence(meant) : meant)}.`,
  };
}
