import type { Coach } from '#engine/declaration/coach.ts';
import type { Guide } from '#engine/declaration/guide.ts';
import type { EventAt } from '#engine/site/event-state.ts';
import type { CompiledFunnel, Site } from '#engine/site/site.ts';
import type { FormState } from './form.ts';
import type { ConfirmView, DownloadView, SeatView, UnsubscribeView } from './person-pages.ts';

/** Renders documents; implemented by the renderer, used by the server. */
export interface Documents {
  /**
   * A funnel's page at one of its paths, as a whole HTML document.
   *
   * @param event the state of its event; without it every date is open
   */
  funnel(funnel: CompiledFunnel, path: string, state: FormState, event?: EventAt): string;
  /** The page of a funnel's success screen. */
  thanks(funnel: CompiledFunnel, state: FormState): string;
  /** The page of an expired funnel, if its declaration has words for it. */
  over(funnel: CompiledFunnel, words: { readonly title: string; readonly text: string }): string;
  /** The site's own pages, and the coaches' plain-text pages. */
  readonly sitePages: readonly {
    readonly path: string;
    /** The coach of a plain-text page. */
    readonly coach?: Coach;
    /** @param events the state of the funnels' events, by funnel */
    render(site: Site, events?: ReadonlyMap<string, EventAt>): string;
  }[];
  /**
   * The home page of a coach's own host: who the coach is, and all offers.
   *
   * @param address the host's address
   * @param shown the coach's part of the site
   */
  brandHome(
    coach: Coach,
    address: string,
    shown: Site,
    events?: ReadonlyMap<string, EventAt>,
  ): string;
  /** A coach's emblem as an SVG, shown next to the host's name. */
  emblem(coach: Coach): string;
  /** The page for an unknown path, in the look of the requested host's coach. */
  notFound(coach?: Coach): string;
  /** The page behind the unsubscribe link of a campaign email. */
  unsubscribe(view: UnsubscribeView): string;
  /** The page behind the link of an email that asks to confirm, and the one for a lost email. */
  confirm(view: ConfirmView): string;
  /** The page of a seat, behind the links of its event's emails. */
  seat(view: SeatView): string;
  /**
   * A guide written here as a page to read, the same for everybody. Its button leads to `?pdf` at its
   * own address.
   */
  guide(funnel: CompiledFunnel, guide: Guide): string;
  /** The page of a download link without a file. */
  download(view: DownloadView): string;
}
