import * as v from 'valibot';
import { lead, registration, submission } from '#engine/contract/webhooks/shapes.ts';

/** What the API returns in addition to the webhooks' shapes. */
const apiLead = v.object({
  ...lead.entries,
  /** The id of the funnel with this source; null for imported leads. */
  funnel: v.nullable(v.string()),
});

const apiSubmission = v.object({
  ...submission.entries,
  /** The outcome, for example accepted, already-registered or full. */
  outcome: v.string(),
});

const apiRegistration = v.object({
  ...registration.entries,
  /** The funnel's id. */
  funnel: v.string(),
  /** When a held seat lapses unless it is confirmed; null for a firm seat. */
  heldUntil: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});

/** The rows of each list. */
export const apiRecords = {
  leads: apiLead,
  submissions: apiSubmission,
  registrations: apiRegistration,
} as const;

export type ApiList = keyof typeof apiRecords;

export type ApiRecord<List extends ApiList> = v.InferOutput<(typeof apiRecords)[List]>;

/** A page of a list, oldest row first. */
export const apiPageOf = <List extends ApiList>(list: List) =>
  v.object({
    data: v.array(apiRecords[list]),
    /** Whether more rows follow now. */
    hasMore: v.boolean(),
    /** Leads to the rows that follow, now or later. */
    cursor: v.string(),
  });

/** A refusal or failure as an RFC 9457 problem. */
export const apiProblem = v.object({
  title: v.string(),
  status: v.number(),
});

/** What an API token may read. */
export const apiScopes = ['leads:read', 'submissions:read', 'registrations:read'] as const;
export type ApiScope = (typeof apiScopes)[number];
