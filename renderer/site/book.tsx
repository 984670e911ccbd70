import type { Artwork } from '#engine/declaration/section.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';
import { Emblem } from '#renderer/artwork/artwork.tsx';
import { Cover } from '#renderer/artwork/cover.tsx';
import { coachClass } from './coach-rules.ts';

interface BookProps {
  readonly funnel: CompiledFunnel;
  /** Whether words beside it say what it is. */
  readonly isDecoration?: boolean;
}

/** The book a funnel gives away, or the coach's emblem where no cover is declared. */
export function Book({ funnel, isDecoration = false }: BookProps) {
  const { slug, theme, emblemAlt } = funnel.coach;
  const cover = coverOf(funnel);
  const alt = isDecoration ? undefined : (cover?.alt ?? emblemAlt);
  return (
    <div className={`book ${coachClass(slug)}`}>
      {cover ? (
        <Cover {...cover} alt={alt} motif={theme.motif} display={theme.display} className="cover" />
      ) : (
        <Emblem motif={theme.motif} alt={alt} className="emblem" />
      )}
    </div>
  );
}

/** What stands on the cover that a funnel's page shows first. */
export function coverOf({ declaration }: CompiledFunnel) {
  for (const section of declaration.page.sections) {
    const artwork: DeepReadonly<Artwork> | undefined =
      'artwork' in section ? section.artwork : undefined;
    if (artwork?.kind === 'cover') {
      const { kind: _, ...texts } = artwork;
      return texts;
    }
  }
  return undefined;
}
