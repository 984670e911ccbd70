/** How often a log may repeat a kind of line. */
export interface LineLimit {
  readonly lines: number;
  /** The period, in milliseconds. */
  readonly everyMs: number;
}

/** More kinds of lines than the site has. */
const maxKinds = 1000;

/**
 * Limits what a rush of requests logs: so many lines of each kind per period, then a count of the rest.
 *
 * @param tell called when lines of a kind begin to be left out, and afterwards with their number
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
