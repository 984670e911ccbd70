import { packId, unpackId } from '#server/db/identity.ts';
import { readToken, writeToken } from './hmac.ts';

const purpose = 'invitation';

/**
 * The address under which somebody who was invited joins the team. What follows the # is sent to no
 * server and stands in no log; the console reads it.
 *
 * @param publicUrl where paths of this site begin, without a trailing slash
 */
export function invitationUrl(publicUrl: string, invitationId: string, secret: string): string {
  return `${publicUrl}/diagnostics/join#${writeToken({ secret, purpose }, packId(invitationId))}`;
}

/** The invitation that a token belongs to; undefined where it is forged or incomplete. */
export function readInvitationToken(token: string, secret: string): string | undefined {
  const id = readToken({ secret, purpose }, token, 16);
  return id && unpackId(id);
}
