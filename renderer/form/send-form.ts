import type {
  FormState,
  FormView,
  Problem,
  SubmissionAnswer,
  SubmissionRequest,
} from '#engine/contract.ts';

/** Longer than the server waits for the slowest email function. */
const answerLimitMs = 75_000;

/**
 * Sends what was typed to the form's endpoint.
 *
 * @param submissionId an empty text lets the server make one
 * @returns the state to show; where no answer came, what was typed stays and the declared words say so
 */
export async function sendForm(
  view: FormView,
  submissionId: string,
  typed: Readonly<Record<string, string>>,
): Promise<FormState> {
  // Only a page that came over https, or from this machine, may make ids.
  const leadId = view.makesLeadId ? crypto.randomUUID?.() : undefined;
  const request: SubmissionRequest = {
    ...(submissionId ? { submissionId } : {}),
    ...(leadId ? { leadId } : {}),
    fields: typed,
    page: view.action,
    attribution: readAttribution(),
  };
  try {
    const response = await fetch(view.endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(answerLimitMs),
    });
    if (response.ok) {
      const { outcome: _, ...answer }: SubmissionAnswer = await response.json();
      return { kind: 'succeeded', ...answer };
    }
    const { fields, toast }: Problem = await response.json();
    return reject(typed, fields ?? {}, toast ?? (fields ? undefined : view.unreachable));
  } catch {
    return reject(typed, {}, view.unreachable);
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
