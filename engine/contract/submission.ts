import type { Screen, Toast } from '#engine/declaration/submission.ts';

/** What the form posts to `/api/funnels/{id}/submissions`, as JSON. */
export interface SubmissionRequest {
  /** A UUID made by the page: the same id with the same words always gets the first answer. */
  readonly submissionId?: string;
  /** The lead's id, a UUID, if the funnel lets the page make one. */
  readonly leadId?: string;
  /** What was typed, by field name; several answers to one field are lines or a list. */
  readonly fields: Readonly<Record<string, string | readonly string[]>>;
  /** The path of the form's page. */
  readonly page?: string;
  /** The utm_* parameters of the page's address. */
  readonly attribution?: Readonly<Record<string, string>>;
  /** The host of the previous page, if the browser names it. */
  readonly referrer?: string;
  /** The form token; without one only a tenth of the limits applies. */
  readonly token?: string;
  /** The solved challenge, if the token came with one: ALTCHA's JSON in Base64. */
  readonly altcha?: string;
}

/** What a form fetches once somebody shows interest in it (`GET /api/funnels/{id}/form-token`). */
export interface FormToken {
  readonly token: string;
  /** How long the form waits before it sends: no person is faster. */
  readonly waitSeconds: number;
  readonly validSeconds: number;
  /** Proof of work to do before sending; only while the form is under attack. */
  readonly challenge?: Challenge;
}

/** ALTCHA's proof of work: find the number for which SHA-256(salt + number) is `challenge`. */
export interface Challenge {
  readonly algorithm: 'SHA-256';
  /** In hexadecimal digits. */
  readonly challenge: string;
  readonly maxnumber: number;
  readonly salt: string;
  readonly signature: string;
}

/** How a submission ended; `unconfirmed` waits for its confirmation by email. */
export const outcomes = [
  'accepted',
  'waiting',
  'already-registered',
  'full',
  'unconfirmed',
] as const;
export type Outcome = (typeof outcomes)[number];

/** The answer to an accepted submission (201): the funnel's words, filled in. */
export interface SubmissionAnswer {
  readonly outcome: Extract<Outcome, 'accepted' | 'waiting' | 'unconfirmed'>;
  readonly toast?: Toast;
  /** Replaces the form. Without it the form stays, and `clear` says whether it is emptied. */
  readonly screen?: Screen;
  /** Where the screen's button downloads the offered file. */
  readonly download?: string;
  /** The address of the thank-you page, if there is one. */
  readonly page?: string;
  readonly clear: boolean;
}

/** An error, `application/problem+json` (RFC 9457), in words for visitors. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail?: string;
  readonly toast?: Toast;
  /** One sentence per invalid field, by field name. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Six characters by which an operator finds the cause, for example 7F3K2Q. */
  readonly reference?: string;
  /** With it, the form retries automatically after the token's wait and work. */
  readonly formToken?: FormToken;
}
