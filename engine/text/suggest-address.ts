import { ownValue } from './own-value.ts';
import { isOneSlipApart } from './similar.ts';

/** The most common providers. A domain on the list is correct, however close to another. */
const providers = [
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'yahoo.co.uk',
  'ymail.com',
  'rocketmail.com',
  'hotmail.com',
  'hotmail.co.uk',
  'outlook.com',
  'live.com',
  'live.co.uk',
  'msn.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'aol.com',
  'comcast.net',
  'verizon.net',
  'att.net',
  'sbcglobal.net',
  'bellsouth.net',
  'btinternet.com',
  'protonmail.com',
  'proton.me',
  'fastmail.com',
  'zoho.com',
  'mail.com',
  'email.com',
  'gmx.com',
  'gmx.net',
  'gmx.de',
  'web.de',
] as const;

/** Typing slips on common endings, and what was meant. */
const endings: Readonly<Record<string, string>> = {
  con: 'com',
  comm: 'com',
  coom: 'com',
  ccom: 'com',
  cmo: 'com',
  ocm: 'com',
  vom: 'com',
  xom: 'com',
  cpm: 'com',
  clm: 'com',
  copm: 'com',
  ney: 'net',
  nett: 'net',
  bet: 'net',
  ogr: 'org',
  orgg: 'org',
};

/** Shorter domains are too close to other real ones to be guessed: me.com, gmx.de. */
const minGuessedLength = 7;

/**
 * The address that was probably meant: ada@gmail.com for ada@gmial.com. It is a question to the
 * visitor and never a reason to refuse, because rare domains exist.
 *
 * @returns undefined if nothing looks like a slip
 */
export function suggestAddress(typed: string): string | undefined {
  const address = typed.trim();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  if (at < 1 || !domain.includes('.') || isProvider(domain)) return undefined;
  const corrected = correctEnding(domain);
  const meant = isProvider(corrected) ? corrected : (findProvider(corrected) ?? corrected);
  return meant === domain ? undefined : address.slice(0, at + 1) + meant;
}

/** Whether a mail domain belongs to a provider of mailboxes for everybody. */
export function isProvider(domain: string): boolean {
  return providers.some((provider) => provider === domain);
}

/** A host or mail domain with the ending that was meant: `com` for `con`. */
export function correctEnding(domain: string): string {
  const dot = domain.lastIndexOf('.');
  const meant = ownValue(endings, domain.slice(dot + 1));
  return meant === undefined ? domain : domain.slice(0, dot + 1) + meant;
}

/** The provider one slip away: a character too many, missing or wrong, or two swapped. */
function findProvider(domain: string): string | undefined {
  return providers.find(
    (provider) =>
      provider.length >= minGuessedLength &&
      Math.abs(provider.length - domain.length) <= 1 &&
      isOneSlipApart(domain, provider),
  );
}
