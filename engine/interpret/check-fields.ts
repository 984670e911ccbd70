import * as v from 'valibot';
import { maxTextLength } from '#engine/interpret/fields/field-limits.ts';
import type { Means } from '#engine/interpret/fields/means.ts';
import { isAsked } from '#engine/interpret/fields/when.ts';
import { englishForm } from '#engine/language/english-form.ts';
import type { FormWords } from '#engine/language/words.ts';
import type { NamedField } from '#engine/site/site.ts';
import { ownValue } from '#engine/text/own-value.ts';
import { fillText } from '#engine/text/placeholders.ts';
import { asRead } from '#engine/text/plain-words.ts';
import { schemaOf } from './field-schema.ts';

/** The result: valid, or which fields are invalid and why. */
export type CheckedFields =
  | { readonly kind: 'valid'; readonly values: Readonly<Record<string, string>> }
  | {
      readonly kind: 'invalid';
      /** One sentence per invalid field, in the form's order. */
      readonly fields: Readonly<Record<string, string>>;
      /** Whether a required field was left empty, which has a toast. */
      readonly missing: boolean;
    };

/**
 * Checks what was typed against the declared fields, in the browser and on the server.
 *
 * @param fields the form's fields in order
 * @param typed by field name; other names are ignored
 * @param words messages that the funnel does not declare; English by default
 * @param means further means of judging
 * @returns every field's value as it is stored: trimmed, in Unicode NFC, empty if nothing was typed that
 *   can be seen
 */
export function checkFields(
  fields: readonly NamedField[],
  typed: Readonly<Record<string, unknown>>,
  words: FormWords = englishForm,
  means: Means = {},
): CheckedFields {
  const values: Record<string, string> = {};
  const wrong: Record<string, string> = {};
  let missing = false;
  for (const field of fields) {
    if (!isAsked(field, fields, typed)) {
      values[field.name] = '';
      continue;
    }
    const value = readTyped(ownValue(typed, field.name));
    values[field.name] = value;
    if (value === '') {
      if (!field.required) continue;
      missing = true;
      wrong[field.name] = field.missing ?? fillText(words.required, { label: field.label });
      continue;
    }
    const result = v.safeParse(schemaOf(field, words, means), value, { abortPipeEarly: true });
    if (result.success) values[field.name] = result.output;
    else wrong[field.name] = result.issues[0].message;
  }
  return Object.keys(wrong).length === 0
    ? { kind: 'valid', values }
    : { kind: 'invalid', fields: wrong, missing };
}

/**
 * An answer as it is judged; empty if nothing was typed that can be seen. What is longer than any answer
 * may be is refused as it is: Unicode takes long to put thousands of marks in order.
 */
function readTyped(input: unknown): string {
  const typed = typeof input === 'string' ? input.trim() : '';
  if (typed.length > maxTextLength) return typed;
  return asRead(typed).trim() === '' ? '' : typed.normalize('NFC').trim();
}
