import { allOf, quote } from '#engine/text/wording.ts';

/** Several values in one sentence, as they were received: "a", "b", and "c". */
export function listQuoted(values: readonly string[]): string {
  return allOf(values.map(quote));
}

/** Placeholder names as they stand in a text: {a}, {b}, and {c}. */
export function listPlaceholders(names: readonly string[]): string {
  return allOf(names.map((name) => `{${name}}`));
}
