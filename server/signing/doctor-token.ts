import { readToken, writeToken } from './hmac.ts';

/** Where the site tells its doctor how a request arrived, and the header that asks for it. */
export const forwardingPath = '/healthz/forwarding';
export const doctorHeader = 'x-doctor';

/** How long a token is valid; the clocks of several machines differ. */
const validMs = 120_000;
const payloadBytes = 8;

/** Proves that the site's own doctor asks. */
export function writeDoctorToken(secret: string, now: Date): string {
  const payload = Buffer.alloc(payloadBytes);
  payload.writeDoubleBE(now.getTime());
  return writeToken({ secret, purpose: 'doctor' }, payload);
}

/** Whether the site's own doctor made a token a moment ago. */
export function isDoctorToken(secret: string, token: string, now: Date): boolean {
  const payload = readToken({ secret, purpose: 'doctor' }, token, payloadBytes);
  return payload !== undefined && Math.abs(now.getTime() - payload.readDoubleBE()) < validMs;
}
