import type { CompiledDate } from './site.ts';

/** The states of a date, in order; seats may come back. */
export const dateStates = ['open', 'full', 'begun', 'over'] as const;
export type DateState = (typeof dateStates)[number];

/** A date's state at a moment. */
export interface DateAt {
  readonly date: CompiledDate;
  readonly state: DateState;
  /** How many seats are left; absent without a limit. */
  readonly left?: number;
}

/** An event's state at a moment. */
export interface EventAt {
  /** The best state among its dates, for people who want to come. */
  readonly state: DateState;
  /** The date that the page's texts are about: the first with that state. */
  readonly shown: CompiledDate;
  readonly dates: readonly DateAt[];
  /** The next moment at which time changes it; seats may change it at any moment. */
  readonly changesAt?: Date;
}

/** How many seats of each date are taken, by the key of its row; absent ones have none taken. */
export type SeatsTaken = ReadonlyMap<string, number>;
