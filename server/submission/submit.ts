import type { SubmissionAnswer } from '#engine/contract/documents.ts';
import type { FailureStep, Toast } from '#engine/declaration/submission.ts';
import {
  type EmailFate,
  failureToast,
  rejectionToast,
  successAnswer,
} from '#engine/interpret/answer.ts';
import { checkFields } from '#engine/interpret/check-fields.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';
import { newId } from '#server/db/identity.ts';
import type { Deliveries } from '#server/email/contract.ts';
import type { Refusal, RefusalDetails } from '#server/http/problem.ts';
import type { Meters } from '#server/telemetry/metrics.ts';
import { type AdmissionDeps, admit } from './admission.ts';
import { defaultTimeoutSeconds, draftRow } from './draft-row.ts';
import { type FailureLog, newReference } from './failures.ts';
import type { SentForm } from './read-request.ts';
import type { SubmissionRow } from './submission-row.ts';
import type { SaveResult, SubmissionWriter } from './writer.ts';

/** What carrying out a submission needs. */
export interface SubmissionDeps extends AdmissionDeps {
  readonly writer: SubmissionWriter;
  readonly deliveries: Deliveries;
  readonly failures: FailureLog;
  readonly meters: Meters;
}

/** How a submission ended, before it is written as JSON or as a page. */
export type Submitted =
  | {
      readonly kind: 'accepted';
      readonly submissionId: string;
      readonly answer: SubmissionAnswer;
      readonly isDelayed: boolean;
      readonly isHeld: boolean;
    }
  | {
      readonly kind: 'refused';
      readonly refusal: Refusal;
      readonly details: RefusalDetails;
      readonly retryAfterSeconds?: number;
      /** The id to try again with: it may have been saved, or was not even looked at. */
      readonly submissionId?: string;
    };

/** Who sends, and from where. */
export interface Sender {
  readonly client: string;
  readonly path: string;
  readonly isPlain: boolean;
}

/** The input no person sees; whoever fills it is a program. */
const honeypot = 'website';

/** How long a visitor waits before trying again when the database is away, in seconds. */
const unavailableSeconds = 5;

/**
 * Carries out a submission of a funnel: admit, check, save, send, answer. Every way in leads here,
 * so every way ends in the same words.
 *
 * @param from.client what the client is counted under
 * @param from.path the path of the page the form stood on
 * @param from.isPlain a browser posted the form without scripts: the id in it was drawn by us for
 *   other words maybe, and only the same words make it the same submission
 */
export async function submitForm(
  deps: SubmissionDeps,
  funnel: CompiledFunnel,
  sent: SentForm,
  { client, path, isPlain }: Sender,
): Promise<Submitted> {
  if (sent.typed[honeypot]) {
    deps.meters.bots.inc();
    return accept(funnel, sent.submissionId ?? newId(), sent.typed);
  }
  const admission = admit(deps, funnel, sent, client);
  if (!admission.isAdmitted) {
    const { refusal, sentence, formToken, retryAfterSeconds } = admission;
    const toast = retryToast(funnel, sentence);
    const details = { toast, ...(formToken ? { formToken } : {}) };
    const wait = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
    return { kind: 'refused', refusal, details, ...wait, ...idOf(sent) };
  }
  const checked = checkFields(funnel.formFields, sent.typed);
  if (checked.kind === 'invalid') {
    const toast = rejectionToast(funnel, checked.missing);
    const details = { fields: checked.fields, ...(toast ? { toast } : {}) };
    return { kind: 'refused', refusal: 'invalid', details, ...idOf(sent) };
  }
  const draft = (form: SentForm) =>
    draftRow(funnel, form, checked.values, path, deps.clock(), deps.secret);
  let row = draft(sent);
  let saved = await deps.writer.save(row);
  if (isPlain && saved.kind === 'saved' && !isSame(row, saved)) {
    const { submissionId: _, ...anew } = sent;
    row = draft(anew);
    saved = await deps.writer.save(row);
  }
  const context = { funnel, submissionId: row.id, values: checked.values };
  if (saved.kind !== 'saved') return refuseUnsaved(deps, context, saved);
  if (saved.funnelId !== funnel.id) return { kind: 'refused', refusal: 'id-in-use', details: {} };
  return answerSaved(deps, { ...context, values: saved.fields }, saved);
}

