import { packId, unpackId } from '#server/db/identity.ts';
import { keyedHash, readToken, writeToken } from './hmac.ts';

const purpose = 'download';
const kinds = ['delivery', 'submission'] as const;
const funnelBytes = 8;
const payloadBytes = 1 + 16 + funnelBytes;

/** How somebody was given the offered file: by an email, or by the answer to a form. */
export interface DownloadToken {
  readonly kind: (typeof kinds)[number];
  readonly id: string;
}

/**
 * The path of the file that a funnel offers: a signed id and the funnel's, nothing personal. Because it
 * names the funnel itself, it works for years, even without the row or the database.
 */
export function downloadPath(token: DownloadToken, funnelId: string, secret: string): string {
  const kind = Buffer.of(kinds.indexOf(token.kind));
  const payload = Buffer.concat([kind, packId(token.id), keyOfFunnel(funnelId, secret)]);
  return `/d/${writeToken({ secret, purpose }, payload)}`;
}

/** A token's content and its funnel's key; undefined if it is forged or incomplete. */
export function readDownloadToken(
  token: string,
  secret: string,
): (DownloadToken & { readonly funnelKey: string }) | undefined {
  const payload = readToken({ secret, purpose }, token, payloadBytes);
  if (payload === undefined) return undefined;
  const kind = kinds[payload.readUInt8(0)];
  if (kind === undefined) return undefined;
  const funnelKey = payload.toString('base64url', 17);
  return { kind, id: unpackId(payload.subarray(1, 17)), funnelKey };
}

/** The key of a funnel in tokens. */
export function downloadKey(funnelId: string, secret: string): string {
  return keyOfFunnel(funnelId, secret).toString('base64url');
}

function keyOfFunnel(funnelId: string, secret: string): Buffer {
  return keyedHash(secret, 'download-funnel', funnelId).subarray(0, funnelBytes);
}
