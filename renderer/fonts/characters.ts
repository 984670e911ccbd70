/** Letters, digits and punctuation that any text may have. */
export const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join(
  '',
);

/** The distinct characters of some texts, in a stable order. */
export function charactersOf(texts: readonly string[]): string {
  return [...new Set(texts.join(''))]
    .filter((character) => character >= ' ')
    .toSorted()
    .join('');
}
