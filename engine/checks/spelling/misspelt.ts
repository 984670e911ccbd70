import { rememberTexts } from '#engine/patterns/remember-texts.ts';
import { commonWords } from './common-words.ts';
import { nearWords } from './near-words.ts';

const vowels = /^[aeiou]$/u;

interface Known {
  readonly common: ReadonlySet<string>;
  readonly near: ReadonlySet<string>;
  /** The common words by what is left of each without one of its letters. */
  readonly shortened: ReadonlyMap<string, readonly string[]>;
  /** 1 at the hash of each common word and of what is left of it: most other words are told by it. */
  readonly flags: Uint8Array;
}

let known: Known | undefined;

/**
 * The common word that was meant by one that is a slip away from it: a letter left out or doubled, two
 * letters swapped, one vowel for another.
 *
 * @param word in small letters
 * @returns undefined where the word is right or nothing is known of it
 */
export const findMeant = rememberTexts(compute);

function compute(word: string): string | undefined {
  if (word.length < 4 || !/^[a-z]+$/u.test(word)) return undefined;
  known ??= learn();
  const { common, near, shortened, flags } = known;
  if (common.has(word) || near.has(word)) return undefined;
  const leftOut = shortened.get(word)?.find((other) => other[0] === word[0]);
  if (leftOut !== undefined) return leftOut;
  for (let at = 0; at < word.length; at += 1) {
    if (flags[hashOf(word, at)] === 0) continue;
    const rest = word.slice(0, at) + word.slice(at + 1);
    if (common.has(rest) && isDoubled(word, rest)) return rest;
    const other = shortened.get(rest)?.find((one) => isSwappedOrVowel(word, one));
    if (other !== undefined) return other;
  }
  return undefined;
}

function learn(): Known {
  const words = commonWords.trim().split(/\s+/u);
  const shortened = new Map<string, string[]>();
  const flags = new Uint8Array(2 ** 18);
  for (const word of words) {
    flags[hashOf(word)] = 1;
    for (const rest of without(word)) {
      const others = shortened.get(rest);
      flags[hashOf(rest)] = 1;
      if (others) others.push(word);
      else shortened.set(rest, [word]);
    }
  }
  return {
    common: new Set(words),
    near: new Set(nearWords.trim().split(/\s+/u)),
    shortened,
    flags,
  };
}

/** A hash of a word of 18 bits, without the letter at a place. */
function hashOf(word: string, leftOut = -1): number {
  let hash = 0;
  for (let at = 0; at < word.length; at += 1) {
    if (at !== leftOut) hash = ((hash << 5) - hash + word.charCodeAt(at)) | 0;
  }
  return Math.imul(hash, 0x9e3779b1) >>> 14;
}

/** A word without each of its letters in turn. */
function without(word: string): readonly string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}

/** Whether a word has one letter twice that the other has once. */
function isDoubled(word: string, other: string): boolean {
  const at = [...other].findIndex((letter, index) => letter !== word[index]);
  const place = at === -1 ? other.length : at;
  return word[place] === word[place - 1];
}

function isSwappedOrVowel(word: string, other: string): boolean {
  if (word.length !== other.length) return false;
  const differing = [...word].flatMap((letter, at) => (letter === other[at] ? [] : [at]));
  const [first, second] = differing;
  if (first === undefined || differing.length > 2) return false;
  if (second !== undefined) {
    return second === first + 1 && word[first] === other[second] && word[second] === other[first];
  }
  return first > 0 && vowels.test(word[first] ?? '') && vowels.test(other[first] ?? '');
}
