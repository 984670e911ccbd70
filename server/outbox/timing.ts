/** How long things may take and when they are tried again, in milliseconds. */
export interface Timing {
  /** How long a claimed delivery belongs to its worker. */
  readonly leaseMs: number;
  /**
   * How much longer than the lease a delivery that may have been sent waits before the provider is
   * asked about it. Lease and quiet window together must exceed the time a provider needs until its
   * search knows a message.
   */
  readonly quietMs: number;
  /** A send never takes longer than this; the transports keep to it. */
  readonly sendLimitMs: number;
  /** How long a look at the suppressed addresses counts; a letter that waited longer looks again. */
  readonly freshMs: number;
  /** How often the log is looked at when nothing wakes the worker. */
  readonly pollMs: number;
  /** How long the sender pauses when an operator has to act before any email can leave. */
  readonly stoppedMs: number;
  /** How long it pauses after `breakerAfter` failures in a row. */
  readonly breakerMs: number;
  readonly breakerAfter: number;
  /** How long stopping waits for the tries under way. */
  readonly stopMs: number;
  /** The pauses after the first, second … failed try; past the last one a delivery has failed. */
  readonly retryMs: readonly number[];
}

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** When a statement on the delivery log is given up. */
export const statementTimeoutMs = 15 * second;

/** About a day of tries; a crashed worker's deliveries are taken up again within two minutes. */
export const defaultTiming: Timing = {
  leaseMs: 45 * second,
  quietMs: 60 * second,
  sendLimitMs: 15 * second,
  freshMs: second,
  pollMs: 3 * second,
  stoppedMs: 5 * minute,
  breakerMs: 30 * second,
  breakerAfter: 5,
  stopMs: 15 * second,
  retryMs: [30 * second, 2 * minute, 8 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour],
};

/** How long a delivery that may have been sent is left alone. */
export function quietTime(timing: Timing): number {
  return timing.leaseMs + timing.quietMs;
}

/**
 * The pause after a failed try, with up to a fifth more so that a crowd spreads out.
 *
 * @param attempts how many tries were made, this one included
 * @param random between 0 and 1
 * @returns undefined when it was the last one
 */
export function retryDelay(timing: Timing, attempts: number, random: number): number | undefined {
  const pause = timing.retryMs[attempts - 1];
  return pause === undefined ? undefined : Math.round(pause * (1 + random / 5));
}
