/** The known name that was probably meant; undefined if none is close enough. */
export function findSimilar(name: string, known: readonly string[]): string | undefined {
  const lower = name.toLowerCase();
  const ranked = known
    .map((other) => ({ other, distance: countEdits(lower, other.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  return best && best.distance <= Math.max(1, Math.floor(name.length / 4)) ? best.other : undefined;
}

/**
 * The number of slips that turn one word into the other: characters added, removed, replaced, or two
 * neighbours exchanged (optimal string alignment, after Damerau and Levenshtein).
 */
export function countEdits(one: string, other: string): number {
  const [from, to] = [[...one], [...other]];
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [i, character] of from.entries()) {
    const next = [i + 1];
    for (const [j, candidate] of to.entries()) {
      const replaced = (row[j] ?? 0) + (character === candidate ? 0 : 1);
      const isExchanged = j > 0 && character === to[j - 1] && from[i - 1] === candidate;
      const exchanged = isExchanged ? (before[j - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, exchanged));
    }
    [before, row] = [row, next];
  }
  return row.at(-1) ?? 0;
}
