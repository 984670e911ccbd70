import { dateField } from '#engine/declaration/event.ts';
import type { Form } from '#engine/declaration/form.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import type { Words } from '#engine/language/words.ts';
import type { CompiledDate, NamedField } from '#engine/site/site.ts';
import { fillText, fillTexts } from '#engine/text/placeholders.ts';

/**
 * What a form asks: the date if there are several, the questions, then the checkboxes.
 *
 * @param values fill the texts
 */
export function listFields(
  { fields, consents = [] }: DeepReadonly<Form>,
  values: Readonly<Record<string, string>>,
  dates: readonly CompiledDate[],
  { page }: Pick<Words, 'page'>,
): NamedField[] {
  return [
    ...(dates[0]?.id === undefined ? [] : [askDate(dates, page)]),
    ...Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'constant' ? [] : [{ ...fillTexts(field, values), name }],
    ),
    ...consents.map(({ name, required, ...words }) => {
      const { text, missing } = fillTexts(words, values);
      const error = missing === undefined ? {} : { missing };
      return { kind: 'consent', name, label: text, required, ...error } as const;
    }),
  ];
}

/** What is stored with every lead without being asked, by field name. */
export function listConstants(
  { fields }: DeepReadonly<Form>,
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'constant' ? [[name, fillText(field.value, values)]] : [],
    ),
  );
}

function askDate(dates: readonly CompiledDate[], words: Words['page']): NamedField {
  return {
    kind: 'radio',
    name: dateField,
    label: words.chooseDate,
    required: true,
    missing: words.dateMissing,
    options: dates.map(({ id = '', values }) => ({ value: id, label: nameDate(values) })),
  };
}

/** A date as people choose it. */
export function nameDate(values: CompiledDate['values']): string {
  return [values['event.date'], values['event.time']].filter(Boolean).join(', ');
}
