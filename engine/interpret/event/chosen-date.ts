import { dateField } from '#engine/declaration/event.ts';
import { wordsOf } from '#engine/language/words-of.ts';
import type { CompiledDate, CompiledFunnel } from '#engine/site/site.ts';
import { listConstants, listFields } from './form-fields.ts';

/**
 * The date that somebody chose; the only one if there is no choice.
 *
 * @returns undefined without an event, or if none of several dates was chosen
 */
export function chosenDate(
  { dates }: Pick<CompiledFunnel, 'dates'>,
  values: Readonly<Record<string, string>>,
): CompiledDate | undefined {
  const [first] = dates;
  return first?.id === undefined ? first : dates.find(({ id }) => id === values[dateField]);
}

const told = new WeakMap<CompiledFunnel, Map<string, CompiledFunnel>>();

/** The funnel with its texts about one of its dates; the same object for the same arguments. */
export function onDate(funnel: CompiledFunnel, date: CompiledDate | undefined): CompiledFunnel {
  const { declaration, dates, language } = funnel;
  if (date === undefined || declaration.kind !== 'lead') return funnel;
  const known = told.get(funnel) ?? new Map<string, CompiledFunnel>();
  told.set(funnel, known);
  const constants = listConstants(declaration.form, { ...funnel.values, ...date.values });
  const values = { ...funnel.values, ...date.values, ...constants };
  const one = known.get(date.key) ?? {
    ...funnel,
    values,
    constants,
    formFields: listFields(declaration.form, values, dates, wordsOf(language)),
  };
  known.set(date.key, one);
  return one;
}
