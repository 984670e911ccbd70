import type { ExperimentResult } from '#engine/contract/console/experiments.ts';
import type { StepCounts } from '#engine/contract/console/visits.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';

/** The days of a week that is over, in UTC, and the time before it. */
export interface Week {
  /** The first and the last day. */
  readonly from: string;
  readonly to: string;
  /** The moment at which it was over. */
  readonly until: Date;
  /** The first day of the time before: 28 days. */
  readonly beforeFrom: string;
}

/** How many days a week is compared with. */
export const daysBefore = 28;
export const daysOfWeek = 7;

/** What a funnel or a source brought. */
export interface Compared {
  readonly now: StepCounts;
  /** Of all days before. */
  readonly before: StepCounts;
  /** Of each whole week before, the oldest first: what is usual, and how much it differs. */
  readonly weeks: readonly StepCounts[];
  /** How many days those are: up to 28, from the first visit on. */
  readonly days: number;
}

/** A funnel's week. */
export interface FunnelWeek extends Compared {
  readonly funnel: CompiledFunnel;
  readonly sources: readonly SourceWeek[];
  /** When visitors began to see something new, since the week before. */
  readonly versions: readonly { readonly version: string; readonly since: Date }[];
  /** The dates of its event that are still to come. */
  readonly dates: readonly {
    readonly startsAt: Date;
    readonly capacity: number | null;
    readonly taken: number;
    readonly waiting: number;
  }[];
}

/** What a traffic source brought to a funnel. */
export interface SourceWeek extends Compared {
  readonly source: string;
}

/** The emails of a coach that were written in the week. */
export interface EmailWeek {
  readonly coach: string;
  readonly brand: string;
  readonly written: number;
  readonly sent: number;
  readonly failed: number;
  readonly bounced: number;
  readonly complained: number;
  /** Those that somebody asked for, and how many of these took longer than five minutes. */
  readonly requested: number;
  readonly slow: number;
  /** By which code most of those that failed did; codes name nobody. */
  readonly reason: string | null;
}

/** Everything that the rules look at. */
export interface WeekFigures {
  readonly week: Week;
  readonly funnels: readonly FunnelWeek[];
  readonly emails: readonly EmailWeek[];
  /** Experiments that run. */
  readonly experiments: readonly {
    readonly id: string;
    readonly funnel: CompiledFunnel;
    readonly result: ExperimentResult;
  }[];
  /** Paths that no page has; empty where only some coaches are asked about. */
  readonly missing: readonly {
    readonly path: string;
    readonly views: number;
    readonly fromSite: number;
  }[];
  /** Views of the whole site by day, of the time before too; empty for some coaches. */
  readonly views: readonly { readonly day: string; readonly views: number }[];
  /** The hours in which most errors were recorded; empty for some coaches. */
  readonly errors: readonly { readonly hour: Date; readonly errors: number }[];
}
