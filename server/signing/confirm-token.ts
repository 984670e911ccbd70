import { packId, unpackId } from '#server/db/identity.ts';
import { keyedHash, readToken, writeToken } from './hmac.ts';

const purpose = 'confirm';
const inboxPurpose = 'inbox';
const addressBytes = 8;

/** The content of a confirmation link: the sign-up, and the address it went to. */
export interface ConfirmToken {
  readonly id: string;
  /** A key of the address: a corrected address invalidates the link. */
  readonly addressKey: string;
}

/**
 * The address behind the button of an email that asks to confirm: the sign-up's signed id and a key of
 * the address, nothing personal. Only the mailbox that got the email knows it.
 *
 * @param publicUrl the site's address, without a trailing slash
 */
export function confirmUrl(
  publicUrl: string,
  { id, address }: { readonly id: string; readonly address: string },
  secret: string,
): string {
  const payload = Buffer.concat([packId(id), keyOf(address, secret)]);
  return `${publicUrl}/confirm/${writeToken({ secret, purpose }, payload)}`;
}

/** Reads such a link; undefined if it is forged or incomplete. */
export function readConfirmToken(token: string, secret: string): ConfirmToken | undefined {
  const payload = readToken({ secret, purpose }, token, 16 + addressBytes);
  if (payload === undefined) return undefined;
  return {
    id: unpackId(payload.subarray(0, 16)),
    addressKey: payload.toString('base64url', 16),
  };
}

/**
 * The text without confirmation links: following one proves that the mailbox was read, so nobody else
 * may see it, even in a copy.
 */
export function hideConfirmLinks(text: string): string {
  return text.replaceAll(/(?<=\/confirm\/)[\w-]+/g, 'hidden');
}

/** The key of an address in such links. */
export function confirmAddressKey(address: string, secret: string): string {
  return keyOf(address, secret).toString('base64url');
}

/** The content of the address of a lost email's page. */
export interface InboxToken {
  readonly id: string;
  /** How often the address was corrected before. */
  readonly corrections: number;
}

/** The path where somebody who has just sent a form asks for the email again, or corrects the address. */
export function inboxPath(id: string, secret: string, corrections = 0): string {
  const count = corrections === 0 ? [] : [Buffer.of(corrections)];
  const payload = Buffer.concat([packId(id), ...count]);
  return `/inbox/${writeToken({ secret, purpose: inboxPurpose }, payload)}`;
}

/** Reads such a path's token; undefined if it is forged or incomplete. */
export function readInboxToken(token: string, secret: string): InboxToken | undefined {
  const use = { secret, purpose: inboxPurpose };
  const payload = readToken(use, token, 16) ?? readToken(use, token, 17);
  return payload && { id: unpackId(payload.subarray(0, 16)), corrections: payload[16] ?? 0 };
}

function keyOf(address: string, secret: string): Buffer {
  return keyedHash(secret, 'confirm-address', address).subarray(0, addressBytes);
}
