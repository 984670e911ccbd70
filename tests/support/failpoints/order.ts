/** What a sender process is told. */
export interface SenderOrder {
  readonly databaseUrl: string;
  readonly postmark: { readonly url: string; readonly token: string };
  /** Where it ends itself, the so-many-th time it gets there; without it, it prints its points. */
  readonly killAt?: { readonly point: string; readonly hit: number };
  /** The one delivery it tries, as an answer to a visitor does; without it, whatever is due. */
  readonly attempt?: string;
}

/**
 * Times in which a crash is got over in seconds, in the same order as the real ones; long enough for
 * a machine with much to do.
 */
export const killTiming = {
  leaseMs: 4_500,
  quietMs: 500,
  sendLimitMs: 1_500,
  pollMs: 50,
  breakerMs: 100,
  stopMs: 2_000,
  retryMs: [100, 200, 400, 800, 800, 800, 800, 800],
} as const;
