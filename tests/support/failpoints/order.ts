import { defaultTiming } from '#server/outbox/timing.ts';

/** What a sender process is told. */
export interface SenderOrder {
  readonly databaseUrl: string;
  readonly postmark: { readonly url: string; readonly token: string };
  /** Where it ends itself, the so-many-th time it gets there; without it, it prints its points. */
  readonly killAt?: { readonly point: string; readonly hit: number };
  /** The one delivery it attempts, as an answer to a visitor does; without it, whatever is due. */
  readonly attempt?: string;
}

/** The real times, but for how often the log is looked at: nothing depends on a quick machine. */
export const killTiming = { ...defaultTiming, pollMs: 50 } as const;

/** What a sender's sessions are called in the database. */
export const senderName = 'a sender that may be killed';
