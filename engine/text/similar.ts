/** The fewest characters that count as a deliberate abbreviation of a name. */
const minBeginning = 3;

/**
 * The known name that was probably meant: one slip away (two in a long name), written with other
 * capitals, hyphens or spaces, the beginning of the other, or one of its words; undefined if none is
 * close enough.
 */
export function findSimilar(name: string, known: readonly string[]): string | undefined {
  const given = plain(name);
  if (given === '') return undefined;
  const maxSlips = Math.max(1, Math.floor(given.length / 4));
  const ranked = known
    // Each slip makes a name longer or shorter by one character at most.
    .filter((other) => Math.abs(plain(other).length - given.length) <= maxSlips)
    .map((other) => ({ other, distance: countEdits(given, plain(other)) }))
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  if (best && best.distance <= maxSlips) return best.other;
  const begun = known.filter(
    (other) => isBeginning(plain(other), given) || other.toLowerCase().split('-').includes(given),
  );
  return begun.length === 1 ? begun[0] : undefined;
}

/** Whether one name begins the other: mon and monday, Playfair and Playfair Display. */
function isBeginning(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].sort((a, b) => a.length - b.length);
  return short.length >= minBeginning && long.startsWith(short);
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[-_\s]/g, '');
}

/** Whether one slip, as `countEdits` counts them, turns one text into the other; takes little time. */
export function isOneSlipApart(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  const [rest, meant] = [one.slice(at), other.slice(at)];
  const isExchanged = rest[0] === meant[1] && rest[1] === meant[0];
  return (
    rest.slice(1) === meant ||
    rest === meant.slice(1) ||
    rest.slice(1) === meant.slice(1) ||
    (isExchanged && rest.slice(2) === meant.slice(2))
  );
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
