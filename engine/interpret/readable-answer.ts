import type { Language } from '#engine/declaration/language.ts';
import { wordsOf } from '#engine/language/words-of.ts';
import { type NamedField, ticked } from '#engine/site/site.ts';
import { answersIn } from './choices.ts';

/** An answer as texts show it: of an option its label, of a ticked box yes. */
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
      return value === ticked ? wordsOf(language).answer.yes : value;
    default:
      return value;
  }
}

function labelOf(
  { options }: Extract<NamedField, { readonly options: unknown }>,
  value: string,
): string {
  return options.find((option) => option.value === value)?.label ?? value;
}
