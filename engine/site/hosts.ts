import type { Coach } from '#engine/declaration/coach.ts';
import type { Language } from '#engine/declaration/language.ts';
import {
  addressOfCoach,
  addressOfHost,
  isLocal,
  isOwnMachine,
  localHostOf,
} from './brand-address.ts';

/** What a host shows, determined before any path is looked up. */
export type HostRole = Showing | { readonly kind: 'moved'; readonly to: Showing };

/** A host that shows something itself. */
export type Showing =
  /** The shared site of all coaches, with the console. */
  | { readonly kind: 'shared'; readonly address: string }
  /** One coach's pages only. */
  | { readonly kind: 'brand'; readonly address: string; readonly coach: Coach }
  /** An undeclared name: only the shared home page. */
  | { readonly kind: 'unknown'; readonly address: string };

/** Whether a host shows a coach's pages. */
export function showsCoach(host: Showing, coach: Pick<Coach, 'slug'> | undefined): boolean {
  return host.kind === 'shared' || (host.kind === 'brand' && host.coach.slug === coach?.slug);
}

/** The look and language of a host's answers about nobody in particular. */
export function lookOf(host: Showing): {
  readonly coach?: Coach;
  readonly language?: Language;
} {
  if (host.kind !== 'brand') return {};
  return { coach: host.coach, language: host.coach.language ?? 'en' };
}

export interface Hosts {
  /** What is shown at a host; a request that names none is for the shared site (RFC 9112, 3.3). */
  find(host: string | undefined): HostRole;
  /** Whether a host is one of this site's, so that a certificate for it may be asked for. */
  isServed(host: string): boolean;
  readonly brands: readonly Extract<Showing, { kind: 'brand' }>[];
}

/** How many spellings of hosts are remembered, and how long one with its port may be (RFC 1035, 2.3.4). */
const maxKnown = 1000;
const maxLength = 260;

/**
 * The hosts at which a site answers: the shared one, the domain of each coach that has one and, while
 * the site is local, `<slug>.localhost` for every coach. Without any domain there is nobody to mix up,
 * and whatever other name the server is called by shows the shared site.
 *
 * @param publicUrl the address of the shared site
 */
export function listHosts(coaches: readonly Coach[], publicUrl: string): Hosts {
  const shared: Showing = { kind: 'shared', address: publicUrl };
  const unknown: Showing = { kind: 'unknown', address: publicUrl };
  const isOwn = isLocal(publicUrl);
  const named = coaches.filter(({ domain }) => domain !== undefined);
  const isShared = named.length === 0;
  const brands = (isOwn ? coaches : named).map((coach) => ({
    kind: 'brand' as const,
    address:
      coach.domain === undefined
        ? addressOfHost(localHostOf(coach.slug), publicUrl)
        : addressOfCoach(coach, publicUrl),
    coach,
  }));
  const roles = new Map<string, HostRole>();
  const leadOn = (host: string, to: Showing) => {
    for (const name of [host, twinOf(host)]) roles.set(name, { kind: 'moved', to });
  };
  if (!isShared) leadOn(new URL(publicUrl).hostname, shared);
  for (const { formerDomains = [] } of coaches) {
    for (const host of formerDomains) leadOn(host, shared);
  }
  for (const brand of brands) {
    for (const host of brand.coach.formerDomains ?? []) leadOn(host, brand);
  }
  for (const brand of brands) {
    const { slug, domain } = brand.coach;
    if (domain !== undefined) leadOn(domain, brand);
    if (isOwn) roles.set(localHostOf(slug), brand);
  }
  for (const brand of brands) if (brand.coach.domain) roles.set(brand.coach.domain, brand);
  roles.set(new URL(publicUrl).hostname, shared);

  const known = new Map<string, HostRole>();
  const judge = (host: string): HostRole => {
    const name = nameOfHost(host);
    const role = roles.get(name);
    if (role !== undefined) return role;
    return isShared || (isOwn && isOwnMachine(name)) ? shared : unknown;
  };
  return {
    brands,
    find(host) {
      if (host === undefined || host === '') return shared;
      const found = known.get(host);
      if (found !== undefined) return found;
      const role = judge(host);
      const isKept = role.kind !== 'unknown' && host.length <= maxLength;
      if (isKept && known.size < maxKnown) known.set(host, role);
      return role;
    },
    isServed: (host) => roles.has(host.toLowerCase()),
  };
}

/** The same name with or without `www.`, under which people look for a site as well. */
export function twinOf(host: string): string {
  return host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`;
}

/** A host as a request names it, without its port and a dot at its end, in lower case. */
export function nameOfHost(host: string): string {
  const name = /^(\[[^\]]*\]|[^:]*)(?::\d*)?$/.exec(host.trim())?.[1] ?? '';
  return name.toLowerCase().replace(/\.$/, '');
}
