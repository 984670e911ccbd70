import { packId, unpackId } from '#server/db/identity.ts';
import { keyedHash, readToken, writeToken } from './hmac.ts';

const purpose = 'confirm';
const inboxPurpose = 'inbox';
const addressBytes = 8;

/** What the link of an email that asks says: which sign-up, and to which address it went. */
export interface ConfirmToken {
  readonly id: string;
  /** Stands for the address: a link dies with the address that it was sent to. */
  readonly addressKey: string;
}

/**
 * The address behind the button of an email that asks to confirm a sign-up: its signed id and a key of
 * the address, nothing personal. Only the mailbox that the email went to knows it.
 *
 * @param publicUrl where paths of this site begin, without a trailing slash
 */
export function confirmUrl(
  publicUrl: string,
  { id, address }: { readonly id: string; readonly address: string },
  secret: string,
): string {
  const payload = Buffer.concat([packId(id), keyOf(address, secret)]);
  return `${publicUrl}/confirm/${writeToken({ secret, purpose }, payload)}`;
}

/** What such a link says; undefined where it is forged or incomplete. */
export function readConfirmToken(token: string, secret: string): ConfirmToken | undefined {
  const payload = readToken({ secret, purpose }, token, 16 + addressBytes);
  if (payload === undefined) return undefined;
  return {
    id: unpackId(payload.subarray(0, 16)),
    addressKey: payload.toString('base64url', 16),
  };
}

/**
 * The same text without the links that confirm: that one was followed proves that its mailbox was read,
 * so nobody else may read it, in a copy of the email either.
 */
export function hideConfirmLinks(text: string): string {
  return text.replaceAll(/(?<=\/confirm\/)[\w-]+/g, 'hidden');
}

/** What stands for an address in such links. */
export function confirmAddressKey(address: string, secret: string): string {
  return keyOf(address, secret).toString('base64url');
}

/** The path at which whoever has just sent a form asks for the email again, or corrects the address. */
export function inboxPath(id: string, secret: string): string {
  return `/inbox/${writeToken({ secret, purpose: inboxPurpose }, packId(id))}`;
}

/** The sign-up that such a path is about; undefined where it is forged or incomplete. */
export function readInboxToken(token: string, secret: string): string | undefined {
  const id = readToken({ secret, purpose: inboxPurpose }, token, 16);
  return id && unpackId(id);
}

function keyOf(address: string, secret: string): Buffer {
  return keyedHash(secret, 'confirm-address', address).subarray(0, addressBytes);
}
