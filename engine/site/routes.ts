import type { Funnel } from '#engine/declaration/funnel.ts';

/** Paths that the site itself answers: no funnel may take one, nor anything under `prefixes`. */
export const reserved = {
  paths: [
    '/',
    '/leadmagnet',
    '/image-generator',
    '/test-email',
    '/email-debug',
    '/email-test-dashboard',
    '/diagnostics',
    '/healthz',
    '/readyz',
    '/metrics',
    '/sitemap.xml',
    '/robots.txt',
    '/favicon.ico',
    '/favicon.svg',
  ],
  prefixes: [
    '/api/',
    '/assets/',
    '/functions/',
    '/diagnostics/',
    '/unsubscribe/',
    '/seat/',
    '/confirm/',
    '/inbox/',
    '/d/',
    '/webhooks/',
    '/social/',
    '/internal/',
    '/healthz/',
  ],
} as const;

/** What a coach's own host answers of what is reserved; the rest is the shared site's alone. */
const ofBrands = [
  '/',
  '/healthz',
  '/readyz',
  '/metrics',
  '/sitemap.xml',
  '/robots.txt',
  '/favicon.ico',
  '/favicon.svg',
  '/api/funnels/',
  '/assets/',
  '/social/',
  '/unsubscribe/',
  '/seat/',
  '/confirm/',
  '/inbox/',
  '/d/',
  '/internal/',
];

/** What every host answers, also one that nobody declared: its home, and what machines ask. */
const ofAnyHost = [
  '/',
  '/healthz',
  '/readyz',
  '/metrics',
  '/favicon.ico',
  '/favicon.svg',
  '/assets/',
  '/internal/',
];

/** What people hold in their hands: links in emails, which lead on wherever they are opened. */
const ofEmails = ['/unsubscribe/', '/seat/', '/confirm/', '/inbox/', '/d/'];

/** Whether a path is one of a list, or under one that ends with a slash. */
function isAmong(list: readonly string[], path: string): boolean {
  return list.some((one) =>
    one.endsWith('/') && one !== '/' ? path.startsWith(one) : path === one,
  );
}

/** Whether a coach's own host answers a path: its pages, and a few of those that are reserved. */
export function isOfBrand(path: string): boolean {
  return isAmong(ofBrands, path) || !isReserved(path);
}

/** Whether a host that nobody declared answers a path. */
export function isOfAnyHost(path: string): boolean {
  return isAmong(ofAnyHost, path);
}

/** Whether a path is that of a link in an email. */
export function isOfEmails(path: string): boolean {
  return isAmong(ofEmails, path);
}

/** Whether the site itself answers a path, so that no funnel may take it. */
export function isReserved(path: string): boolean {
  const lower = path.toLowerCase();
  return (
    reserved.paths.some((taken) => taken === lower) ||
    reserved.prefixes.some((prefix) => `${lower}/`.startsWith(prefix))
  );
}

/** Where a request's path leads. */
export type Destination =
  | { readonly kind: 'page'; readonly path: string; readonly funnelId: string | undefined }
  /** The page of a success screen. */
  | { readonly kind: 'thanks'; readonly path: string; readonly funnelId: string }
  /** A page that is over and has another in its place. */
  | { readonly kind: 'over'; readonly path: string; readonly funnelId: string; readonly to: string }
  | {
      readonly kind: 'redirect';
      readonly to: string;
      /** The path, as it was declared, of a funnel that is gone: a form sent there is another's. */
      readonly retired?: string;
    }
  | { readonly kind: 'not-found' };

/** The path table of a site. */
export interface Routes {
  /** Every path that shows a page, with its funnel's id; the site's own pages have none. */
  readonly pages: ReadonlyMap<string, string | undefined>;
  /** The pages of success screens, with their funnels' ids. */
  readonly thanks: ReadonlyMap<string, string>;
  /** Paths of pages that are over, and where they lead now. */
  readonly over: ReadonlyMap<string, { readonly funnelId: string; readonly to: string }>;
  readonly redirects: ReadonlyMap<string, string>;
  /** Those of the redirects whose funnels are gone. */
  readonly retired: ReadonlySet<string>;
  readonly strayEndings: ReadonlyMap<string, readonly string[]>;
  /** From lower case to the declared spelling; absent where two declared paths differ only in case. */
  readonly spellings: ReadonlyMap<string, string>;
}

/**
 * The path table of the funnels and the site's own pages.
 *
 * @param retired paths of funnels that are gone, and where they lead now
 * @param isOver whether a funnel's page is over; one that says only words then stays a page
 */
