import type { Artwork } from '#engine/declaration/section.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';

/** The pictures that a funnel's page shows, in their order. */
export function listArtworks({ declaration }: CompiledFunnel): readonly DeepReadonly<Artwork>[] {
  return declaration.page.sections.flatMap((section) =>
    'artwork' in section && section.artwork ? [section.artwork] : [],
  );
}
