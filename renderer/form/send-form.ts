import type {
  FormState,
  FormView,
  Problem,
  SubmissionAnswer,
  SubmissionRequest,
} from '#engine/contract/documents.ts';
import { type FormTokens, pause } from './form-token.ts';
import { readReferrer } from './referrer.ts';

/** Longer than the server waits for the slowest email function. */
const answerLimitMs = 75_000;

/** How often a refused form is sent again by itself before the visitor is asked to. */
const maxResends = 2;

/** How long a form may wait by itself before it is sent again. */
const maxWaitSeconds = 5;

/**
 * Sends what was typed to the form's endpoint. When the answer asks for another token, for proof of work
 * or for a short wait, the same is sent again: the visitor sees the button busy a little longer.
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
  try {
    for (let sent = 0; ; sent += 1) {
      const ownId = id ? { submissionId: id } : {};
      const response = await post(view.endpoint, {
        ...ownId,
        ...request,
        ...(await tokens.pass()),
      });
      if (response.ok) {
        const { outcome: _, ...answer }: SubmissionAnswer = await response.json();
        return { kind: 'succeeded', ...answer };
      }
      const { fields, toast, formToken, type }: Problem = await response.json();
      const waitSeconds = Number(response.headers.get('retry-after') ?? 0);
      const isTooFast = type.endsWith(':too-fast') && waitSeconds <= maxWaitSeconds;
      const isUsed = type.endsWith(':id-in-use');
      if (sent === maxResends || !(formToken || isTooFast || isUsed)) {
        return reject(typed, fields ?? {}, toast ?? (fields ? undefined : view.unreachable));
      }
      // A page that the browser brought back has the id of what was sent from it before.
      if (isUsed) id = '';
      else if (formToken) tokens.renew(formToken);
      else await pause(waitSeconds * 1000);
    }
  } catch {
    return reject(typed, {}, view.unreachable);
  }
}

function post(endpoint: string, request: SubmissionRequest): Promise<Response> {
  return fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(answerLimitMs),
  });
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
