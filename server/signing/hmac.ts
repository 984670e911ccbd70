import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

type Bytes = string | Buffer;

/** How much of an HMAC a token contains: too much to guess, short enough for a link. */
const tagBytes = 16;

/** The HMAC-SHA-256 of the parts, one after another, under the site's secret. */
export function keyedHash(secret: string, ...parts: readonly Bytes[]): Buffer {
  const hmac = createHmac('sha256', secret);
  for (const part of parts) hmac.update(part);
  return hmac.digest();
}

/** Compares hashes of both, so that timing reveals neither length nor content. */
export function isSame(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}

/** A token's purpose: it is invalid for any other purpose or context. */
export interface TokenUse {
  readonly secret: string;
  readonly purpose: string;
  /** For example the funnel it belongs to. */
  readonly context?: string;
}

/** A payload and its signature as one text for an address. */
export function writeToken(use: TokenUse, payload: Buffer): string {
  return Buffer.concat([payload, tagOf(use, payload)]).toString('base64url');
}

/**
 * A token's payload; undefined if it is forged, incomplete or for another purpose.
 *
 * A token has one spelling only. Base64 itself would also take others: it skips characters that it does
 * not know, and the last one has bits to spare. So whatever is counted or stored under a token cannot be
 * had again under another spelling.
 */
export function readToken(use: TokenUse, token: string, payloadBytes: number): Buffer | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== payloadBytes + tagBytes) return undefined;
  const payload = bytes.subarray(0, payloadBytes);
  const isOurs = timingSafeEqual(bytes.subarray(payloadBytes), tagOf(use, payload));
  return isOurs && bytes.toString('base64url') === token ? payload : undefined;
}

function tagOf({ secret, purpose, context = '' }: TokenUse, payload: Buffer): Buffer {
  return keyedHash(secret, purpose, payload, context).subarray(0, tagBytes);
}
