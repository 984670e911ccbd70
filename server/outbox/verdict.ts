import type { Attempted, OutgoingMail, SendResult } from '#server/email/contract.ts';
import type { PackedEmail } from '#server/email/sent-copies.ts';
import { suppressionFor } from '#server/email/suppression.ts';
import type { ClaimedDelivery } from './claim.ts';
import { quietTime, retryDelay, type Timing } from './timing.ts';

/** What one try of a delivery came to. */
export type Tried =
  | SendResult
  /** It had been sent by an earlier try whose result got lost. */
  | { readonly kind: 'found'; readonly messageId: string }
  /** It may have been sent and the provider could not be asked. */
  | { readonly kind: 'unknown'; readonly detail: string; readonly retryAfterMs?: number }
  | { readonly kind: 'suppressed'; readonly reason: string }
  /** No declaration of this process describes it; another version of the site may know it. */
  | { readonly kind: 'undeclared'; readonly detail: string }
  | { readonly kind: 'unrenderable'; readonly detail: string }
  /** The tries are used up; the last ones ended without a result. */
  | { readonly kind: 'given-up'; readonly detail: string }
  /** Claimed and not tried. */
  | { readonly kind: 'released' };

/** A try with what was learned besides its result. */
export interface Try {
  readonly delivery: ClaimedDelivery;
  readonly tried: Tried;
  /** What was handed to the provider. */
  readonly mail?: OutgoingMail;
  /** The provider has said that no earlier try reached it. */
  readonly isVerified: boolean;
}

/** What becomes of a delivery after a try. */
export interface Verdict {
  readonly delivery: ClaimedDelivery;
  readonly outcome: Tried['kind'];
  readonly status: 'pending' | 'sent' | 'failed' | 'suppressed';
  /** When it is looked at again, counted from now by the database's clock. */
  readonly delayMs: number;
  readonly maybeSent: boolean;
  /** False gives the try back: it does not count. */
  readonly counts: boolean;
  readonly messageId?: string;
  readonly subject?: string;
  readonly statusCode?: number;
  readonly code?: string;
  readonly error?: string;
  readonly suppression?: { readonly scope: string; readonly reason: string };
  /** The email as it was sent. */
  readonly copy?: PackedEmail;
}

/** Decides what becomes of a delivery; the whole retry policy is here. */
export function judge(made: Try, timing: Timing, random: number): Verdict {
  const { delivery, tried, isVerified } = made;
  const base = {
    delivery,
    outcome: tried.kind,
    status: 'pending',
    delayMs: 0,
    maybeSent: delivery.maybeSent && !isVerified,
    counts: true,
    ...(made.mail === undefined ? {} : { subject: made.mail.subject }),
    ...('status' in tried && tried.status !== undefined ? { statusCode: tried.status } : {}),
    ...('detail' in tried ? { code: tried.kind, error: tried.detail } : {}),
  } as const satisfies Verdict;
  const failed = { ...base, status: 'failed' } as const;
  const delay = retryDelay(timing, delivery.attempt, random);

  switch (tried.kind) {
    case 'sent':
    case 'found':
      return { ...base, status: 'sent', maybeSent: false, messageId: tried.messageId };
    case 'released':
      return { ...base, counts: false };
    case 'sender-stopped':
      return { ...base, counts: false };
    case 'surely-not-sent':
    case 'unknown':
      if (delay === undefined) return failed;
      return { ...base, delayMs: Math.max(delay, tried.retryAfterMs ?? 0) };
    case 'undeclared':
      return delay === undefined ? failed : { ...base, delayMs: delay };
    case 'maybe-sent':
      // After the last try too: one more look decides between sent and failed.
      return { ...base, maybeSent: true, delayMs: Math.max(delay ?? 0, quietTime(timing)) };
    case 'suppressed':
      return {
        ...base,
        status: 'suppressed',
        code: tried.reason,
        error: `The address is on the list of suppressed addresses: ${tried.reason}.`,
      };
    case 'refused':
      return {
        ...failed,
        code: tried.code,
        ...(tried.suppress ? { suppression: suppressionFor(delivery) } : {}),
      };
    case 'unrenderable':
    case 'given-up':
      return failed;
  }
}

/**
 * A try's result for the page that waits for it. The words of `message` may be shown to a visitor:
 * they name no host, address or provider. What happened in detail stands in the delivery log.
 */
export function describeTry(tried: Tried): Attempted {
  switch (tried.kind) {
    case 'sent':
    case 'found':
      return { kind: 'sent' };
    case 'refused':
      return { kind: 'failed', message: 'the email service did not accept this address' };
    case 'suppressed':
      return { kind: 'failed', message: 'this address does not take our emails any more' };
    case 'sender-stopped':
      return { kind: 'failed', message: 'our email service is paused' };
    case 'surely-not-sent':
      return tried.cause === 'network'
        ? { kind: 'exception', message: 'our email service could not be reached' }
        : { kind: 'failed', message: 'our email service is busy' };
    case 'maybe-sent':
    case 'unknown':
      return { kind: 'exception', message: 'our email service did not answer in full' };
    case 'undeclared':
    case 'unrenderable':
    case 'given-up':
    case 'released':
      return { kind: 'exception', message: 'the email could not be prepared' };
  }
}
