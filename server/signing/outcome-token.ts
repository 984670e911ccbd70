import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { packId, unpackId } from '#server/db/identity.ts';
import { keyedHash } from './hmac.ts';

/** How long an outcome's address shows the outcome, in seconds. */
const lifetimeSeconds = 30 * 60;

const payloadBytes = 21;
const nonceBytes = 12;
const tagBytes = 16;
const tokenLength = Math.ceil(((nonceBytes + payloadBytes + tagBytes) * 4) / 3);
const cipher = 'aes-256-gcm';

/** What an outcome's address says: which submission to show, and how. No personal data. */
export interface OutcomeToken {
  readonly submissionId: string;
  /** The email could not be sent at once and the funnel says so. */
  readonly isDelayed: boolean;
  /** The email is held back, because the address has had its emails of the day. */
  readonly isHeld: boolean;
}

/**
 * A sealed text for `?outcome=` that leads to one submission of one funnel for half an hour. It is
 * encrypted: an address outlives its time in histories and logs, and whoever finds it there must not
 * get an id out of it that the API knows.
 */
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
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, keyOf(secret), nonce).setAAD(Buffer.from(funnelId));
  const sealed = [nonce, sealing.update(payload), sealing.final(), sealing.getAuthTag()];
  return Buffer.concat(sealed).toString('base64url');
}

/** What a token says, or undefined where it is forged, another funnel's, or too old. */
export function readOutcome(
  token: string,
  funnelId: string,
  secret: string,
  nowMs: number,
): OutcomeToken | undefined {
  const payload = unseal(token, funnelId, secret);
  if (!payload || payload.readUInt32BE(16) < nowMs / 1000) return undefined;
  const flags = payload.readUInt8(20);
  return {
    submissionId: unpackId(payload),
    isDelayed: (flags & 1) !== 0,
    isHeld: (flags & 2) !== 0,
  };
}

function unseal(token: string, funnelId: string, secret: string): Buffer | undefined {
  if (token.length !== tokenLength) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  // One text for each token: what is counted or kept by it cannot be had again by another spelling.
  if (bytes.toString('base64url') !== token) return undefined;
  const end = nonceBytes + payloadBytes;
  try {
    const opening = createDecipheriv(cipher, keyOf(secret), bytes.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    })
      .setAAD(Buffer.from(funnelId))
      .setAuthTag(bytes.subarray(end));
    return Buffer.concat([opening.update(bytes.subarray(nonceBytes, end)), opening.final()]);
  } catch {
    return undefined;
  }
}

/** A key for this purpose alone. */
function keyOf(secret: string): Buffer {
  return keyedHash(secret, 'outcome-key');
}
