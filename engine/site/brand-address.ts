import type { Coach } from '#engine/declaration/coach.ts';

/** A machine's names for itself. */
const ownMachine = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether a host name is one of a machine's names for itself. */
export function isOwnMachine(host: string): boolean {
  return ownMachine.test(host);
}

/** Whether a site can only be reached on its own machine, as while trying it out. */
export function isLocal(publicUrl: string): boolean {
  return isOwnMachine(new URL(publicUrl).hostname);
}

/** Where coaches' pages are shown while the site is local: browsers resolve such names themselves. */
export function localHostOf(slug: string): string {
  return `${slug}.localhost`;
}

/**
 * The address of a coach's pages: scheme, host and port, without a trailing slash. Emails, feeds and
 * search engines use it, whichever host a request came to.
 *
 * @param publicUrl the address of the shared site
 */
export function addressOfCoach(
  { slug, domain }: Pick<Coach, 'slug' | 'domain'>,
  publicUrl: string,
): string {
  if (domain === undefined) return publicUrl;
  return addressOfHost(isLocal(publicUrl) ? localHostOf(slug) : domain, publicUrl);
}

/** A host's address behind the same proxy as the shared site, with the same scheme and port. */
export function addressOfHost(host: string, publicUrl: string): string {
  const { protocol, port } = new URL(publicUrl);
  return `${protocol}//${host}${port === '' ? '' : `:${port}`}`;
}

/** Whether the shared site redirects to a coach's own host instead of showing the pages itself. */
export function hasMovedOut({
  domain,
  onSharedSite = 'redirect',
}: Pick<Coach, 'domain' | 'onSharedSite'>): boolean {
  return domain !== undefined && onSharedSite === 'redirect';
}
