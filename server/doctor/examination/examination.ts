import type { Examined, Family } from '#engine/contract/console/examination-reports.ts';

/** The finding about one thing. */
export type Verdict = Omit<Examined, 'family' | 'name' | 'of'>;

/** One thing that can be examined, independent of all others. */
export interface Examination {
  readonly family: Family;
  readonly name: string;
  /** Which one, if there are several. */
  readonly of?: string;
  /** Why it does not apply to this site: the end of "Not needed here, because …". */
  readonly notNeeded?: string | undefined;
  /** What is missing to examine it; it then stays unknown. */
  readonly needs?: Missing | undefined;
  /** @param signal aborted shortly before the time limit, so that the reason can still be reported */
  examine(signal: AbortSignal): Promise<Verdict>;
}

/** Why something cannot be examined, and what to do about that. */
export interface Missing {
  readonly found: string;
  readonly remedy: string;
  readonly consequence?: string;
  readonly enter?: string;
}

/** What is wrong, what it means and what to do. */
export interface Wrong {
  readonly consequence: string;
  readonly remedy: string;
  readonly enter?: string;
}

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

/** Thrown if something cannot be seen, which says nothing about whether it is right. */
export class NotSeen extends Error {
  readonly missing: Missing;

  constructor(missing: Missing) {
    super(missing.found);
    this.missing = missing;
  }
}
