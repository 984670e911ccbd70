import type { Site } from '#engine/site/site.ts';
import { OperatorError } from '#engine/text/operator-error.ts';
import { type DeclaredSecrets, secretsKey } from '#server/outgoing/endpoint-keys.ts';
import type { DeclaredEndpoint } from '#server/outgoing/endpoints.ts';
import { readSigningKey } from '#server/outgoing/signature.ts';
import type { Log } from '#server/telemetry/log.ts';

/** The declared webhooks, as rows. */
export function declaredEndpoints(site: Site): readonly DeclaredEndpoint[] {
  return site.coaches.flatMap(({ slug, webhooks = [] }) =>
    webhooks.map(({ url, events }) => ({ coach: slug, url: new URL(url).href, events })),
  );
}

/**
 * The secrets of declared webhooks, from the environment. A variable may have several, separated by
 * spaces, newest first: all of them sign while a receiver changes from one to the next.
 *
 * @param warns called for a missing secret instead of throwing: in development, the site has to run
 *   without it
 * @throws OperatorError that lists every missing or wrong variable
 */
export function readWebhookSecrets(
  site: Site,
  variables: Readonly<Record<string, string | undefined>>,
  warns?: Pick<Log, 'warn'>,
): DeclaredSecrets {
  const secrets = new Map<string, readonly string[]>();
  const mistakes: string[] = [];
  for (const { slug, webhooks = [] } of site.coaches) {
    for (const { url, secret: name } of webhooks) {
      const written = (variables[name] ?? '').split(/\s+/).filter((one) => one !== '');
      const use = `it signs the webhook of "${slug}" to ${new URL(url).host}`;
      if (written.length === 0) mistakes.push(`${name} is missing: ${use}.`);
      else if (!written.every((one) => readSigningKey(one) !== undefined)) {
        mistakes.push(`${name} is not a webhook secret: ${use}.`);
      } else secrets.set(secretsKey(slug, new URL(url).href), written);
    }
  }
  if (mistakes.length === 0) return secrets;
  const remedy =
    'A secret is whsec_ followed by 24 to 64 random bytes in base64. Make one with: echo "whsec_$(openssl rand -base64 32)"';
  if (warns === undefined) {
    throw new OperatorError(
      `Some webhook secrets are wrong or missing. ${remedy}\n${mistakes.map((one) => `  ${one}`).join('\n')}`,
    );
  }
  for (const mistake of mistakes) warns.warn(`${mistake} Nothing is sent there. ${remedy}`);
  return secrets;
}
