import { hasMovedOut } from '#engine/site/brand-address.ts';
import type { Hosts, Showing } from '#engine/site/hosts.ts';
import { type Destination, resolvePath } from '#engine/site/routes.ts';
import type { ReadyPages } from '#server/pages/ready-pages.ts';

/** Where a path of a host leads. */
export interface Located {
  readonly destination: Destination;
  /** The address of the host where the page is at home, where this one leads on to it. */
  readonly movedTo?: string;
}

/** Finds where paths lead: on a host, and from the shared site to the hosts of coaches who moved out. */
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

/** The path that a destination is asked at. */
export function pathOf(destination: Exclude<Destination, { kind: 'not-found' }>): string {
  return 'to' in destination ? destination.to : destination.path;
}
