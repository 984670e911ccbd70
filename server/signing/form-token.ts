import { randomFillSync } from 'node:crypto';
import { readToken, writeToken } from './hmac.ts';

/** How long a form token is good for: a tab left open for a whole working day can still send. */
export const tokenSeconds = 24 * 3600;

const payloadBytes = 14;
const purpose = 'form-token';

/** A token from further in the future was issued before the database's clock was set back. */
const futureMs = 1000;

/** What a form token says. */
export interface ReadToken {
  /** How long ago it was issued, in milliseconds. */
  readonly ageMs: number;
}

/**
 * A signed text that says when somebody first showed interest in a form. The form fetches it, so
 * pages carry none and stay cacheable; it holds a time and random bytes, nothing about the visitor.
 */
export function signFormToken(funnelId: string, secret: string, nowMs: number): string {
  const payload = Buffer.alloc(payloadBytes);
  payload.writeUIntBE(Math.floor(nowMs), 0, 6);
  randomFillSync(payload, 6);
  return writeToken({ secret, purpose, context: funnelId }, payload);
}

/** What a token says, or undefined where it is forged, another funnel's, or of another time. */
export function readFormToken(
  token: string,
  funnelId: string,
  secret: string,
  nowMs: number,
): ReadToken | undefined {
  const payload = readToken({ secret, purpose, context: funnelId }, token, payloadBytes);
  if (!payload) return undefined;
  const ageMs = nowMs - payload.readUIntBE(0, 6);
  return ageMs > tokenSeconds * 1000 || ageMs < -futureMs ? undefined : { ageMs };
}

/** What tells a token that was read from all others: its random bytes. */
export function formTokenId(token: string): string {
  return Buffer.from(token, 'base64url').toString('base64url', 6, payloadBytes);
}
