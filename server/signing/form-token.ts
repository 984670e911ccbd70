import { randomFillSync } from 'node:crypto';
import { readToken, writeToken } from './hmac.ts';

/** How long a form token is valid: a tab left open for a whole working day can still send. */
export const tokenSeconds = 24 * 3600;

const payloadBytes = 14;
const purpose = 'form-token';

/** A token from further in the future was issued before the database's clock was set back. */
const futureMs = 1000;

export interface ReadToken {
  /** How long ago it was issued, in milliseconds. */
  readonly ageMs: number;
}

/**
 * A signed text that says when somebody first showed interest in a form. The form fetches it, so that
 * pages contain none and stay cacheable. It holds a time and random bytes, nothing about the visitor.
 */
export function signFormToken(funnelId: string, secret: string, nowMs: number): string {
  const payload = Buffer.alloc(payloadBytes);
  payload.writeUIntBE(Math.floor(nowMs), 0, 6);
  randomFillSync(payload, 6);
  return writeToken({ secret, purpose, context: funnelId }, payload);
}

/** A token's content; undefined if it is forged, another funnel's, or out of time. */
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

/** What distinguishes a token from all others: its random bytes. */
export function formTokenId(token: string): string {
  return Buffer.from(token, 'base64url').toString('base64url', 6, payloadBytes);
}
