import type { SubmissionAnswer } from '#engine/contract/submission.ts';
import type { Language } from '#engine/declaration/language.ts';
import type { FailureStep, Toast } from '#engine/declaration/submission.ts';
import {
  type EmailFate,
  failureToast,
  successAnswer,
  waitingAnswer,
} from '#engine/interpret/answer.ts';
import { inboxAnswer } from '#engine/interpret/confirming.ts';
import { wordsOf } from '#engine/language/words-of.ts';
import { asksToConfirm } from '#engine/site/confirmation.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';
import type { Deliveries } from '#server/email/contract.ts';
import type { Refusal, RefusalDetails } from '#server/http/problem.ts';
import { inboxPath } from '#server/signing/confirm-token.ts';
import type { Meters } from '#server/telemetry/metrics.ts';
import { downloadOnScreen } from './download-on-screen.ts';
import { defaultTimeoutSeconds } from './draft-row.ts';
import { type FailureLog, newReference } from './failures.ts';
import type { Saved, SaveResult } from './writer.ts';

/** What concluding a submission needs. */
export interface ConcludeDeps {
  readonly deliveries: Deliveries;
  readonly failures: FailureLog;
  readonly meters: Meters;
  /** The site's secret: it signs the address of the offered file. */
  readonly secret: string;
  readonly clock: () => Date;
}

/** How a submission ended, before it is written as JSON or as a page. */
export type Submitted = Accepted | Refused;

/** A submission that was saved. */
export interface Accepted {
  readonly kind: 'accepted';
  readonly submissionId: string;
  readonly answer: SubmissionAnswer;
  readonly isDelayed: boolean;
}

/** A submission that was turned away, or failed. */
export interface Refused {
  readonly kind: 'refused';
  readonly refusal: Refusal;
  readonly details: RefusalDetails;
  readonly retryAfterSeconds?: number | undefined;
  /** The id to use when it is sent again: it may have been saved, or not even looked at. */
  readonly submissionId?: string | undefined;
  /** It was saved all the same: only its email could not be sent at once. */
  readonly isSaved?: boolean;
}

/** A submission that was handed to the writer. */
interface Written {
  readonly funnel: CompiledFunnel;
  readonly submissionId: string;
  readonly values: Readonly<Record<string, string>>;
}

/** When to send again while the database is away, in seconds. */
const unavailableSeconds = 5;

/** Chooses what the sender is told, after the first attempt at the email where that is awaited. */
export async function conclude(
  deps: ConcludeDeps,
  written: Written,
  saved: SaveResult,
): Promise<Submitted> {
  if (saved.kind !== 'saved') return refuseUnsaved(deps, written, saved);
  const { funnel, submissionId } = written;
  // What was stored under this id when it was first seen, whatever was sent with it now.
  const values = saved.fields;
  if (saved.outcome === 'already-registered' || saved.outcome === 'full') {
    const step = saved.outcome === 'full' ? 'full' : 'alreadyRegistered';
    const toast = failureToast(funnel, step, { values });
    return { kind: 'refused', refusal: saved.outcome, details: { toast } };
  }
  if (saved.outcome === 'waiting') {
    const answer = waitingAnswer(funnel, values);
    return { kind: 'accepted', submissionId, answer, isDelayed: false };
  }
  return attemptEmail(deps, { funnel, submissionId, values }, saved);
}

async function attemptEmail(
  deps: ConcludeDeps,
  written: Written,
  { delivery, reference }: Saved,
): Promise<Submitted> {
  const { funnel, submissionId, values } = written;
  const email =
    funnel.declaration.kind === 'lead' ? funnel.declaration.submission.email : undefined;
  if (!delivery || !email || email.onFailure === 'log') {
    return accept(deps, funnel, submissionId, values);
  }
  const seconds = email.timeoutSeconds ?? defaultTimeoutSeconds;
  const attempted = await deps.deliveries.attempt(delivery.id, seconds * 1000);
  // Whoever typed the address need not own it, so nothing that is known of it may show: not that its email
  // was sent before, nor that it is held back for now.
  if (attempted.kind === 'sent' || attempted.kind === 'withheld') {
    return accept(deps, funnel, submissionId, values);
  }

  const timedOut = (language: Language) => wordsOf(language).answer.timedOut(seconds);
  const message = attempted.kind === 'timed-out' ? timedOut('en') : attempted.message;
  await deps.failures.record({
    reference,
    functionName: email.function,
    message: attempted.kind === 'failed' ? `Email delivery failed: ${message}` : message,
    funnelId: funnel.id,
    submissionId,
    fields: values,
    deliveryId: delivery.id,
  });
  if (email.onFailure !== 'fail')
    return accept(deps, funnel, submissionId, values, { isDelayed: true });
  // What broke inside is for operators; the time-out and a function's own message, which is English,
  // may be shown.
  if (attempted.kind === 'timed-out') {
    return failSaved(written, 'exception', reference, { message: timedOut(funnel.language) });
  }
  if (attempted.kind === 'exception') return failSaved(written, 'exception', reference);
  return failSaved(written, 'email', reference, funnel.language === 'en' ? { message } : {});
}

async function refuseUnsaved(
  deps: ConcludeDeps,
  written: Written,
  saved: Exclude<SaveResult, Saved>,
): Promise<Submitted> {
  const { funnel, submissionId, values } = written;
  if (saved.kind === 'unavailable') {
    deps.meters.unavailable.inc();
    return {
      kind: 'refused',
      refusal: 'unavailable',
      details: { toast: retryToast(funnel, wordsOf(funnel.language).answer.unavailable) },
      retryAfterSeconds: unavailableSeconds,
      submissionId,
    };
  }
  const reference = newReference();
  await deps.failures.record({
    reference,
    functionName: 'submission',
    message: saved.message,
    funnelId: funnel.id,
    submissionId,
    fields: values,
  });
  return fail(written, saved.step, reference);
}

/** The words of success. */
export function accept(
  { secret, clock }: Pick<ConcludeDeps, 'secret' | 'clock'>,
  funnel: CompiledFunnel,
  submissionId: string,
  values: Readonly<Record<string, string>>,
  { isDelayed = false }: EmailFate = {},
): Submitted {
  if (asksToConfirm(funnel)) {
    // The same for every address: one that was confirmed before gets its email at once.
    const answer = inboxAnswer(funnel, values, inboxPath(submissionId, secret), { isDelayed });
    return { kind: 'accepted', submissionId, answer, isDelayed };
  }
  const download = downloadOnScreen(funnel, submissionId, secret);
  const answer = successAnswer(funnel, values, { isDelayed, download, moment: clock() });
  return { kind: 'accepted', submissionId, answer, isDelayed };
}

function fail(
  { funnel, submissionId, values }: Written,
  step: FailureStep,
  reference: string,
  details: { readonly message?: string } = {},
): Refused {
  const toast = failureToast(funnel, step, { ...details, reference, values });
  return { kind: 'refused', refusal: 'failed', details: { toast, reference }, submissionId };
}

/** The words of a failure for whoever was saved: the email is sent as soon as that is possible. */
function failSaved(...failure: Parameters<typeof fail>): Refused {
  return { ...fail(...failure), isSaved: true };
}

/** The title that the funnel declares for failures, over a sentence about sending it again. */
export function retryToast(funnel: CompiledFunnel, description: string): Toast {
  return { title: failureToast(funnel, 'exception').title, description };
}
