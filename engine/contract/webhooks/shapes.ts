import * as v from 'valibot';

/** A moment: ISO 8601 in UTC, with milliseconds. */
const moment = v.pipe(v.string(), v.isoTimestamp());

const uuid = v.pipe(v.string(), v.uuid());
const texts = v.record(v.string(), v.string());

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
  metadata: v.nullable(v.record(v.string(), v.unknown())),
  createdAt: moment,
});

/** A form that was sent and taken. */
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
  attribution: v.nullable(v.record(v.string(), v.unknown())),
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

/** A seat at an event that is its person's: it is neither held nor offered any more. */
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

/** An email that was sent to a lead. */
export const email = v.object({
  id: uuid,
  coach: v.string(),
  leadId: v.nullable(uuid),
  /** Where it went. */
  email: v.string(),
  subject: v.nullable(v.string()),
  /** The funnel's id; null where no funnel brought it about. */
  funnel: v.nullable(v.string()),
  /** The name of the campaign that it belongs to; null for what was asked for. */
  campaign: v.nullable(v.string()),
  sentAt: v.nullable(moment),
});
