import type { Hosts } from '#engine/site/hosts.ts';
import { isOfAnyHost, isOfBrand, isOfEmails } from '#engine/site/routes.ts';
import type { App } from '#server/http/app-env.ts';
import { redirectForNow, splitUrl } from '#server/http/redirects.ts';
import type { ReadyPages } from '#server/pages/ready-pages.ts';
import { createLocator } from './locate.ts';
import { sendDocument } from './send-document.ts';

/**
 * Limits a host to what belongs to it. The console, its endpoints and machine endpoints belong to the
 * shared site; a coach's host shows only that coach; an undeclared host shows the shared home page, and
 * redirects requests for pages and links from emails to their proper host.
 */
export function guardHosts(
  app: App,
  deps: { readonly pages: Pick<ReadyPages, 'at'>; readonly hosts: Hosts },
): void {
  const locate = createLocator(deps);
  app.use(async (c, next) => {
    const host = c.get('host');
    const { path, method } = c.req;
    if (host.kind === 'shared') return next();
    if (host.kind === 'brand' ? isOfBrand(path) : isOfAnyHost(path)) return next();
    if (host.kind === 'unknown') {
      const { pathname, search } = splitUrl(c.req.raw.url);
      const isPage =
        (method === 'GET' || method === 'HEAD') &&
        locate(host, pathname).destination.kind !== 'not-found';
      if (isPage || isOfEmails(path)) {
        return redirectForNow(host.address + pathname + search, 307);
      }
    }
    return sendDocument(c, deps.pages.at(host).notFound);
  });
}
