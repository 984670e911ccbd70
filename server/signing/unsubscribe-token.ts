import { createHmac, timingSafeEqual } from 'node:crypto';
import { packId, unpackId } from '#server/db/identity.ts';

const idLength = 16;
const tagLength = 16;

/**
 * The address under which the reader of a letter stops it: a signed delivery id, nothing personal.
 * It never expires, because a letter may be read years later.
 *
 * @param publicUrl where paths of this site begin, without a trailing slash
 */
export function unsubscribeUrl(publicUrl: string, deliveryId: string, secret: string): string {
  const id = packId(deliveryId);
  const token = Buffer.concat([id, sign(id, secret)]).toString('base64url');
  return `${publicUrl}/unsubscribe/${token}`;
}

/** The delivery a token belongs to; undefined where it is forged or incomplete. */
export function readUnsubscribeToken(token: string, secret: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== idLength + tagLength) return undefined;
  const id = bytes.subarray(0, idLength);
  return timingSafeEqual(bytes.subarray(idLength), sign(id, secret)) ? unpackId(id) : undefined;
}

function sign(id: Buffer, secret: string): Buffer {
  return createHmac('sha256', secret)
    .update('unsubscribe')
    .update(id)
    .digest()
    .subarray(0, tagLength);
}

/** The headers by which a mail program offers to unsubscribe with one click (RFC 8058). */
export function unsubscribeHeaders(url: string): Readonly<Record<string, string>> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
