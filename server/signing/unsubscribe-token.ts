import { packId, unpackId } from '#server/db/identity.ts';
import { readToken, writeToken } from './hmac.ts';

const purpose = 'unsubscribe';

/**
 * The address where the reader of a campaign email unsubscribes: a signed delivery id, nothing
 * personal. It never expires, because such an email may be read years later.
 *
 * @param publicUrl the site's address, without a trailing slash
 */
export function unsubscribeUrl(publicUrl: string, deliveryId: string, secret: string): string {
  return `${publicUrl}/unsubscribe/${writeToken({ secret, purpose }, packId(deliveryId))}`;
}

/** A token's delivery; undefined if it is forged or incomplete. */
export function readUnsubscribeToken(token: string, secret: string): string | undefined {
  const id = readToken({ secret, purpose }, token, 16);
  return id && unpackId(id);
}

/** The headers with which an email program offers one-click unsubscribing (RFC 8058). */
export function unsubscribeHeaders(url: string): Readonly<Record<string, string>> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
