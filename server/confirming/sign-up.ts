import * as v from 'valibot';
import type { CompiledFunnel } from '#engine/site/site.ts';
import type { SentForm } from '#server/submission/read-request.ts';

const texts = v.record(v.string(), v.string());

/** A form that was sent and waits for its confirmation. */
const signUp = v.object({
  /** The checked values of all fields. */
  values: texts,
  /** The same as typed. */
  typed: texts,
  page: v.string(),
  attribution: texts,
  /** Set if the page made it. */
  leadId: v.exactOptional(v.string()),
});

export type SignUp = Readonly<v.InferOutput<typeof signUp>>;

/** What is kept of a form until it is confirmed: its fields and the page. */
export function packSignUp(
  { formFields }: CompiledFunnel,
  { typed, attribution, leadId }: SentForm,
  values: Readonly<Record<string, string>>,
  page: string,
): string {
  // Fields that were not shown have no value, and what was typed into them is not kept either.
  const asked = formFields.filter(({ name }) => (values[name] ?? '') !== '');
  const names = new Set(asked.map(({ name }) => name));
  const kept: SignUp = {
    values: { ...values },
    typed: Object.fromEntries(Object.entries(typed).filter(([name]) => names.has(name))),
    page,
    attribution: { ...attribution },
    ...(leadId === undefined ? {} : { leadId }),
  };
  return JSON.stringify(kept);
}

/** The kept form; undefined if another release wrote it differently. */
export function readSignUp(stored: unknown): SignUp | undefined {
  const { success, output } = v.safeParse(signUp, stored);
  return success ? output : undefined;
}

/** The form as a submission to save now. */
export function toForm(id: string, { typed, attribution, leadId }: SignUp): SentForm {
  return {
    submissionId: id,
    typed,
    attribution,
    ...(leadId === undefined ? {} : { leadId }),
  };
}
