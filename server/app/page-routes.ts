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
import { findOutcome } from '#server/submission/show-outcome.ts';
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
  const { site, pages, database, secret, log } = deps;

  app.all('*', (c) => {
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
    const token = new URLSearchParams(search).get('outcome');
    return token === null || !funnel ? send(c, document) : showOutcome(funnel, pathname, token);
  });

  /** An outcome is shown for as long as its address is valid; then the page is as it was. */
  async function showOutcome(
    funnel: CompiledFunnel,
    path: string,
    token: string,
  ): Promise<Response> {
    const now = deps.clock();
    const state = await findOutcome(database.kysely, funnel, token, secret, now).catch(
      (error: unknown) => {
        log.warn({ err: error }, 'An outcome could not be looked up: the database is away.');
        return undefined;
      },
    );
    return deps.drawPage(funnel, path, state ?? { kind: 'idle' }, 200);
  }
}

/** A funnel's page in a state, for one visitor only. */
export function drawPage(
  { documents, policyOf }: PageDeps,
  funnel: CompiledFunnel,
  path: string,
  state: FormState,
  status: number,
): Response {
  const html = documents.funnel(funnel, path, state);
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policyOf(html, frameSourcesOf(funnel)),
      'x-robots-tag': 'noindex',
    },
  });
}

function send(c: Context<AppEnv>, document: ReadyDocument): Response {
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
