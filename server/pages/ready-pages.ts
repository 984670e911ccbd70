import type { Documents } from '#engine/contract.ts';
import type { Site } from '#engine/site.ts';
import { prepareDocument, type ReadyDocument } from './ready-document.ts';
import { baseHeaders, frameSourcesOf, type PolicyOf } from './security-headers.ts';
import { drawRobots, drawSitemap } from './sitemap.ts';

/** Everything that is the same for every visitor, ready to be sent. */
export interface ReadyPages {
  /** By exact path: funnels, aliases, the site's own pages, sitemap.xml, robots.txt, favicon. */
  readonly byPath: ReadonlyMap<string, ReadyDocument>;
  readonly notFound: ReadyDocument;
  /** Makes the pages smaller, one after the other, until all are done or it is told to stop. */
  refine(isStopped: () => boolean): Promise<void>;
}

/** Good enough to start with, and twenty times as quick as the best. */
const quickQuality = 9;
const bestQuality = 11;

const html = 'text/html; charset=utf-8';

/**
 * Browsers ask again each time, which a 304 answers; a CDN keeps a page for five minutes and may
 * show the old one for a day while it fetches the new one.
 */
const pageCaching =
  'public, max-age=0, s-maxage=300, stale-while-revalidate=86400, must-revalidate';

/**
 * Renders every page once.
 *
 * @param options.compress false keeps the plain bytes only, which is quicker while editing
 */
export async function preparePages({
  site,
  documents,
  publicUrl,
  favicon,
  policyOf,
  compress,
}: {
  readonly site: Site;
  readonly documents: Documents;
  readonly publicUrl: string;
  readonly favicon: string;
  readonly policyOf: PolicyOf;
  readonly compress: boolean;
}): Promise<ReadyPages> {
  const page =
    (content: string, frameSources: readonly string[] = [], status = 200) =>
    (quality?: number) =>
      prepareDocument(content, {
        status,
        contentType: html,
        cacheControl: status === 200 ? pageCaching : 'no-cache',
        headers: [
          ['content-security-policy', policyOf(content, frameSources)],
          ...baseHeaders(publicUrl),
        ],
        ...(quality === undefined ? {} : { quality }),
      });
  const file = (content: string, contentType: string) => (quality?: number) =>
    prepareDocument(content, {
      contentType,
      cacheControl: 'public, max-age=3600',
      headers: baseHeaders(publicUrl),
      ...(quality === undefined ? {} : { quality }),
    });

  const drafts: readonly (readonly [string, (quality?: number) => Promise<ReadyDocument>])[] = [
    ...documents.sitePages.map(({ path, render }) => [path, page(render(site))] as const),
    ...site.funnels.flatMap((funnel) =>
      funnel.paths.map((path) => {
        const content = documents.funnel(funnel, path, { kind: 'idle' });
        return [path, page(content, frameSourcesOf(funnel))] as const;
      }),
    ),
    ['/sitemap.xml', file(drawSitemap(site, publicUrl), 'application/xml; charset=utf-8')],
    ['/robots.txt', file(drawRobots(publicUrl), 'text/plain; charset=utf-8')],
    ['/favicon.svg', file(favicon, 'image/svg+xml')],
    // Browsers ask for this name whatever a page links to, and read an SVG by its type.
    ['/favicon.ico', file(favicon, 'image/svg+xml')],
  ];
  const quality = compress ? quickQuality : undefined;
  const byPath = new Map(
    await Promise.all(
      drafts.map(async ([path, prepare]) => [path, await prepare(quality)] as const),
    ),
  );
  return {
    byPath,
    notFound: await page(documents.notFound(), [], 404)(quality),
    async refine(isStopped) {
      if (!compress) return;
      for (const [path, prepare] of drafts) {
        if (isStopped()) return;
        byPath.set(path, await prepare(bestQuality));
      }
    },
  };
}
