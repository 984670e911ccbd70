import { prometheus } from '@hono/prometheus';
import { type Context, Hono } from 'hono';
import { stageAt } from '#engine/schedule/publishing.ts';
import { shownTo } from '#engine/site/experiment.ts';
import { type Hosts, showsCoach } from '#engine/site/hosts.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';
import { createApi } from '#server/api/api-app.ts';
import { addConfirming } from '#server/confirming/confirm-routes.ts';
import { addDownloads, type DownloadDeps } from '#server/downloads/download-routes.ts';
import { wasAborted } from '#server/http/aborted.ts';
import type { App, AppEnv } from '#server/http/app-env.ts';
import { chooseHost } from '#server/http/choose-host.ts';
import { createProblem, problemResponse } from '#server/http/problem.ts';
import { refuseMethods } from '#server/http/refuse-method.ts';
import { baseHeaders } from '#server/http/security-headers.ts';
import { addInbound, type InboundDeps } from '#server/inbound/inbound-routes.ts';
import { addConsolePages } from '#server/operator/console-pages.ts';
import { createFunctionsApp } from '#server/operator/functions/functions-app.ts';
import { createOperatorApp, type OperatorAppDeps } from '#server/operator/operator-app.ts';
import { addUnsubscribe } from '#server/people/unsubscribe-routes.ts';
import { addSeats } from '#server/seats/seat-routes.ts';
import {
  handleApiForm,
  handleInterest,
  type SubmissionRoutesDeps,
} from '#server/submission/routes.ts';
import { countedPage } from '#server/versions/counted-page.ts';
import { pageVisit } from '#server/visits/page-visit.ts';
import { addWebhooks, type WebhookDeps } from '#server/webhooks/webhook-routes.ts';
import { guardHosts } from './host-gate.ts';
import { addOperations, type OperationsDeps } from './operations.ts';
import { addAssets, addPages, drawPage, type PageDeps } from './page-routes.ts';
import { addTlsAsk } from './tls-ask.ts';

export type AppDeps = OperationsDeps &
  PageDeps &
  Omit<SubmissionRoutesDeps, 'drawPage'> &
  DownloadDeps &
  WebhookDeps &
  InboundDeps &
  OperatorAppDeps & {
    readonly hosts: Hosts;
    /** Without it the site has no console. */
    readonly console?: ConsoleDocument;
    /** Declarations are being edited: unpublished pages are shown too. */
    readonly isEdited?: boolean;
  };

/** The console's HTML document, which loads its program. */
export interface ConsoleDocument {
  readonly html: string;
  readonly policy: string;
}

/** The site as a Hono app: pages and outcomes, forms, assets, and endpoints for machines. */
export function createApp(deps: AppDeps): App {
  const app: App = new Hono<AppEnv>();
  const headers = {
    shared: baseHeaders(deps.publicUrl),
    brand: baseHeaders(deps.publicUrl, { isBrand: true }),
  };
  const { registerMetrics } = prometheus({ registry: deps.meters.registry });
  app.use(registerMetrics);
  app.use(async (c, next) => {
    await next();
    const isShared = c.get('host')?.kind === 'shared';
    for (const [name, value] of isShared ? headers.shared : headers.brand) {
      // A stricter policy is kept.
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  });

  app.use(chooseHost(deps));
  guardHosts(app, deps);

  addOperations(app, deps);
  addTlsAsk(app, deps);
  addAssets(app, deps);
  addUnsubscribe(app, deps);
  addSeats(app, deps);
  addConfirming(app, { ...deps, db: deps.database.kysely });
  addDownloads(app, deps);
  addWebhooks(app, deps);
  addInbound(app, deps);
  app.route('/api/operator', createOperatorApp(deps));
  app.route('/api/v1', createApi(deps));
  app.route('/functions/v1', createFunctionsApp(deps));
  if (deps.console) addConsolePages(app, deps.console.html, deps.console.policy);

  // A page loaded before its funnel was renamed sends the old id.
  const funnels = new Map(
    deps.site.funnels.flatMap((funnel) =>
      [...(funnel.declaration.formerIds ?? []), funnel.id].map((id) => [id, funnel] as const),
    ),
  );
  const findPublished = (id: string) => {
    const funnel = funnels.get(id);
    if (funnel === undefined || deps.isEdited) return funnel;
    return stageAt(funnel, deps.clock()) === 'hidden' ? undefined : funnel;
  };
  const findForm = (id: string) => {
    const funnel = findPublished(id);
    return funnel?.declaration.kind === 'lead' ? funnel : undefined;
  };
  /** The funnel in an endpoint's path, if the requested host shows its coach. */
  const findAsked = (c: Context<AppEnv>, find: (id: string) => CompiledFunnel | undefined) => {
    const funnel = find(c.req.param('id') ?? '');
    return funnel && showsCoach(c.get('host'), funnel.coach) ? funnel : undefined;
  };
  const forms: SubmissionRoutesDeps = {
    ...deps,
    drawPage: (...page) => drawPage(deps, ...page),
  };
  app.post('/api/funnels/:id/submissions', (c) => handleApiForm(c, forms, findAsked(c, findForm)));
  app.get('/api/funnels/:id/form-token', (c) => handleInterest(c, forms, findAsked(c, findForm)));
  // Browsers ping it when a link to the booking calendar is followed.
  app.post('/api/funnels/:id/booked', (c) => {
    const funnel = findAsked(c, findPublished);
    if (!funnel) return problemResponse(createProblem('unknown-funnel'));
    const page = countedPage(shownTo(funnel, c.req.query('variant')));
    pageVisit(c, deps.visits, page, {}).countBooking();
    return c.body(null, 204);
  });
  refuseMethods(app);
  app.all('/api/*', () => problemResponse({ title: 'There is no such endpoint.', status: 404 }));
  addPages(app, { ...deps, ...forms }, findForm);

  app.onError((error, c) => {
    if (wasAborted(c)) return c.body(null, 400);
    deps.log.error({ err: error, path: c.req.path }, 'A request failed.');
    return c.text('Something went wrong on our side. Please try again in a moment.\n', 500, {
      'cache-control': 'no-store',
    });
  });
  return app;
}
