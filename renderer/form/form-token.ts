import type { FormToken } from '#engine/contract/submission.ts';
import { abortAfter } from './abort-after.ts';
import { readReferrer } from './referrer.ts';
import { solveChallenge } from './solve-challenge.ts';

/** How long a form waits for its token; after that it is sent without one. */
const answerLimitMs = 5000;

/** What goes along with a submission; empty when no token could be fetched. */
export interface Pass {
  readonly token?: string;
  readonly altcha?: string;
}

interface Held {
  readonly given: FormToken;
  /** When it came, on the page's monotonic clock. */
  readonly sinceMs: number;
  readonly altcha: Promise<string | undefined>;
}

/**
 * Holds a form's token: fetches one when the form is hydrated, does its proof of work while the visitor
 * types, and fetches another when it has expired. The form waits out the token's minimum time itself,
 * so that nobody who types quickly is refused.
 */
export class FormTokens {
  readonly #endpoint: string;
  readonly #shown: Readonly<Record<string, string>>;
  #held: Promise<Held | undefined>;

  /**
   * @param endpoint where tokens are fetched
   * @param variant which page of an experiment the form stands on
   */
  constructor(endpoint: string, variant?: string) {
    this.#endpoint = endpoint;
    this.#shown = variant === undefined ? {} : { variant };
    this.#held = this.#fetch();
  }

  /** Resolves when the form may be sent. */
  async pass(): Promise<Pass> {
    let held = await this.#held;
    if (!held || performance.now() - held.sinceMs > held.given.validSeconds * 1000) {
      this.#held = this.#fetch();
      held = await this.#held;
    }
    if (!held) return {};
    const { given, sinceMs } = held;
    const altcha = await held.altcha;
    await pause(sinceMs + given.waitSeconds * 1000 - performance.now());
    return altcha === undefined ? { token: given.token } : { token: given.token, altcha };
  }

  /** Replaces the token by one that came with a refusal. */
  renew(given: FormToken): void {
    this.#held = Promise.resolve(hold(given));
  }

  async #fetch(): Promise<Held | undefined> {
    try {
      const signal = abortAfter(answerLimitMs);
      const search = new URLSearchParams({ ...this.#shown, ...readReferrer() }).toString();
      const response = await fetch(`${this.#endpoint}${search && `?${search}`}`, { signal });
      return response.ok ? hold(await response.json()) : undefined;
    } catch {
      return undefined;
    }
  }
}

function hold(given: FormToken): Held {
  const altcha = given.challenge ? solveChallenge(given.challenge) : Promise.resolve(undefined);
  return { given, sinceMs: performance.now(), altcha };
}

/** Resolves after a time; at once when it is not positive. */
export function pause(ms: number): Promise<void> {
  return ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();
}
