import { randomUUID } from 'node:crypto';
import { waitingListOf } from '#engine/interpret/event/ending.ts';
import { asksToConfirm } from '#engine/site/confirmation.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';
import { errorMessage } from '#engine/text/error-message.ts';
import { readSite } from '#scripts/support/declared-site.ts';
import { fillFields } from '#scripts/support/load/submission-sample.ts';

/** A form to send, with something valid in every field but the address. */
export interface Form {
  readonly funnelId: string;
  readonly path: string;
  readonly hasSeats: boolean;
  /** Whoever is too late can wait for a seat. */
  readonly hasLine: boolean;
  /** How many there are; undefined without an event, or where everybody gets in. */
  readonly seats: number | undefined;
  readonly awaitsEmail: boolean;
  /** Its answer says so where its email cannot leave at once; what was typed is saved all the same. */
  readonly failsWithEmail: boolean;
  /** A sign-up counts once it is confirmed by email. */
  readonly asksToConfirm: boolean;
  readonly fields: Readonly<Record<string, string>>;
}

/** How one person's form ended. */
export interface Sent {
  readonly submissionId: string;
  readonly email: string;
  readonly form: Form;
  /** The last status; 0 if no answer came. */
  readonly status: number;
  /** What became of it, or why it was refused, in the API's words; what went wrong, without an answer. */
  readonly outcome: string;
}

/** Every form. */
export function listForms(): readonly Form[] {
  return readSite().funnels.flatMap(describeForm);
}

/** Every form whose answer does not wait for its email. */
export function listQuickForms(): readonly Form[] {
  return listForms().filter(({ awaitsEmail }) => !awaitsEmail);
}

function describeForm(funnel: CompiledFunnel): readonly Form[] {
  const { declaration, id, paths } = funnel;
  if (declaration.kind !== 'lead') return [];
  const { email } = declaration.submission;
  return [
    {
      funnelId: id,
      path: paths[0],
      hasSeats: declaration.event !== undefined,
      hasLine: waitingListOf(funnel) !== undefined,
      seats: declaration.event?.seats,
      awaitsEmail: email.onFailure !== 'log',
      failsWithEmail: email.onFailure === 'fail',
      asksToConfirm: asksToConfirm(funnel),
      fields: fillFields(funnel),
    },
  ];
}

/** Sends a form once, as the page does. */
export async function sendForm(
  url: string,
  form: Form,
  email: string,
  submissionId: string = randomUUID(),
  limitMs = 60_000,
): Promise<Sent> {
  const answer = await fetch(`${url}/api/funnels/${form.funnelId}/submissions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ submissionId, page: form.path, fields: { ...form.fields, email } }),
    signal: AbortSignal.timeout(limitMs),
  })
    .then(async (response) => ({
      status: response.status,
      outcome: readOutcome(await response.text()),
    }))
    // Also where the connection is lost in the middle of the answer.
    .catch((error: unknown) => ({ status: 0, outcome: errorMessage(error) }));
  return { submissionId, email, form, ...answer };
}

/** What an answer or a problem of the API says; a proxy has other words. */
function readOutcome(text: string): string {
  try {
    const { outcome, type } = JSON.parse(text);
    return String(outcome ?? type?.split(':').at(-1) ?? '');
  } catch {
    return '';
  }
}
