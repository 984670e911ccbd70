import * as v from 'valibot';
import { maxAddressLength } from '#engine/declaration/field-limits.ts';

const rfcAddress = v.pipe(v.string(), v.rfcEmail());

/** Whether mail can be sent there; the domain may be in any script. */
export function isEmailAddress(value: string): boolean {
  const ascii = toAsciiAddress(value);
  return ascii !== undefined && ascii.length <= maxAddressLength && v.is(rfcAddress, ascii);
}

/**
 * An address with its domain as mail servers exchange it: lower-case A-labels (RFC 5890).
 *
 * @returns undefined unless the domain is a name with a dot in it
 */
export function toAsciiAddress(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 1 || !domain.includes('.') || domain.includes('..') || /[\s/?#:@[\]\\]/.test(domain))
    return undefined;
  try {
    const host = new URL(`http://${domain}`).hostname;
    return host.includes('.') && !/^[\d.]+$/.test(host)
      ? `${address.slice(0, at)}@${host}`
      : undefined;
  } catch {
    return undefined;
  }
}
