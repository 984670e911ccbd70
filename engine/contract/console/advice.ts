import type { IsoTime } from './json.ts';

/** One thing to do next, or to know, that a rule found in a week's figures. */
export interface Advice {
  /** The rule's permanent name. */
  readonly rule: string;
  /** The funnel it is about; null for none or several. */
  readonly funnel: string | null;
  /** Its coach; null for the whole site. */
  readonly coach: string | null;
  readonly sentence: string;
  /** The numbers behind it, with their period. */
  readonly evidence: string;
  /** The rule's threshold. */
  readonly threshold: string;
  /** What to do; empty if there is only something to know. */
  readonly remedy: string;
  /** What to write into which file, if that is the remedy. */
  readonly line?: { readonly file: string; readonly code: string };
  /** How important it is, from 0 to 100; the list is sorted by it. */
  readonly weight: number;
}

/** The weekly letter's recipients, and when the next one is due. */
export interface WeeklyLetter {
  /** Whether `LETTER_TO` turns it off for everybody. */
  readonly isOff: boolean;
  readonly groups: readonly {
    /** The slug of the coach whose funnels it covers; empty for the whole site. */
    readonly coach: string;
    /** The coach's brand; empty for the whole site. */
    readonly brand: string;
    readonly nextAt: IsoTime;
    readonly readers: readonly {
      readonly address: string;
      /** False if they asked for none. */
      readonly isWanted: boolean;
    }[];
  }[];
}

/** Turns the letter on or off for a reader. */
export interface LetterWish {
  readonly coach: string;
  readonly address: string;
  readonly isWanted: boolean;
}

/** The figures of a period. */
export interface WeekCounts {
  readonly visitors: number;
  readonly leads: number;
}

/** A week's figures, compared with the weeks before, and the advice that follows. */
export interface WeeklyAdvice {
  /** The first and last day of the week in UTC, like `2026-11-16`. */
  readonly from: string;
  readonly to: string;
  readonly now: WeekCounts;
  /** An average week of the days before. */
  readonly before: WeekCounts;
  /** How many days were counted before: up to 28, from the first visit on. */
  readonly daysBefore: number;
  /** The same as a sentence, with its certainty. */
  readonly sentence: string;
  /** The funnels with visitors or leads in this period, most leads first. */
  readonly funnels: readonly {
    readonly id: string;
    readonly name: string;
    readonly now: WeekCounts;
    readonly before: WeekCounts;
    /** Nothing was counted of it before this week, so that nothing is usual yet. */
    readonly isNew?: boolean;
  }[];
  /** The most important first. */
  readonly advice: readonly Advice[];
}
