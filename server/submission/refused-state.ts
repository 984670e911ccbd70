import type { FormState } from '#engine/contract/form.ts';
import type { Toast } from '#engine/declaration/submission.ts';
import type { AnswerWords } from '#engine/language/words.ts';
import { wordsOf } from '#engine/language/words-of.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';
import { ownValue } from '#engine/text/own-value.ts';
import type { RateLimiter } from '#server/limits/rate-limit.ts';
import type { Refused } from './conclude.ts';

/** Draws a funnel's page in a state as an answer that nobody caches. */
export type DrawPage = (
  funnel: CompiledFunnel,
  path: string,
  state: FormState,
  status: number,
) => Response;

/** Whether a client gets its form drawn with what it typed, which takes some milliseconds. */
export function mayRedraw(
  deps: { readonly limiter: RateLimiter; readonly submissionsPerMinute: number },
  client: string,
): boolean {
  const perMinute = Math.max(10, deps.submissionsPerMinute / 3);
  return deps.limiter.hit(`redraw:${client}`, { perMinute, burst: perMinute * 4 }).isAllowed;
}

/** A form that was refused, with what is wrong and with what was typed. */
export function refusedState(
  funnel: CompiledFunnel,
  refused: Refused,
  typed: Readonly<Record<string, string>>,
): FormState {
  const { refusal, details, submissionId } = refused;
  const names = new Set(funnel.formFields.map(({ name }) => name));
  return {
    kind: 'rejected',
    // A wrong field says so itself; the toast stands only where the funnel declares one.
    ...(refusal === 'invalid' && !details.toast
      ? {}
      : { toast: toastOf(refused, wordsOf(funnel.language).answer) }),
    fields: details.fields ?? {},
    values: Object.fromEntries(Object.entries(typed).filter(([name]) => names.has(name))),
    ...(details.reference === undefined ? {} : { reference: details.reference }),
    ...(submissionId === undefined ? {} : { submissionId }),
  };
}

function toastOf({ refusal, details }: Refused, { unread, lastResort }: AnswerWords): Toast {
  return details.toast ?? ownValue(unread, refusal) ?? { title: lastResort };
}

/** The toast of a page that cannot show the form: what is wrong with it, and that nothing typed is lost. */
export function keepingToast(refused: Refused, words: AnswerWords): Toast {
  const { title, description } = toastOf(refused, words);
  const fields = Object.values(refused.details.fields ?? {});
  const sentences = [description, ...fields, words.typedIsKept];
  return { title, description: sentences.filter(Boolean).join(' ') };
}
