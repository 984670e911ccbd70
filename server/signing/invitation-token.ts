import { packId, unpackId } from '#server/db/identity.ts';
import { readToken, writeToken } from './hmac.ts';

const purpose = 'invitation';

/**
 * The address where an invited person joins the team. The part after # is sent to no server and is in
 * no log; the console reads it.
 *
 * @param publicUrl the site's address, without a trailing slash
 */
export function invitationUrl(publicUrl: string, invitationId: string, secret: string): string {
  return `${publicUrl}/diagnostics/join#${writeToken({ secret, purpose }, packId(invitationId))}`;
}

/** A token's invitation; undefined if it is forged or incomplete. */
export function readInvitationToken(token: string, secret: string): string | undefined {
  const id = readToken({ secret, purpose }, token, 16);
  return id && unpackId(id);
}
