import type { CompiledFunnel } from '#engine/site/site.ts';
import type { CoverTexts } from '#renderer/artwork/cover-words.ts';
import { listArtworks } from '#renderer/artwork/declared-artworks.ts';

/** The first cover on a funnel's page; without one, the offer's name and the brand. */
export function coverOf(funnel: CompiledFunnel): CoverTexts & { readonly alt: string } {
  const { declaration, coach } = funnel;
  const shown = listArtworks(funnel).find((artwork) => artwork.kind === 'cover');
  if (shown === undefined) {
    const { name } = declaration.offer;
    return { title: name, author: coach.brand, alt: name };
  }
  const { title, subtitle, author, badge, alt } = shown;
  return { title, subtitle, author, badge, alt };
}
