import type { CompiledFunnel } from '#engine/site/site.ts';
import { Emblem } from '#renderer/artwork/artwork.tsx';
import { Cover } from '#renderer/artwork/cover.tsx';
import { listArtworks } from '#renderer/artwork/declared-artworks.ts';
import { coachClass } from './coach-rules.ts';
import { langOf } from './offer-groups.ts';

interface BookProps {
  readonly funnel: CompiledFunnel;
  /** Whether words beside it already say what it is. */
  readonly isDecoration?: boolean;
}

/** The book a funnel gives away, or the coach's emblem where no cover is declared. */
export function Book({ funnel, isDecoration = false }: BookProps) {
  const { slug, theme, emblemAlt } = funnel.coach;
  const cover = coverOf(funnel);
  const alt = isDecoration ? undefined : (cover?.alt ?? emblemAlt);
  return (
    <div className={`book ${coachClass(slug)}`} lang={langOf(funnel)}>
      {cover ? (
        <Cover {...cover} alt={alt} motif={theme.motif} display={theme.display} className="cover" />
      ) : (
        <Emblem motif={theme.motif} alt={alt} className="emblem" />
      )}
    </div>
  );
}

/** What stands on the first cover of a funnel's page. */
export function coverOf(funnel: CompiledFunnel) {
  const cover = listArtworks(funnel).find((artwork) => artwork.kind === 'cover');
  if (cover === undefined) return undefined;
  const { kind: _, ...texts } = cover;
  return texts;
}
