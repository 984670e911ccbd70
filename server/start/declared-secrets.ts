import type { Site } from '#engine/site/site.ts';

/** A shorter text may stand in a line by chance. */
const minLength = 8;

/**
 * The secrets that declarations name variables for, of webhooks and of services that report; no log may
 * show them. Of several in one variable each is given, and each without what marks it as a secret.
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
