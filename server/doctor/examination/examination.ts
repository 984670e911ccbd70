import type { Examined, Family } from '#engine/contract/console/examinations.ts';

/** What was found of one thing. */
export type Verdict = Omit<Examined, 'family' | 'name' | 'of'>;

/** One thing that can be examined, independent of all others. */
export interface Examination {
  readonly family: Family;
  readonly name: string;
  /** Which one, where there are several. */
  readonly of?: string;
  /** Why it says nothing on this site: the end of "Not needed here, because …". */
  readonly notNeeded?: string | undefined;
  /** What it takes to examine it, where that is missing; then it stays unknown. */
  readonly needs?: Missing | undefined;
  /** @param signal aborted shortly before the time is up: whoever waits can still say for what */
  examine(signal: AbortSignal): Promise<Verdict>;
}

/** What keeps something from being examined, and what to do about that. */
export interface Missing {
  readonly found: string;
  readonly remedy: string;
  readonly consequence?: string;
  readonly enter?: string;
}

/** What is wrong, what that means and what to do about it. */
export interface Wrong {
  readonly consequence: string;
  readonly remedy: string;
  readonly enter?: string;
}

/** All is as it should be. */
export function good(found: string, evidence: readonly string[] = []): Verdict {
  return { state: 'good', found, evidence };
}

/** It works, but not for long, not everywhere or not for everybody. */
export function warning(found: string, wrong: Wrong, evidence: readonly string[] = []): Verdict {
  return { state: 'warning', found, evidence, ...wrong };
}

/** It does not work, or it loses something. */
export function bad(found: string, wrong: Wrong, evidence: readonly string[] = []): Verdict {
  return { state: 'bad', found, evidence, ...wrong };
}

/** Thrown where something cannot be seen, which says nothing about whether it is right. */
export class NotSeen extends Error {
  readonly missing: Missing;

  constructor(missing: Missing) {
    super(missing.found);
    this.missing = missing;
  }
}
