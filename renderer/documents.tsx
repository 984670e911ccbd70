import { renderToStaticMarkup } from 'react-dom/server';
import type { Documents, FormState, FormView } from '#engine/contract.ts';
import { formView } from '#engine/form-view.ts';
import { fillTexts } from '#engine/placeholders.ts';
import type { CompiledFunnel, Site } from '#engine/site.ts';
import type { Assets } from './assets.ts';
import { characters, settings } from './character.ts';
import { Form } from './form/form.tsx';
import { drawDocument } from './page/document.tsx';
import { CoachFrame } from './page/frame.tsx';
import type { PageContext } from './sections/context.ts';
import { chooseGrounds } from './sections/grounds.ts';
import { DeclaredSection } from './sections/index.tsx';
import { drawNotFound, drawSitePage, drawUnsubscribe, sitePages } from './site/site-pages.tsx';

/** Paths of the pages that belong to the site itself. */
export const sitePaths: readonly string[] = sitePages.map(({ path }) => path);

/**
 * Draws every document of a site.
 *
 * @param options.publicUrl the site's own address, without a slash at the end
 */
export function createDocuments({
  site,
  assets,
  publicUrl,
}: {
  readonly site: Site;
  readonly assets: Assets;
  readonly publicUrl: string;
}): Documents {
  return {
    funnel: (funnel, path, state) => drawFunnel(funnel, path, state, assets, publicUrl),
    sitePages: sitePages.map((page) => ({
      path: page.path,
      render: () => drawSitePage(page, site, assets, publicUrl),
    })),
    notFound: () => drawNotFound(assets),
    unsubscribe: (view) => drawUnsubscribe(view, assets),
  };
}

function drawFunnel(
  funnel: CompiledFunnel,
  path: string,
  state: FormState,
  assets: Assets,
  publicUrl: string,
): string {
  const { coach, declaration } = funnel;
  const { theme } = coach;
  const character = characters[theme.motif];
  const view = formView(funnel, path);
  const page: PageContext = {
    funnel,
    coach,
    character,
    photo: (file) => assets.photos[`${coach.slug}/${file}`],
    ...(view ? { form: { view, state, chunk: assets.formChunk } } : {}),
  };
  const { title, description, sections } = fillTexts(declaration.page, funnel.values);
  const hero = sections.find((section) => section.kind === 'hero');
  const grounds = chooseGrounds(
    sections.map(({ kind }) => kind),
    character,
  );
  return drawDocument({
    head: {
      title,
      description,
      canonical: publicUrl + funnel.paths[0],
      siteName: coach.brand,
      ...(assets.socialPictures.has(funnel.id)
        ? { picture: `${publicUrl}/social/${funnel.id}.png` }
        : {}),
    },
    look: {
      colours: theme,
      font: assets.fonts.coaches[coach.slug] ?? assets.fonts.site,
      setting: settings[theme.display],
      character,
      titles: hero && { headline: hero.headline, form: view?.title },
    },
    assets,
    body: (
      <CoachFrame coach={coach} ground={character.heroGround}>
        {sections.map((section, index) => (
          <DeclaredSection
            // biome-ignore lint/suspicious/noArrayIndexKey: sections of a drawn page never move.
            key={`${index}-${section.kind}`}
            section={section}
            page={page}
            ground={grounds[index] ?? 'paper'}
          />
        ))}
      </CoachFrame>
    ),
    ...(view ? { later: drawOutcomes(funnel, view) } : {}),
    hasForm: view !== undefined,
  });
}

/** The form in the states it may come into after the page was drawn. */
function drawOutcomes({ declaration }: CompiledFunnel, view: FormView): string {
  if (declaration.kind !== 'lead') return '';
  const { success } = declaration;
  const toast = view.unreachable;
  const fields = Object.fromEntries(view.fields.map(({ name, label }) => [name, label]));
  const states: FormState[] = [
    { kind: 'rejected', toast, fields, values: { email: 'ada@gmial.com' } },
    { kind: 'succeeded', toast, clear: true },
    ...(success.after === 'screen'
      ? [{ kind: 'succeeded', toast, screen: success.screen, clear: false } as FormState]
      : []),
  ];
  return states.map((state) => renderToStaticMarkup(<Form view={view} state={state} />)).join('');
}
