import type { Documents } from '#engine/contract/documents.ts';
import { endingOf } from '#engine/interpret/event/ending.ts';
import { eventAt } from '#engine/schedule/event-states.ts';
import { nextChange, siteAt, stageAt } from '#engine/schedule/publishing.ts';
import type { EventAt, SeatsTaken } from '#engine/site/event-state.ts';
import { shownFunnels } from '#engine/site/experiment.ts';
import type { Routes } from '#engine/site/routes.ts';
import { type CompiledFunnel, type Site, thanksPathOf } from '#engine/site/site.ts';
import { baseHeaders, frameSourcesOf, type PolicyOf } from '#server/http/security-headers.ts';
import { countedPage } from '#server/versions/counted-page.ts';
import { chosenCaching, fixedCaching, pageCaching } from './caching.ts';
import { type Drawing, drawOnDemand, makeReady } from './drawing.ts';
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
  /** Where paths lead. */
  readonly routes: Routes;
  /** The Content-Security-Policy of pages that are drawn for one visitor alone, by `policyKey`. */
  readonly policies: ReadonlyMap<string, string>;
  readonly notFound: ReadyDocument;
  /** What the funnels' events are, by funnel. */
  readonly events: ReadonlyMap<string, EventAt>;
}

/** What the pages are made of. */
export interface PageOptions {
  readonly site: Site;
  readonly documents: Documents;
  readonly publicUrl: string;
  readonly favicon: string;
  readonly policyOf: PolicyOf;
  /** Renders a page when it is first asked for and compresses none, which shows an edit sooner. */
  readonly isEdited: boolean;
}

/** Ready pages, and what tells which of them the next ones may take over. */
export interface Edition extends ReadyPages {
  readonly signs: ReadonlyMap<string, string>;
}

const html = 'text/html; charset=utf-8';

/**
 * Renders every page as it is at a moment. Pages that are not there yet are rendered only while
 * declarations are edited.
 *
 * @param taken the seats of each date of an event
 * @param before the pages of an earlier moment; those of funnels that stay as they are are kept
 */
export async function preparePages(
  options: PageOptions,
  moment: Date,
  taken: SeatsTaken,
  before?: Edition,
): Promise<Edition> {
  const { documents, policyOf, publicUrl, isEdited } = options;
  const shown = siteAt(options.site, moment, { showsHidden: isEdited });
  const events = new Map(
    options.site.funnels.flatMap((funnel) => {
      const event = eventAt(funnel, moment, taken);
      return event ? [[funnel.id, event] as const] : [];
    }),
  );
  const drawings = listDrawings(options, shown, moment, events);
  const notFound: Draft = {
    status: 404,
    content: documents.notFound(),
    contentType: html,
    cacheControl: 'no-cache',
    headers: baseHeaders(publicUrl),
    policy: policyOf(documents.notFound(), []),
  };
  const signs = new Map(
    [...drawings].flatMap(([path, { sign }]) => (sign === undefined ? [] : [[path, sign]])),
  );
  const everyPage = [...options.site.funnels, ...shownFunnels(options.site.funnels)];
  const policies = new Map(
    everyPage.flatMap((funnel) => listPolicies(funnel, options, moment, events.get(funnel.id))),
  );
  const shared = { routes: shown.routes, policies, signs, events };
  if (isEdited) {
    return { ...shared, byPath: drawOnDemand(drawings), notFound: plainDocument(notFound) };
  }
  const compressed = [...drawings].map(async ([path, drawing]) => {
    const { sign } = drawing;
    const isKept = sign !== undefined && before?.signs.get(path) === sign;
    const kept = isKept ? before.byPath.get(path) : undefined;
    return [path, kept ?? (await makeReady(drawing))] as const;
  });
  return {
    ...shared,
    byPath: new Map(await Promise.all(compressed)),
    notFound: before?.notFound ?? (await compressDocument(notFound)),
  };
}

