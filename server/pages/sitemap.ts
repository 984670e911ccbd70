import type { Site } from '#engine/site/site.ts';
import { escapeHtml } from '#engine/text/escape-html.ts';

/**
 * The canonical address of every page (sitemaps.org, protocol 0.9), without aliases, and without
 * privacy notices and the like, which nobody searches for. The page of a past event stays: others link
 * to it, and a returning crawler reads what it says now.
 */
export function drawSitemap(site: Site, publicUrl: string): string {
  const documents = new Set(
    site.coaches.flatMap((coach) => (coach.documents ?? []).map(({ path }) => path)),
  );
  const sitePaths = Array.from(site.routes.pages).flatMap(([path, funnelId]) =>
    funnelId === undefined && !documents.has(path) ? [path] : [],
  );
  const listed = site.funnels.filter(({ declaration }) => declaration.noindex !== true);
  const paths = [...sitePaths, ...listed.map(({ paths: [canonical] }) => canonical)];
  const entries = paths.map((path) => `  <url><loc>${escapeHtml(publicUrl + path)}</loc></url>\n`);
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
    `${entries.join('')}</urlset>\n`
  );
}

/** What crawlers may read: every page, but nothing meant for programs or operators. */
export function drawRobots(publicUrl: string): string {
  const closed = ['/api/', '/functions/', '/diagnostics', '/unsubscribe/', '/webhooks/'];
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)];
  return `${lines.join('\n')}\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}
