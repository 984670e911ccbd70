import { allOf, plural, quote } from '#engine/text/wording.ts';
import type { Keys } from './rule.ts';

/** A text of a declaration, and where it is. */
export interface PlacedText {
  readonly keys: Keys;
  readonly text: string;
}

/** Every text of a part, however deep, in order; found once, since many rules ask. */
export function textsIn(part: unknown, keys: Keys = []): readonly PlacedText[] {
  if (part === null || typeof part !== 'object') return collect(part, keys);
  const before = collected.get(part);
  if (before?.keys.length === keys.length && before.keys.every((key, at) => key === keys[at])) {
    return before.texts;
  }
  const texts = collect(part, keys);
  collected.set(part, { keys, texts });
  return texts;
}

/** The texts of parts, and the keys that lead to these. */
const collected = new WeakMap<
  object,
  { readonly keys: Keys; readonly texts: readonly PlacedText[] }
>();

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

/**
 * What there is to choose from: 'The only picture there is "a".', 'The pictures there are "a" and "b".', or
 * 'There is no picture there yet.'
 *
 * @param noun what they are, in the singular
 * @param which words behind the noun, like "there"
 */
export function tellKnown(values: readonly string[], noun: string, which = ''): string {
  const words = which && ` ${which}`;
  if (values.length === 0) return `There is no ${noun}${words} yet.`;
  if (values.length === 1) return `The only ${noun}${words} is ${quote(values[0])}.`;
  return `The ${plural(noun)}${words} are ${allOf(values.map(quote))}.`;
}
