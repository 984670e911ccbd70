import type { Happening } from '#engine/declaration/telling/inbound.ts';

/** What a report from elsewhere says, whoever sent it. */
export interface Report {
  /** What its sender calls it: the same id has its effect once. */
  readonly id: string;
  /** What it means; null for what nothing follows from. */
  readonly means: Happening | 'cancelled' | null;
  /** Whom it is about, as typed there; null for what names nobody. */
  readonly email: string | null;
  /** When it happened, by the sender's clock; null where it does not say. */
  readonly at: Date | null;
}

/** A report that cannot be read, with the reason as a sentence. */
export interface Unread {
  readonly problem: string;
  /** What its sender calls it, where that much can be read. */
  readonly id?: string;
}
