/**
 * Of declarations that cannot both be right, those that were there before another one: whoever repeats
 * them is blamed. The order of the files decides.
 */
export function earlierThan<One extends { readonly file: string }>(
  entry: { readonly file: string },
  others: readonly One[],
): readonly One[] {
  return others.filter(({ file }) => file < entry.file);
}
