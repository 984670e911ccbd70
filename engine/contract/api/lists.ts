import * as v from 'valibot';
import { lead, registration, submission } from '#engine/contract/webhooks/shapes.ts';

/** What the API gives besides what every program gets. */
const apiLead = v.object({
  ...lead.entries,
  /** The id of the funnel whose source it is; null for who was imported. */
  funnel: v.nullable(v.string()),
});

const apiSubmission = v.object({
  ...submission.entries,
  /** How it ended, for instance accepted, already-registered or full. */
  outcome: v.string(),
});

const apiRegistration = v.object({
  ...registration.entries,
  /** The funnel's id. */
  funnel: v.string(),
  /** When a held seat lapses unless it is confirmed; null is a firm seat. */
  heldUntil: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});

/** What each list of the API is made of. */
export const apiRecords = {
  leads: apiLead,
  submissions: apiSubmission,
  registrations: apiRegistration,
} as const;

/** The name of a list of the API. */
export type ApiList = keyof typeof apiRecords;

/** A row of a list. */
export type ApiRecord<List extends ApiList> = v.InferOutput<(typeof apiRecords)[List]>;

/** A page of a list: the oldest row first. */
export const apiPageOf = <List extends ApiList>(list: List) =>
  v.object({
    data: v.array(apiRecords[list]),
    /** Whether more rows follow now. */
    hasMore: v.boolean(),
    /** What leads to the rows that follow, now or later. */
    cursor: v.string(),
  });

/** A refusal or failure in the form of RFC 9457. */
export const apiProblem = v.object({
  title: v.string(),
  status: v.number(),
});

/** What a token of the API may read. */
export const apiScopes = ['leads:read', 'submissions:read', 'registrations:read'] as const;
export type ApiScope = (typeof apiScopes)[number];
