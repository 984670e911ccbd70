import * as v from 'valibot';
import {
  maxAddressLength,
  maxLineLength,
  maxTextLength,
} from '#engine/declaration/field-limits.ts';
import type { CompiledFunnel, NamedField } from '#engine/site/site.ts';
import { fillText } from '#engine/text/placeholders.ts';
import { isPlainName } from '#engine/text/plain-words.ts';

/** What was typed: right, or which fields are wrong and why. */
export type CheckedFields =
  | { readonly kind: 'valid'; readonly values: Readonly<Record<string, string>> }
  | {
      readonly kind: 'invalid';
      /** One sentence per wrong field, in the form's order. */
      readonly fields: Readonly<Record<string, string>>;
      /** Whether a required field was left empty, which has a toast of its own. */
      readonly missing: boolean;
    };

/**
 * Checks what was typed against the declared fields; the browser and the server call it alike.
 *
 * @param fields the form's fields in order
 * @param typed what was typed, by field name; other names are ignored
 * @returns every field's value, trimmed, texts in Unicode NFC, an empty text where nothing was typed
 */
export function checkFields(
  fields: readonly NamedField[],
  typed: Readonly<Record<string, unknown>>,
): CheckedFields {
  const values: Record<string, string> = {};
  const wrong: Record<string, string> = {};
  let missing = false;
  for (const field of fields) {
    const input = typed[field.name];
    const value = typeof input === 'string' ? input.normalize('NFC').trim() : '';
    values[field.name] = value;
    if (value === '') {
      if (!field.required) continue;
      missing = true;
      wrong[field.name] = field.missing ?? `${field.label} is required.`;
      continue;
    }
    const result = v.safeParse(schemaOf(field), value);
    if (!result.success) wrong[field.name] = result.issues[0].message;
  }
  return Object.keys(wrong).length === 0
    ? { kind: 'valid', values }
    : { kind: 'invalid', fields: wrong, missing };
}

function schemaOf(field: NamedField): v.GenericSchema<string, string> {
  switch (field.kind) {
    case 'email':
      return v.pipe(
        v.string(),
        v.check((value) => isAddress(value), field.invalid),
      );
    case 'select':
      return v.pipe(
        v.string(),
        v.check(
          (value) => field.options.some((option) => option.value === value),
          field.missing ?? 'Please choose one of the options.',
        ),
      );
    case 'text':
      return isName(field)
        ? v.pipe(
            line(maxLineLength),
            v.check(isPlainName, field.invalid ?? 'Please write a name without a link or address.'),
          )
        : line(maxLineLength);
    case 'textarea':
      return v.pipe(
        v.string(),
        v.maxLength(maxTextLength, `Please use at most ${maxTextLength} characters.`),
      );
  }
}

/** Whether a line asks for a person's name, by its own name or by the browser's autofill hint. */
function isName({ name, autocomplete }: NamedField): boolean {
  return name === 'name' || /\b(?:given-|family-|additional-|nick)?name$/.test(autocomplete ?? '');
}

function line(length: number) {
  return v.pipe(
    v.string(),
    v.maxLength(length, `Please use at most ${length} characters.`),
    v.check(
      // C0, C1 and bidirectional controls can hide or reorder what people read later.
      (value) => !/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(value),
      'Please remove the invisible characters.',
    ),
  );
}

const rfcAddress = v.pipe(v.string(), v.rfcEmail());

function isAddress(value: string): boolean {
  const ascii = toAsciiAddress(value);
  return ascii !== undefined && ascii.length <= maxAddressLength && v.is(rfcAddress, ascii);
}

/**
 * An address with its domain in the form mail servers exchange: lower-case A-labels (RFC 5890).
 *
 * @returns undefined where there is no domain with a dot in it
 */
export function toAsciiAddress(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 1 || !domain.includes('.') || domain.includes('..') || /[\s/?#:@[\]\\]/.test(domain))
    return undefined;
  try {
    const host = new URL(`http://${domain}`).hostname;
    return host.includes('.') && !/^[\d.]+$/.test(host)
      ? `${address.slice(0, at)}@${host}`
      : undefined;
  } catch {
    return undefined;
  }
}

/** What a submission is stored as. */
export interface LeadDraft {
  readonly email: string;
  readonly name: string | null;
  readonly source: string;
  readonly metadata: Readonly<Record<string, string>> | null;
}

/**
 * The lead a valid submission makes.
 *
 * @param typed as it was sent: a funnel that stores "as typed" keeps name and email so
 * @param where the page's path, the moment of sending (ISO 8601) and the event's id
 */
export function draftLead(
  funnel: CompiledFunnel,
  values: Readonly<Record<string, string>>,
  typed: Readonly<Record<string, unknown>>,
  where: { readonly page: string; readonly timestamp: string; readonly eventId?: string },
): LeadDraft | undefined {
  if (funnel.declaration.kind !== 'lead') return undefined;
  const { submission } = funnel.declaration;
  const asTyped = submission.stored === 'as-typed';
  const keep = (name: string) =>
    asTyped && typeof typed[name] === 'string' ? typed[name] : undefined;
  const email = values['email'] ?? '';
  const nameField = funnel.formFields.find((field) => field.name === 'name');
  const whenEmpty = nameField?.kind === 'text' ? (nameField.whenEmpty ?? null) : null;
  return {
    email: keep('email') ?? (toAsciiAddress(email) ?? email).toLowerCase(),
    name: values['name'] ? (keep('name') ?? values['name']) : whenEmpty,
    source: submission.source,
    metadata: metadataOf(submission.metadata, {
      ...funnel.values,
      ...values,
      page: where.page,
      timestamp: where.timestamp,
      'event.id': where.eventId ?? '',
    }),
  };
}

function metadataOf(
  declared: Readonly<Record<string, string>> | undefined,
  values: Readonly<Record<string, string>>,
): Record<string, string> | null {
  if (declared === undefined) return null;
  return Object.fromEntries(
    Object.entries(declared).map(([key, text]) => [key, fillText(text, values)]),
  );
}
