import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Documents } from '#engine/contract/documents.ts';
import type { FormState, FormView } from '#engine/contract/form.ts';
import { succeeded } from '#engine/interpret/answer.ts';
import { inboxAnswer } from '#engine/interpret/confirming.ts';
import { onDate } from '#engine/interpret/event/chosen-date.ts';
import { shownSections } from '#engine/interpret/event/shown-sections.ts';
import { isFormOver } from '#engine/interpret/form-over.ts';
import { formView } from '#engine/interpret/form-view.ts';
import { refuseEmpty } from '#engine/interpret/refuse-typed.ts';
import { wordsOf } from '#engine/language/words-of.ts';
import { addressOfCoach } from '#engine/site/brand-address.ts';
import { asksToConfirm } from '#engine/site/confirmation.ts';
import type { EventAt } from '#engine/site/event-state.ts';
import type { CompiledFunnel, Site } from '#engine/site/site.ts';
import { plainText } from '#engine/text/markup.ts';
import { fillTexts } from '#engine/text/placeholders.ts';
import type { Assets } from '#renderer/build/assets.ts';
import { drawConfirm } from '#renderer/confirming/confirm-page.tsx';
import { Form } from '#renderer/form/form.tsx';
import { drawEnd, drawStart } from '#renderer/page/document.tsx';
import { CoachFrame } from '#renderer/page/frame.tsx';
import { drawReadingPage } from '#renderer/reading/reading-page.tsx';
import { DeclaredSection } from '#renderer/sections/index.tsx';
import type { PageContext } from '#renderer/sections/parts/context.ts';
import { chooseGrounds } from '#renderer/sections/parts/grounds.ts';
import { drawOver, drawThanks } from '#renderer/site/after-pages.tsx';
import { drawBrandHome, drawBrandNotFound, drawEmblem } from '#renderer/site/brand-pages.tsx';
import { coachLook } from '#renderer/site/coach-look.ts';
import {
  drawDocumentPage,
  drawDownload,
  drawNotFound,
  drawSeat,
  drawSitePage,
  drawUnsubscribe,
  sitePages,
} from '#renderer/site/site-pages.tsx';
import { characters } from '#renderer/theme/character.ts';

/** The paths of the site's own pages. */
export const sitePaths: readonly string[] = sitePages.map(({ path }) => path);

/**
 * Renders every document of a site.
 *
 * @param options.publicUrl the site's own address, without a trailing slash
 */
export function createDocuments({
  site,
  assets,
  publicUrl,
  markOf = () => undefined,
}: {
  readonly site: Site;
  readonly assets: Assets;
  readonly publicUrl: string;
  /** The notice above an unpublished page. */
  readonly markOf?: (funnel: CompiledFunnel) => string | undefined;
}): Documents {
  const starts: Starts = new Map();
  const thanksStarts = new Map<CompiledFunnel, string>();
  return {
    funnel: (funnel, path, state, event) => {
      const page = drawFunnel(funnel, path, { state, event }, assets, publicUrl, starts);
      const mark = markOf(funnel);
      return mark === undefined ? page : page.replace('<body>', `<body>${drawMark(mark)}`);
    },
    sitePages: [
      ...sitePages.map((page) => ({
        path: page.path,
        render: (shown: Site, events?: ReadonlyMap<string, EventAt>) =>
          drawSitePage(page, shown, assets, publicUrl, events),
      })),
      ...site.coaches.flatMap((coach) =>
        (coach.documents ?? []).map((page) => ({
          path: page.path,
          coach,
          render: () => drawDocumentPage(coach, page, assets, publicUrl),
        })),
      ),
    ],
    thanks: (funnel, state) => drawThanks(funnel, state, assets, thanksStarts),
    over: (funnel, words) => drawOver(funnel, words, assets),
    brandHome: (coach, address, shown, events) =>
      drawBrandHome(coach, address, shown, assets, events),
    emblem: drawEmblem,
    notFound: (coach) => (coach ? drawBrandNotFound(coach, assets) : drawNotFound(assets)),
    unsubscribe: (view) => drawUnsubscribe(view, assets),
    confirm: (view) => drawConfirm(view, assets),
    seat: (view) => drawSeat(view, assets),
    guide: (funnel, guide) => drawReadingPage(funnel, guide, assets),
    download: (view) => drawDownload(view, assets),
  };
}

/** Earlier results, by funnel and by the state of its event. */
type Starts = Map<CompiledFunnel, Map<string, string>>;

/** A form's state, and its event's. */
interface Shown {
  readonly state: FormState;
  readonly event: EventAt | undefined;
}

/**
 * A funnel's page in a state. Everything before its body is the same in each state: what a visitor
 * typed neither repeats the choice of style rules nor changes a byte of the style that is allowed by
 * hash.
 *
 * @param starts earlier results
 */
