import type { Site } from '#engine/site/site.ts';

/** A shorter text may be in a line by chance. */
const minLength = 8;

/** The names of the variables in which declarations look for secrets, of webhooks and reporting services. */
export function declaredSecretNames({ coaches }: Pick<Site, 'coaches'>): readonly string[] {
  return coaches
    .flatMap(({ webhooks = [], inbound = [] }) => [...webhooks, ...inbound])
    .map(({ secret }) => secret);
}

/**
 * The secrets in variables named by declarations, of webhooks and reporting services, which no log may
 * show. If a variable has several, each is returned, both with and without its prefix.
 */
export function declaredSecretsIn(
  site: Pick<Site, 'coaches'>,
  given: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  return declaredSecretNames(site)
    .flatMap((name) => {
      const written = (given[name] ?? '').trim();
      return [written, ...written.split(/\s+/)].flatMap((one) => [one, one.replace('whsec_', '')]);
    })
    .filter((one) => one.length >= minLength);
}
