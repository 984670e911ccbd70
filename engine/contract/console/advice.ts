import type { IsoTime } from './json.ts';

/** One thing to do next, or to know: what a rule found in the figures of a week. */
export interface Advice {
  /** The rule's permanent name. */
  readonly rule: string;
  /** The funnel that it is about; null where it is about none or several. */
  readonly funnel: string | null;
  /** The coach whose it is; null where it is about the whole site. */
  readonly coach: string | null;
  /** What was found, a sentence. */
  readonly sentence: string;
  /** The numbers behind it, with their period. */
  readonly evidence: string;
  /** From when on the rule says so. */
  readonly threshold: string;
  /** What to do about it; empty where there is only something to know. */
  readonly remedy: string;
  /** What to write into which file, where that is the remedy. */
  readonly line?: { readonly file: string; readonly code: string };
  /** What matters more stands first; from 0 to 100. */
  readonly weight: number;
}

/** Who gets the weekly letter, and when the next one goes out. */
export interface WeeklyLetter {
  /** `LETTER_TO` says that nobody gets one. */
  readonly isOff: boolean;
  readonly groups: readonly {
    /** The slug of the coach whose funnels it is about; an empty text for the whole site. */
    readonly coach: string;
    /** The coach's brand; empty for the whole site. */
    readonly brand: string;
    readonly nextAt: IsoTime;
    readonly readers: readonly {
      readonly address: string;
      /** Not, where they have said that they want none. */
      readonly isWanted: boolean;
    }[];
  }[];
}

/** Whether somebody gets a letter from now on. */
export interface LetterWish {
  readonly coach: string;
  readonly address: string;
  readonly isWanted: boolean;
}

/** The numbers of a time. */
export interface WeekCounts {
  readonly visitors: number;
  readonly leads: number;
}

/** A week in figures, compared with the weeks before, and what follows from them. */
export interface WeeklyAdvice {
  /** The first and the last day of the week in UTC, `2026-11-16`. */
  readonly from: string;
  readonly to: string;
  readonly now: WeekCounts;
  /** An average week of the time before. */
  readonly before: WeekCounts;
  /** How many days the time before has: up to 28, from the first visit on. */
  readonly daysBefore: number;
  /** The same as a sentence, with how sure it is. */
  readonly sentence: string;
  /** The funnels with visitors or leads in this time, the one with the most leads first. */
  readonly funnels: readonly {
    readonly id: string;
    readonly name: string;
    readonly now: WeekCounts;
    readonly before: WeekCounts;
  }[];
  /** What matters most first. */
  readonly advice: readonly Advice[];
}
