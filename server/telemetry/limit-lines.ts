/** How often a log may say the same. */
export interface LineLimit {
  readonly lines: number;
  /** In which time, in milliseconds. */
  readonly everyMs: number;
}

/** More kinds of lines than the site has. */
const maxKinds = 1000;

/**
 * Bounds what a rush of requests writes: of each kind of line so many in a time, then how many were
 * left out.
 *
 * @param tell is told that lines of a kind are left out from now on, and afterwards how many were
 * @returns whether a line of the kind may be written
 */
export function limitLines(
  { lines, everyMs }: LineLimit,
  tell: (kind: string, leftOut: number | undefined) => void,
): (kind: string) => boolean {
  const counts = new Map<string, number>();

  function end(kind: string): void {
    const count = counts.get(kind) ?? 0;
    counts.delete(kind);
    if (count > lines) tell(kind, count - lines);
  }

  return (given) => {
    const kind = counts.has(given) || counts.size < maxKinds ? given : '';
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    if (count === 1) setTimeout(() => end(kind), everyMs).unref();
    if (count === lines + 1) tell(kind, undefined);
    return count <= lines;
  };
}
