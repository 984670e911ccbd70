import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { packId, unpackId } from '#server/db/identity.ts';
import { keyedHash, readToken, writeToken } from './hmac.ts';

/** How long an outcome's address shows the outcome, in seconds. */
const lifetimeSeconds = 30 * 60;

const payloadBytes = 21;
const nonceBytes = 16;
const purpose = 'sealed-outcome';
const delayedBit = 1;
const confirmedBit = 2;
const cipher = 'aes-256-ctr';

/** Which submission an outcome's address shows, and how. Nothing personal. */
export interface OutcomeToken {
  readonly submissionId: string;
  /** The email could not be sent at once, and the funnel says so. */
  readonly isDelayed: boolean;
  /** The viewer confirmed it by email. */
  readonly isConfirmed?: boolean;
}

/**
 * A sealed text for `?outcome=` that leads to one submission of one funnel for half an hour. It is
 * encrypted, because addresses stay in histories and logs, where nobody may get an id that the API
 * knows.
 */
export function signOutcome(
  { submissionId, isDelayed, isConfirmed = false }: OutcomeToken,
  funnelId: string,
  secret: string,
  nowMs: number,
): string {
  const payload = Buffer.alloc(payloadBytes);
  packId(submissionId).copy(payload);
  payload.writeUInt32BE(Math.floor(nowMs / 1000) + lifetimeSeconds, 16);
  payload.writeUInt8((isDelayed ? delayedBit : 0) + (isConfirmed ? confirmedBit : 0), 20);
  const nonce = randomBytes(nonceBytes);
  const sealed = createCipheriv(cipher, keyOf(secret), nonce).update(payload);
  return writeToken({ secret, purpose, context: funnelId }, Buffer.concat([nonce, sealed]));
}

/** A token's content; undefined if it is forged, another funnel's, or too old. */
export function readOutcome(
  token: string,
  funnelId: string,
  secret: string,
  nowMs: number,
): OutcomeToken | undefined {
  // The signature is checked first: a forged token costs one hash and is never decrypted.
  const use = { secret, purpose, context: funnelId };
  const sealed = readToken(use, token, nonceBytes + payloadBytes);
  if (!sealed) return undefined;
  const nonce = sealed.subarray(0, nonceBytes);
  const payload = createDecipheriv(cipher, keyOf(secret), nonce).update(
    sealed.subarray(nonceBytes),
  );
  if (payload.readUInt32BE(16) < nowMs / 1000) return undefined;
  const bits = payload.readUInt8(20);
  return {
    submissionId: unpackId(payload),
    isDelayed: (bits & delayedBit) !== 0,
    ...(bits & confirmedBit ? { isConfirmed: true } : {}),
  };
}

/** A key for this purpose only. */
function keyOf(secret: string): Buffer {
  return keyedHash(secret, 'outcome-key');
}
