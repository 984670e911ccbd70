import { wordsOf } from '#engine/language/words-of.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';
import type { Limit } from '#server/limits/buckets.ts';
import { formTokenId } from '#server/signing/form-token.ts';
import { maxWork } from '#server/signing/proof.ts';
import {
  type AdmissionDeps,
  admitByProof,
  issueToken,
  type NotAdmitted,
  refuseMany,
} from './admission.ts';
import type { SentForm } from './read-request.ts';

/** One form token is good for a sign-up and two more, and drains within its own day. */
const perToken: Limit = { perMinute: 3 / (24 * 60), burst: 3 };

/** How many seats of one event a network may take at once, and in a minute: a household, a team. */
const seatsShare = 1 / 3;

/** How far above its limit a network has to be for each doubling of the work, as a share of it. */
const doublings = [1.25, 1.5, 2, 3];

/** A submission with right fields. */
export interface Attempted {
  /** What the sender's network is counted under. */
  readonly network: string;
  /** The hash of the mailbox. */
  readonly mailbox: string;
  /** The same for what is sent again, and only for that: it is not counted again. */
  readonly identity: string;
}

/**
 * Decides whether a submission with right fields may go on: how often its form token has been used,
 * and how many mailboxes its network has signed up. Corrections of wrong fields never come here.
 *
 * @returns undefined if it may go on
 */
export function admitMailbox(
  deps: AdmissionDeps,
  funnel: CompiledFunnel,
  { token, altcha }: Pick<SentForm, 'token' | 'altcha'>,
  { network, mailbox, identity }: Attempted,
): NotAdmitted | undefined {
  if (token !== undefined) {
    const key = `token:${formTokenId(token)}`;
    const uses = deps.limiter.hitOnce(key, identity, perToken);
    if (!uses.isAllowed) {
      const sentence = wordsOf(funnel.language).answer.usedForm;
      return { refusal: 'stale-token', sentence, formToken: issueToken(deps, funnel) };
    }
  }
  const key = `mailboxes:${network}`;
  const limit = networkLimit(deps);
  if (deps.limiter.hitOnce(key, mailbox, limit).isAllowed) return undefined;
  if (token === undefined) return admitFew(deps, funnel, network);
  const isAbove = (share: number) =>
    deps.limiter.isFull(key, { ...limit, burst: limit.burst * share });
  const work = Math.min(maxWork, 2 ** doublings.filter(isAbove).length);
  return admitByProof(deps, funnel, { token, altcha }, { work, purpose: 'mailbox-proof' });
}

/**
 * Decides whether a network may take another seat of an event whose seats are few.
 *
 * @returns undefined if it may
 */
export function admitSeat(
  { limiter, submissionsPerMinute }: AdmissionDeps,
  { id, declaration, language }: CompiledFunnel,
  { network, identity }: Pick<Attempted, 'network' | 'identity'>,
): NotAdmitted | undefined {
  if (declaration.kind !== 'lead' || declaration.event?.seats === undefined) return undefined;
  const perMinute = submissionsPerMinute * seatsShare;
  const limit = { perMinute, burst: Math.max(2, perMinute) };
  const taken = limiter.hitOnce(`seats:${network}:${id}`, identity, limit);
  if (taken.isAllowed) return undefined;
  return refuseMany(wordsOf(language).answer, 'seatsTaken', taken.retryAfterSeconds);
}

/**
 * How many different mailboxes a network may sign up: an office of 200 at once, and afterwards no more
 * than people type. Above it their browsers work for it.
 */
function networkLimit({ submissionsPerMinute }: AdmissionDeps): Limit {
  const burst = submissionsPerMinute * 7;
  return { perMinute: submissionsPerMinute, burst, ceiling: burst * 4 };
}

/** Forms without scripts cannot carry a proof; a tenth of the usual rate is left to them. */
function admitFew(
  { limiter, submissionsPerMinute }: AdmissionDeps,
  { language }: CompiledFunnel,
  network: string,
): NotAdmitted | undefined {
  const perMinute = submissionsPerMinute / 10;
  const limit = { perMinute, burst: Math.max(1, perMinute * 10) };
  const few = limiter.hit(`few:${network}`, limit);
  return few.isAllowed
    ? undefined
    : refuseMany(wordsOf(language).answer, 'rush', few.retryAfterSeconds);
}
