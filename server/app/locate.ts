import { hasMovedOut } from '#engine/site/brand-address.ts';
import type { Hosts, Showing } from '#engine/site/hosts.ts';
import { type Destination, resolvePath } from '#engine/site/routes.ts';
import type { ReadyPages } from '#server/pages/ready-pages.ts';

/** Where a path on a host leads. */
export interface Located {
  readonly destination: Destination;
  /** The page's address on its own host, if this one redirects there. */
  readonly movedTo?: string;
}

/** Finds where paths lead, on a host and from the shared site to coaches' own hosts. */
export function createLocator({
  pages,
  hosts,
}: {
  readonly pages: Pick<ReadyPages, 'at'>;
  readonly hosts: Hosts;
}): (showing: Showing, path: string) => Located {
  const moved = hosts.brands.filter(({ coach }) => hasMovedOut(coach));
  return (showing, path) => {
    const destination = resolvePath(pages.at(showing).routes, path);
    if (destination.kind !== 'not-found' || showing.kind === 'brand') return { destination };
    for (const brand of moved) {
      const there = resolvePath(pages.at(brand).routes, path);
      if (there.kind !== 'not-found') return { destination: there, movedTo: brand.address };
    }
    return { destination };
  };
}

/** The path under which a destination is requested. */
export function pathOf(destination: Exclude<Destination, { kind: 'not-found' }>): string {
  return 'to' in destination ? destination.to : destination.path;
}
