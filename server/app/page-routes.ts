import type { Context } from 'hono';
import type { Documents, FormState } from '#engine/contract/documents.ts';
import { resolvePath } from '#engine/site/routes.ts';
import type { CompiledFunnel, Site } from '#engine/site/site.ts';
import type { Database } from '#server/db/open/open.ts';
import type { App, AppEnv } from '#server/http/app-env.ts';
import { frameSourcesOf, type PolicyOf } from '#server/http/security-headers.ts';
import type { Assets } from '#server/pages/assets.ts';
import { chooseResponse, type ReadyDocument } from '#server/pages/ready-document.ts';
import type { ReadyPages } from '#server/pages/ready-pages.ts';
import { handlePlainForm, type SubmissionRoutesDeps } from '#server/submission/routes.ts';
import {
  createOutcomeCheck,
  createOutcomeView,
  findToken,
} from '#server/submission/show-outcome.ts';
import type { Log } from '#server/telemetry/log.ts';

/** What showing pages needs. */
export interface PageDeps {
  readonly site: Site;
  readonly documents: Documents;
  readonly pages: ReadyPages;
  readonly assets: Assets;
  readonly policyOf: PolicyOf;
  readonly database: Database;
  readonly log: Log;
}

/** The files that pages load. */
export function addAssets(app: App, { assets }: PageDeps): void {
  for (const path of ['/assets/*', '/social/*']) {
    app.get(path, async (c) => {
      const document = await assets.find(c.req.path);
      return document ? send(c, document) : c.text('There is no such file.\n', 404);
    });
  }
}

/**
 * Pages, their outcomes and redirects, and the forms of browsers without scripts: whatever no other
 * route has taken.
 *
 * @param findForm the funnel with a form of an id
 */
export function addPages(
  app: App,
  deps: PageDeps & SubmissionRoutesDeps,
  findForm: (id: string) => CompiledFunnel | undefined,
): void {
  const { site, pages, log } = deps;
  const isOutcome = createOutcomeCheck(deps);
  const showOutcome = createOutcomeView({ ...deps, db: deps.database.kysely });

  app.all('*', async (c) => {
    const { pathname, search } = splitUrl(c.req.raw.url);
    const { method } = c.req;
    const destination = resolvePath(site.routes, pathname);
    if (destination.kind === 'redirect') return redirect(destination.to + search);
    const document = pages.byPath.get(pathname);
    const isPage = destination.kind === 'page' && destination.funnelId !== undefined;
    const funnel = isPage ? findForm(destination.funnelId) : undefined;
    if (method === 'POST' && funnel) return handlePlainForm(c, deps, funnel, pathname);
    if (method !== 'GET' && method !== 'HEAD') {
      return refuseMethod(c, document !== undefined, funnel !== undefined);
    }
    if (!document) {
      log.info({ path: pathname }, 'No page has this path.');
      return send(c, pages.notFound);
    }
    const token = findToken(search);
    if (token === undefined || !funnel || !isOutcome(pathname, search)) {
      return send(c, document);
    }
    const shown = await showOutcome(c, funnel, pathname, token);
    // Nobody may keep the plain page for an address that shows something else in a moment.
    return shown ?? send(c, document, { 'cache-control': 'no-store' });
  });
}

/** A funnel's page in a state, for one visitor only, with the policy of the page as everybody gets it. */
export function drawPage(
  { documents, pages, policyOf }: PageDeps,
  funnel: CompiledFunnel,
  path: string,
  state: FormState,
  status: number,
): Response {
  return new Response(documents.funnel(funnel, path, state), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        pages.byPath.get(path)?.policy ?? policyOf('', frameSourcesOf(funnel)),
      'x-robots-tag': 'noindex',
    },
  });
}

function send(
  c: Context<AppEnv>,
  document: ReadyDocument,
  instead: Readonly<Record<string, string>> = {},
): Response {
  const { status, head, body } = chooseResponse(
    document,
    c.req.method,
    c.req.header('accept-encoding'),
    c.req.header('if-none-match'),
  );
  const headers = new Headers();
  for (let index = 0; index + 1 < head.length; index += 2) {
    headers.set(head[index] ?? '', head[index + 1] ?? '');
  }
  for (const [name, value] of Object.entries(instead)) headers.set(name, value);
  return new Response(body === undefined ? null : new Uint8Array(body), { status, headers });
}

function redirect(location: string): Response {
  return new Response(null, {
    status: 308,
    headers: { location, 'cache-control': 'public, max-age=3600' },
  });
}

function refuseMethod(c: Context<AppEnv>, isPage: boolean, hasForm: boolean): Response {
  if (!isPage) return c.text('There is no page at this path.\n', 404);
  return c.text('This page cannot be asked in this way.\n', 405, {
    allow: hasForm ? 'GET, HEAD, POST' : 'GET, HEAD',
  });
}

/** The path as it was sent, still percent-encoded, and the query with its question mark. */
function splitUrl(url: string): { readonly pathname: string; readonly search: string } {
  const start = url.indexOf('/', url.indexOf('//') + 2);
  const target = (start === -1 ? '/' : url.slice(start)).split('#')[0] ?? '/';
  const query = target.indexOf('?');
  return query === -1
    ? { pathname: target, search: '' }
    : { pathname: target.slice(0, query), search: target.slice(query) };
}
