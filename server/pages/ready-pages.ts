import { setImmediate } from 'node:timers/promises';
import { endingOf } from '#engine/interpret/event/ending.ts';
import { eventAt } from '#engine/schedule/event-states.ts';
import { siteAt, stageAt } from '#engine/schedule/publishing.ts';
import type { EventAt, SeatsTaken } from '#engine/site/event-state.ts';
import { shownFunnels } from '#engine/site/experiment.ts';
import type { Showing } from '#engine/site/hosts.ts';
import { isOfAnyHost } from '#engine/site/routes.ts';
import { type CompiledFunnel, thanksPathOf } from '#engine/site/site.ts';
import { frameSourcesOf } from '#server/http/security-headers.ts';
import { type Drawing, drawOnDemand, makeReady } from './drawing.ts';
import { drawFunnels } from './funnel-drawings.ts';
import {
  drawDocuments,
  type HostPages,
  type HostPlan,
  planBrand,
  planShared,
} from './host-pages.ts';
import type { PageOptions } from './page-options.ts';
import type { ReadyDocument } from './ready-document.ts';

/** Everything that is the same for every visitor, ready to be sent. */
export interface ReadyPages {
  /** What a host shows. */
  at(showing: Showing): HostPages;
  /** The page of a funnel at one of its paths, on any host. */
  find(path: string): ReadyDocument | undefined;
  /** The Content-Security-Policy of pages rendered for one visitor, by `policyKey`. */
  readonly policies: ReadonlyMap<string, string>;
  /** The state of the funnels' events, by funnel. */
  readonly events: ReadonlyMap<string, EventAt>;
}

/** Ready pages, with what is needed to reuse them in the next edition. */
export interface Edition extends ReadyPages {
  readonly signs: ReadonlyMap<string, string>;
  /** Every document: coaches' pages by their path, those of a single host by `keyOf`. */
  readonly documents: { get(key: string): ReadyDocument | undefined };
}

/**
 * Renders every page as of a moment. Unpublished pages are rendered only while declarations are edited.
 * A page that several hosts show is rendered and kept once.
 *
 * @param taken the seats taken for each date of an event
 * @param before the pages of an earlier moment; unchanged ones are reused
 */
export async function preparePages(
  options: PageOptions,
  moment: Date,
  taken: SeatsTaken,
  before?: Edition,
): Promise<Edition> {
  const { isEdited, site, hosts } = options;
  const shown = siteAt(site, moment, { showsHidden: isEdited });
  const events = new Map(
    site.funnels.flatMap((funnel) => {
      const event = eventAt(funnel, moment, taken);
      return event ? [[funnel.id, event] as const] : [];
    }),
  );
  const everybodys = [
    ...drawFunnels(options, shown, moment, events),
    ...drawDocuments(options, moment),
  ];
  const plans = new Map<string, HostPlan>([
    [sharedHost, planShared(options, shown, moment, events)],
    ...hosts.brands.map(
      (brand) => [brand.coach.slug, planBrand(options, brand, moment, events)] as const,
    ),
  ]);
  const [drawings, onDemand] = [new Map<string, Drawing>(everybodys), new Map<string, Drawing>()];
  for (const [host, plan] of plans) {
    const among = plan.isOnDemand || isEdited ? onDemand : drawings;
    for (const [path, drawing] of plan.own) among.set(keyOf(host, path), drawing);
    among.set(keyOf(host, notFoundName), plan.notFound);
  }
  const signs = new Map(
    [...drawings].flatMap(([key, { sign }]) => (sign === undefined ? [] : [[key, sign]])),
  );
  const everyPage = [...site.funnels, ...shownFunnels(site.funnels)];
  const policies = new Map(
    everyPage.flatMap((funnel) => listPolicies(funnel, options, moment, events.get(funnel.id))),
  );
  const documents = isEdited
    ? drawOnDemand(new Map([...drawings, ...onDemand]))
    : await makeAllReady({ drawings, onDemand, signs }, before);
  const pages = new Map(
    [...plans].map(([host, plan]) => [host, hostPages(host, plan, documents)] as const),
  );
  const unknown = pagesOfUnknown(pages);
  return {
    signs,
    documents,
    policies,
    events,
    find: (path) => documents.get(path),
    at: (showing) => pages.get(hostOf(showing)) ?? unknown,
  };
}

/** The hosts' names in document keys; a coach's is the slug. */
const sharedHost = ' shared';
const unknownHost = ' unknown';
const notFoundName = 'not found';

function hostOf(showing: Showing): string {
  if (showing.kind === 'brand') return showing.coach.slug;
  return showing.kind === 'shared' ? sharedHost : unknownHost;
}

/** Paths contain no space. */
function keyOf(host: string, name: string): string {
  return `${host} ${name}`;
}

interface Planned {
  readonly drawings: ReadonlyMap<string, Drawing>;
  readonly onDemand: ReadonlyMap<string, Drawing>;
  readonly signs: ReadonlyMap<string, string>;
}

async function makeAllReady(
  { drawings, onDemand, signs }: Planned,
  before: Edition | undefined,
): Promise<Edition['documents']> {
  const ready = new Map<string, ReadyDocument>();
  for (const [key, drawing] of drawings) {
    const sign = signs.get(key);
    const isKept = sign !== undefined && before?.signs.get(key) === sign;
    const kept = isKept ? before.documents.get(key) : undefined;
    ready.set(key, kept ?? makeReady(drawing));
    // Whoever asks for a page meanwhile waits for one rendering at most.
    if (!kept) await setImmediate();
  }
  if (onDemand.size === 0) return ready;
  const later = drawOnDemand(onDemand);
  return { get: (key) => ready.get(key) ?? later.get(key) };
}

/** What a host shows: its own documents, and the pages that its paths lead to. */
function hostPages(
  host: string,
  { own, routes }: HostPlan,
  documents: Edition['documents'],
): HostPages {
  const keys = new Map([
    ...[...routes.pages.keys()].map((path) => [path, path] as const),
    ...[...own.keys()].map((path) => [path, keyOf(host, path)] as const),
  ]);
  return {
    byPath: {
      get(path) {
        const key = keys.get(path);
        return key === undefined ? undefined : documents.get(key);
      },
    },
    routes,
    get notFound() {
      return documentOf(documents, keyOf(host, notFoundName));
    },
  };
}

/** The shared home page on an undeclared host. */
function pagesOfUnknown(pages: ReadonlyMap<string, HostPages>): HostPages {
  const shared = pages.get(sharedHost);
  if (shared === undefined) throw new Error('The shared site has no pages.');
  const { byPath, routes } = shared;
  return {
    byPath: { get: (path) => (isOfAnyHost(path) ? byPath.get(path) : undefined) },
    routes,
    get notFound() {
      return shared.notFound;
    },
  };
}

function documentOf(documents: Edition['documents'], key: string): ReadyDocument {
  const document = documents.get(key);
  if (document === undefined) throw new Error(`There is no document ${key}.`);
  return document;
}

/** The key of a page's policy; each page of an experiment has one of its own. */
export function policyKey(path: string, { variant }: CompiledFunnel): string {
  return variant === undefined ? path : `${path} ${variant}`;
}

/**
 * The policies of a funnel's pages that are never ready: its success screen's, and its own once it is
 * over, for forms sent too late or just in time.
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
