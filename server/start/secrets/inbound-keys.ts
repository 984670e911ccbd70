import type { Site } from '#engine/site/site.ts';
import type { InboundKeys } from '#server/inbound/inbound-routes.ts';

/**
 * The keys of declared services, from the environment.
 *
 * @returns also a sentence for each service whose key is missing: its reports are refused until it is
 *   set, and its sender retries
 */
export function readInboundKeys(
  { coaches }: Pick<Site, 'coaches'>,
  given: Readonly<Record<string, string | undefined>>,
): { readonly keys: InboundKeys; readonly notes: readonly string[] } {
  const all = coaches.flatMap(({ inbound = [] }) => inbound);
  const isSet = (name: string) => (given[name] ?? '').trim() !== '';
  return {
    keys: new Map(
      all
        .filter(({ secret }) => isSet(secret))
        .map(({ secret }) => [secret, (given[secret] ?? '').trim()]),
    ),
    notes: all
      .filter(({ secret }) => !isSet(secret))
      .map(
        ({ name, is, secret }) =>
          `No ${is} is accepted at /webhooks/in/${name} yet: set ${secret} to the signing key of its service.`,
      ),
  };
}
