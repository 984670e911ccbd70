import type { FormToken } from '#engine/contract/submission.ts';
import type { AnswerWords } from '#engine/language/words.ts';
import { wordsOf } from '#engine/language/words-of.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';
import type { Refusal } from '#server/http/problem.ts';
import type { Limit } from '#server/limits/buckets.ts';
import type { RateLimiter } from '#server/limits/rate-limit.ts';
import { readFormToken, signFormToken, tokenSeconds } from '#server/signing/form-token.ts';
import { createChallenge, readProof } from '#server/signing/proof.ts';
import type { SentForm } from './read-request.ts';

/** What admission depends on. */
export interface AdmissionDeps {
  readonly limiter: RateLimiter;
  readonly secret: string;
  readonly clock: () => Date;
  /** The rate that a client with a form token may keep up. */
  readonly submissionsPerMinute: number;
  /** The shortest time in which a person fills in a form. */
  readonly formMinSeconds: number;
}

/** Why a submission is not admitted, and what its sender is told. */
export interface NotAdmitted {
  readonly refusal: Extract<Refusal, 'stale-token' | 'too-fast' | 'too-many' | 'proof-needed'>;
  readonly sentence: string;
  readonly retryAfterSeconds?: number;
  readonly formToken?: FormToken;
}

/** The share of the limits for clients without a form token. */
const withoutToken = 1 / 10;

/** A rush on one form is an attack once it exceeds what this many clients may send. */
const attackClients = 20;

/** One solved challenge is good for a submission and two corrections of it. */
const perProof: Limit = { perMinute: 0.2, burst: 3 };

/** A browser and two of our processes never agree on a moment to the millisecond. */
const leewayMs = 250;

/**
 * Decides whether a submission may go on, before its fields are looked at. Whoever might be a person
 * is told the truth: every refusal says what to do, and the form does most of it by itself.
 *
 * @param client what the client is counted under
 * @returns undefined if it may go on
 */
export function admit(
  deps: AdmissionDeps,
  funnel: CompiledFunnel,
  { token, altcha }: Pick<SentForm, 'token' | 'altcha'>,
  client: string,
): NotAdmitted | undefined {
  const nowMs = deps.clock().getTime();
  const words = wordsOf(funnel.language).answer;
  if (token !== undefined) {
    const read = readFormToken(token, funnel.id, deps.secret, nowMs);
    if (!read) {
      const sentence = words.staleForm;
      return { refusal: 'stale-token', sentence, formToken: issueToken(deps, funnel) };
    }
    const restMs = deps.formMinSeconds * 1000 - leewayMs - read.ageMs;
    if (restMs > 0) {
      const sentence = words.tooQuick;
      const retryAfterSeconds = Math.ceil(restMs / 1000);
      return { refusal: 'too-fast', sentence, retryAfterSeconds };
    }
  }
  const own =
    token === undefined
      ? deps.limiter.hit(`plain:${client}`, clientLimit(deps, withoutToken))
      : deps.limiter.hit(`client:${client}`, clientLimit(deps, 1));
  if (!own.isAllowed) return refuseMany(words, 'tooMany', own.retryAfterSeconds);
  if (deps.limiter.hit(`funnel:${funnel.id}`, funnelLimit(deps)).isAllowed) return undefined;
  return token === undefined
    ? admitWithoutScripts(deps, funnel)
    : admitByProof(deps, funnel, { token, altcha });
}

/** What a form fetches on interest: a token and, while the form is under attack, a challenge. */
export function issueToken(deps: AdmissionDeps, funnel: CompiledFunnel): FormToken {
  const nowMs = deps.clock().getTime();
  const isAttacked = deps.limiter.isFull(`funnel:${funnel.id}`, funnelLimit(deps));
  return {
    token: signFormToken(funnel.id, deps.secret, nowMs),
    waitSeconds: deps.formMinSeconds,
    validSeconds: tokenSeconds,
    ...(isAttacked ? { challenge: createChallenge(funnel.id, deps.secret, nowMs) } : {}),
  };
}

/** Ten minutes' worth at once, so that an office of 200 people behind one address gets in. */
function clientLimit({ submissionsPerMinute }: AdmissionDeps, share: number): Limit {
  const perMinute = submissionsPerMinute * share;
  return { perMinute, burst: Math.max(1, perMinute * 10) };
}

/** Above it a form is under attack; refused requests keep it so for a minute after the last one. */
function funnelLimit({ submissionsPerMinute }: AdmissionDeps): Limit {
  const perMinute = submissionsPerMinute * attackClients;
  return { perMinute, burst: perMinute, ceiling: perMinute * 2 };
}

/** A form under attack still admits a few without scripts, which cannot carry a proof. */
function admitWithoutScripts(deps: AdmissionDeps, funnel: CompiledFunnel): NotAdmitted | undefined {
  const perMinute = deps.submissionsPerMinute;
  const few = deps.limiter.hit(`rest:${funnel.id}`, { perMinute, burst: perMinute });
  return few.isAllowed
    ? undefined
    : refuseMany(wordsOf(funnel.language).answer, 'rush', few.retryAfterSeconds);
}

/** What a form shows that is asked for work. */
interface Shown {
  readonly token: string;
  readonly altcha: string | undefined;
}

/**
 * Lets a form in that has done its work.
 *
 * @param work how many times the usual work is asked for; half of it is taken, because more may have
 *   come to be asked for meanwhile
 * @param purpose what the uses of a solution are counted for
 */
export function admitByProof(
  deps: AdmissionDeps,
  funnel: CompiledFunnel,
  { token, altcha }: Shown,
  { work = 1, purpose = 'proof' }: { readonly work?: number; readonly purpose?: string } = {},
): NotAdmitted | undefined {
  const nowMs = deps.clock().getTime();
  const salt =
    altcha === undefined
      ? undefined
      : readProof(altcha, funnel.id, deps.secret, nowMs, Math.ceil(work / 2));
  if (salt !== undefined && deps.limiter.hit(`${purpose}:${salt}`, perProof).isAllowed) {
    return undefined;
  }
  // The token has served its waiting time already, so it stays.
  const challenge = createChallenge(funnel.id, deps.secret, nowMs, work);
  const formToken = { token, waitSeconds: 0, validSeconds: tokenSeconds, challenge };
  const { rush, again } = wordsOf(funnel.language).answer;
  const sentence = `${rush} ${again}`;
  return { refusal: 'proof-needed', sentence, formToken };
}

/**
 * Refuses until enough has drained away.
 *
 * @param why `rush` is said where somebody else's many submissions are the reason
 */
export function refuseMany(
  words: AnswerWords,
  why: 'tooMany' | 'rush' | 'seatsTaken',
  retryAfterSeconds: number,
): NotAdmitted {
  const sentence = `${words[why]} ${words.waitMinutes(Math.ceil(retryAfterSeconds / 60))}`;
  return { refusal: 'too-many', sentence, retryAfterSeconds };
}
