import type { FormState, FormView } from '#engine/contract/form.ts';
import { englishForm } from '#engine/language/english-form.ts';
import { checkFields } from './check-fields.ts';
import type { Means } from './fields/means.ts';

/** A form's refusal of what was typed. */
type Refused = Extract<FormState, { kind: 'rejected' }>;

/**
 * What the form itself finds wrong, in its declared words.
 *
 * @param typed by field name
 * @returns undefined if nothing is wrong
 */
export function refuseTyped(
  view: FormView,
  typed: Readonly<Record<string, string>>,
  means: Means = {},
): Refused | undefined {
  const checked = checkFields(view.fields, typed, { ...englishForm, ...view.words }, means);
  if (checked.kind === 'valid') return undefined;
  const toast = checked.missing && view.missing ? { toast: view.missing } : {};
  return { kind: 'rejected', fields: checked.fields, values: typed, ...toast };
}

/**
 * The refusal of an empty form. The page contains it, so that it can be shown before the code that
 * hydrates the form is loaded.
 *
 * @returns undefined if the browser itself asks for what is missing, or nothing is required
 */
export function refuseEmpty(view: FormView): Refused | undefined {
  return view.missing && refuseTyped(view, {});
}
