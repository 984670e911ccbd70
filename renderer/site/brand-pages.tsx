import { renderToStaticMarkup } from 'react-dom/server';
import type { Coach } from '#engine/declaration/coach.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { waitingListOf } from '#engine/interpret/event/ending.ts';
import type { Words } from '#engine/language/words.ts';
import { wordsOf } from '#engine/language/words-of.ts';
import type { EventAt } from '#engine/site/event-state.ts';
import type { CompiledFunnel, Site } from '#engine/site/site.ts';
import { Emblem } from '#renderer/artwork/artwork.tsx';
import type { Assets } from '#renderer/build/assets.ts';
import { resolveColours } from '#renderer/social/resolve-colours.ts';
import { characters } from '#renderer/theme/character.ts';
import { colourProperties } from '#renderer/theme/colour-properties.ts';
import { drawCoachPage } from './coach-page.tsx';
import { NoticePage } from './lone-page.tsx';

/** A coach, as a declaration tells of it. */
type Brand = DeepReadonly<Coach>;

/** The home at a coach's own host: who that is, and all that is offered, in the coach's language. */
export function drawBrandHome(
  coach: Brand,
  address: string,
  { funnels }: Site,
  assets: Assets,
  events: ReadonlyMap<string, EventAt> = new Map(),
): string {
  const language = coach.language ?? 'en';
  const { brand, tagline, theme } = coach;
  const head = {
    language,
    title: `${tagline.replace(/\.$/, '')} | ${brand}`,
    description: `${brand}: ${tagline}`,
    canonical: `${address}/`,
    siteName: brand,
  };
  const home = (
    <BrandHome
      coach={coach}
      // What has begun is no offer any more, and nothing leads there.
      funnels={funnels.filter(({ id }) => !['begun', 'over'].includes(events.get(id)?.state ?? ''))}
      events={events}
      words={wordsOf(language)}
    />
  );
  return drawCoachPage(coach, head, home, assets, characters[theme.motif].heroGround);
}

interface BrandHomeProps {
  readonly coach: Brand;
  readonly funnels: readonly CompiledFunnel[];
  readonly events: ReadonlyMap<string, EventAt>;
  readonly words: Words;
}

function BrandHome({ coach, funnels, events, words }: BrandHomeProps) {
  const { tagline, biography, theme, emblemAlt, language = 'en' } = coach;
  return (
    <>
      <section className={`welcome on-${characters[theme.motif].heroGround}`}>
        <div className="wrap">
          <div>
            <h1>{tagline}</h1>
            <p className="intro">{biography.headline}</p>
          </div>
          <Emblem motif={theme.motif} alt={emblemAlt} className="emblem" />
        </div>
      </section>
      <section className="band on-paper aside">
        <div className="wrap">
          <header className="heading">
            <h2>{words.brand.offers}</h2>
          </header>
          <ul className="offers own">
            {funnels.map((funnel) => (
              <li key={funnel.id} lang={funnel.language === language ? undefined : funnel.language}>
                <a href={funnel.declaration.path}>
                  <span>
                    <strong className="figure">{funnel.declaration.offer.name}</strong>
                    <span>{funnel.declaration.offer.summary}</span>
                    <small>{labelOf(funnel, events.get(funnel.id))}</small>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}

/** What it is, and what somebody should know before following the link. */
function labelOf(funnel: CompiledFunnel, event: EventAt | undefined): string {
  const { offers, brand } = wordsOf(funnel.language);
  const label = offers[funnel.declaration.offer.kind];
  if (event?.state !== 'full') return label;
  return `${label} · ${waitingListOf(funnel) ? brand.fullWithList : brand.full}`;
}

/** The answer to an unknown path at a coach's own host. */
export function drawBrandNotFound(coach: Brand, assets: Assets): string {
  const language = coach.language ?? 'en';
  const { notFound, toHome } = wordsOf(language).brand;
  const head = {
    language,
    title: notFound.title,
    description: notFound.text,
    siteName: coach.brand,
  };
  const page = (
    <NoticePage words={notFound}>
      <p>
        <a className="btn" href="/">
          {toHome}
        </a>
      </p>
    </NoticePage>
  );
  return drawCoachPage(coach, head, page, assets);
}

/** A coach's emblem as a picture of its own. */
export function drawEmblem({ theme }: Brand): string {
  const drawing = renderToStaticMarkup(<Emblem motif={theme.motif} />);
  const picture = resolveColours(drawing, colourProperties(theme));
  return picture.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
}
