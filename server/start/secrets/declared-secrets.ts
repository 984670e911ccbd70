import type { Site } from '#engine/site/site.ts';

/** A shorter text may be in a line by chance. */
const minLength = 8;

/**
 * The secrets in variables named by declarations, of webhooks and reporting services, which no log may
 * show. If a variable has several, each is returned, both with and without its prefix.
 */
export function declaredSecretsIn(
  { coaches }: Pick<Site, 'coaches'>,
  given: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  const named = coaches.flatMap(({ webhooks = [], inbound = [] }) => [...webhooks, ...inbound]);
  return named
    .flatMap(({ secret }) => {
      const written = (given[secret] ?? '').trim();
      return [written, ...written.split(/\s+/)].flatMap((one) => [one, one.replace('whsec_', '')]);
    })
    .filter((one) => one.length >= minLength);
}
