import type { Outcome } from '#engine/contract/submission.ts';
import type { DeclaredJourney } from '#server/declared/declared-journey.ts';

/** Everything one submission writes, as the statement reads it from JSON. */
export interface SubmissionRow extends DeclaredJourney {
  readonly id: string;
  /** The characters by which an operator finds it. */
  readonly reference: string;
  readonly funnel_id: string;
  /** What is stored of the lead's address: as typed where the funnel says so. */
  readonly email: string;
  readonly name: string | null;
  readonly source: string;
  readonly metadata: Readonly<Record<string, string>> | null;
  /** The id that a new lead gets; an existing one keeps its own. */
  readonly lead_id: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly page: string;
  readonly attribution: Readonly<Record<string, string>> | null;
  /** What brought the person to the page; empty where that is not known. */
  readonly traffic_source: string;
  /** What the form's page shows, and the variant of an experiment; empty without one. */
  readonly version: string;
  readonly variant: string;
  /** What was agreed to, as the key of `consent_texts`. */
  readonly consent_version: string | null;
  /** The same of each ticked box, by its name; null for a form without boxes. */
  readonly consent_versions: Readonly<Record<string, string>> | null;
  readonly event_id: string | null;
  /** How long the seat is held without a confirmation; null makes it firm. */
  readonly hold_seconds: number | null;
  /** Whether who finds no seat joins the waiting list. */
  readonly waits: boolean;
  /** Whether somebody who is registered already is told so. */
  readonly tells_registered: boolean;
  readonly delivery_id: string;
  /** The canonical address: where emails go, and the key under which the person is stored. */
  readonly delivery_address: string;
  /** A keyed hash of the mailbox, under which its emails are counted. */
  readonly address_hash: string;
  readonly function_name: string;
  readonly coach: string;
  readonly body: Readonly<Record<string, string>>;
  /** How long the worker leaves the email to whoever saved it. */
  readonly send_in_seconds: number;
}

/** What the statement returns for one submission. */
export interface SavedRow {
  readonly id: string;
  readonly funnel_id: string;
  readonly outcome: Outcome;
  readonly reference: string;
  /** What was stored when the id was first seen; null when that was now. */
  readonly fields: Readonly<Record<string, string>> | null;
  readonly lead_id: string | null;
  /** The email that answers this person: this submission's, or the one a repeat refers to. */
  readonly delivery_id: string | null;
  /** The email is held back, because the address has had its emails of the day. */
  readonly is_held: boolean;
}
