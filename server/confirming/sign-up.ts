import * as v from 'valibot';
import type { CompiledFunnel } from '#engine/site/site.ts';
import type { SentForm } from '#server/submission/read-request.ts';

const texts = v.record(v.string(), v.string());

/** What was sent, as it waits for its confirmation. */
const signUp = v.object({
  /** The checked values of all fields. */
  values: texts,
  /** The same as they were typed. */
  typed: texts,
  page: v.string(),
  attribution: texts,
  /** Where the page made it. */
  leadId: v.exactOptional(v.string()),
});

export type SignUp = Readonly<v.InferOutput<typeof signUp>>;

/** What is kept of a form until it is confirmed: nothing but its fields and where it stood. */
export function packSignUp(
  { formFields }: CompiledFunnel,
  { typed, attribution, leadId }: SentForm,
  values: Readonly<Record<string, string>>,
  page: string,
): string {
  // What nobody was asked has no value, and is not kept as it was typed either.
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

/** What is kept of a form; undefined where another release wrote something else. */
export function readSignUp(stored: unknown): SignUp | undefined {
  const { success, output } = v.safeParse(signUp, stored);
  return success ? output : undefined;
}

/** The form that was sent, to be carried out now. */
export function toForm(id: string, { typed, attribution, leadId }: SignUp): SentForm {
  return {
    submissionId: id,
    typed,
    attribution,
    ...(leadId === undefined ? {} : { leadId }),
  };
}
