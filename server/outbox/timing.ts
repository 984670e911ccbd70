import type { ClaimedItem } from './kind.ts';

/** How long things may take and when they are attempted again, in milliseconds. */
export interface Timing {
  /** How long a claimed item belongs to its worker. */
  readonly leaseMs: number;
  /**
   * How much longer than the lease an item in doubt waits before the provider is asked about it.
   * Lease and quiet window together must exceed the time a provider needs until its search knows a
   * message.
   */
  readonly quietMs: number;
  /** A send never takes longer than this; the transports keep to it. */
  readonly sendLimitMs: number;
  /** How long a look at what is suppressed counts for an item that waits in the queue. */
  readonly freshMs: number;
  /** How often the outbox is looked at when nothing wakes the worker, or whoever waits for a result. */
  readonly pollMs: number;
  /** How long sending pauses when an operator has to act before anything can leave. */
  readonly stoppedMs: number;
  /** How long the circuit breaker stays open after `breakerAfter` items have failed in a row. */
  readonly breakerMs: number;
  readonly breakerAfter: number;
  /** How often an open circuit lets an item through that was never attempted. */
  readonly probeMs: number;
  /** How long stopping waits for the attempts under way. */
  readonly stopMs: number;
  /** The back-off: the pauses after the first, second … failed attempt; after the last one it has failed. */
  readonly retryMs: readonly number[];
}

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * Thirty attempts in 74 hours 40 to 89 hours 37: what was promised arrives by itself after a provider's
 * outage of three days, a weekend among them, and no later than 3 hours 36 after its end. What a
 * crashed worker had claimed is taken up again within two minutes.
 */
export const defaultTiming: Timing = {
  leaseMs: 45 * second,
  quietMs: 60 * second,
  sendLimitMs: 15 * second,
  freshMs: second,
  pollMs: 3 * second,
  stoppedMs: 5 * minute,
  breakerMs: 30 * second,
  breakerAfter: 5,
  probeMs: second,
  stopMs: 15 * second,
  retryMs: [30 * second, 2 * minute, 8 * minute, 30 * minute, 2 * hour].concat(
    Array.from({ length: 24 }, () => 3 * hour),
  ),
};

/** How long an item in doubt is left alone. */
export function quietTime(timing: Timing): number {
  return timing.leaseMs + timing.quietMs;
}

/**
 * Whether an item may still be begun: an attempt begun too late could be under way when the lease ends
 * and somebody else begins.
 */
export function hasTimeFor(
  { claimedAtMs, maybeSent }: Pick<ClaimedItem, 'claimedAtMs' | 'maybeSent'>,
  { sendLimitMs, leaseMs }: Timing,
): boolean {
  const calls = maybeSent ? 2 : 1;
  const neededMs = (calls + 0.25) * sendLimitMs;
  return performance.now() - claimedAtMs + neededMs < leaseMs;
}

/**
 * The pause after a failed attempt, with up to a fifth more so that a crowd spreads out.
 *
 * @param attempts how many were made, this one included
 * @param random between 0 and 1
 * @returns undefined when it was the last one
 */
export function retryDelay(timing: Timing, attempts: number, random: number): number | undefined {
  const pause = timing.retryMs[attempts - 1];
  return pause === undefined ? undefined : Math.round(pause * (1 + random / 5));
}
