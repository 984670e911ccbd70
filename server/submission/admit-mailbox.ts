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
  rush,
} from './admission.ts';
import type { SentForm } from './read-request.ts';

/** One form token is good for a sign-up and two more, and drains within its own day. */
const perToken: Limit = { perMinute: 3 / (24 * 60), burst: 3 };

/** How far above its limit a network has to be for each doubling of the work, as a share of it. */
const doublings = [1.25, 1.5, 2, 3];

/**
 * Decides whether a submission with right fields may go on: how often its form token has been used,
 * and how many mailboxes its network has signed up. Corrections of wrong fields never come here, and
 * what is sent again, the same id for the same mailbox, is not counted again.
 *
 * @param network what the sender's network is counted under
 * @param mailbox the hash of the mailbox
 * @returns undefined if it may go on
 */
export function admitMailbox(
  deps: AdmissionDeps,
  funnel: CompiledFunnel,
  { token, altcha, submissionId }: Pick<SentForm, 'token' | 'altcha' | 'submissionId'>,
  { network, mailbox }: { readonly network: string; readonly mailbox: string },
): NotAdmitted | undefined {
  if (token !== undefined) {
    const key = `token:${formTokenId(token)}`;
    const uses =
      submissionId === undefined
        ? deps.limiter.hit(key, perToken)
        : deps.limiter.hitOnce(key, `${submissionId} ${mailbox}`, perToken);
    if (!uses.isAllowed) {
      const sentence = 'This form has been sent a few times already. Please send it again.';
      return { refusal: 'stale-token', sentence, formToken: issueToken(deps, funnel) };
    }
  }
  const key = `mailboxes:${network}`;
  const limit = networkLimit(deps);
  if (deps.limiter.hitOnce(key, mailbox, limit).isAllowed) return undefined;
  if (token === undefined) return admitFew(deps, network);
  const isAbove = (share: number) =>
    deps.limiter.isFull(key, { ...limit, burst: limit.burst * share });
  const work = Math.min(maxWork, 2 ** doublings.filter(isAbove).length);
  return admitByProof(deps, funnel, { token, altcha }, { work, purpose: 'mailbox-proof' });
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
  network: string,
): NotAdmitted | undefined {
  const perMinute = submissionsPerMinute / 10;
  const limit = { perMinute, burst: Math.max(1, perMinute * 10) };
  const few = limiter.hit(`few:${network}`, limit);
  return few.isAllowed ? undefined : refuseMany(rush, few.retryAfterSeconds);
}
