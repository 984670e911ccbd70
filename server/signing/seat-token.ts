import { packId, unpackId } from '#server/db/identity.ts';
import { readToken, writeToken } from './hmac.ts';

const purpose = 'seat';

/**
 * The address where the reader of a confirmation confirms a held seat: a signed delivery id, nothing
 * personal. Only the mailbox that got the email knows it.
 *
 * @param publicUrl the site's address, without a trailing slash
 */
export function seatUrl(publicUrl: string, deliveryId: string, secret: string): string {
  return `${publicUrl}/seat/${writeToken({ secret, purpose }, packId(deliveryId))}`;
}

/** A token's delivery; undefined if it is forged or incomplete. */
export function readSeatToken(token: string, secret: string): string | undefined {
  const id = readToken({ secret, purpose }, token, 16);
  return id && unpackId(id);
}
