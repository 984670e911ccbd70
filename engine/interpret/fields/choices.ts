import type { ChoiceField } from '#engine/declaration/field.ts';

type Options = ChoiceField['options'];

/**
 * The single answers in the value of a multiple-choice field: lines as sent by a form, commas as
 * stored. No option's value contains either.
 */
export function answersIn(value: string): string[] {
  return value.split(/[,\n]/).flatMap((answer) => answer.trim() || []);
}

/** The answers as they are stored: each once, in the order of the options. */
export function joinAnswers(answers: readonly string[], options: Options): string {
  return options.flatMap(({ value }) => (answers.includes(value) ? [value] : [])).join(', ');
}

/** Whether a value is one of the options. */
export function isOption(value: string, options: Options): boolean {
  return options.some((option) => option.value === value);
}
