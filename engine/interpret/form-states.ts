import type { FormState } from '#engine/contract/form.ts';
import type { FailureStep } from '#engine/declaration/submission.ts';
import { sampleAnswers } from '#engine/interpret/fields/sample-answer.ts';
import { wordsOf } from '#engine/language/words-of.ts';
import { asksToConfirm } from '#engine/site/confirmation.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';
import {
  closedToast,
  downloadsOnScreen,
  type EmailFate,
  failureToast,
  rejectionToast,
  succeeded,
  successAnswer,
  waitingAnswer,
} from './answer.ts';
import { checkFields } from './check-fields.ts';
import { inboxAnswer } from './confirming.ts';
import { waitingListOf } from './event/ending.ts';

/** A form in one of the states that visitors may see. */
export interface NamedState {
  /** Unique within the funnel, for example `failed-email`. */
  readonly key: string;
  /** What leads to it, in words. */
  readonly title: string;
  readonly state: FormState;
}

const sampleReference = '7F3K2Q';
const sampleReason = 'our email service is busy';

const failures: Readonly<Record<FailureStep, string>> = {
  lead: 'the lead could not be saved',
  journey: 'the journey could not be started',
  email: 'the email was refused',
  exception: 'something broke or took too long',
  alreadyRegistered: 'already registered',
  full: 'no seat is left',
};

/** Every state of a funnel's form, filled with sample data; idle comes first. */
export function listFormStates(funnel: CompiledFunnel): readonly NamedState[] {
  const idle: NamedState = { key: 'idle', title: 'as it is opened', state: { kind: 'idle' } };
  if (funnel.declaration.kind !== 'lead') return [idle];
  const values = sampleAnswers(funnel.formFields);
  return [
    idle,
    rejected(funnel, 'empty', 'sent empty', {}),
    rejected(funnel, 'invalid', 'sent with a wrong address', { ...values, email: 'ada@' }),
    ...listSuccesses(funnel, values),
    ...listFailures(funnel, values),
  ];
}

function rejected(
  funnel: CompiledFunnel,
  key: string,
  title: string,
  values: Readonly<Record<string, string>>,
): NamedState {
  const checked = checkFields(funnel.formFields, values, wordsOf(funnel.language).form);
  const isInvalid = checked.kind === 'invalid';
  const toast = rejectionToast(funnel, isInvalid && checked.missing);
  const fields = isInvalid ? checked.fields : {};
  return { key, title, state: { kind: 'rejected', fields, values, ...(toast ? { toast } : {}) } };
}

function listSuccesses(
  funnel: CompiledFunnel,
  values: Readonly<Record<string, string>>,
): readonly NamedState[] {
  const download = downloadsOnScreen(funnel) ? '/d/sample' : undefined;
  const isAsked = asksToConfirm(funnel);
  const asked = (fate: EmailFate) => succeeded(inboxAnswer(funnel, values, '/inbox/sample', fate));
  const after = (fate: EmailFate) =>
    succeeded(successAnswer(funnel, values, { ...fate, download }));
  const { declaration } = funnel;
  const policy = declaration.kind === 'lead' ? declaration.submission.email.onFailure : 'log';
  const isSaid = policy === 'say-delayed' || policy === 'stay';
  const late = {
    key: 'delayed',
    title: 'success, the email is late',
    state: isAsked ? asked({ isDelayed: true }) : after({ isDelayed: true }),
  };
  const waiting = {
    key: 'waiting',
    title: 'on the waiting list',
    state: succeeded(waitingAnswer(funnel, values)),
  };
  const unconfirmed = {
    key: 'unconfirmed',
    title: 'to be confirmed by email',
    state: asked({}),
  };
  return [
    ...(isAsked ? [unconfirmed] : []),
    { key: 'succeeded', title: isAsked ? 'success, once confirmed' : 'success', state: after({}) },
    ...(isSaid ? [late] : []),
    ...(waitingListOf(funnel) ? [waiting] : []),
  ];
}

/** The steps with words of their own; one more state is for the shared words. */
function listFailures(
  funnel: CompiledFunnel,
  values: Readonly<Record<string, string>>,
): readonly NamedState[] {
  if (funnel.declaration.kind !== 'lead') return [];
  const { failure } = funnel.declaration;
  const show = (step: FailureStep, key: string, title: string): NamedState => {
    const isReason = step === 'email' || step === 'exception';
    const details = { values, reference: sampleReference };
    const toast = failureToast(
      funnel,
      step,
      isReason ? { ...details, message: sampleReason } : details,
    );
    return { key, title, state: { kind: 'rejected', toast, fields: {}, values } };
  };
  const steps = Object.keys(failures) as FailureStep[];
  const closed: NamedState = {
    key: 'closed',
    title: 'sent after the offer has ended',
    state: { kind: 'rejected', toast: closedToast(funnel), fields: {}, values },
  };
  return [
    ...(failure.any ? [show('exception', 'failed', 'any step failed')] : []),
    ...steps
      .filter((step) => failure[step])
      .map((step) => show(step, `failed-${step}`, failures[step])),
    ...(funnel.declaration.expires ? [closed] : []),
  ];
}
