import type { ExperimentResult } from '#engine/contract/console/experiments.ts';
import type { StepCounts } from '#engine/contract/console/visits.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';

/** The days of a completed week, in UTC, and the period before it. */
export interface Week {
  /** The first and the last day. */
  readonly from: string;
  readonly to: string;
  /** The moment at which it ended. */
  readonly until: Date;
  /** When it is judged, on the day after its last. */
  readonly judgedAt: Date;
  /** The first of the 28 days before. */
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
  /** Of each complete week before, oldest first: what is usual, and how much it varies. */
  readonly weeks: readonly StepCounts[];
  /** How many days were counted before: up to 28, from the first visit on. */
  readonly days: number;
}

export interface FunnelWeek extends Compared {
  readonly funnel: CompiledFunnel;
  readonly sources: readonly SourceWeek[];
  /** When new versions went live, since the week before. */
  readonly versions: readonly { readonly version: string; readonly since: Date }[];
  /** Its event's future dates. */
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
  /** Emails that somebody asked for, and how many of these took longer than five minutes. */
  readonly requested: number;
  readonly slow: number;
  /** The most frequent error code; codes contain nothing personal. */
  readonly reason: string | null;
}

/** Everything that the rules look at. */
export interface WeekFigures {
  readonly week: Week;
  readonly funnels: readonly FunnelWeek[];
  /** Funnels that have been retired: what they brought counts in the sums. */
  readonly retired: readonly Compared[];
  readonly emails: readonly EmailWeek[];
  readonly experiments: readonly {
    readonly id: string;
    readonly funnel: CompiledFunnel;
    readonly result: ExperimentResult;
  }[];
  /** Requested paths that have no page; empty if limited to some coaches. */
  readonly missing: readonly {
    readonly path: string;
    readonly views: number;
    readonly fromSite: number;
  }[];
  /** Views of the whole site by day, including the period before; empty if limited to some coaches. */
  readonly views: readonly { readonly day: string; readonly views: number }[];
  /** The hours with the most recorded errors; empty if limited to some coaches. */
  readonly errors: readonly { readonly hour: Date; readonly errors: number }[];
}
