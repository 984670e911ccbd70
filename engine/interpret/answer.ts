import type { FormState } from '#engine/contract/form.ts';
import type { SubmissionAnswer } from '#engine/contract/submission.ts';
import type { FailureStep, FailureToast, Toast } from '#engine/declaration/submission.ts';
import { shownAnswer } from '#engine/interpret/fields/readable-answer.ts';
import { wordsOf } from '#engine/language/words-of.ts';
import { remindersAhead } from '#engine/schedule/event-emails.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';
import { ownValue } from '#engine/text/own-value.ts';
import { fillTexts, placeholdersIn } from '#engine/text/placeholders.ts';
import { chosenDate } from './event/chosen-date.ts';
import { endingOf, endingToast, waitingListOf } from './event/ending.ts';

type Values = Readonly<Record<string, string>>;

/** What a visitor typed, as texts show it. */
export function readable(funnel: CompiledFunnel, values: Values): Record<string, string> {
  const shown: Record<string, string> = {
    ...funnel.values,
    ...chosenDate(funnel, values)?.values,
  };
  for (const field of funnel.formFields) {
    shown[field.name] = shownAnswer(field, ownValue(values, field.name) ?? '', funnel.language);
  }
  return shown;
}

/** The state of a saved submission's email when the visitor gets the answer. */
export interface EmailFate {
  readonly isDelayed?: boolean;
}

/** The offered file's address, where a submission makes one. */
export interface DownloadAddress {
  readonly download?: string | undefined;
}

/** Whether the success screen has a button that downloads the offered file. */
export function downloadsOnScreen({ declaration }: CompiledFunnel): boolean {
  if (declaration.kind !== 'lead' || declaration.success.after !== 'screen') return false;
  return declaration.success.screen.button?.to === 'download';
}

/** What was not known when the screen's words were written. */
export interface ShownAt {
  /** When it is shown; without it the words stand alone, as in a preview. */
  readonly moment?: Date | undefined;
}

/**
 * The funnel's words for a saved submission. They are the same for every address: whoever typed it need
 * not own it, and learns neither that it is suppressed nor that its mailbox has reached its daily
 * limit.
 *
 * @param options.isDelayed the first attempt to send the email failed and the funnel says so
 * @param options.moment when it is shown
 */
export function successAnswer(
  funnel: CompiledFunnel,
  values: Values,
  { isDelayed = false, download, moment }: EmailFate & DownloadAddress & ShownAt = {},
): SubmissionAnswer {
  if (funnel.declaration.kind !== 'lead') throw new Error(`${funnel.id} has no form.`);
  const { success, submission } = funnel.declaration;
  const stays = isDelayed && submission.email.onFailure === 'stay';
  const toast = isDelayed ? (success.delayed ?? success.toast) : success.toast;
  const answer = fillTexts<SubmissionAnswer>(
    {
      outcome: 'accepted',
      ...(toast ? { toast } : {}),
      ...(success.after === 'screen' && !stays
        ? { screen: success.screen as NonNullable<SubmissionAnswer['screen']> }
        : {}),
      clear: success.after === 'clear' && !stays,
    },
    readable(funnel, values),
  );
  if (answer.screen === undefined) return answer;
  const { screen } = answer;
  const note = moment && reminderNote(funnel, values, moment);
  return {
    ...answer,
    screen: note === undefined ? screen : { ...screen, text: `${screen.text} ${note}` },
    ...(download === undefined ? {} : { download }),
  };
}

/** What a screen that promises a reminder cannot know: that its time has passed. */
function reminderNote(funnel: CompiledFunnel, values: Values, moment: Date): string | undefined {
  const event = funnel.declaration.kind === 'lead' ? funnel.declaration.event : undefined;
  if (event === undefined) return undefined;
  const ahead = remindersAhead(event, chosenDate(funnel, values)?.startsAt, moment);
  const { none, later } = wordsOf(funnel.language).seat.reminders;
  return { all: undefined, some: later, none }[ahead];
}

/** The funnel's words for somebody who has joined the waiting list. */
export function waitingAnswer(funnel: CompiledFunnel, values: Values): SubmissionAnswer {
  const list = waitingListOf(funnel);
  if (list === undefined) return successAnswer(funnel, values);
  const { joined: screen } = list;
  return fillTexts<SubmissionAnswer>(
    { outcome: 'waiting', screen, clear: false },
    readable(funnel, values),
  );
}

/** What the form shows after such an answer. */
export function succeeded(answer: SubmissionAnswer): FormState {
  const { outcome: _, ...shown } = answer;
  return { kind: 'succeeded', ...shown };
}

/**
 * The funnel's words for a step that failed.
 *
 * @param details.message what the step tells visitors, shown where the toast has `{message}`
 * @param details.reference the characters by which an operator finds the cause, shown at the end
 */
export function failureToast(
  funnel: CompiledFunnel,
  step: FailureStep,
  details: {
    readonly message?: string;
    readonly reference?: string;
    readonly values?: Values;
  } = {},
): Toast {
  if (funnel.declaration.kind !== 'lead') throw new Error(`${funnel.id} has no form.`);
  const { failure } = funnel.declaration;
  const words = wordsOf(funnel.language).answer;
  // The checks ensure that every failing step has a toast; the last one is for unforeseen errors.
  const full = step === 'full' ? endingOf(funnel, 'full') : undefined;
  const declared: FailureToast = failure[step] ??
    (full && endingToast(full)) ??
    failure.any ??
    failure.exception ?? { title: words.lastResort };
  const { withoutMessage, ...toast } = declared;
  const chosen =
    details.message === undefined && withoutMessage !== undefined
      ? withoutMessageIn(toast, withoutMessage)
      : toast;
  const filled = fillTexts<Toast>(chosen, {
    ...readable(funnel, details.values ?? {}),
    message: details.message ?? '',
  });
  if (details.reference === undefined) return filled;
  const reference = words.reference(details.reference);
  return {
    ...filled,
    description:
      filled.description === undefined ? reference : `${filled.description} ${reference}`,
  };
}

function withoutMessageIn(words: Toast, replacement: string): Toast {
  const has = (text: string | undefined) =>
    text !== undefined && placeholdersIn(text).includes('message');
  return {
    title: has(words.title) ? replacement : words.title,
    ...(words.description === undefined
      ? {}
      : { description: has(words.description) ? replacement : words.description }),
  };
}

/** The answer to a form sent after the offer has ended. */
export function closedToast({ declaration, language, values }: CompiledFunnel): Toast {
  const { to, closed } = declaration.expires ?? {};
  if (closed !== undefined) return fillTexts<Toast>(closed, values);
  if (typeof to !== 'object') return wordsOf(language).answer.closed;
  return fillTexts<Toast>({ title: to.title, description: to.text }, values);
}

/** The toast for invalid input: the declared one if a required field was left empty. */
export function rejectionToast(funnel: CompiledFunnel, missing: boolean): Toast | undefined {
  if (funnel.declaration.kind !== 'lead' || !missing) return undefined;
  return funnel.declaration.form.missing;
}
