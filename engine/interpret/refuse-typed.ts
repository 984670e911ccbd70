import type { FormState, FormView } from '#engine/contract/documents.ts';
import { englishForm } from '#engine/language/english-form.ts';
import { checkFields } from './check-fields.ts';
import type { Means } from './fields/means.ts';

/** What a form shows that refuses what was typed. */
type Refused = Extract<FormState, { kind: 'rejected' }>;

/**
 * What the form itself finds wrong, in its declared words.
 *
 * @param typed by field name
 * @returns undefined where nothing is wrong
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
 * What a form shows that was sent empty. The page carries it ready, so that it is said before the code
 * that hydrates the form is there.
 *
 * @returns undefined where the browser itself asks for what is missing, or nothing is required
 */
export function refuseEmpty(view: FormView): Refused | undefined {
  return view.missing && refuseTyped(view, {});
}
