/** The known name that was probably meant; undefined if none is close enough. */
export function findSimilar(name: string, known: readonly string[]): string | undefined {
  const lower = name.toLowerCase();
  const ranked = known
    .map((other) => ({ other, distance: countEdits(lower, other.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  return best && best.distance <= Math.max(1, Math.floor(name.length / 4)) ? best.other : undefined;
}

/** The number of characters to add, remove or replace to turn one word into the other (Levenshtein). */
export function countEdits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [i, character] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, candidate] of [...other].entries()) {
      const replaced = (row[j] ?? 0) + (character === candidate ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