export function buildRoutes(
  funnels: readonly Funnel[],
  sitePaths: readonly string[],
  retired: readonly { readonly paths: readonly string[]; readonly to: string }[] = [],
  isOver: (funnelId: string) => boolean = () => false,
): Routes {
  const pages = new Map<string, string | undefined>(sitePaths.map((path) => [path, undefined]));
  const thanks = new Map<string, string>();
  const over = new Map<string, { readonly funnelId: string; readonly to: string }>();
  const redirects = new Map<string, string>();
  const strayEndings = new Map<string, readonly string[]>();
  for (const funnel of funnels) {
    const to = isOver(funnel.id) ? funnel.expires?.to : undefined;
    for (const path of [funnel.path, ...(funnel.aliases ?? [])]) {
      if (typeof to === 'string') over.set(path, { funnelId: funnel.id, to });
      else pages.set(path, funnel.id);
      if (funnel.strayEndings) strayEndings.set(path, funnel.strayEndings);
    }
    if (funnel.kind === 'lead' && funnel.success.after === 'screen' && funnel.success.path) {
      thanks.set(funnel.success.path, funnel.id);
    }
    for (const path of funnel.redirects ?? []) redirects.set(path, funnel.path);
  }
  for (const { paths, to } of retired) {
    for (const path of paths) redirects.set(path, redirects.get(to) ?? to);
  }
  return {
    pages,
    thanks,
    over,
    redirects,
    retired: new Set(retired.flatMap(({ paths }) => paths)),
    strayEndings,
    spellings: spellingsOf([
      ...pages.keys(),
      ...thanks.keys(),
      ...over.keys(),
      ...redirects.keys(),
    ]),
  };
}

function spellingsOf(paths: readonly string[]): Map<string, string> {
  const spellings = new Map<string, string>();
  const ambiguous = new Set<string>();
  for (const path of paths) {
    const lower = path.toLowerCase();
    if (spellings.has(lower)) ambiguous.add(lower);
    spellings.set(lower, path);
  }
  for (const lower of ambiguous) spellings.delete(lower);
  return spellings;
}

/** Slashes at a path's end; the look behind keeps it from trying each of many in the middle. */
const lastSlashes = /(?<!\/)\/+$/;

const lastMarks = /(?<![/.,;:!?*)\]>"'’”»])[/.,;:!?*)\]>"'’”»]+$/;

/** A decoded path without the marks that stood behind its link in a text, or around it. */
export function withoutMarks(path: string): string {
  return path.replace(lastMarks, '');
}

/**
 * Where a request's path leads.
 *
 * @param rawPath the request's path, percent-encoded as sent, without the query
 * @returns a page, a redirect straight to the final target, or `not-found`; a trailing slash, a stray
 *   ending and wrong case are forgiven by a redirect, alone or together, and so are the mark that ends a
 *   sentence and a trailing slash of a link in an email
 */
export function resolvePath(routes: Routes, rawPath: string): Destination {
  if (routes.pages.has(rawPath)) {
    return { kind: 'page', path: rawPath, funnelId: routes.pages.get(rawPath) };
  }
  const thanked = routes.thanks.get(rawPath);
  if (thanked !== undefined) return { kind: 'thanks', path: rawPath, funnelId: thanked };
  const over = routes.over.get(rawPath);
  if (over !== undefined) return { kind: 'over', path: rawPath, ...over };
  const link = rawPath.replace(lastSlashes, '');
  if (link !== rawPath && isOfEmails(link)) return { kind: 'redirect', to: link };
  const path = decodePath(rawPath);
  if (path === undefined) return { kind: 'not-found' };
  const found =
    findPath(routes, path) ??
    findPath(routes, withoutStrayEnding(routes, path)) ??
    findPath(routes, withoutMarks(path) || undefined);
  if (found === undefined) return { kind: 'not-found' };
  const to = routes.redirects.get(found) ?? found;
  return { kind: 'redirect', to, ...(routes.retired.has(found) ? { retired: found } : {}) };
}

/** The path as it is declared. */
function findPath(routes: Routes, path: string | undefined): string | undefined {
  if (path === undefined) return undefined;
  const trimmed = path.replace(lastSlashes, '') || '/';
  return hasPath(routes, trimmed) ? trimmed : routes.spellings.get(trimmed.toLowerCase());
}

function hasPath({ pages, thanks, over, redirects }: Routes, path: string): boolean {
  return [pages, thanks, over, redirects].some((paths) => paths.has(path));
}

/** A stray ending counts both as declared and decoded: `%20-` may arrive as `%2520-` or as ` -`. */
function withoutStrayEnding(routes: Routes, path: string): string | undefined {
  const candidate = path.replace(lastSlashes, '');
  for (const [declared, endings] of routes.strayEndings) {
    for (const ending of endings) {
      for (const spelling of new Set([ending, decodePath(ending) ?? ending])) {
        if (!candidate.endsWith(spelling)) continue;
        const rest = candidate.slice(0, -spelling.length);
        if (rest === declared || routes.spellings.get(rest.toLowerCase()) === declared)
          return declared;
      }
    }
  }
  return undefined;
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
