import { createHmac } from 'node:crypto';
import type { Inbound } from '#engine/declaration/telling/inbound.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { isSame } from '#server/signing/hmac.ts';

/** How far a signed timestamp may be off, in seconds: anything older may be a replay. */
const windowSeconds = 300;

/** What a signature is checked against. */
export interface SignedRequest {
  readonly header: (name: string) => string | undefined;
  /** The body, byte for byte. */
  readonly body: Buffer;
  readonly key: string;
  readonly now: Date;
}

/** Why a request is refused, as a sentence; undefined if its signature is right. */
export function findForgery(
  inbound: DeepReadonly<Inbound>,
  request: SignedRequest,
): string | undefined {
  switch (inbound.kind) {
    // https://developer.calendly.com/api-docs/4c305798a61d3-webhook-signatures
    case 'calendly':
      return judgeTimed(request, 'Calendly-Webhook-Signature');
    // https://docs.stripe.com/webhooks#verify-manually
    case 'stripe':
      return judgeTimed(request, 'Stripe-Signature');
    // https://cal.com/docs/developing/guides/automation/webhooks
    case 'cal.com':
      return judgePlain(request, { header: 'X-Cal-Signature-256', encoding: 'hex' });
    case 'signed':
      return judgePlain(request, inbound.signature);
  }
}

/** A timestamp and signatures over timestamp and body, as in `t=1617000000,v1=5257a8…`. */
function judgeTimed({ header, body, key, now }: SignedRequest, name: string): string | undefined {
  const parts = (header(name) ?? '').split(',').map((part) => part.trim().split('='));
  const time = parts.find(([part]) => part === 't')?.[1] ?? '';
  const right = sign(key, 'hex', `${time}.`, body);
  // While a key is being changed, the sender signs with both.
  const given = parts.filter(([part]) => part === 'v1').slice(0, 10);
  const isSigned = given.filter(([, signature = '']) => isSame(signature, right)).length > 0;
  if (!/^\d{1,12}$/.test(time) || !isSigned) return wrong(name);
  const age = Math.abs(now.getTime() / 1000 - Number(time));
  return age > windowSeconds
    ? 'The signature is right, but its timestamp is more than five minutes off: the request was replayed, or one of the two clocks is wrong.'
    : undefined;
}

/** A signature of the body alone. */
function judgePlain(
  { header: read, body, key }: SignedRequest,
  {
    header,
    encoding,
    prefix = '',
  }: { readonly header: string; readonly encoding: 'hex' | 'base64'; readonly prefix?: string },
): string | undefined {
  const given = read(header) ?? '';
  const right = `${prefix}${sign(key, encoding, body)}`;
  // Hexadecimal digits may be upper case.
  const isRight = isSame(encoding === 'hex' ? given.toLowerCase() : given, fold(right, encoding));
  return isRight ? undefined : wrong(header);
}

function fold(text: string, encoding: 'hex' | 'base64'): string {
  return encoding === 'hex' ? text.toLowerCase() : text;
}

function sign(key: string, encoding: 'hex' | 'base64', ...parts: readonly (string | Buffer)[]) {
  const hmac = createHmac('sha256', key);
  for (const part of parts) hmac.update(part);
  return hmac.digest(encoding);
}

const wrong = (header: string) =>
  `The header ${header} does not contain the signature of this body under the key that is set here.`;
