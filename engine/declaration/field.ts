import * as v from 'valibot';
import { text } from './primitives.ts';

const asked = {
  /** Shown above the input; of a box to tick beside it. */
  label: text,
  /** A sentence under the label. */
  help: v.exactOptional(text),
  /** Whether the form can be sent without an answer. */
  required: v.boolean(),
  /** The error under the field when it is required and left empty. */
  missing: v.exactOptional(text),
};

const hints = {
  /** An example in the empty input. */
  placeholder: v.exactOptional(text),
  /** The browser's autofill hint (HTML, "autofill detail tokens"), for instance given-name. */
  autocomplete: v.exactOptional(text),
};

/** The answers to choose from. */
const options = v.pipe(
  v.array(
    v.strictObject({
      /** What is stored. */
      value: text,
      /** What visitors read. */
      label: text,
    }),
  ),
  v.minLength(1, 'needs at least one option'),
);

const count = v.pipe(v.number(), v.integer(), v.minValue(1));

/** One question of a form. */
export const field = v.variant('kind', [
  /** A line of text. */
  v.strictObject({
    kind: v.literal('text'),
    ...asked,
    ...hints,
    /** Stored when the field is left empty; null without it. */
    whenEmpty: v.exactOptional(text),
    /** The error under a name that contains a web or email address; the engine has a default. */
    invalid: v.exactOptional(text),
  }),
  /** An email address. */
  v.strictObject({
    kind: v.literal('email'),
    ...asked,
    ...hints,
    /** The error under the field when the input is not an email address. */
    invalid: text,
  }),
  /** One of several answers, in a list that opens. */
  v.strictObject({
    kind: v.literal('select'),
    ...asked,
    ...hints,
    /** The first entry of the list, which selects nothing. */
    prompt: text,
    options,
  }),
  /** One of a few answers, all in sight. */
  v.strictObject({ kind: v.literal('radio'), ...asked, options }),
  /** Any number of answers, all in sight; stored with commas between them. */
  v.strictObject({
    kind: v.literal('multi-select'),
    ...asked,
    options,
    /** How many answers there must be, if there are any. */
    min: v.exactOptional(count),
    /** How many answers there may be. */
    max: v.exactOptional(count),
    /** The error under the field for too few or too many answers; the engine has a default. */
    invalid: v.exactOptional(text),
  }),
  /** A box for yes; stored as `yes`, or as an empty text where it is not ticked. */
  v.strictObject({ kind: v.literal('checkbox'), ...asked }),
  /** A longer answer. */
  v.strictObject({
    kind: v.literal('textarea'),
    ...asked,
    ...hints,
    /** How many lines are seen at first. */
    rows: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(12))),
  }),
  /** What is stored with every lead of this form without being asked. */
  v.strictObject({
    kind: v.literal('constant'),
    /** What is stored; visitors neither see nor change it. */
    value: text,
  }),
]);

export type Field = v.InferOutput<typeof field>;
export type FieldKind = Field['kind'];
/** A field that visitors see. */
export type AskedField = Exclude<Field, { readonly kind: 'constant' }>;
/** A field whose answers are declared. */
export type ChoiceField = Extract<Field, { readonly options: unknown }>;
