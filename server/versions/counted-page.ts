import type { CompiledFunnel } from '#engine/site/site.ts';
import type { CountedPage } from '#server/visits/counts.ts';
import { funnelVersion } from './funnel-version.ts';

/** A funnel's page as its visits are counted. */
export function countedPage({ id, declaration, variant = '' }: CompiledFunnel): CountedPage {
  return { funnel: id, version: funnelVersion(declaration), variant };
}
