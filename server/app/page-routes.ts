import type { Context } from 'hono';
import type { Documents } from '#engine/contract/documents.ts';
import type { FormState } from '#engine/contract/form.ts';
import { stageAt } from '#engine/schedule/publishing.ts';
import { shownTo } from '#engine/site/experiment.ts';
import { type Hosts, type Showing, showsCoach } from '#engine/site/hosts.ts';
import { type CompiledFunnel, type Site, thanksPathOf } from '#engine/site/site.ts';
import type { Database } from '#server/db/open/open.ts';
import type { App, AppEnv } from '#server/http/app-env.ts';
import { privatePage } from '#server/http/private-page.ts';
import { redirect, redirectForGood, redirectForNow, splitUrl } from '#server/http/redirects.ts';
import { refuseMethod } from '#server/http/refuse-method.ts';
import { frameSourcesOf, type PolicyOf } from '#server/http/security-headers.ts';
import type { Assets } from '#server/pages/assets.ts';
import { chooseFor } from '#server/pages/choose-arm.ts';
import type { ReadyDocument } from '#server/pages/ready-document.ts';
import { policyKey, type ReadyPages } from '#server/pages/ready-pages.ts';
import { handleRetiredForm } from '#server/submission/retired-form.ts';
import { handlePlainForm, type SubmissionRoutesDeps } from '#server/submission/routes.ts';
import {
  createOutcomeCheck,
  createOutcomeView,
  findToken,
} from '#server/submission/show-outcome.ts';
import type { Log } from '#server/telemetry/log.ts';
import type { Visit } from '#server/visits/known-visitors.ts';
import type { Visits } from '#server/visits/visits.ts';
import { askedOf } from '#server/visits/who-asks.ts';
import { createLocator, pathOf } from './locate.ts';
import { sendDocument } from './send-document.ts';

export interface PageDeps {
  readonly site: Site;
  readonly documents: Documents;
  readonly pages: ReadyPages;
  readonly assets: Assets;
  readonly policyOf: PolicyOf;
  readonly database: Database;
  readonly log: Log;
  readonly clock: () => Date;
  readonly visits: Pick<Visits, 'findVisitor' | 'countMissing'>;
  readonly hosts: Hosts;
}

/** The files that pages load; an unpublished page has no picture either. */
export function addAssets(app: App, { assets, site, clock }: PageDeps): void {
  const pictured = new Map(site.funnels.map((funnel) => [`/social/${funnel.id}.png`, funnel]));
  const isHidden = (path: string, host: Showing) => {
    const funnel = pictured.get(path);
    if (funnel === undefined) return false;
    return !showsCoach(host, funnel.coach) || stageAt(funnel, clock()) === 'hidden';
  };
  for (const path of ['/assets/*', '/social/*']) {
    app.get(path, async (c) => {
      const document = isHidden(c.req.path, c.get('host'))
        ? undefined
        : await assets.find(c.req.path);
      return document
        ? sendDocument(c, document)
        : // Another process may be of the release that has it.
          c.text('There is no such file.\n', 404, { 'cache-control': 'no-store' });
    });
  }
}

/**
 * Pages, their outcomes, redirects, and forms of browsers without scripts: everything no other route
 * handles.
 *
 * @param findForm finds the funnel with a form by its id
 */
