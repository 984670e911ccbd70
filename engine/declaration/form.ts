import * as v from 'valibot';
import { text, toast } from './primitives.ts';

const shared = {
  /** Shown above the input. */
  label: text,
  /** A sentence under the label. */
  help: v.exactOptional(text),
  /** An example in the empty input. */
  placeholder: v.exactOptional(text),
  /** The browser's autofill hint (HTML, "autofill detail tokens"), for instance given-name. */
  autocomplete: v.exactOptional(text),
  /** Whether the form can be sent without an answer. */
  required: v.boolean(),
  /** The error under the field when it is required and left empty. */
  missing: v.exactOptional(text),
};

/** One question of a form. */
export const field = v.variant('kind', [
  /** A line of text. */
  v.strictObject({
    kind: v.literal('text'),
    ...shared,
    /** Stored when the field is left empty; null without it. */
    whenEmpty: v.exactOptional(text),
    /** The error under a name that contains a web or email address; the engine has a default. */
    invalid: v.exactOptional(text),
  }),
  /** An email address. */
  v.strictObject({
    kind: v.literal('email'),
    ...shared,
    /** The error under the field when the input is not an email address. */
    invalid: text,
  }),
  /** One of several answers. */
  v.strictObject({
    kind: v.literal('select'),
    ...shared,
    /** The first entry of the list, which selects nothing. */
    prompt: text,
    /** The answers to choose from. */
    options: v.pipe(
      v.array(
        v.strictObject({
          /** What is stored. */
          value: text,
          /** What visitors read. */
          label: text,
        }),
      ),
      v.minLength(1, 'needs at least one option'),
    ),
  }),
  /** A longer answer. */
  v.strictObject({
    kind: v.literal('textarea'),
    ...shared,
    /** How many lines are seen at first. */
    rows: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(12))),
  }),
]);

/** The name of a field or of a box. */
const inputName = v.pipe(
  v.string(),
  v.regex(/^[a-z][A-Za-z0-9]*$/, 'is not a field name: write it like jobTitle'),
);

/** A box that visitors tick to agree to something; it is never ticked beforehand. */
const consentBox = v.strictObject({
  /** By which it is stored, and named where it starts a campaign. */
  name: inputName,
  /** What is agreed to, beside the box. */
  text: text,
  /** Whether the form needs it. */
  required: v.boolean(),
  /** The error under the box when it is required and not ticked. */
  missing: v.exactOptional(text),
  /** The name by which people find these words later, for instance 2027-01. */
  version: text,
});

/** The form a visitor fills in. Every form has a field named email. */
export const form = v.strictObject({
  /** The heading over the form. */
  title: text,
  /** A sentence under it. */
  subtitle: v.exactOptional(text),
  /** The questions by name, in the order they are asked. */
  fields: v.record(inputName, field),
  /** The toast for required fields left empty; without it only the fields' own errors show. */
  missing: v.exactOptional(toast),
  /** The button's words. */
  button: v.strictObject({
    /** At rest: what happens when it is pressed. */
    idle: text,
    /** While the form is being sent. */
    busy: text,
  }),
  /** A line under the button: what happens to the address. */
  privacy: v.exactOptional(text),
  /** What visitors agree to by sending; the version is stored with the lead. */
  consent: v.exactOptional(
    v.strictObject({
      /** The words beside the button. */
      text: text,
      /** The name by which people find these words later, for instance 2027-01. */
      version: text,
    }),
  ),
  /** Boxes to tick, above the button; the version of each ticked one is stored with the lead. */
  consents: v.exactOptional(v.array(consentBox)),
});

export type Form = v.InferOutput<typeof form>;
export type ConsentBox = v.InferOutput<typeof consentBox>;
export type Field = v.InferOutput<typeof field>;
export type FieldKind = Field['kind'];
