import * as v from 'valibot';
import { text, toast } from './text.ts';

const shared = {
  /** Stands above the input. */
  label: text,
  /** A sentence under the label. */
  help: v.exactOptional(text),
  placeholder: v.exactOptional(text),
  /** The browser's autofill hint (HTML, "autofill detail tokens"), for instance given-name. */
  autocomplete: v.exactOptional(text),
  required: v.boolean(),
  /** The sentence under the field when a required one is left empty. */
  missing: v.exactOptional(text),
};

/** One question the form asks. */
export const field = v.variant('kind', [
  v.strictObject({
    kind: v.literal('text'),
    ...shared,
    /** Stored when a visitor leaves the field empty; without it an empty field is stored as null. */
    whenEmpty: v.exactOptional(text),
    /** The sentence under a name that holds a web or email address; without it the engine has one. */
    invalid: v.exactOptional(text),
  }),
  v.strictObject({
    kind: v.literal('email'),
    ...shared,
    /** The sentence under the field when what was typed is not an email address. */
    invalid: text,
  }),
  v.strictObject({
    kind: v.literal('select'),
    ...shared,
    /** The first line of the list, which chooses nothing. */
    prompt: text,
    /** What is stored, and what a visitor reads. */
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

/** The form a visitor fills in. Every lead form has a field named email. */
export const form = v.strictObject({
  title: text,
  subtitle: v.exactOptional(text),
  /** The questions by name, in the order a visitor meets them. */
  fields: v.record(
    v.pipe(
      v.string(),
      v.regex(/^[a-z][A-Za-z0-9]*$/, 'is not a field name: write it like jobTitle'),
    ),
    field,
  ),
  /** Shown when required fields are left empty. Without it only the fields' own sentences are. */
  missing: v.exactOptional(toast),
  /** The button at rest, and while the form is on its way. */
  button: v.strictObject({ idle: text, busy: text }),
  /** A line under the button: what happens with the address. */
  privacy: v.exactOptional(text),
  /** What a visitor agrees to by sending; its version is stored with the lead. */
  consent: v.exactOptional(v.strictObject({ text: text, version: text })),
});

export type Field = v.InferOutput<typeof field>;
export type FieldKind = Field['kind'];
