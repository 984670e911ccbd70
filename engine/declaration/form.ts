import * as v from 'valibot';
import { text, toast } from './primitives.ts';

const shared = {
  /** Shown above the input. */
  label: text,
  /** A sentence under the label. */
  help: v.exactOptional(text),
  placeholder: v.exactOptional(text),
  /** The browser's autofill hint (HTML, "autofill detail tokens"), for instance given-name. */
  autocomplete: v.exactOptional(text),
  required: v.boolean(),
  /** The error under the field when it is required and left empty. */
  missing: v.exactOptional(text),
};

/** One question of a form. */
export const field = v.variant('kind', [
  v.strictObject({
    kind: v.literal('text'),
    ...shared,
    /** Stored when the field is left empty; null without it. */
    whenEmpty: v.exactOptional(text),
    /** The error under a name that contains a web or email address; the engine has a default. */
    invalid: v.exactOptional(text),
  }),
  v.strictObject({
    kind: v.literal('email'),
    ...shared,
    /** The error under the field when the input is not an email address. */
    invalid: text,
  }),
  v.strictObject({
    kind: v.literal('select'),
    ...shared,
    /** The first entry of the list, which selects nothing. */
    prompt: text,
    /** `value` is stored, `label` is what visitors read. */
    options: v.pipe(
      v.array(v.strictObject({ value: text, label: text })),
      v.minLength(1, 'needs at least one option'),
    ),
  }),
  v.strictObject({
    kind: v.literal('textarea'),
    ...shared,
    rows: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(12))),
  }),
]);

/** The form a visitor fills in. Every form has a field named email. */
export const form = v.strictObject({
  title: text,
  subtitle: v.exactOptional(text),
  /** The questions by name, in the order they are asked. */
  fields: v.record(
    v.pipe(
      v.string(),
      v.regex(/^[a-z][A-Za-z0-9]*$/, 'is not a field name: write it like jobTitle'),
    ),
    field,
  ),
  /** The toast for required fields left empty; without it only the fields' own errors show. */
  missing: v.exactOptional(toast),
  /** The button's label at rest, and while the form is being sent. */
  button: v.strictObject({ idle: text, busy: text }),
  /** A line under the button: what happens to the address. */
  privacy: v.exactOptional(text),
  /** What visitors agree to by sending; the version is stored with the lead. */
  consent: v.exactOptional(v.strictObject({ text: text, version: text })),
});

export type Field = v.InferOutput<typeof field>;
export type FieldKind = Field['kind'];
