import { failureToast, rejectionToast, successAnswer } from '#engine/answer.ts';
import type { SubmissionAnswer } from '#engine/contract.ts';
import type { FailureStep, Toast } from '#engine/declaration/submission.ts';
import type { CompiledFunnel } from '#engine/site.ts';
import { checkFields } from '#engine/submission.ts';
import type { Deliveries } from '../email/contract.ts';
import { newId } from '../identity.ts';
import type { Meters } from '../meters.ts';
import { defaultTimeoutSeconds, draftRow } from './draft-row.ts';
import { type FailureLog, newReference } from './failures.ts';
import type { Refusal, RefusalDetails } from './problem.ts';
import type { RateLimiter } from './rate-limit.ts';
import type { SentForm } from './read-request.ts';
import type { SaveResult, SubmissionWriter } from './writer.ts';

/** What carrying out a submission needs. */
export interface SubmissionParts {
  readonly writer: SubmissionWriter;
  readonly limiter: RateLimiter;
  readonly deliveries: Deliveries;
  readonly failures: FailureLog;
  readonly meters: Meters;
  readonly clock: () => Date;
}

/** How a submission ended, before it is written as JSON or as a page. */
export type Submitted =
  | {
      readonly kind: 'accepted';
      readonly submissionId: string;
      readonly answer: SubmissionAnswer;
      readonly isDelayed: boolean;
    }
  | {
      readonly kind: 'refused';
      readonly refusal: Refusal;
      readonly details: RefusalDetails;
      readonly retryAfterSeconds?: number;
    };

/** The input no person sees; whoever fills it is a program. */
const honeypot = 'website';

/** How long a visitor waits before trying again when the database is away, in seconds. */
const unavailableSeconds = 5;

/**
 * Carries out a submission of a funnel: limit, check, save, send, answer. Every way in leads here,
 * so every way ends in the same words.
 *
 * @param client what the client is counted under
 * @param path the path of the page the form stood on
 */
export async function submitForm(
  parts: SubmissionParts,
  funnel: CompiledFunnel,
  sent: SentForm,
  client: string,
  path: string,
): Promise<Submitted> {
  if (sent.typed[honeypot]) {
    parts.meters.bots.inc();
    return accept(funnel, sent.submissionId ?? newId(), sent.typed);
  }
  const { isAllowed, retryAfterSeconds } = parts.limiter.hit(client);
  if (!isAllowed) {
    const toast = retryToast(funnel, 'Too many tries. Please wait a minute and send it again.');
    return { kind: 'refused', refusal: 'too-many', details: { toast }, retryAfterSeconds };
  }
  const checked = checkFields(funnel.formFields, sent.typed);
  if (checked.kind === 'invalid') {
    const toast = rejectionToast(funnel, checked.missing);
    const details = { fields: checked.fields, ...(toast ? { toast } : {}) };
    return { kind: 'refused', refusal: 'invalid', details };
  }
  const row = draftRow(funnel, sent, checked.values, path, parts.clock());
  const saved = await parts.writer.save(row);
  const context = { funnel, submissionId: row.id, values: checked.values };
  if (saved.kind !== 'saved') return refuseUnsaved(parts, context, saved);
  if (saved.funnelId !== funnel.id) return { kind: 'refused', refusal: 'id-in-use', details: {} };
  return answerSaved(parts, { ...context, values: saved.fields }, saved);
}

interface Context {
  readonly funnel: CompiledFunnel;
  readonly submissionId: string;
  readonly values: Readonly<Record<string, string>>;
}

async function answerSaved(
  parts: SubmissionParts,
  context: Context,
  saved: Extract<SaveResult, { kind: 'saved' }>,
): Promise<Submitted> {
  const { funnel, submissionId, values } = context;
  if (saved.outcome === 'already-registered' || saved.outcome === 'full') {
    const step = saved.outcome === 'full' ? 'full' : 'alreadyRegistered';
    const toast = failureToast(funnel, step, { values });
    return { kind: 'refused', refusal: saved.outcome, details: { toast } };
  }
  const { delivery } = saved;
  const email =
    funnel.declaration.kind === 'lead' ? funnel.declaration.submission.email : undefined;
  const isOnItsWay = delivery?.status === 'sent' || delivery?.status === 'delivered';
  if (!delivery || !email || email.onFailure === 'log' || isOnItsWay) {
    return accept(funnel, submissionId, values);
  }
  const seconds = email.timeoutSeconds ?? defaultTimeoutSeconds;
  const attempted = await parts.deliveries.attempt(delivery.id, seconds * 1000);
  if (attempted.kind === 'sent') return accept(funnel, submissionId, values);

  const timeout = `Function call timed out after ${seconds} seconds`;
  const message = attempted.kind === 'timed-out' ? timeout : attempted.message;
  await parts.failures.record({
    reference: saved.reference,
    functionName: email.function,
    message: attempted.kind === 'failed' ? `Email delivery failed: ${message}` : message,
    funnelId: funnel.id,
    submissionId,
    fields: values,
    deliveryId: delivery.id,
  });
  if (email.onFailure !== 'fail') return accept(funnel, submissionId, values, true);
  // What broke inside is for operators; what the function answers, and the time-out, are words.
  return fail(context, attempted.kind === 'failed' ? 'email' : 'exception', saved.reference, {
    ...(attempted.kind === 'exception' ? {} : { message }),
  });
}

async function refuseUnsaved(
  parts: SubmissionParts,
  context: Context,
  saved: Exclude<SaveResult, { kind: 'saved' }>,
): Promise<Submitted> {
  const { funnel, submissionId, values } = context;
  if (saved.kind === 'unavailable') {
    parts.meters.unavailable.inc();
    const toast = retryToast(
      funnel,
      'We cannot save it right now. Your answers are still here: please send them again in a moment.',
    );
    const retryAfterSeconds = unavailableSeconds;
    return { kind: 'refused', refusal: 'unavailable', details: { toast }, retryAfterSeconds };
  }
  const reference = newReference();
  await parts.failures.record({
    reference,
    functionName: 'submission',
    message: saved.message,
    funnelId: funnel.id,
    submissionId,
    fields: values,
  });
  return fail(context, saved.step, reference);
}

function accept(
  funnel: CompiledFunnel,
  submissionId: string,
  values: Readonly<Record<string, string>>,
  isDelayed = false,
): Submitted {
  const answer = successAnswer(funnel, values, isDelayed);
  return { kind: 'accepted', submissionId, answer, isDelayed };
}

function fail(
  { funnel, values }: Context,
  step: FailureStep,
  reference: string,
  details: { readonly message?: string } = {},
): Submitted {
  const toast = failureToast(funnel, step, { ...details, reference, values });
  return { kind: 'refused', refusal: 'failed', details: { toast, reference } };
}

/** The title the funnel declares for what breaks, with a sentence that says when to try again. */
function retryToast(funnel: CompiledFunnel, description: string): Toast {
  return { title: failureToast(funnel, 'exception').title, description };
}
