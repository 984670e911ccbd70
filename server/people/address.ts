import { domainToUnicode } from 'node:url';
import { toAsciiAddress } from '#engine/interpret/email-address.ts';

/**
 * The spellings under which one address may stand in the tables: as typed, with its domain as mail
 * servers exchange it, and as people read it; all trimmed and in lower case.
 */
export function addressKeys(address: string): readonly string[] {
  const typed = address.normalize('NFC').trim();
  const ascii = toAsciiAddress(typed) ?? typed;
  const at = ascii.lastIndexOf('@') + 1;
  const readable = ascii.slice(0, at) + (domainToUnicode(ascii.slice(at)) || ascii.slice(at));
  return [...new Set([typed, ascii, readable].map((one) => one.toLowerCase()))];
}

/** A regular expression for this very address, for JavaScript and PostgreSQL alike. */
export function addressPattern(address: string): string {
  return address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
