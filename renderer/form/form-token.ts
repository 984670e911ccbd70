import type { FormToken } from '#engine/contract/documents.ts';
import { solveChallenge } from './solve-challenge.ts';

/** A form waits for its token no longer; without one it is sent all the same. */
const answerLimitMs = 5000;

/** What goes with a submission: nothing where no token could be had. */
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
 * Keeps a form's token: it asks for one when the form comes alive, does the work that comes with it
 * while the visitor types, and takes a new one when the old one is too old. The form waits out the
 * token's time itself, so that nobody who types quickly is refused.
 */
export class FormTokens {
  readonly #endpoint: string;
  #held: Promise<Held | undefined>;

  /** @param endpoint where tokens are had */
  constructor(endpoint: string) {
    this.#endpoint = endpoint;
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

  /** Goes on with a token that came with a refusal. */
  renew(given: FormToken): void {
    this.#held = Promise.resolve(hold(given));
  }

  async #fetch(): Promise<Held | undefined> {
    try {
      const signal = AbortSignal.timeout(answerLimitMs);
      const response = await fetch(this.#endpoint, { signal });
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

/** Resolves after a time; at once where it is over already. */
export function pause(ms: number): Promise<void> {
  return ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();
}
