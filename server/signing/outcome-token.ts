import { createHmac, timingSafeEqual } from 'node:crypto';
import { packId, unpackId } from '#server/db/identity.ts';

/** How long an outcome's address shows the outcome, in seconds. */
const lifetimeSeconds = 30 * 60;

/** What an outcome's address says: which submission to show, and how. No personal data. */
export interface OutcomeToken {
  readonly submissionId: string;
  /** The email could not be sent at once and the funnel says so. */
  readonly isDelayed: boolean;
  /** The email is kept back, because the address has had its emails of the day. */
  readonly isHeld: boolean;
}

/** A signed text for `?outcome=` that leads to one submission of one funnel for half an hour. */
export function signOutcome(
  { submissionId, isDelayed, isHeld }: OutcomeToken,
  funnelId: string,
  secret: string,
  nowMs: number,
): string {
  const payload = Buffer.alloc(21);
  packId(submissionId).copy(payload);
  payload.writeUInt32BE(Math.floor(nowMs / 1000) + lifetimeSeconds, 16);
  payload.writeUInt8((isDelayed ? 1 : 0) | (isHeld ? 2 : 0), 20);
  return Buffer.concat([payload, sign(payload, funnelId, secret)]).toString('base64url');
}

/** What a token says, or undefined where it is forged, another funnel's, or too old. */
export function readOutcome(
  token: string,
  funnelId: string,
  secret: string,
  nowMs: number,
): OutcomeToken | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== 37) return undefined;
  const payload = bytes.subarray(0, 21);
  if (!timingSafeEqual(bytes.subarray(21), sign(payload, funnelId, secret))) return undefined;
  if (payload.readUInt32BE(16) < nowMs / 1000) return undefined;
  const marks = payload.readUInt8(20);
  return {
    submissionId: unpackId(payload),
    isDelayed: (marks & 1) !== 0,
    isHeld: (marks & 2) !== 0,
  };
}

function sign(payload: Buffer, funnelId: string, secret: string): Buffer {
  return createHmac('sha256', secret)
    .update('outcome')
    .update(payload)
    .update(funnelId)
    .digest()
    .subarray(0, 16);
}
