import { createHmac, randomFillSync, timingSafeEqual } from 'node:crypto';

/** How long a form token is good for: a tab that was left open over a working day still sends. */
export const tokenSeconds = 24 * 3600;

const payloadBytes = 14;
const signatureBytes = 16;

/** A token from the future was issued before the database's clock was set back: nobody waits for it. */
const futureMs = 1000;

/** What a form token says. */
export interface ReadToken {
  /** How long ago it was issued, in milliseconds. */
  readonly ageMs: number;
}

/**
 * A signed text that says when a form was first shown interest in. The form fetches it, so pages
 * carry none and stay cacheable; it holds a time and random bytes, nothing about the visitor.
 */
export function signFormToken(funnelId: string, secret: string, nowMs: number): string {
  const payload = Buffer.alloc(payloadBytes);
  payload.writeUIntBE(Math.floor(nowMs), 0, 6);
  randomFillSync(payload, 6);
  return Buffer.concat([payload, sign(payload, funnelId, secret)]).toString('base64url');
}

/** What a token says, or undefined where it is forged, another funnel's, or of another time. */
export function readFormToken(
  token: string,
  funnelId: string,
  secret: string,
  nowMs: number,
): ReadToken | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== payloadBytes + signatureBytes) return undefined;
  const payload = bytes.subarray(0, payloadBytes);
  if (!timingSafeEqual(bytes.subarray(payloadBytes), sign(payload, funnelId, secret))) {
    return undefined;
  }
  const ageMs = nowMs - payload.readUIntBE(0, 6);
  return ageMs > tokenSeconds * 1000 || ageMs < -futureMs ? undefined : { ageMs };
}

function sign(payload: Buffer, funnelId: string, secret: string): Buffer {
  return createHmac('sha256', secret)
    .update('form-token')
    .update(payload)
    .update(funnelId)
    .digest()
    .subarray(0, signatureBytes);
}
