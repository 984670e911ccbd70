import { neededIn } from './needed-in.ts';
import { rememberTexts } from './remember-texts.ts';
import { StringFinder, type Wanted } from './string-finder.ts';

/** Which of the prefilters a text may pass. */
export interface Hits {
  /** How many prefilters there were when the text was looked at. */
  readonly asked: number;
  /** A bit for each of them. */
  readonly bits: Uint32Array;
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
  const number = prefilters.push(patterns) - 1;
  return ({ asked, bits }) => number >= asked || holds(bits, number);
}

/** The prefilters that a text passes, whatever its case. */
export function hitsOf(text: string): Hits {
  return currentIndex().find(text);
}

/** The prefilters that one of several texts passes. */
export function hitsOfAll(texts: readonly Hits[]): Hits {
  const { always } = currentIndex();
  const bits = always.bits.slice();
  for (const { bits: others } of texts) {
    for (let place = 0; place < bits.length; place += 1) {
      bits[place] = (bits[place] ?? 0) | (others[place] ?? 0);
    }
  }
  return { asked: Math.min(always.asked, ...texts.map(({ asked }) => asked)), bits };
}

/** What finds the prefilters that texts pass. */
interface Index {
  /** Those that every text passes, because nothing is known of what their patterns need. */
  readonly always: Hits;
  readonly find: (text: string) => Hits;
}

let index: Index | undefined;

/** What patterns need is read when the first text comes: not every command has one. */
function currentIndex(): Index {
  if (index?.always.asked !== prefilters.length) index = readIndex();
  return index;
}

function readIndex(): Index {
  const asked = prefilters.length;
  const always = new Uint32Array(Math.ceil(asked / 32));
  const wanted: Wanted[] = [];
  for (const [number, patterns] of prefilters.entries()) {
    for (const need of patterns.map(neededIn)) {
      if (need === undefined) add(always, number);
      else for (const text of need) wanted.push({ text, number });
    }
  }
  const finder = new StringFinder(wanted);
  return {
    always: { asked, bits: always },
    find: rememberTexts((text) => {
      const bits = always.slice();
      // A long s is an s to patterns that ignore case.
      finder.find(text.toLowerCase().replaceAll('ſ', 's'), (number) => add(bits, number));
      return { asked, bits };
    }),
  };
}

function add(bits: Uint32Array, number: number): void {
  bits[number >>> 5] = (bits[number >>> 5] ?? 0) | (1 << (number & 31));
}

function holds(bits: Uint32Array, number: number): boolean {
  return ((bits[number >>> 5] ?? 0) & (1 << (number & 31))) !== 0;
}
