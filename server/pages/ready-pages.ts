import type { Documents } from '#engine/contract/documents.ts';
import type { Site } from '#engine/site/site.ts';
import { baseHeaders, frameSourcesOf, type PolicyOf } from '#server/http/security-headers.ts';
import type { Counter } from '#server/telemetry/metrics.ts';
import {
  compressDocument,
  type Draft,
  plainDocument,
  type ReadyDocument,
} from './ready-document.ts';
import { drawRobots, drawSitemap } from './sitemap.ts';

/** Everything that is the same for every visitor, ready to be sent. */
export interface ReadyPages {
  /** By exact path: funnels, aliases, the site's own pages, sitemap.xml, robots.txt, favicon. */
  readonly byPath: { get(path: string): ReadyDocument | undefined };
  readonly notFound: ReadyDocument;
  /** How often each funnel's page was asked for and not yet written down, by funnel. */
  readonly views: ReadonlyMap<string, Counter>;
}

const html = 'text/html; charset=utf-8';

/**
 * Browsers revalidate each time, which costs a 304; a CDN keeps a page for five minutes and may show
 * the old one for a day while it fetches the new one.
 */
const pageCaching =
  'public, max-age=0, s-maxage=300, stale-while-revalidate=86400, must-revalidate';

/**
 * Renders every page once.
 *
 * @param options.isEdited renders a page when it is first asked for and compresses none, which shows
 *   an edit sooner
 */
export async function preparePages({
  site,
  documents,
  publicUrl,
  favicon,
  policyOf,
  isEdited,
}: {
  readonly site: Site;
  readonly documents: Documents;
  readonly publicUrl: string;
  readonly favicon: string;
  readonly policyOf: PolicyOf;
  readonly isEdited: boolean;
}): Promise<ReadyPages> {
  const page = (content: string, frameSources: readonly string[] = [], status = 200): Draft => ({
    status,
    content,
    contentType: html,
    cacheControl: status === 200 ? pageCaching : 'no-cache',
    headers: baseHeaders(publicUrl),
    policy: policyOf(content, frameSources),
  });
  const file = (content: string, contentType: string): Draft => ({
    status: 200,
    content,
    contentType,
    cacheControl: 'public, max-age=3600',
    headers: baseHeaders(publicUrl),
  });

  const views = new Map(site.funnels.map(({ id }): [string, Counter] => [id, { count: 0 }]));
  const drawings = new Map<string, () => Draft>([
    ...documents.sitePages.map(({ path, render }) => [path, () => page(render(site))] as const),
    ...site.funnels.flatMap((funnel) =>
      funnel.paths.map((path) => {
        const draw = () => documents.funnel(funnel, path, { kind: 'idle' });
        const draft = () => page(draw(), frameSourcesOf(funnel));
        return [path, () => ({ ...draft(), views: views.get(funnel.id) })] as const;
      }),
    ),
    ['/sitemap.xml', () => file(drawSitemap(site, publicUrl), 'application/xml; charset=utf-8')],
    ['/robots.txt', () => file(drawRobots(publicUrl), 'text/plain; charset=utf-8')],
    ['/favicon.svg', () => file(favicon, 'image/svg+xml')],
    // Browsers ask for this name whatever a page links to, and read an SVG by its type.
    ['/favicon.ico', () => file(favicon, 'image/svg+xml')],
  ]);
  const notFound = page(documents.notFound(), [], 404);
  if (isEdited) {
    return { byPath: drawOnDemand(drawings), notFound: plainDocument(notFound), views };
  }

  const compressed = [...drawings].map(
    async ([path, draw]) => [path, await compressDocument(draw())] as const,
  );
  return {
    byPath: new Map(await Promise.all(compressed)),
    notFound: await compressDocument(notFound),
    views,
  };
}

function drawOnDemand(drawings: ReadonlyMap<string, () => Draft>): ReadyPages['byPath'] {
  const drawn = new Map<string, ReadyDocument>();
  return {
    get(path) {
      const draw = drawings.get(path);
      if (draw === undefined || drawn.has(path)) return drawn.get(path);
      const document = plainDocument(draw());
      drawn.set(path, document);
      return document;
    },
  };
}
