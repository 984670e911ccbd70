import * as v from 'valibot';

/*
 * What programs get of the site's rows: one shape per noun, whoever asks and however it reaches them.
 * A property may be added; none is renamed or given another meaning.
 */

/** A moment: ISO 8601 in UTC, with milliseconds. */
const moment = v.pipe(v.string(), v.isoTimestamp());

const uuid = v.pipe(v.string(), v.uuid());
const texts = v.record(v.string(), v.string());
const values = v.record(v.string(), v.unknown());

/** A person as one source knows them. */
export const lead = v.object({
  id: uuid,
  /** The slug of the coach whose funnel it came through. */
  coach: v.string(),
  /** As it was typed, without spaces around it. */
  email: v.string(),
  name: v.nullable(v.string()),
  /** What the lead is filed under. */
  source: v.string(),
  metadata: v.nullable(values),
  createdAt: moment,
});

/** A form that was sent. */
export const submission = v.object({
  id: uuid,
  /** The six characters that a visitor reads when something goes wrong. */
  reference: v.string(),
  /** The funnel's id. */
  funnel: v.string(),
  coach: v.string(),
  leadId: v.nullable(uuid),
  /** The person's address in its canonical spelling. */
  email: v.string(),
  /** What was typed, and the form's constants, by field. */
  fields: texts,
  /** The page on which the form was. */
  page: v.nullable(v.string()),
  attribution: v.nullable(values),
  /** What brought the person to the page, like newsletter/email; empty where that is not known. */
  trafficSource: v.string(),
  /** What the page said then; and the variant of an experiment, empty without one. */
  version: v.string(),
  variant: v.string(),
  /** The version of the words that were agreed to by sending, and of each ticked box by its name. */
  consentVersion: v.nullable(v.string()),
  consentVersions: v.nullable(texts),
  createdAt: moment,
});

/** A seat at an event. */
export const registration = v.object({
  id: uuid,
  coach: v.string(),
  leadId: uuid,
  /** The person's address in its canonical spelling. */
  email: v.string(),
  name: v.nullable(v.string()),
  event: v.object({
    id: uuid,
    /** The funnel's id and, where it has several dates, a slash and the date's. */
    key: v.string(),
    name: v.string(),
    startsAt: v.nullable(moment),
    /** An IANA time zone. */
    timeZone: v.string(),
    minutes: v.number(),
  }),
  createdAt: moment,
});