function drawFunnel(
  asDeclared: CompiledFunnel,
  path: string,
  { state, event }: Shown,
  assets: Assets,
  publicUrl: string,
  starts: Starts,
): string {
  const funnel = onDate(asDeclared, event?.shown);
  const { coach, declaration, language } = funnel;
  const words = wordsOf(language);
  const character = characters[coach.theme.motif];
  const view = formView(asDeclared, path, event);
  const { title, description, sections } = fillTexts(
    { ...declaration.page, sections: shownSections(declaration.page.sections, event?.state) },
    funnel.values,
  );
  const grounds = chooseGrounds(
    sections.map(({ kind }) => kind),
    character,
  );
  const drawBody = (shown: FormState) => {
    const page: PageContext = {
      funnel,
      coach,
      words,
      character,
      photo: (file) => assets.photos[`${coach.slug}/${file}`],
      ...(event ? { event } : {}),
      ...(view ? { form: { view, state: shown, chunk: assets.formChunk } } : {}),
    };
    // The form is hydrated from these bytes, so the body keeps the comments that React needs.
    return renderToString(
      <CoachFrame coach={coach} language={funnel.language} ground={character.heroGround}>
        {sections.map((section, index) => (
          <DeclaredSection
            // biome-ignore lint/suspicious/noArrayIndexKey: sections of a drawn page never move.
            key={`${index}-${section.kind}`}
            section={section}
            page={page}
            ground={grounds[index] ?? 'paper'}
          />
        ))}
      </CoachFrame>,
    );
  };
  const body = drawBody(state);
  const isLive = view !== undefined && !isFormOver(view, state);
  const end = drawEnd(body, isLive ? { assets, empty: drawEmpty(view) } : undefined);
  const known = starts.get(funnel) ?? new Map<string, string>();
  starts.set(funnel, known);
  const key = event?.state ?? 'open';
  const drawn = known.get(key);
  if (drawn !== undefined) return drawn + end;

  const address = addressOfCoach(coach, publicUrl);
  const hero = sections.find((section) => section.kind === 'hero');
  const idle = state.kind === 'idle' ? body : drawBody({ kind: 'idle' });
  const start = drawStart({
    head: {
      language,
      title,
      description: view?.closed ? plainText(view.closed.text) : description,
      canonical: address + funnel.paths[0],
      siteName: coach.brand,
      isUnlisted: declaration.noindex === true,
      ...(assets.socialPictures.has(funnel.id)
        ? { picture: `${address}/social/${funnel.id}.png` }
        : {}),
    },
    look: {
      ...coachLook(coach, assets.fonts),
      titles: hero && { headline: hero.headline, form: view?.title },
    },
    assets,
    markup: view ? idle + drawOutcomes(funnel, view) : idle,
  });
  known.set(key, start);
  return start + end;
}

/** The form in every state it may take after the page was rendered. */
function drawOutcomes(funnel: CompiledFunnel, view: FormView): string {
  const { declaration } = funnel;
  if (declaration.kind !== 'lead') return '';
  const { success } = declaration;
  const toast = view.unreachable;
  const fields = Object.fromEntries(view.fields.map(({ name, label }) => [name, label]));
  const states: FormState[] = [
    { kind: 'rejected', toast, fields, values: { email: 'ada@gmial.com' } },
    { kind: 'succeeded', toast, clear: true },
    ...(asksToConfirm(funnel) ? [succeeded(inboxAnswer(funnel, {}, '/inbox/sample'))] : []),
    ...(success.after === 'screen'
      ? [{ kind: 'succeeded', toast, screen: success.screen, clear: false } as FormState]
      : []),
  ];
  return states.map((state) => renderToStaticMarkup(<Form view={view} state={state} />)).join('');
}

/** The answer to an empty form, with a mark on the control that gets the focus. */
function drawEmpty(view: FormView): string | undefined {
  const state = refuseEmpty(view);
  if (!state) return undefined;
  const html = renderToString(<Form view={view} state={state} />);
  const wrong = html.indexOf('aria-invalid');
  const isGroup = html.startsWith('<fieldset', html.lastIndexOf('<', wrong));
  const first = isGroup ? html.indexOf('type=', wrong) : wrong;
  return `${html.slice(0, first)}data-first="" ${html.slice(first)}`;
}

/** Only seen while editing declarations, so its style is here and not on every page. */
function drawMark(mark: string): string {
  const style = { margin: 0, padding: '8px 16px', background: '#ffd84d', color: '#171717' };
  return renderToStaticMarkup(
    <p role="note" style={style}>
      {mark}
    </p>,
  );
}
