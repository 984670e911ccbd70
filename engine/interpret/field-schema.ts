import * as v from 'valibot';
import { answersIn, isOption, joinAnswers } from '#engine/interpret/fields/choices.ts';
import { maxLineLength, maxTextLength } from '#engine/interpret/fields/field-limits.ts';
import type { FieldSchema, Means } from '#engine/interpret/fields/means.ts';
import { dateSchema, numberSchema, phoneSchema } from '#engine/interpret/fields/typed-schemas.ts';
import type { FormWords } from '#engine/language/words.ts';
import { type NamedField, type NamedQuestion, ticked } from '#engine/site/site.ts';
import { fillText } from '#engine/text/placeholders.ts';
import { isPlainName } from '#engine/text/plain-words.ts';
import { isEmailAddress, trimUnseen } from './email-address.ts';

/** A cache: a field's object and the words of its language are always the same. */
const known = new WeakMap<
  NamedField,
  { readonly words: FormWords; readonly schema: FieldSchema }
>();

/** The schema of a field's answers, built once if it depends on nothing but the declaration. */
export function schemaOf(field: NamedField, words: FormWords, means: Means): FieldSchema {
  if (field.kind === 'date' || field.kind === 'phone') return buildSchema(field, words, means);
  const before = known.get(field);
  if (before?.words === words) return before.schema;
  const schema = buildSchema(field, words, means);
  known.set(field, { words, schema });
  return schema;
}

function buildSchema(field: NamedField, words: FormWords, means: Means): FieldSchema {
  switch (field.kind) {
    case 'email':
      return v.pipe(v.string(), v.transform(trimUnseen), v.check(isEmailAddress, field.invalid));
    case 'consent':
    case 'checkbox':
      return v.pipe(v.string(), v.value(ticked, field.missing ?? words.choose));
    case 'select':
    case 'radio':
      return v.pipe(
        v.string(),
        v.check((value) => isOption(value, field.options), field.missing ?? words.choose),
      );
    case 'multi-select':
      return severalOf(field, words);
    case 'phone':
      return phoneSchema(field, words, means);
    case 'number':
      return numberSchema(field, words);
    case 'date':
      return dateSchema(field, words, means);
    case 'text':
      return isName(field)
        ? v.pipe(line(maxLineLength, words), v.check(isPlainName, field.invalid ?? words.plainName))
        : line(maxLineLength, words);
    case 'textarea':
      return v.pipe(v.string(), v.maxLength(maxTextLength, tooLong(maxTextLength, words)));
  }
}

function severalOf(
  field: Extract<NamedQuestion, { kind: 'multi-select' }>,
  { choose, choices }: FormWords,
): FieldSchema {
  const { options, min = 1, max = options.length, missing, invalid } = field;
  return v.pipe(
    v.string(),
    v.transform((value) => [...new Set(answersIn(value))]),
    v.everyItem((answer) => isOption(answer, options), missing ?? choose),
    v.minLength(min, invalid ?? fillText(choices.atLeast, { count: String(min) })),
    v.maxLength(max, invalid ?? fillText(choices.atMost, { count: String(max) })),
    v.transform((answers) => joinAnswers(answers, options)),
  );
}

/** Whether a field asks for a person's name, going by its own name or its autofill hint. */
function isName({ name, autocomplete }: Extract<NamedQuestion, { kind: 'text' }>): boolean {
  return name === 'name' || /\b(?:given-|family-|additional-|nick)?name$/.test(autocomplete ?? '');
}

function tooLong(length: number, words: FormWords): string {
  return fillText(words.tooLong, { count: String(length) });
}

function line(length: number, words: FormWords) {
  return v.pipe(
    v.string(),
    v.maxLength(length, tooLong(length, words)),
    v.check(
      // C0, C1 and bidirectional controls can hide or reorder what operators read later.
      (value) => !/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(value),
      words.unseenCharacters,
    ),
  );
}
