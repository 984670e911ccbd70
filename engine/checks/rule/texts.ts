import type { Keys } from './rule.ts';

/** A text of a declaration and where it stands. */
export interface PlacedText {
  readonly keys: Keys;
  readonly text: string;
}

/** Every text of a part, however deep, in order. */
export function textsIn(part: unknown, keys: Keys = []): PlacedText[] {
  if (typeof part === 'string') return [{ keys, text: part }];
  if (Array.isArray(part)) return part.flatMap((item, index) => textsIn(item, [...keys, index]));
  if (part === null || typeof part !== 'object') return [];
  return Object.entries(part).flatMap(([key, value]) => textsIn(value, [...keys, key]));
}