/** Whether what is stored under an id is what was sent with it now. */
function isSame(
  row: SubmissionRow,
  saved: Pick<Extract<SaveResult, { kind: 'saved' }>, 'funnelId' | 'fields'>,
): boolean {
  const names = Object.keys(row.fields);
  return (
    saved.funnelId === row.funnel_id &&
    names.every((name) => saved.fields[name] === row.fields[name])
  );
}

interface Context {
  readonly funnel: CompiledFunnel;
  readonly submissionId: string;
  readonly values: Readonly<Record<string, string>>;
}

async function answerSaved(
  deps: SubmissionDeps,
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
  if (saved.isHeld) return accept(funnel, submissionId, values, { isHeld: true });
  const email =
    funnel.declaration.kind === 'lead' ? funnel.declaration.submission.email : undefined;
  const isOnItsWay = delivery?.status === 'sent' || delivery?.status === 'delivered';
  if (!delivery || !email || email.onFailure === 'log' || isOnItsWay) {
    return accept(funnel, submissionId, values);
  }
  const seconds = email.timeoutSeconds ?? defaultTimeoutSeconds;
  const attempted = await deps.deliveries.attempt(delivery.id, seconds * 1000);
  if (attempted.kind === 'sent') return accept(funnel, submissionId, values);

  const timeout = `Function call timed out after ${seconds} seconds`;
  const message = attempted.kind === 'timed-out' ? timeout : attempted.message;
  await deps.failures.record({
    reference: saved.reference,
    functionName: email.function,
    message: attempted.kind === 'failed' ? `Email delivery failed: ${message}` : message,
    funnelId: funnel.id,
    submissionId,
    fields: values,
    deliveryId: delivery.id,
  });
  if (email.onFailure !== 'fail') return accept(funnel, submissionId, values, { isDelayed: true });
  // What broke inside is for operators; what the function answers, and the time-out, are words.
  return fail(context, attempted.kind === 'failed' ? 'email' : 'exception', saved.reference, {
    ...(attempted.kind === 'exception' ? {} : { message }),
  });
}

async function refuseUnsaved(
  deps: SubmissionDeps,
  context: Context,
  saved: Exclude<SaveResult, { kind: 'saved' }>,
): Promise<Submitted> {
  const { funnel, submissionId, values } = context;
  if (saved.kind === 'unavailable') {
    deps.meters.unavailable.inc();
    const toast = retryToast(
      funnel,
      'We cannot save it right now. Your answers are still here: please send them again in a moment.',
    );
    const retryAfterSeconds = unavailableSeconds;
    const refusal = 'unavailable';
    return { kind: 'refused', refusal, details: { toast }, retryAfterSeconds, submissionId };
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
  return fail(context, saved.step, reference);
}

function accept(
  funnel: CompiledFunnel,
  submissionId: string,
  values: Readonly<Record<string, string>>,
  { isDelayed = false, isHeld = false }: EmailFate = {},
): Submitted {
  const answer = successAnswer(funnel, values, { isDelayed, isHeld });
  return { kind: 'accepted', submissionId, answer, isDelayed, isHeld };
}

function idOf({ submissionId }: SentForm): { readonly submissionId?: string } {
  return submissionId === undefined ? {} : { submissionId };
}

function fail(
  { funnel, submissionId, values }: Context,
  step: FailureStep,
  reference: string,
  details: { readonly message?: string } = {},
): Submitted {
  const toast = failureToast(funnel, step, { ...details, reference, values });
  return { kind: 'refused', refusal: 'failed', details: { toast, reference }, submissionId };
}

/** The title the funnel declares for what breaks, with a sentence that says when to try again. */
function retryToast(funnel: CompiledFunnel, description: string): Toast {
  return { title: failureToast(funnel, 'exception').title, description };
}
