/** How many attempts are remembered. */
const remembered = 32;

export interface UsualTime {
  /** Remembers how long an attempt took that succeeded, in milliseconds. */
  note(tookMs: number): void;
  /** How long one of the last attempts took; 0 before the first. */
  any(): number;
}

/**
 * How long attempts take at present. Whoever waits for one that need not be made waits as long: how soon
 * the answer comes would tell a stranger what is known of an address.
 */
export function createUsualTime(): UsualTime {
  const last: number[] = [];
  let next = 0;
  return {
    note(tookMs) {
      last[next % remembered] = tookMs;
      next += 1;
    },
    // Not always the same one, which would be recognised.
    any: () => last[Math.floor(Math.random() * last.length)] ?? 0,
  };
}
