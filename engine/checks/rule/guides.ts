import type { Funnel } from '#engine/declaration/funnel.ts';
import type { Guide } from '#engine/declaration/guide.ts';
import type { Declarations, Entry } from '#engine/read/read-declarations.ts';
import { ownOf } from './own/own.ts';
import { folderNameOf, folderOf } from './rule.ts';

/** The guide that a funnel offers; undefined where it offers none that is written here. */
export function guideOf(funnel: Entry<Funnel>, all: Declarations): Entry<Guide> | undefined {
  const name = funnel.value.offer.file;
  if (name === undefined) return undefined;
  return ownOf(all, folderNameOf(funnel)).guides.find(
    ({ file }) => file === folderOf(funnel) + name,
  );
}

/** The funnels whose visitors get a guide. */
export function funnelsOffering(guide: Entry<Guide>, all: Declarations): readonly Entry<Funnel>[] {
  return ownOf(all, folderNameOf(guide)).funnels.filter(
    (funnel) => folderOf(funnel) + funnel.value.offer?.file === guide.file,
  );
}
