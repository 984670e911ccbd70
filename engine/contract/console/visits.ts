import type { LeftOutKind, Step } from '#engine/figures/steps.ts';

/** A number for each step of a visitor's path. */
export type StepCounts = Readonly<Record<Step, number>>;

/** A period as UTC days, `2026-11-23`, oldest first. */
export interface StepsTime {
  readonly days: readonly string[];
  /** The first day of the period before, which is as long. */
  readonly beforeFrom: string;
  /** The first day on which sources were counted; null if there is none. */
  readonly countedFrom: string | null;
}

/** Something's steps in the period and in the one before. */
export interface StepsCompared {
  readonly now: StepCounts;
  readonly before: StepCounts;
}

/** How far the visitors of all funnels got. */
export interface SiteSteps extends StepsTime {
  readonly total: StepsCompared;
  /** By day, in the order of the days. */
  readonly daily: readonly StepCounts[];
  /** Every funnel, most visitors first. */
  readonly funnels: readonly (StepsCompared & {
    readonly id: string;
    readonly name: string;
    readonly coach: string;
    readonly path: string;
  })[];
}

/** How far one funnel's visitors got, by day, source and version. */
export interface FunnelSteps extends StepsTime {
  readonly id: string;
  readonly total: StepsCompared;
  readonly daily: readonly StepCounts[];
  /** Most visitors first. */
  readonly sources: readonly SourceSteps[];
  /** The most recently seen first. */
  readonly versions: readonly (StepsCompared & {
    /** Empty if versions were not counted yet. */
    readonly version: string;
    /** Empty if the page has no variants. */
    readonly variant: string;
    /** The first and last day in the period on which it was seen; null if only in the one before. */
    readonly from: string | null;
    readonly to: string | null;
  })[];
}

/** A source's figures. */
export interface SourceSteps extends StepsCompared {
  /** A key of engine/traffic/traffic-source.ts. */
  readonly source: string;
}

/** The sources' figures, of all funnels or one. */
export interface Sources extends StepsTime {
  /** Of all sources together; whoever came from two is one visitor here. */
  readonly total: StepsCompared;
  readonly sources: readonly SourceSteps[];
  /** Sources that look like a misspelling of another. */
  readonly misspelt: readonly { readonly source: string; readonly meant: string }[];
}

/** What was not counted as a view, by kind. */
export interface LeftOut {
  readonly days: readonly string[];
  readonly kinds: readonly {
    readonly kind: LeftOutKind;
    readonly views: number;
    /** By day, in the order of the days. */
    readonly daily: readonly number[];
  }[];
}
