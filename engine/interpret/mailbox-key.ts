import { canonicalAddress } from './email-address.ts';

/** Domains of one provider under which an account has one mailbox, whatever dots are put into it. */
const dotlessDomains = new Set(['gmail.com', 'googlemail.com']);

/** Nearly all addresses: nothing but their case has to be changed, and finding that out is quick. */
const isPlain = /^[!-?A-~]+@[a-z0-9.-]+$/i;

/**
 * What an address is counted under by limits: the same for all spellings that reach one mailbox. A tag
 * after a plus is left out and so are, where the provider ignores them, dots. Never an address to
 * write to, and never a key of stored people: two people may share a mailbox.
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