export function addPages(
  app: App,
  deps: PageDeps & SubmissionRoutesDeps,
  findForm: (id: string) => CompiledFunnel | undefined,
): void {
  const { pages, log } = deps;
  const isOutcome = createOutcomeCheck(deps);
  const showOutcome = createOutcomeView({ ...deps, db: deps.database.kysely });

  const choose = (c: Context<AppEnv>, document: ReadyDocument | undefined) =>
    document?.choice ? chooseFor(document, visitOf(c), deps.visits) : document;

  const locate = createLocator(deps);

  /** What is at a path that another leads to, where this host shows it, or at its address. */
  const replacementAt = (c: Context<AppEnv>, path: string, to: string) => {
    const here = pages.at(c.get('host'));
    const id = here.routes.pages.get(path);
    const declared = id === undefined ? undefined : findForm(id);
    if (declared === undefined) return { to, funnel: undefined, event: undefined };
    const { counted } = choose(c, here.byPath.get(path)) ?? {};
    const funnel = shownTo(declared, counted?.variant);
    return { to: path, funnel, event: pages.events.get(funnel.id) };
  };

  app.all('*', async (c) => {
    const { pathname, search } = splitUrl(c.req.raw.url);
    const { method } = c.req;
    const isRead = method === 'GET' || method === 'HEAD';
    const host = c.get('host');
    const here = pages.at(host);
    const { destination, movedTo } = locate(host, pathname);
    // A path that is not on this host, such as another coach's, is looked up on the shared site.
    const addressOf = (path: string) =>
      (here.routes.pages.has(path) || host.kind !== 'brand' ? '' : deps.publicUrl) + path;
    if (isRead && movedTo !== undefined && destination.kind !== 'not-found') {
      return redirectForGood(movedTo + pathOf(destination) + search);
    }
    if (destination.kind === 'redirect') {
      const to = addressOf(destination.to) + search;
      // A form that moved is sent on as it is; that of a funnel that is gone must not become another's.
      if (isRead || destination.retired === undefined) return redirect(to);
      if (method !== 'POST') return redirectForNow(to, 303);
      return handleRetiredForm(c, deps, destination.retired, replacementAt(c, destination.to, to));
    }
    const document = choose(c, here.byPath.get(pathname));
    const funnelId = 'funnelId' in destination ? destination.funnelId : undefined;
    const funnel = funnelId === undefined ? undefined : findForm(funnelId);
    const isThanks = destination.kind === 'thanks';
    if (method === 'POST' && funnel && !isThanks) return handlePlainForm(c, deps, funnel, pathname);
    if (!isRead) {
      const isPage = document !== undefined || funnelId !== undefined;
      if (!isPage) return c.text('There is no page at this path.\n', 404);
      return refuseMethod(pathname, funnel && !isThanks ? ['GET', 'POST'] : ['GET']);
    }
    const token = findToken(search);
    const isShown = token !== undefined && funnel !== undefined && isOutcome(pathname, search);
    const shown = isShown ? await showOutcome(c, funnel, pathname, token) : undefined;
    if (shown !== undefined) return shown;
    if (isThanks && funnel) return redirectForNow(funnel.paths[0]);
    if (destination.kind === 'over') return redirectForNow(addressOf(destination.to) + search);
    if (!document) {
      log.info({ path: pathname }, 'No page has this path.');
      deps.visits.countMissing(pathname, askedOf(c.req));
      return sendDocument(c, here.notFound);
    }
    // The plain page must not be cached for an address that will show something else in a moment.
    return isShown
      ? sendDocument(c, document, { 'cache-control': 'no-store' })
      : sendDocument(c, document);
  });
}

/** A funnel's page in a state, for one visitor, with the policy of the ready page. */
export function drawPage(
  { documents, pages, policyOf }: PageDeps,
  funnel: CompiledFunnel,
  path: string,
  state: FormState,
  status: number,
): Response {
  const isThanks = path === thanksPathOf(funnel);
  const html = isThanks
    ? documents.thanks(funnel, state)
    : documents.funnel(funnel, path, state, pages.events.get(funnel.id));
  const policy =
    pages.policies.get(policyKey(path, funnel)) ??
    findShown(pages.find(path), funnel)?.policy ??
    policyOf('', frameSourcesOf(funnel));
  return privatePage(html, status, policy);
}

/** A request as it is counted. */
function visitOf(c: Context<AppEnv>): Visit {
  return {
    asked: askedOf(c.req),
    // Absent if the app is called directly.
    socketAddress: c.env?.incoming?.socket.remoteAddress,
    query: splitUrl(c.req.raw.url).search,
  };
}

/** The ready page of a funnel, chosen among those of an experiment. */
function findShown(
  document: ReadyDocument | undefined,
  { variant }: CompiledFunnel,
): ReadyDocument | undefined {
  const arm = document?.choice?.arms.find((one) => one.document.counted?.variant === variant);
  return arm?.document ?? document;
}
