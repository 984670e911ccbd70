import type { ArmCounts, Ratio } from '#engine/experiment/compare.ts';
import type { Comparison, Verdict } from '#engine/experiment/verdict.ts';
import type { IsoTime } from './json.ts';

/** An experiment's result up to a moment. */
export interface ExperimentResult {
  /** Whole days. */
  readonly days: number;
  /** The control first. */
  readonly arms: readonly ArmCounts[];
  readonly comparisons: readonly Comparison[];
  /** The intervals of each day, oldest first. */
  readonly timeline: readonly {
    /** `2026-11-23`, in UTC. */
    readonly day: string;
    /** All successes up to then, in the order of the arms. */
    readonly successes: readonly number[];
    readonly comparisons: readonly Comparison[];
  }[];
  readonly verdict: Verdict;
}

/** A running or past experiment. */
export interface ExperimentLine extends ExperimentResult {
  readonly id: string;
  readonly measure: string;
  readonly funnel: string;
  /** The offer's name; null if the funnel is no longer declared. */
  readonly name: string | null;
  /** From when it counts: a moment ahead on the day on which it was changed. */
  readonly startedAt: IsoTime;
  /** Null while it runs. */
  readonly endedAt: IsoTime | null;
  /** Whose words the page has since then; null if neither's. */
  readonly kept: string | null;
  /** The words that each variant changes. */
  readonly changes: readonly {
    readonly variant: string;
    readonly changes: readonly WordChange[];
  }[];
}

/** Old and new words of one place. */
export interface WordChange {
  /** The place in the declaration. */
  readonly path: string;
  /** Absent if something was added. */
  readonly before?: string;
  /** Absent if something was removed. */
  readonly after?: string;
}

/** A funnel's conversion over time, and the versions that its visitors saw. */
export interface FunnelVersions {
  /** In UTC, oldest first. */
  readonly days: readonly string[];
  /** In the order of the days. */
  readonly daily: readonly { readonly visitors: number; readonly saved: number }[];
  /** The current one first. */
  readonly versions: readonly VersionLine[];
}

/** A version and the period in which it was shown. */
export interface VersionLine {
  readonly version: string;
  readonly since: IsoTime;
  /** Null while it is current. */
  readonly until: IsoTime | null;
  readonly visitors: number;
  readonly saved: number;
  /** How it differs from the version before it. */
  readonly changes: readonly WordChange[];
  /** Leads per visitor, compared with the version before it; null if there are too few. */
  readonly difference: Ratio | null;
  /** The same in words. */
  readonly sentence: string;
}
