import * as v from 'valibot';
import { maxLineLength, maxTextLength } from '#engine/declaration/field-limits.ts';
import { englishForm } from '#engine/language/english-form.ts';
import type { FormWords } from '#engine/language/words.ts';
import { type NamedField, type NamedQuestion, ticked } from '#engine/site/site.ts';
import { ownValue } from '#engine/text/own-value.ts';
import { fillText } from '#engine/text/placeholders.ts';
import { isPlainName } from '#engine/text/plain-words.ts';
import { isEmailAddress } from './email-address.ts';

/** What was typed: valid, or which fields are invalid and why. */
export type CheckedFields =
  | { readonly kind: 'valid'; readonly values: Readonly<Record<string, string>> }
  | {
      readonly kind: 'invalid';
      /** One sentence per invalid field, in the form's order. */
      readonly fields: Readonly<Record<string, string>>;
      /** Whether a required field was left empty, for which there is a toast. */
      readonly missing: boolean;
    };

/**
 * Checks what was typed against the declared fields, in the browser and on the server.
 *
 * @param fields the form's fields in order
 * @param typed by field name; other names are ignored
 * @param words what is said where the funnel declares nothing; English by default
 * @returns every field's value, trimmed and in Unicode NFC, empty where nothing was typed
 */
export function checkFields(
  fields: readonly NamedField[],
  typed: Readonly<Record<string, unknown>>,
  words: FormWords = englishForm,
): CheckedFields {
  const values: Record<string, string> = {};
  const wrong: Record<string, string> = {};
  let missing = false;
  for (const field of fields) {
    const input = ownValue(typed, field.name);
    const value = typeof input === 'string' ? input.normalize('NFC').trim() : '';
    values[field.name] = value;
    if (value === '') {
      if (!field.required) continue;
      missing = true;
      wrong[field.name] = field.missing ?? fillText(words.required, { label: field.label });
      continue;
    }
    const result = v.safeParse(schemaOf(field, words), value);
    if (!result.success) wrong[field.name] = result.issues[0].message;
  }
  return Object.keys(wrong).length === 0
    ? { kind: 'valid', values }
    : { kind: 'invalid', fields: wrong, missing };
}

function schemaOf(field: NamedField, words: FormWords): v.GenericSchema<string, string> {
  switch (field.kind) {
    case 'email':
      return v.pipe(v.string(), v.check(isEmailAddress, field.invalid));
    case 'consent':
      return v.pipe(v.string(), v.value(ticked, field.missing ?? words.choose));
    case 'select':
      return v.pipe(
        v.string(),
        v.check(
          (value) => field.options.some((option) => option.value === value),
          field.missing ?? words.choose,
        ),
      );
    case 'text':
      return isName(field)
        ? v.pipe(line(maxLineLength, words), v.check(isPlainName, field.invalid ?? words.plainName))
        : line(maxLineLength, words);
    case 'textarea':
      return v.pipe(v.string(), v.maxLength(maxTextLength, tooLong(maxTextLength, words)));
  }
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
