import type { Coach } from '#engine/declaration/coach.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';

/** What a host is called on the machine itself. */
const ownMachine = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether a host's name is one of those by which a machine calls itself. */
export function isOwnMachine(host: string): boolean {
  return ownMachine.test(host);
}

/** Whether a site is reached on the machine itself only, as it is while somebody tries it out. */
export function isLocal(publicUrl: string): boolean {
  return isOwnMachine(new URL(publicUrl).hostname);
}

/** Where every coach's pages are shown while the site is local: a name that browsers know by themselves. */
export function localHostOf(slug: string): string {
  return `${slug}.localhost`;
}

/**
 * Where a coach's pages are at home: scheme, host and port, without a slash at the end. It is what
 * stands in emails, feeds and search engines, whichever host a request came to.
 *
 * @param publicUrl the address of the site that all coaches share
 */
export function addressOfCoach(
  { slug, domain }: Pick<DeepReadonly<Coach>, 'slug' | 'domain'>,
  publicUrl: string,
): string {
  if (domain === undefined) return publicUrl;
  return addressOfHost(isLocal(publicUrl) ? localHostOf(slug) : domain, publicUrl);
}

/** The address of a host behind the same proxy as the shared site: its scheme and port are the same. */
export function addressOfHost(host: string, publicUrl: string): string {
  const { protocol, port } = new URL(publicUrl);
  return `${protocol}//${host}${port === '' ? '' : `:${port}`}`;
}

/** Whether the shared site leads on to a coach's own host instead of showing the pages itself. */
export function hasMovedOut({
  domain,
  onSharedSite = 'redirect',
}: Pick<DeepReadonly<Coach>, 'domain' | 'onSharedSite'>): boolean {
  return domain !== undefined && onSharedSite === 'redirect';
}
