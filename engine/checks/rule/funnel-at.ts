import type { Funnel } from '#engine/declaration/funnel.ts';
import type { Entry } from '#engine/read/read-declarations.ts';
import { remember } from './remember.ts';
import type { Surroundings } from './rule.ts';

/**
 * The funnel whose page, alias or redirect is at a path.
 *
 * @param path may have a query and a fragment
 */
export function funnelAt(path: string, all: Surroundings): Entry<Funnel> | undefined {
  const [bare = ''] = path.split(/[?#]/);
  return funnelsByPath(all).get(bare);
}

/** Where two have one path, the first counts. */
const funnelsByPath = remember(
  ({ funnels }: Surroundings) =>
    new Map(
      funnels
        .toReversed()
        .flatMap((funnel) =>
          [
            funnel.value.path,
            ...[funnel.value.aliases ?? [], funnel.value.redirects ?? []].flat(),
          ].map((path) => [path, funnel] as const),
        ),
    ),
);
