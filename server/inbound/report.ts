import type { Happening } from '#engine/declaration/telling/inbound.ts';

export interface Report {
  /** The sender's id for it: the same id takes effect once. */
  readonly id: string;
  /** Its meaning; null if it has none here. */
  readonly means: Happening | 'cancelled' | null;
  /** Whom it is about, as typed there; null if it names nobody. */
  readonly email: string | null;
  /** When it happened, by the sender's clock; null if unknown. */
  readonly at: Date | null;
}

/** Why a report cannot be read, as a sentence. */
export interface Unread {
  readonly problem: string;
  /** The sender's id for it, if readable. */
  readonly id?: string;
}
