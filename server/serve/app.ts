import { prometheus } from '@hono/prometheus';
import { type Context, Hono } from 'hono';
import type { Documents, FormState, RenderEmail } from '#engine/contract/documents.ts';
import { resolvePath } from '#engine/site/routes.ts';
import type { CompiledFunnel, Site } from '#engine/site/site.ts';
import type { Database } from '#server/db/open/open.ts';
import type { App, AppEnv } from '#server/http/app-env.ts';
import { baseHeaders, frameSourcesOf, type PolicyOf } from '#server/http/security-headers.ts';
import type { ProcessSequences } from '#server/journeys/journeys.ts';
import { addConsolePages } from '#server/operator/console-pages.ts';
import { createFunctionsApp } from '#server/operator/functions/functions-app.ts';
import { createOperatorApp } from '#server/operator/operator-app.ts';
import type { Assets } from '#server/pages/assets.ts';
import { answerDocument, type ReadyDocument } from '#server/pages/ready-document.ts';
import type { ReadyPages } from '#server/pages/ready-pages.ts';
import { addUnsubscribe } from '#server/people/unsubscribe-routes.ts';
import { handleApiForm, handleInterest, handlePlainForm } from '#server/submission/routes.ts';
import { findOutcome } from '#server/submission/show-outcome.ts';
import type { SubmissionDeps } from '#server/submission/submit.ts';
import type { Log } from '#server/telemetry/log.ts';
import type { Meters } from '#server/telemetry/metrics.ts';
import { addWebhooks } from '#server/webhooks/webhook-routes.ts';
import { addOperations } from './operations.ts';

/** Everything the app needs. */
export interface AppDeps extends SubmissionDeps {
  readonly site: Site;
  readonly documents: Documents;
  readonly pages: ReadyPages;
  readonly assets: Assets;
  readonly policyOf: PolicyOf;
  readonly database: Database;
  readonly meters: Meters;
  readonly log: Log;
  readonly publicUrl: string;
  readonly trustProxy: number;
  readonly metricsToken: string | undefined;
  readonly postmarkWebhookSecret: string | undefined;
  readonly mailFrom: string | undefined;
  readonly renderEmail: RenderEmail | undefined;
  readonly processSequences: ProcessSequences | undefined;
  /** The console's document and its policy; without them the site has no console. */
  readonly console: ConsoleDocument | undefined;
}

/** The operators' console as one document, which loads its program. */
export interface ConsoleDocument {
  readonly html: string;
  readonly policy: string;
}

/** The site as an app: pages and their outcomes, forms, assets, and what machines ask. */
export function createApp(deps: AppDeps): App {
  const { site, documents, pages, assets, database, log, publicUrl } = deps;
  const app: App = new Hono<AppEnv>();
  const funnels = new Map(site.funnels.map((funnel) => [funnel.id, funnel]));
  const formOf = (id: string | undefined) => {
    const funnel = id === undefined ? undefined : funnels.get(id);
    return funnel?.declaration.kind === 'lead' ? funnel : undefined;
  };
  const headers = baseHeaders(publicUrl);

  const { registerMetrics } = prometheus({ registry: deps.meters.registry });
  app.use(registerMetrics);
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of headers) {
      // A stricter one stays as it is.
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  });

  addOperations(app, { pool: database.pool, ...deps });

  app.get('/assets/*', (c) => sendAsset(c));
  app.get('/social/*', (c) => sendAsset(c));
  async function sendAsset(c: Context<AppEnv>): Promise<Response> {
    const document = await assets.find(c.req.path);
    return document ? send(c, document) : c.text('There is no such file.\n', 404);
  }

  addUnsubscribe(app, deps);
  addWebhooks(app, deps);
  app.route('/api/operator', createOperatorApp(deps));
  app.route('/functions/v1', createFunctionsApp(deps));
  if (deps.console) addConsolePages(app, deps.console.html, deps.console.policy);

  const forms = { ...deps, drawPage };
  app.post('/api/funnels/:id/submissions', (c) =>
    handleApiForm(c, forms, formOf(c.req.param('id'))),
  );
  app.get('/api/funnels/:id/form-token', (c) => handleInterest(forms, formOf(c.req.param('id'))));
  app.all('/api/*', (c) => c.json({ title: 'There is no such endpoint', status: 404 }, 404));

  app.all('*', (c) => {
    const { pathname, search } = splitUrl(c.req.raw.url);
    const { method } = c.req;
    const isRead = method === 'GET' || method === 'HEAD';
    const file = pages.byPath.get(pathname);
    const destination = resolvePath(site.routes, pathname);
    if (destination.kind === 'redirect') return redirect(destination.to + search);
    const funnel = destination.kind === 'page' ? formOf(destination.funnelId) : undefined;
    if (method === 'POST' && funnel) return handlePlainForm(c, forms, funnel, pathname);
    if (!isRead) return refuseMethod(c, file !== undefined, funnel !== undefined);
    if (!file) {
      log.info({ path: pathname }, 'No page has this path.');
      return send(c, pages.notFound);
    }
    const token = new URLSearchParams(search).get('outcome');
    if (token === null || !funnel) return send(c, file);
    return showOutcome(funnel, pathname, token);
  });

  app.onError((error, c) => {
    log.error({ err: error, path: c.req.path }, 'A request failed.');
    return c.text('Something went wrong on our side. Please try again in a moment.\n', 500, {
      'cache-control': 'no-store',
    });
  });

  /** An outcome is shown for as long as its address is valid; then the page is as it was. */
  async function showOutcome(
    funnel: CompiledFunnel,
    path: string,
    token: string,
  ): Promise<Response> {
    const now = deps.clock();
    const state = await findOutcome(database.kysely, funnel, token, deps.secret, now).catch(
      (error: unknown) => {
        log.warn({ err: error }, 'An outcome could not be looked up: the database is away.');
        return undefined;
      },
    );
    return drawPage(funnel, path, state ?? { kind: 'idle' }, 200);
  }

  function drawPage(
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
        'content-security-policy': deps.policyOf(html, frameSourcesOf(funnel)),
        'x-robots-tag': 'noindex',
      },
    });
  }

  return app;
}

function send(c: Context<AppEnv>, document: ReadyDocument): Response {
  const { status, head, body } = answerDocument(
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
