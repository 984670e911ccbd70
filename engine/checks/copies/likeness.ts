import { hashOf } from '#engine/patterns/hash-of.ts';
import { rememberTexts } from '#engine/patterns/remember-texts.ts';

/** Something with words, to be compared with others. */
export interface Worded {
  readonly words: readonly string[];
}

/** How many words in a row make two texts alike. */
const shingleLength = 4;

/** One of this many shingles is compared: enough to tell a copy, and four times as fast. */
const sampled = 3;

/** The words of texts without case, marks and placeholders. */
export function wordsOf(texts: readonly string[]): string[] {
  return (
    texts
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Whether words stand somewhere in a text, and not as a part of longer ones. */
export function holdsWords(text: string, words: string): boolean {
  if (words === '') return false;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const end = at + words.length;
    // A letter may have two places.
    if (!endsInLetter.test(text.slice(Math.max(0, at - 2), at))) {
      if (!beginsWithLetter.test(text.slice(end, end + 2))) return true;
    }
  }
  return false;
}

const endsInLetter = /[\p{L}\p{N}]$/u;
const beginsWithLetter = /^[\p{L}\p{N}]/u;

/** A text as it is compared: its words, joined. */
export function wording(text: string): string {
  return wordsOf([text]).join(' ');
}

/**
 * For each item, every other one with which it shares words in a row, and what part of them.
 *
 * @param minWords shorter items are alike by chance and are left out
 */
export function findLikeness<Item extends Worded>(
  items: readonly Item[],
  minWords: number,
): ReadonlyMap<Item, readonly { readonly other: Item; readonly share: number }[]> {
  const shingles = items.map(({ words }) =>
    words.length < minWords ? new Set<number>() : shinglesOf(words),
  );
  const holders = new Map<number, number[]>();
  for (const [index, own] of shingles.entries()) {
    for (const shingle of own) {
      const known = holders.get(shingle);
      if (known) known.push(index);
      else holders.set(shingle, [index]);
    }
  }
  const shared = items.map(() => new Map<number, number>());
  // In a function of its own: V8 would compile these loops anew for nearly every shingle.
  for (const indexes of holders.values()) countPairs(indexes, shared);
  return new Map(
    items.map((item, index) => [
      item,
      [...(shared[index] ?? [])].flatMap(([at, number]) => {
        const other = items[at];
        const size = Math.min(shingles[index]?.size ?? 0, shingles[at]?.size ?? 0);
        return other === undefined || size === 0 ? [] : [{ other, share: number / size }];
      }),
    ]),
  );
}

/** Counts for each of some items that it shares something with every other of them. */
function countPairs(indexes: readonly number[], shared: readonly Map<number, number>[]): void {
  for (const one of indexes) {
    for (const other of indexes) {
      if (one !== other) shared[one]?.set(other, (shared[one]?.get(other) ?? 0) + 1);
    }
  }
}

/** What part of the shorter one's words in a row two texts share, whether or not they are sampled. */
export function shareOf(one: Worded, other: Worded): number {
  const own = shinglesOf(one.words, 1);
  const others = shinglesOf(other.words, 1);
  const size = Math.min(own.size, others.size);
  return size === 0 ? 0 : [...own].filter((one) => others.has(one)).length / size;
}

function shinglesOf(words: readonly string[], oneOf = sampled): Set<number> {
  const found = new Set<number>();
  const hashes = words.map(hashOf);
  for (let index = 0; index + shingleLength <= hashes.length; index += 1) {
    let hash = 17;
    for (let word = 0; word < shingleLength; word += 1) {
      hash = (Math.imul(hash, 31) + (hashes[index + word] ?? 0)) | 0;
    }
    if (Math.abs(hash) % oneOf === 0) found.add(hash);
  }
  return found;
}

/**
 * Whether two texts, as `wording` gives them, have nearly the same words.
 *
 * @param share how many of the longer one's words the other must have
 */
export function areNearly(one: string, other: string, share = 0.75): boolean {
  if (Math.min(one.length, other.length) < share * share * Math.max(one.length, other.length)) {
    return false;
  }
  const [words, others] = [setOf(one), setOf(other)];
  const enough = Math.max(8, share * Math.max(words.size, others.size));
  if (Math.min(words.size, others.size) < enough) return false;
  return [...words].filter((word) => others.has(word)).length >= enough;
}

/** The different words of a text, which is compared with many. */
const setOf = rememberTexts((text) => new Set(text.split(' ')));

/**
 * An offer's name as sentences use it: "Your Vital Signs Chart" is "The Vital Signs Chart". A name whose
 * rest would be two words stays whole, since two words may be ordinary ones.
 */
export function bareName(name: string): string {
  const bare = name.replace(/^(?:The|An?|Your|My|Our) /u, '');
  return bare.split(/\s+/u).length >= 3 ? bare : name;
}
