import type { Artwork } from '#engine/declaration/section.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { Scene } from '#renderer/artwork/artwork.tsx';
import { Cover } from '#renderer/artwork/cover.tsx';
import { PhotoImage } from '#renderer/photos/photo-image.tsx';
import type { PageContext } from './context.ts';

interface ArtProps {
  readonly artwork: DeepReadonly<Artwork> | undefined;
  readonly page: PageContext;
  /** Whether visitors see the picture before they scroll. */
  readonly isFirst?: boolean;
}

/** The declared picture in a box of its own; nothing without one. */
export function Art({ artwork, page, isFirst = false }: ArtProps) {
  if (artwork === undefined) return null;
  return <div className="art">{draw(artwork, page, isFirst)}</div>;
}

function draw(artwork: DeepReadonly<Artwork>, page: PageContext, isFirst: boolean) {
  const { motif, display } = page.coach.theme;
  switch (artwork.kind) {
    case 'cover': {
      const { kind: _, ...texts } = artwork;
      return <Cover {...texts} motif={motif} display={display} className="cover" />;
    }
    case 'scene':
      return <Scene scene={artwork.scene} alt={artwork.alt} className="scene" />;
    case 'photo': {
      const photo = page.photo(artwork.file);
      return photo && <PhotoImage photo={photo} alt={artwork.alt} isFirst={isFirst} />;
    }
  }
}
