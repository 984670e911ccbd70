import { neededIn } from './needed-in.ts';

/** Which one, two and three characters in a row a text may hold: a set of bits by their hashes. */
export type Grams = Uint32Array;

/** The grams of a text, whatever its case. */
export function gramsOf(text: string): Grams {
  const grams = new Uint32Array(64);
  addGrams(grams, text);
  return grams;
}

/** The grams of many texts, by which all of them can be passed by at once. */
export function gramsOfAll(texts: readonly string[]): Grams {
  const grams = new Uint32Array(2048);
  for (const text of texts) addGrams(grams, text);
  return grams;
}

/**
 * Says quickly whether one of the patterns may match, by the grams of a text or of several. Most texts
 * hold none of the words that a pattern needs, and looking for those takes a tenth of its time.
 *
 * @param patterns without them any text may
 */
export function prefilter(patterns: readonly RegExp[] | undefined): (grams: Grams) => boolean {
  if (patterns === undefined) return () => true;
  // What patterns need is read when the first text comes: not every command has one.
  let mayMatch = (grams: Grams): boolean => {
    const needs = listNeeds(patterns);
    mayMatch = needs === undefined ? () => true : (others) => fulfilsOne(others, needs);
    return mayMatch(grams);
  };
  return (grams) => mayMatch(grams);
}

function addGrams(grams: Grams, text: string): void {
  const shift = shiftOf(grams);
  // A long s is an s to patterns that ignore case.
  const lower = text.toLowerCase().replaceAll('ſ', 's');
  let before = 0;
  let last = 0;
  for (let index = 0; index < lower.length; index += 1) {
    const code = lower.charCodeAt(index);
    add(grams, hashOf(0, 0, code) >>> shift);
    if (index > 0) add(grams, hashOf(0, last, code) >>> shift);
    if (index > 1) add(grams, hashOf(before, last, code) >>> shift);
    before = last;
    last = code;
  }
}

function hashOf(first: number, second: number, third: number): number {
  return Math.imul(Math.imul(Math.imul(first, 251) + second, 241) + third, 0x9e3779b1);
}

function add(grams: Grams, bit: number): void {
  grams[bit >>> 5] = (grams[bit >>> 5] ?? 0) | (1 << (bit & 31));
}

/** By how much a hash is shifted to be the number of a bit. */
function shiftOf(grams: Grams): number {
  return Math.clz32(grams.length) - 4;
}

function fulfilsOne(grams: Grams, needs: readonly (readonly number[])[]): boolean {
  const shift = shiftOf(grams);
  for (const hashes of needs) {
    let isFulfilled = true;
    for (const hash of hashes) {
      const bit = hash >>> shift;
      isFulfilled = ((grams[bit >>> 5] ?? 0) & (1 << (bit & 31))) !== 0;
      if (!isFulfilled) break;
    }
    if (isFulfilled) return true;
  }
  return false;
}

/** The grams of each string of which a text needs one; undefined where any text may do. */
function listNeeds(patterns: readonly RegExp[]): readonly (readonly number[])[] | undefined {
  const needs = patterns.map(neededIn);
  if (needs.some((need) => need === undefined)) return undefined;
  return needs.flatMap((need = []) => need.map(hashesOf));
}

function hashesOf(needed: string): number[] {
  const length = Math.min(needed.length, 3);
  return Array.from({ length: needed.length - length + 1 }, (_, start) => {
    const codes = Array.from({ length }, (_, index) => needed.charCodeAt(start + index));
    return hashOf(codes.at(-3) ?? 0, codes.at(-2) ?? 0, codes.at(-1) ?? 0);
  });
}
