import type { ReactNode } from 'react';
import type {
  ConfirmView,
  DownloadView,
  SeatView,
  UnsubscribeView,
} from '#engine/contract/person-pages.ts';
import type { Coach } from '#engine/declaration/coach.ts';
import type { Language } from '#engine/declaration/language.ts';
import type { DocumentPage } from '#engine/declaration/legal.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { wordsOf } from '#engine/language/words-of.ts';
import { addressOfCoach } from '#engine/site/brand-address.ts';
import type { EventAt } from '#engine/site/event-state.ts';
import type { Site } from '#engine/site/site.ts';
import type { Assets } from '#renderer/build/assets.ts';
import { drawDocument } from '#renderer/page/document.tsx';
import { SiteFrame } from '#renderer/page/frame.tsx';
import { drawCoachPage } from './coach-page.tsx';
import { DocumentText } from './document-page.tsx';
import { LonePage, NoticePage } from './lone-page.tsx';
import { SeatPage } from './seat-page.tsx';
import { coachRules } from './shared/coach-rules.ts';
import { Home } from './shared/home.tsx';
import { Library } from './shared/library.tsx';
import { type LinkTo, linkTo } from './shared/link-to.ts';
import { UnsubscribePage } from './unsubscribe-page.tsx';

/** What a page behind a link shows. */
type LoneView = UnsubscribeView | SeatView | DownloadView | ConfirmView;

interface SitePage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** @param linkTo where the page of a funnel is: a path, or an address on another host */
  draw(site: Site, linkTo: LinkTo, events: ReadonlyMap<string, EventAt>): ReactNode;
}

/** The pages that belong to no coach. */
export const sitePages: readonly SitePage[] = [
  {
    path: '/',
    title: 'Funnelfile: free guides, live events and calls',
    description:
      'Coaches who show the work first: free guides and reports, live masterclasses, and calls that cost nothing.',
    draw: (site, linkTo, events) => <Home site={site} linkTo={linkTo} events={events} />,
  },
  {
    path: '/leadmagnet',
    title: 'The library: every free guide and report',
    description:
      'All free guides and reports on one table. Take the one that answers today’s question.',
    draw: (site, linkTo) => <Library site={site} linkTo={linkTo} />,
  },
  {
    path: '/image-generator',
    title: 'Image generator',
    description: 'A page that says whether this route works.',
    draw: () => (
      <LonePage title="Image generator">
        <p>The image generator route is working.</p>
      </LonePage>
    ),
  },
];

const siteName = 'Funnelfile';

/** Neutral, so that the colour comes from the coaches' emblems and covers. */
const neutral = {
  colours: { paper: '#FAFAF7', ink: '#171717', strong: '#171717', accent: '#C8452B' },
  setting: { scale: 1.16, tracking: '-.02em', leading: 1 },
  character: { corner: '6px', buttonCorner: '6px', innerCorner: '6px', tint: 'strong' },
} as const;

/** A page of the site itself as a document. */
export function drawSitePage(
  { path, title, description, draw }: SitePage,
  site: Site,
  assets: Assets,
  publicUrl: string,
  events: ReadonlyMap<string, EventAt> = new Map(),
): string {
  return drawDocument({
    head: { language: 'en', title, description, canonical: publicUrl + path, siteName },
    look: { ...neutral, font: assets.fonts.site, rules: coachRules(site, assets.fonts) },
    assets,
    body: <SiteFrame>{draw(withoutPast(site, events), linkTo(publicUrl), events)}</SiteFrame>,
  });
}

/** A session that has begun is no offer any more: its page says so, and nothing leads there. */
function withoutPast(site: Site, events: ReadonlyMap<string, EventAt>): Site {
  const isPast = (id: string) => ['begun', 'over'].includes(events.get(id)?.state ?? '');
  return { ...site, funnels: site.funnels.filter(({ id }) => !isPast(id)) };
}

/** The answer to an unknown path. */
export function drawNotFound(assets: Assets): string {
  return drawDocument({
    head: {
      language: 'en',
      title: 'Page not found',
      description: 'There is no page at this address.',
      siteName,
    },
    look: { ...neutral, font: assets.fonts.site },
    assets,
    body: (
      <SiteFrame>
        <LonePage title="Oops! Page not found" eyebrow="404">
          <p className="intro">
            The address may be mistyped, or the page may have moved. The home page leads to
            everything we offer.
          </p>
          <p>
            <a className="btn" href="/">
              Return to home
            </a>
          </p>
        </LonePage>
      </SiteFrame>
    ),
  });
}

/** A coach's page of plain text as a document. */
export function drawDocumentPage(
  coach: DeepReadonly<Coach>,
  page: DeepReadonly<DocumentPage>,
  assets: Assets,
  publicUrl: string,
): string {
  const address = addressOfCoach(coach, publicUrl);
  const language = page.language ?? coach.language ?? 'en';
  const { title, path } = page;
  const head = {
    language,
    title: `${title} | ${coach.brand}`,
    description: title,
    canonical: address + path,
    siteName: coach.brand,
    isUnlisted: true,
  };
  const text = <DocumentText page={page} words={wordsOf(language)} />;
  return drawCoachPage(coach, head, text, assets);
}

/** The page behind an unsubscribe link, in the coach's look where the coach is known. */
export function drawUnsubscribe(view: UnsubscribeView, assets: Assets): string {
  const { letters } = wordsOf(languageOf(view));
  return drawLonePage(view, letters, <UnsubscribePage view={view} words={letters} />, assets);
}

/** The page of a held seat, in the coach's look where the coach is known. */
export function drawSeat(view: SeatView, assets: Assets): string {
  const { seat } = wordsOf(languageOf(view));
  return drawLonePage(view, seat, <SeatPage view={view} words={seat} />, assets);
}

/** What a download's link shows where there is no file to give. */
export function drawDownload(view: DownloadView, assets: Assets): string {
  const { download } = wordsOf(languageOf(view));
  const notices = {
    'unknown-link': download.unknownLink,
    gone: download.gone,
    unavailable: download.unavailable,
  };
  return drawLonePage(view, download, <NoticePage words={notices[view.kind]} />, assets);
}

/** Of a link that leads to nothing known, nobody knows the language. */
function languageOf(view: LoneView): Language {
  return view.language ?? 'en';
}

/** A page with one thing to say, in the coach's look where the coach is known. */
export function drawLonePage(
  view: LoneView,
  { title, description }: { readonly title: string; readonly description: string },
  page: ReactNode,
  assets: Assets,
): string {
  const { coach } = view;
  const language = languageOf(view);
  const head = { language, title, description, siteName: coach?.brand ?? siteName };
  if (coach === undefined) {
    const look = { ...neutral, font: assets.fonts.site };
    return drawDocument({ head, look, assets, body: <SiteFrame>{page}</SiteFrame> });
  }
  return drawCoachPage(coach, head, page, assets);
}
