import { packId, unpackId } from '#server/db/identity.ts';
import { readToken, writeToken } from './hmac.ts';

const purpose = 'seat';

/**
 * The address under which the reader of a confirmation confirms a held seat: a signed delivery id,
 * nothing personal. Only the mailbox that the email went to knows it.
 *
 * @param publicUrl where paths of this site begin, without a trailing slash
 */
export function seatUrl(publicUrl: string, deliveryId: string, secret: string): string {
  return `${publicUrl}/seat/${writeToken({ secret, purpose }, packId(deliveryId))}`;
}

/** The delivery a token belongs to; undefined where it is forged or incomplete. */
export function readSeatToken(token: string, secret: string): string | undefined {
  const id = readToken({ secret, purpose }, token, 16);
  return id && unpackId(id);
}
