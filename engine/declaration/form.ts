import * as v from 'valibot';
import { field } from './field.ts';
import { type DeepReadonly, text, toast } from './primitives.ts';

const nameLike = (message: string) => v.pipe(v.string(), v.regex(/^[a-z][A-Za-z0-9]*$/, message));
const fieldName = nameLike('is not a field name: write it like jobTitle');
const boxName = nameLike('is not a name for a box: write it like trainingEmails');

/** The name of a wording, by which it is stored with those who agreed to it. */
const version = v.pipe(
  v.string(),
  v.regex(/^\S(?:.*\S)?$/, 'is not a version: write a name for these words like 2027-01'),
);

/** A box that visitors tick to agree to something; it is never ticked beforehand. */
const consentBox = v.strictObject({
  /** By which it is stored, and named where it starts a campaign. */
  name: boxName,
  /** What is agreed to, beside the box. */
  text: text,
  /** Whether the form needs it. */
  required: v.boolean(),
  /** The error under the box when it is required and not ticked. */
  missing: v.exactOptional(text),
  /** The name by which people find these words later, for instance 2027-01. */
  version,
});

/** The form a visitor fills in. Every form has a field named email. */
export const form = v.strictObject({
  /** The heading over the form. */
  title: text,
  /** A sentence under it. */
  subtitle: v.exactOptional(text),
  /** The questions by name, in the order they are asked. */
  fields: v.record(fieldName, field),
  /** The toast for required fields left empty; without it the browser asks for the first of them in its own words. */
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
      version,
    }),
  ),
  /** Boxes to tick, above the button; the version of each ticked one is stored with the lead. */
  consents: v.exactOptional(v.array(consentBox)),
});

export type Form = v.InferOutput<typeof form>;
export type ConsentBox = DeepReadonly<v.InferOutput<typeof consentBox>>;