function listDrawings(
  { site, documents, publicUrl, favicon, policyOf }: PageOptions,
  shown: Site,
  moment: Date,
  events: ReadonlyMap<string, EventAt>,
): ReadonlyMap<string, Drawing> {
  const headers = baseHeaders(publicUrl);
  const isFilling = shown.funnels.some(({ id }) => hasFewSeats(events.get(id)));
  const siteCaching = pageCaching(earliestChange(site.funnels, moment), moment, isFilling);
  const file = (content: string, contentType: string, cacheControl = fixedCaching): Draft => ({
    status: 200,
    content,
    contentType,
    cacheControl,
    headers,
  });
  const drawPage = (content: string, cacheControl: string, frames: readonly string[] = []) => ({
    ...file(content, html, cacheControl),
    policy: policyOf(content, frames),
  });
  const drawFunnel = (funnel: CompiledFunnel, path: string): Drawing => {
    const isOver = stageAt(funnel, moment) === 'over';
    const words = funnel.declaration.expires?.to;
    if (isOver && typeof words === 'object') {
      const draw = () => drawPage(documents.over(funnel, words), 'no-cache');
      return { sign: 'over', draw: () => ({ ...draw(), status: 410 }) };
    }
    const event = events.get(funnel.id);
    const { experiment } = funnel;
    const caching = experiment
      ? chosenCaching
      : pageCaching(nextChange(funnel, moment), moment, hasFewSeats(event));
    const draw = (shownFunnel: CompiledFunnel) => ({
      ...drawPage(
        documents.funnel(shownFunnel, path, { kind: 'idle' }, event),
        caching,
        frameSourcesOf(shownFunnel),
      ),
      counted: countedPage(shownFunnel),
    });
    return {
      sign: `${caching} ${event ? signOf(funnel, event) : ''}`,
      draw: () => draw(funnel),
      ...(experiment && {
        experiment: {
          id: experiment.id,
          arms: experiment.arms.map((arm) => ({ share: arm.share, draw: () => draw(arm.funnel) })),
        },
      }),
    };
  };
  const siteSign = JSON.stringify([
    siteCaching,
    shown.funnels.map(({ id }) => [id, events.get(id)?.state]),
  ]);
  const sitemapCaching =
    siteCaching === pageCaching(undefined, moment) ? fixedCaching : siteCaching;
  return new Map<string, Drawing>([
    ...documents.sitePages.map(
      ({ path, render }) =>
        [
          path,
          { sign: siteSign, draw: () => drawPage(render(shown, events), siteCaching) },
        ] as const,
    ),
    ...site.funnels.flatMap((funnel) =>
      funnel.paths
        .filter((path) => shown.routes.pages.get(path) === funnel.id)
        .map((path) => [path, drawFunnel(funnel, path)] as const),
    ),
    [
      '/sitemap.xml',
      {
        draw: () =>
          file(drawSitemap(shown, publicUrl), 'application/xml; charset=utf-8', sitemapCaching),
      },
    ],
    [
      '/robots.txt',
      { sign: 'fixed', draw: () => file(drawRobots(publicUrl), 'text/plain; charset=utf-8') },
    ],
    ['/favicon.svg', { sign: 'fixed', draw: () => file(favicon, 'image/svg+xml') }],
    // Browsers ask for this name whatever a page links to, and read an SVG by its type.
    ['/favicon.ico', { sign: 'fixed', draw: () => file(favicon, 'image/svg+xml') }],
  ]);
}

/** Whether seats may change a page at any moment. */
function hasFewSeats(event: EventAt | undefined): boolean {
  const isLeft = event?.state === 'open' || event?.state === 'full';
  return isLeft && event.dates.some(({ left }) => left !== undefined);
}

/** What a page shows of its event: the same text as long as it shows the same. */
function signOf({ declaration }: CompiledFunnel, { state, shown, dates }: EventAt): string {
  const tells = declaration.kind === 'lead' ? declaration.event?.seatsLeft : undefined;
  const few = (left = Number.POSITIVE_INFINITY) => tells !== undefined && left <= tells.from;
  return JSON.stringify([
    state,
    shown.key,
    dates.map((date) => [date.state, few(date.left) ? date.left : '']),
  ]);
}

/** The next moment at which any page comes, ends or follows its event. */
export function earliestChange(funnels: readonly CompiledFunnel[], moment: Date): Date | undefined {
  const changes = funnels.flatMap((funnel) => nextChange(funnel, moment) ?? []);
  return changes.toSorted((a, b) => a.getTime() - b.getTime())[0];
}

/** Under which a page's policy is kept: each page of an experiment has one of its own. */
export function policyKey(path: string, { variant }: CompiledFunnel): string {
  return variant === undefined ? path : `${path} ${variant}`;
}

/**
 * The policies of a funnel's pages that are never ready: the one of its success screen, and its own
 * once it is over, when a form sent too late or just in time is still answered with it.
 */
function listPolicies(
  funnel: CompiledFunnel,
  { documents, policyOf }: PageOptions,
  moment: Date,
  event: EventAt | undefined,
): [string, string][] {
  const idle = { kind: 'idle' } as const;
  const thanks = thanksPathOf(funnel);
  const isClosed = event !== undefined && endingOf(funnel, event.state) !== undefined;
  const over = isClosed || stageAt(funnel, moment) === 'over' ? funnel.paths : [];
  const sent = { kind: 'rejected', fields: {}, values: {} } as const;
  return [
    ...(thanks === undefined
      ? []
      : [
          [policyKey(thanks, funnel), policyOf(documents.thanks(funnel, idle), [])] as [
            string,
            string,
          ],
        ]),
    ...over.map((path): [string, string] => [
      policyKey(path, funnel),
      policyOf(documents.funnel(funnel, path, sent, event), frameSourcesOf(funnel)),
    ]),
  ];
}
