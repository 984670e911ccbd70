import type { ArmCounts, Ratio } from '#engine/experiment/compare.ts';
import type { Comparison, Verdict } from '#engine/experiment/verdict.ts';
import type { IsoTime } from './json.ts';

/** What an experiment told, up to a moment. */
export interface ExperimentResult {
  /** Whole days. */
  readonly days: number;
  /** The control first. */
  readonly arms: readonly ArmCounts[];
  /** Each variant against the control. */
  readonly comparisons: readonly Comparison[];
  /** What was known on each day, oldest first. */
  readonly timeline: readonly {
    /** `2026-11-23`, in UTC. */
    readonly day: string;
    /** All successes until then, in the order of the arms. */
    readonly successes: readonly number[];
    readonly comparisons: readonly Comparison[];
  }[];
  readonly verdict: Verdict;
}

/** An experiment that runs, or ran. */
export interface ExperimentLine extends ExperimentResult {
  readonly id: string;
  readonly measure: string;
  readonly funnel: string;
  /** The offer's name; null where the funnel is no longer declared. */
  readonly name: string | null;
  readonly startedAt: IsoTime;
  /** Null while it runs. */
  readonly endedAt: IsoTime | null;
  /** Whose words the page has since then; null where it has none of theirs. */
  readonly kept: string | null;
  /** What each variant says differently, in words. */
  readonly changes: readonly {
    readonly variant: string;
    readonly changes: readonly WordChange[];
  }[];
}

/** Old and new words of one place. */
export interface WordChange {
  /** In the declaration. */
  readonly path: string;
  /** Absent where something was added. */
  readonly before?: string;
  /** Absent where something was removed. */
  readonly after?: string;
}

/** How a funnel's visitors did over time, and what they saw. */
export interface FunnelVersions {
  /** In UTC, oldest first. */
  readonly days: readonly string[];
  /** In the order of the days. */
  readonly daily: readonly { readonly visitors: number; readonly saved: number }[];
  /** The one that is shown now first. */
  readonly versions: readonly VersionLine[];
}

/** A version for as long as it was shown. */
export interface VersionLine {
  readonly version: string;
  readonly since: IsoTime;
  /** Null while it is shown. */
  readonly until: IsoTime | null;
  readonly visitors: number;
  readonly saved: number;
  /** What it says differently from the version before it. */
  readonly changes: readonly WordChange[];
  /** Leads per visitor, compared with the version before it; null where there are too few. */
  readonly difference: Ratio | null;
  /** The same in words. */
  readonly sentence: string;
}
