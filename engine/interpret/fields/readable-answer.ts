import type { Language } from '#engine/declaration/language.ts';
import { isDay } from '#engine/declaration/primitives.ts';
import { wordsOf } from '#engine/language/words-of.ts';
import { type NamedField, ticked } from '#engine/site/site.ts';
import { answersIn } from './choices.ts';
import { nameDay, tellNumber } from './typed-schemas.ts';

/** An answer as texts show it: an option's label, and yes for a ticked box. */
export function readableAnswer(field: NamedField, value: string, language: Language): string {
  switch (field.kind) {
    case 'select':
    case 'radio':
      return labelOf(field, value);
    case 'multi-select': {
      const { locale } = wordsOf(language);
      const labels = answersIn(value).map((answer) => labelOf(field, answer));
      return new Intl.ListFormat(locale).format(labels);
    }
    case 'checkbox':
    case 'consent':
      return value === ticked ? wordsOf(language).answer.yes : value;
    case 'number': {
      const { locale } = wordsOf(language);
      const shown = isNumber(value) ? tellNumber(Number(value), locale) : value;
      return value === '' || field.unit === undefined ? shown : `${shown} ${field.unit}`;
    }
    case 'date':
      return isDay(value) ? nameDay(value, wordsOf(language).locale) : value;
    default:
      return value;
  }
}

/** The same, and the words that a funnel declares for an answer that was left empty. */
export function shownAnswer(field: NamedField, value: string, language: Language): string {
  const whenEmpty = field.kind === 'text' ? field.whenEmpty : undefined;
  return value === '' && whenEmpty !== undefined
    ? whenEmpty
    : readableAnswer(field, value, language);
}

/** Whether a text is a number as it is stored. */
export function isNumber(value: string): boolean {
  return /^-?\d+(?:\.\d+)?$/.test(value);
}

function labelOf(
  { options }: Extract<NamedField, { readonly options: unknown }>,
  value: string,
): string {
  return options.find((option) => option.value === value)?.label ?? value;
}
