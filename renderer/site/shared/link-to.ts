import { addressOfCoach, hasMovedOut } from '#engine/site/brand-address.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';

/** Where a funnel's page is, as the shared site's own pages link to it. */
export type LinkTo = (funnel: Pick<CompiledFunnel, 'coach' | 'declaration'>) => string;

/** Links from the shared site: straight to the host of a coach who has moved out. */
export function linkTo(publicUrl: string): LinkTo {
  return ({ coach, declaration }) =>
    (hasMovedOut(coach) ? addressOfCoach(coach, publicUrl) : '') + declaration.path;
}
