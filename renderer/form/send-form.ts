import type { FormState, FormView } from '#engine/contract/form.ts';
import type { Problem, SubmissionAnswer, SubmissionRequest } from '#engine/contract/submission.ts';
import { abortAfter } from './abort-after.ts';
import { type FormTokens, pause } from './form-token.ts';
import { readReferrer } from './referrer.ts';

/** Longer than the server waits for the slowest email function. */
const answerLimitMs = 75_000;

/** How often a refused form is sent again by itself before the visitor is asked to. */
const maxResends = 2;

/** How long a form may wait by itself before it is sent again. */
const maxWaitSeconds = 5;

/**
 * How long a form that cannot be saved now is sent again by itself, in milliseconds: longer than the
 * site's database takes to move to another machine.
 */
const resendForMs = 30_000;

/** How long it waits in between where the answer does not say. */
const resendAfterMs = 2000;

/**
 * Sends what was typed to the form's endpoint. When the answer asks for another token, for proof of work
 * or for a short wait, the same is sent again: the visitor sees the button busy a little longer. So it is,
 * for half a minute, while nobody answers or nothing can be saved; the id keeps it from counting twice.
 *
 * @param submissionId an empty text lets the server make one
 * @returns the state to show; without an answer, what was typed stays and the declared words say so
 */
export async function sendForm(
  view: FormView,
  tokens: FormTokens,
  submissionId: string,
  typed: Readonly<Record<string, string>>,
): Promise<FormState> {
  // Only a page that came over https, or from this machine, may make ids.
  const leadId = view.makesLeadId ? crypto.randomUUID?.() : undefined;
  const request: SubmissionRequest = {
    ...(leadId ? { leadId } : {}),
    fields: typed,
    page: view.action,
    attribution: readAttribution(),
    ...readReferrer(),
  };
  let id = submissionId;
  const giveUpAt = performance.now() + resendForMs;
  for (let sent = 0; ; ) {
    const ownId = id ? { submissionId: id } : {};
    const heard = await post(view.endpoint, { ...ownId, ...request, ...(await tokens.pass()) });
    if (heard.kind === 'accepted') {
      const { outcome: _, ...answer } = heard.answer;
      return { kind: 'succeeded', ...answer };
    }
    if (heard.kind === 'away') {
      const mayResend = id !== '' && navigator.onLine;
      if (!mayResend || performance.now() + heard.waitMs > giveUpAt) {
        return reject(typed, {}, heard.toast ?? view.unreachable);
      }
      await pause(heard.waitMs);
      continue;
    }
    const { fields, toast, formToken, type } = heard.problem;
    const isTooFast = type.endsWith(':too-fast') && heard.waitMs <= maxWaitSeconds * 1000;
    const isUsed = type.endsWith(':id-in-use');
    if (sent === maxResends || !(formToken || isTooFast || isUsed)) {
      return reject(typed, fields ?? {}, toast ?? (fields ? undefined : view.unreachable));
    }
    sent += 1;
    // A page that the browser brought back has the id of what was sent from it before.
    if (isUsed) id = '';
    else if (formToken) tokens.renew(formToken);
    else await pause(heard.waitMs);
  }
}

/** What came back; `away` means that the same may be saved in a moment. */
type Heard =
  | { readonly kind: 'accepted'; readonly answer: SubmissionAnswer }
  | { readonly kind: 'refused'; readonly problem: Problem; readonly waitMs: number }
  | {
      readonly kind: 'away';
      readonly waitMs: number;
      readonly toast?: Problem['toast'] | undefined;
    };

async function post(endpoint: string, request: SubmissionRequest): Promise<Heard> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(request),
      signal: abortAfter(answerLimitMs),
    });
    if (response.ok) return { kind: 'accepted', answer: await response.json() };
    // A proxy says in its own words that nobody is behind it, which throws.
    const problem: Problem = await response.json();
    // Seconds, or a date, which this site does not send.
    const waitMs = (Number(response.headers.get('retry-after')) || 0) * 1000;
    return problem.type.endsWith(':unavailable')
      ? {
          kind: 'away',
          toast: problem.toast,
          waitMs: Math.min(waitMs || resendAfterMs, resendAfterMs),
        }
      : { kind: 'refused', problem, waitMs };
  } catch {
    return { kind: 'away', waitMs: resendAfterMs };
  }
}

function reject(
  values: Readonly<Record<string, string>>,
  fields: Readonly<Record<string, string>>,
  toast: FormView['unreachable'] | undefined,
): FormState {
  return { kind: 'rejected', values, fields, ...(toast ? { toast } : {}) };
}

function readAttribution(): Record<string, string> {
  return Object.fromEntries(
    [...new URLSearchParams(location.search)].filter(([name]) => name.startsWith('utm_')),
  );
}
