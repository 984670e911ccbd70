import type { LeftOutKind, Step } from '#engine/figures/steps.ts';

/** A number for each step of a visitor's path. */
export type StepCounts = Readonly<Record<Step, number>>;

/** A time as days in UTC, `2026-11-23`, oldest first, and how many days came before it. */
export interface StepsTime {
  readonly days: readonly string[];
  /** The first day of the time before, which is as long. */
  readonly beforeFrom: string;
  /** The first day from which sources were counted; null where none is. */
  readonly countedFrom: string | null;
}

/** A thing's steps in the time and in the time before. */
export interface StepsCompared {
  readonly now: StepCounts;
  readonly before: StepCounts;
}

/** How far the visitors of all funnels got. */
export interface SiteSteps extends StepsTime {
  readonly total: StepsCompared;
  /** By day, in the order of the days. */
  readonly daily: readonly StepCounts[];
  /** Every funnel, the one with the most visitors first. */
  readonly funnels: readonly (StepsCompared & {
    readonly id: string;
    readonly name: string;
    readonly coach: string;
    readonly path: string;
  })[];
}

/** How far the visitors of one funnel got, by day, source and version. */
export interface FunnelSteps extends StepsTime {
  readonly id: string;
  readonly total: StepsCompared;
  readonly daily: readonly StepCounts[];
  /** The source with the most visitors first. */
  readonly sources: readonly SourceSteps[];
  /** The one that was seen last first. */
  readonly versions: readonly (StepsCompared & {
    /** Empty where it was not counted yet. */
    readonly version: string;
    /** Empty where the page has no variants. */
    readonly variant: string;
    /** The first and the last day in the time on which it was seen; null in the time before only. */
    readonly from: string | null;
    readonly to: string | null;
  })[];
}

/** What a source brought. */
export interface SourceSteps extends StepsCompared {
  /** A key of engine/traffic/traffic-source.ts. */
  readonly source: string;
}

/** What the sources brought, all funnels or one. */
export interface Sources extends StepsTime {
  readonly sources: readonly SourceSteps[];
  /** Sources that look like a misspelt other one. */
  readonly misspelt: readonly { readonly source: string; readonly meant: string }[];
}

/** What was not counted as a view, by what asked. */
export interface LeftOut {
  readonly days: readonly string[];
  readonly kinds: readonly {
    readonly kind: LeftOutKind;
    readonly views: number;
    /** By day, in the order of the days. */
    readonly daily: readonly number[];
  }[];
}
