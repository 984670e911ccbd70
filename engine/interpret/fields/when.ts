import type { NamedField } from '#engine/site/site.ts';
import { ownValue } from '#engine/text/own-value.ts';
import { answersIn } from './choices.ts';

/**
 * Whether a field is asked: it depends on no other, or that one is asked and was answered accordingly.
 *
 * @param fields all fields of the form
 * @param typed what has been typed so far, by field name
 */
export function isAsked(
  field: NamedField,
  fields: readonly NamedField[],
  typed: Readonly<Record<string, unknown>>,
): boolean {
  const when = 'when' in field ? field.when : undefined;
  if (when === undefined) return true;
  const other = fields.find(({ name }) => name === when.field);
  if (other === undefined || !isAsked(other, fields, typed)) return false;
  const value = ownValue(typed, when.field);
  const answer = typeof value === 'string' ? value : '';
  const given = other.kind === 'multi-select' ? answersIn(answer) : [answer.trim()];
  const wanted = answersOf(when);
  return given.some((one) => wanted.includes(one));
}

/** The answers, any of which suffices. */
export function answersOf({ is }: { readonly is: string | readonly string[] }): readonly string[] {
  return typeof is === 'string' ? [is] : is;
}
