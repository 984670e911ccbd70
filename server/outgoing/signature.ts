import { createHmac } from 'node:crypto';
import { keyedHash } from '#server/signing/hmac.ts';

/** The prefix of a secret in the Standard Webhooks specification. */
const prefix = 'whsec_';

/** The minimum and maximum length of a secret in the specification, in bytes. */
const bytes = { min: 24, max: 64 } as const;

/**
 * The key in a written secret, which is `whsec_` and 24 to 64 bytes in base64; undefined if it is
 * invalid.
 */
export function readSigningKey(written: string): Buffer | undefined {
  const encoded = written.startsWith(prefix) ? written.slice(prefix.length) : undefined;
  if (encoded === undefined || !/^[A-Za-z0-9+/]+={0,2}$/.test(encoded)) return undefined;
  const key = Buffer.from(encoded, 'base64');
  return key.length >= bytes.min && key.length <= bytes.max ? key : undefined;
}

/**
 * The secret of an endpoint made in the console. It is derived from the site's secret and stored
 * nowhere; each generation has another one.
 *
 * @param secret the site's secret
 */
export function madeSecret(secret: string, endpointId: string, generation: number): string {
  const key = keyedHash(secret, 'webhook-endpoint:', endpointId, `:${generation}`);
  return prefix + key.toString('base64');
}

/**
 * The headers that prove which message this is and that it is from this site
 * (https://www.standardwebhooks.com). Every key signs, so that a receiver may use either while secrets
 * are exchanged.
 */
export function signatureHeaders(
  keys: readonly Buffer[],
  { id, body, now }: { readonly id: string; readonly body: string; readonly now: Date },
): Record<string, string> {
  const timestamp = Math.floor(now.getTime() / 1000);
  const signatures = keys.map((key) => {
    const hmac = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`);
    return `v1,${hmac.digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}
