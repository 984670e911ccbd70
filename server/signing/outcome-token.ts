import { packId, unpackId } from '#server/db/identity.ts';
import { readToken, writeToken } from './hmac.ts';

/** How long an outcome's address shows the outcome, in seconds. */
const lifetimeSeconds = 30 * 60;

const payloadBytes = 21;
const purpose = 'outcome';

/** What an outcome's address says: which submission to show, and how. No personal data. */
export interface OutcomeToken {
  readonly submissionId: string;
  /** The email could not be sent at once and the funnel says so. */
  readonly isDelayed: boolean;
  /** The email is held back, because the address has had its emails of the day. */
  readonly isHeld: boolean;
}

/** A signed text for `?outcome=` that leads to one submission of one funnel for half an hour. */
export function signOutcome(
  { submissionId, isDelayed, isHeld }: OutcomeToken,
  funnelId: string,
  secret: string,
  nowMs: number,
): string {
  const payload = Buffer.alloc(payloadBytes);
  packId(submissionId).copy(payload);
  payload.writeUInt32BE(Math.floor(nowMs / 1000) + lifetimeSeconds, 16);
  payload.writeUInt8((isDelayed ? 1 : 0) | (isHeld ? 2 : 0), 20);
  return writeToken({ secret, purpose, context: funnelId }, payload);
}

/** What a token says, or undefined where it is forged, another funnel's, or too old. */
export function readOutcome(
  token: string,
  funnelId: string,
  secret: string,
  nowMs: number,
): OutcomeToken | undefined {
  const payload = readToken({ secret, purpose, context: funnelId }, token, payloadBytes);
  if (!payload || payload.readUInt32BE(16) < nowMs / 1000) return undefined;
  const flags = payload.readUInt8(20);
  return {
    submissionId: unpackId(payload),
    isDelayed: (flags & 1) !== 0,
    isHeld: (flags & 2) !== 0,
  };
}
