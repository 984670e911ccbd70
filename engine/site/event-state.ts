import type { CompiledDate } from './site.ts';

/** What a date is at a moment, in the order in which it passes through; seats may come back. */
export const dateStates = ['open', 'full', 'begun', 'over'] as const;
export type DateState = (typeof dateStates)[number];

/** A date at a moment. */
export interface DateAt {
  readonly date: CompiledDate;
  readonly state: DateState;
  /** How many seats are left; absent without a limit. */
  readonly left?: number;
}

/** An event at a moment. */
export interface EventAt {
  /** Of its dates the one that matters most to whoever wants to come. */
  readonly state: DateState;
  /** The date that the page's texts tell: the first of that state. */
  readonly shown: CompiledDate;
  /** Every date, in order. */
  readonly dates: readonly DateAt[];
  /** The next moment at which time changes it; seats may change it at any moment. */
  readonly changesAt?: Date;
}

/** How many seats of each date are taken, by the key of its row; what is absent is free. */
export type SeatsTaken = ReadonlyMap<string, number>;
