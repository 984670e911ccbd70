import type { Language } from '#engine/declaration/language.ts';
import { isDay } from '#engine/declaration/primitives.ts';
import { answersIn, isOption } from '#engine/interpret/fields/choices.ts';
import { isNumber, readableAnswer, shownAnswer } from '#engine/interpret/fields/readable-answer.ts';
import { type NamedField, ticked } from '#engine/site/site.ts';
import { fieldForEmail } from './plain-words.ts';

/**
 * An answer as an email's text may show it: of one whose form is known that form, of an empty one the
 * words declared for it, of any other what {@link fieldForEmail} leaves of it; undefined for what may not stand there.
 */
export function answerForEmail(
  field: NamedField,
  value: string,
  language: Language,
): string | undefined {
  return value === '' || isKnownForm(field, value)
    ? shownAnswer(field, value, language)
    : fieldForEmail(readableAnswer(field, value, language));
}

function isKnownForm(field: NamedField, value: string): boolean {
  if (field.kind === 'checkbox') return value === ticked;
  if (field.kind === 'date') return isDay(value);
  if (field.kind === 'number') return isNumber(value);
  if (field.kind === 'phone') return /^\+\d{5,15}$/.test(value);
  if (!('options' in field)) return false;
  const answers = field.kind === 'multi-select' ? answersIn(value) : [value];
  return answers.every((answer) => isOption(answer, field.options));
}
