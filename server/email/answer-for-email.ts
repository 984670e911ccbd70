import type { Language } from '#engine/declaration/language.ts';
import { answersIn, isOption } from '#engine/interpret/choices.ts';
import { readableAnswer } from '#engine/interpret/readable-answer.ts';
import { type NamedField, ticked } from '#engine/site/site.ts';
import { fieldForEmail } from './plain-words.ts';

/**
 * An answer as an email's text may show it: of a declared one its declared words, of any other what
 * {@link fieldForEmail} leaves of it; undefined for what may not stand there.
 */
export function answerForEmail(
  field: NamedField,
  value: string,
  language: Language,
): string | undefined {
  return isDeclared(field, value)
    ? readableAnswer(field, value, language)
    : fieldForEmail(readableAnswer(field, value, language));
}

function isDeclared(field: NamedField, value: string): boolean {
  if (field.kind === 'checkbox') return value === ticked;
  if (!('options' in field)) return false;
  const answers = field.kind === 'multi-select' ? answersIn(value) : [value];
  return answers.every((answer) => isOption(answer, field.options));
}
