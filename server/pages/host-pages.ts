import type { Coach } from '#engine/declaration/coach.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { siteAt } from '#engine/schedule/publishing.ts';
import type { EventAt } from '#engine/site/event-state.ts';
import { sharedPartOf, siteOfCoach } from '#engine/site/parts-of-site.ts';
import type { Routes } from '#engine/site/routes.ts';
import type { Site } from '#engine/site/site.ts';
import { baseHeaders } from '#server/http/security-headers.ts';
import { fixedCaching, pageCaching } from './caching.ts';
import type { Drawing } from './drawing.ts';
import { earliestChange, hasFewSeats } from './funnel-drawings.ts';
import { html, type PageOptions } from './page-options.ts';
import type { Draft, ReadyDocument } from './ready-document.ts';
import { drawRobots, drawSitemap } from './sitemap.ts';

export interface HostPages {
  /** By exact path: funnels, aliases, the home page, sitemap.xml, robots.txt, favicon. */
  readonly byPath: { get(path: string): ReadyDocument | undefined };
  /** Where paths lead. */
  readonly routes: Routes;
  readonly notFound: ReadyDocument;
}

export interface HostPlan {
  /** By path: what no other host shows. */
  readonly own: ReadonlyMap<string, Drawing>;
  readonly notFound: Drawing;
  readonly routes: Routes;
  /** A host only used for trying the site out: its pages are rendered on request. */
  readonly isOnDemand: boolean;
}

/** The shared site's own pages, and what it shows of the coaches'. */
export function planShared(
  options: PageOptions,
  shown: Site,
  moment: Date,
  events: ReadonlyMap<string, EventAt>,
): HostPlan {
  const { site, documents, publicUrl, favicon, isEdited } = options;
  const part = sharedPartOf(site);
  const { routes } = part === site ? shown : siteAt(part, moment, { showsHidden: isEdited });
  const draw = drawFor(options, publicUrl, false);
  const caching = cachingOf(site, shown, moment, events);
  const home = documents.sitePages
    .filter(({ coach }) => coach === undefined)
    .map(
      ({ path, render }) =>
        [
          path,
          { sign: caching.sign, draw: () => draw.page(render(shown, events), caching.ofPages) },
        ] as const,
    );
  const listed = { ...shown, routes, funnels: shown.funnels.filter(isAtHomeHere) };
  return {
    own: new Map<string, Drawing>([
      ...home,
      ...filesOf(draw, listed, publicUrl, favicon, caching.ofFiles),
    ]),
    notFound: { sign: 'fixed', draw: () => draw.notFound(documents.notFound()) },
    routes,
    isOnDemand: false,
  };
}

/** The coaches' plain-text pages by path; like funnels, they are the same on every host. */
export function drawDocuments(
  options: PageOptions,
  moment: Date,
): readonly (readonly [path: string, drawing: Drawing])[] {
  const { documents, publicUrl } = options;
  return documents.sitePages.flatMap(({ path, coach, render }) => {
    if (coach === undefined) return [];
    const draw = drawFor(options, publicUrl, coach.domain !== undefined);
    const caching = pageCaching(undefined, moment);
    return [
      [path, { sign: 'fixed', draw: () => draw.page(render(options.site), caching) }] as const,
    ];
  });
}

/** A coach's own host. */
export function planBrand(
  options: PageOptions,
  { coach, address }: { readonly coach: DeepReadonly<Coach>; readonly address: string },
  moment: Date,
  events: ReadonlyMap<string, EventAt>,
): HostPlan {
  const { documents, isEdited } = options;
  const part = siteOfCoach(options.site, coach);
  const shown = siteAt(part, moment, { showsHidden: isEdited });
  const draw = drawFor(options, address, true);
  const caching = cachingOf(part, shown, moment, events);
  const home: Drawing = {
    sign: caching.sign,
    draw: () => draw.page(documents.brandHome(coach, address, shown, events), caching.ofPages),
  };
  const favicon = documents.emblem(coach);
  return {
    own: new Map<string, Drawing>([
      ['/', home],
      ...filesOf(draw, shown, address, favicon, caching.ofFiles),
    ]),
    notFound: { sign: 'fixed', draw: () => draw.notFound(documents.notFound(coach)) },
    routes: shown.routes,
    isOnDemand: coach.domain === undefined,
  };
}

/** Search engines find a coach with a domain there. */
function isAtHomeHere({ coach }: Site['funnels'][number]): boolean {
  return coach.domain === undefined;
}

function drawFor({ policyOf }: PageOptions, address: string, isBrand: boolean) {
  const headers = baseHeaders(address, { isBrand });
  const file = (content: string, contentType: string, cacheControl = fixedCaching): Draft => ({
    status: 200,
    content,
    contentType,
    cacheControl,
    headers,
  });
  const page = (content: string, cacheControl: string): Draft => ({
    ...file(content, html, cacheControl),
    policy: policyOf(content, []),
  });
  return {
    file,
    page,
    notFound: (content: string): Draft => ({ ...page(content, 'no-cache'), status: 404 }),
  };
}

/** How long the pages that list a host's funnels may be cached, and a key of their content. */
function cachingOf(
  site: Site,
  shown: Site,
  moment: Date,
  events: ReadonlyMap<string, EventAt>,
): { readonly ofPages: string; readonly ofFiles: string; readonly sign: string } {
  const isFilling = shown.funnels.some(({ id }) => hasFewSeats(events.get(id)));
  const ofPages = pageCaching(earliestChange(site.funnels, moment), moment, isFilling);
  return {
    ofPages,
    ofFiles: ofPages === pageCaching(undefined, moment) ? fixedCaching : ofPages,
    sign: JSON.stringify([ofPages, shown.funnels.map(({ id }) => [id, events.get(id)?.state])]),
  };
}

/** Files for machines, and the picture next to a host's name. */
function filesOf(
  { file }: ReturnType<typeof drawFor>,
  listed: Site,
  address: string,
  favicon: string,
  caching: string,
): readonly (readonly [string, Drawing])[] {
  const sitemap = drawSitemap(listed, address);
  const icon: Drawing = { sign: 'fixed', draw: () => file(favicon, 'image/svg+xml') };
  return [
    [
      '/sitemap.xml',
      {
        sign: `${caching} ${sitemap}`,
        draw: () => file(sitemap, 'application/xml; charset=utf-8', caching),
      },
    ],
    [
      '/robots.txt',
      { sign: 'fixed', draw: () => file(drawRobots(address), 'text/plain; charset=utf-8') },
    ],
    ['/favicon.svg', icon],
    // Browsers request this name whatever a page links to, and read an SVG by its type.
    ['/favicon.ico', icon],
  ];
}
