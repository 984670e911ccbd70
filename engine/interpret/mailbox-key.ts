import { canonicalAddress } from './email-address.ts';

/** Providers' domains where an account has one mailbox regardless of dots. */
const dotlessDomains = new Set(['gmail.com', 'googlemail.com']);

/** Matches nearly all addresses, where only the case has to change. */
const isPlain = /^[!-?A-~]+@[a-z0-9.-]+$/i;

/**
 * The key by which limits count an address: the same for all spellings that reach one mailbox. A tag
 * after a plus is removed, and so are dots where the provider ignores them. Never use it as an address
 * or as a key of people: two people may share a mailbox.
 */
export function mailboxKey(address: string): string {
  const ascii = isPlain.test(address) ? address.toLowerCase() : canonicalAddress(address);
  const at = ascii.lastIndexOf('@');
  if (at < 0) return ascii;
  const domain = ascii.slice(at + 1).replace(/\.+$/, '');
  const local = ascii.slice(0, at);
  const untagged = local.replace(/\+.*$/s, '') || local;
  if (!dotlessDomains.has(domain)) return `${untagged}@${domain}`;
  return `${untagged.replaceAll('.', '')}@gmail.com`;
}
