import { neededIn } from './needed-in.ts';
import { rememberTexts } from './remember-texts.ts';
import { StringFinder, type Wanted } from './string-finder.ts';

/** Which of the prefilters a text, or one of several, may pass. */
export interface Hits {
  /** The texts, or what is known of each. */
  readonly of: string | readonly Hits[];
  /** How many prefilters there were when the texts were looked at. */
  asked: number;
  /** A bit for each of them. */
  bits: Uint32Array;
}

/** The patterns of each prefilter, by its number. */
const prefilters: (readonly RegExp[])[] = [];

/**
 * Says quickly whether one of the patterns may match, by the hits of a text or of several. Most texts
 * hold none of the words that a pattern needs, and all patterns' words are looked for at once.
 *
 * @param patterns without them any text may
 */
export function prefilter(patterns: readonly RegExp[] | undefined): (hits: Hits) => boolean {
  if (patterns === undefined) return () => true;
  // Pages and emails are often judged by the same.
  const known = prefilters.indexOf(patterns);
  const number = known === -1 ? prefilters.push(patterns) - 1 : known;
  return (hits) => {
    if (number >= hits.asked) look(hits);
    return ((hits.bits[number >>> 5] ?? 0) & (1 << (number & 31))) !== 0;
  };
}

/**
 * Chooses those of several whose pattern may match, in their order, by the hits of a text: few do.
 *
 * @param all looked at here once
 */
export function chooser<One extends { readonly pattern: RegExp }>(
  all: readonly One[],
): (hits: Hits) => readonly One[] {
  const first = prefilters.length;
  for (const { pattern } of all) prefilters.push([pattern]);
  const last = prefilters.length - 1;
  return (hits) => {
    if (last >= hits.asked) look(hits);
    const chosen: One[] = [];
    for (let place = first >>> 5; place <= last >>> 5; place += 1) {
      for (let bits = hits.bits[place] ?? 0; bits !== 0; bits &= bits - 1) {
        const one = all[place * 32 + 31 - Math.clz32(bits & -bits) - first];
        if (one !== undefined) chosen.push(one);
      }
    }
    return chosen;
  };
}

/** The prefilters that a text passes, whatever its case. */
export const hitsOf = rememberTexts((text): Hits => ({ of: text, asked: 0, bits: none }));

/** The prefilters that one of several texts passes. */
export function hitsOfAll(texts: readonly Hits[]): Hits {
  return { of: texts, asked: 0, bits: none };
}

const none = new Uint32Array();

/** Looks at texts, for the first time or because there are new prefilters. */
function look(hits: Hits): void {
  const { always, finder } = currentIndex();
  const bits = always.slice();
  if (typeof hits.of === 'string') {
    // A long s is an s to patterns that ignore case.
    finder.find(hits.of.toLowerCase().replaceAll('ſ', 's'), (number) => add(bits, number));
  } else {
    for (const other of hits.of) {
      if (other.asked < prefilters.length) look(other);
      for (let place = 0; place < bits.length; place += 1) {
        bits[place] = (bits[place] ?? 0) | (other.bits[place] ?? 0);
      }
    }
  }
  hits.asked = prefilters.length;
  hits.bits = bits;
}

/** What finds the prefilters that texts pass. */
interface Index {
  readonly asked: number;
  /** Those that every text passes, because nothing is known of what their patterns need. */
  readonly always: Uint32Array;
  readonly finder: StringFinder;
}

let index: Index | undefined;

/** What patterns need is read when the first text comes: not every command has one. */
function currentIndex(): Index {
  if (index?.asked !== prefilters.length) index = readIndex(index?.asked ?? 0);
  return index;
}

const wanted: Wanted[] = [];
const unknown: number[] = [];

/** Adds what the prefilters from a number on need to what the others do. */
function readIndex(from: number): Index {
  const asked = prefilters.length;
  for (let number = from; number < asked; number += 1) {
    for (const need of (prefilters[number] ?? []).map(neededIn)) {
      if (need === undefined) unknown.push(number);
      else for (const text of need) wanted.push({ text, number });
    }
  }
  const always = new Uint32Array(Math.ceil(asked / 32));
  for (const number of unknown) add(always, number);
  return { asked, always, finder: new StringFinder(wanted) };
}

function add(bits: Uint32Array, number: number): void {
  bits[number >>> 5] = (bits[number >>> 5] ?? 0) | (1 << (number & 31));
}
