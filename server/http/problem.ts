import type { FormToken, Problem } from '#engine/contract/documents.ts';
import type { Toast } from '#engine/declaration/submission.ts';

/** Every way to turn a submission away, with its status and a sentence for programmers. */
const refusals = {
  unreadable: [
    400,
    'The request cannot be read',
    'Send one JSON object whose “fields” holds texts, or lists of texts, by name; or a form as application/x-www-form-urlencoded.',
  ],
  'foreign-origin': [
    403,
    'The request came from another site',
    'Send the form from a page of this site.',
  ],
  'stale-token': [
    403,
    'The form token is no longer valid',
    'Send the form again with the token in formToken, after its waitSeconds.',
  ],
  'unknown-funnel': [404, 'There is no such form', 'No funnel with a form has this id.'],
  'already-registered': [
    409,
    'Already registered',
    'This person is already registered for the event.',
  ],
  full: [409, 'The event is full', 'No seat is left.'],
  'id-in-use': [
    409,
    'The submission id is in use',
    'Different answers, or another form, were sent with this id. Send these with an id of their own.',
  ],
  'too-large': [413, 'The request is too large', 'The body may have 16 KB at most.'],
  'wrong-media-type': [
    415,
    'The media type or its encoding is not accepted',
    'Send application/json or application/x-www-form-urlencoded, uncompressed.',
  ],
  invalid: [422, 'Some fields are not valid', 'The member “fields” lists them with the reasons.'],
  closed: [410, 'The offer has ended', 'The form no longer accepts answers.'],
  'proof-needed': [
    428,
    'The form is under attack',
    'Solve the challenge in formToken and send the form again with the solution.',
  ],
  'too-fast': [
    429,
    'The form was sent too quickly',
    'Send it again, with the same token, after the time in Retry-After.',
  ],
  'too-many': [429, 'Too many attempts', 'Wait for the time in Retry-After.'],
  failed: [500, 'The submission failed', 'The reference leads an operator to the cause.'],
  unavailable: [
    503,
    'The form cannot be saved now',
    'Send it again, with the same submissionId, after the time in Retry-After.',
  ],
} as const satisfies Record<string, readonly [number, string, string]>;

export type Refusal = keyof typeof refusals;

/** What a visitor is told about a refusal. */
export interface RefusalDetails {
  readonly toast?: Toast;
  /** One sentence per wrong field, by field name. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly reference?: string;
  readonly formToken?: FormToken;
}

/** A refusal as an RFC 9457 problem. */
export function createProblem(refusal: Refusal, details: RefusalDetails = {}): Problem {
  const [status, title, detail] = refusals[refusal];
  return { type: `urn:problem-type:funnelfile:${refusal}`, title, status, detail, ...details };
}

/** A refusal or failure as an uncacheable response. */
export function problemResponse(
  content: Pick<Problem, 'title' | 'status'>,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(JSON.stringify(content), {
    status: content.status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...headers,
    },
  });
}
