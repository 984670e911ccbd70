import { allOf, quote } from '#engine/text/wording.ts';
import type { Keys } from './rule.ts';

/** A text of a declaration, and where it is. */
export interface PlacedText {
  readonly keys: Keys;
  readonly text: string;
}

/** Every text of a part, however deep, in order. */
export function textsIn(part: unknown, keys: Keys = []): readonly PlacedText[] {
  if (keys.length > 0 || part === null || typeof part !== 'object') return collect(part, keys);
  const known = collected.get(part) ?? collect(part, keys);
  collected.set(part, known);
  return known;
}

/** The texts of whole declarations, which most rules ask for. */
const collected = new WeakMap<object, readonly PlacedText[]>();

function collect(part: unknown, keys: Keys, texts: PlacedText[] = []): readonly PlacedText[] {
  if (typeof part === 'string') texts.push({ keys, text: part });
  else if (Array.isArray(part)) {
    for (const [index, item] of part.entries()) collect(item, [...keys, index], texts);
  } else if (part !== null && typeof part === 'object') {
    for (const [key, value] of Object.entries(part)) collect(value, [...keys, key], texts);
  }
  return texts;
}

/** What stands at a place of a declaration; undefined where there is no such place. */
export function valueAt(whole: unknown, keys: Keys): unknown {
  return keys.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    whole,
  );
}

/** What there is to choose from: "a", "b", and "c", or none yet. */
export function listKnown(values: readonly string[]): string {
  return allOf(values.map(quote)) || 'none yet';
}
