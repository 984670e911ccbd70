import * as v from 'valibot';
import { maxAddressLength } from '#engine/interpret/fields/field-limits.ts';

const rfcAddress = v.pipe(v.string(), v.rfcEmail());

/** Far more letters of any script than those of an address; a longer one is not looked at. */
const maxTyped = 4 * maxAddressLength;

/** Whether mail can be sent there; the domain may be in any script. */
export function isEmailAddress(value: string): boolean {
  if (value.length > maxTyped) return false;
  const ascii = toAsciiAddress(value);
  // A domain could be written with %-escapes, which no mail program reads.
  return (
    ascii !== undefined &&
    !value.slice(value.lastIndexOf('@')).includes('%') &&
    ascii.length <= maxAddressLength &&
    v.is(rfcAddress, ascii)
  );
}

/**
 * The canonical spelling of an address, under which everything about a person is stored and looked up:
 * lower case, without surrounding spaces and line breaks and without invisible characters, full-width,
 * composed and decomposed letters normalised, its domain as mail servers exchange it. For an address
 * accepted by a form it is plain ASCII. It is idempotent.
 *
 * @param typed anything; what is not an address is only tidied up
 */
export function canonicalAddress(typed: string): string {
  const tidied = tidy(typed);
  // The unchanged domain comes first: some invisible characters matter to it.
  return (
    toAsciiAddress(typed.normalize('NFC').trim(), tidy) ?? toAsciiAddress(tidied, tidy) ?? tidied
  );
}

/** Invisible characters: controls, format characters, and others that are drawn as nothing. */
const unseen = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Those before and after a text; the look behind keeps it from trying each of many in the middle. */
const end = '[\\s\\p{Cf}\\p{Default_Ignorable_Code_Point}]';
const unseenEnds = new RegExp(`^${end}+|(?<!${end})${end}+$`, 'gu');

/** What was typed, without what nobody sees and copying from elsewhere leaves before and after it. */
export function trimUnseen(typed: string): string {
  return typed.replace(unseenEnds, '');
}

/** Lower case without invisible characters, after whose removal Unicode may compose neighbours. */
function tidy(text: string): string {
  return text.trim().normalize('NFKC').replace(unseen, '').toLowerCase().normalize('NFKC').trim();
}

/**
 * An address with its domain in lower-case A-labels (RFC 5890).
 *
 * @returns undefined unless the domain is a name with a dot in it
 */
function toAsciiAddress(address: string, ofLocalPart = (part: string) => part): string | undefined {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 1 || domain.includes('..') || /[\s/?#:@[\]\\]/.test(domain)) return undefined;
  try {
    const host = new URL(`http://${domain}`).hostname;
    return host.includes('.') && !/^[\d.]+$/.test(host)
      ? `${ofLocalPart(address.slice(0, at))}@${host}`
      : undefined;
  } catch {
    return undefined;
  }
}
