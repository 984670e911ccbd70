import type { Refusal } from './problem.ts';

/** The maximum size of a form's body, in bytes. */
export const maxBodyBytes = 16 * 1024;

/** The media types that forms may use. */
export type MediaType = 'application/json' | 'application/x-www-form-urlencoded';

/**
 * Refuses requests that a browser makes on another site's behalf.
 *
 * Browsers name the site a request comes from (Sec-Fetch-Site) or at least its origin; other clients
 * send neither, and no foreign page can make them send requests here.
 *
 * @param options.isSigned whether it may carry a session. A page that came over http may have been changed
 *   on its way, so that it is another site than the same host over https. Forms are taken from both: they
 *   carry nothing, and a proxy may have forgotten to lead people to https.
 */
export function refuseForeign(
  headers: Headers,
  publicOrigin: string,
  { isSigned = false } = {},
): Refusal | undefined {
  const site = headers.get('sec-fetch-site');
  if (site !== null)
    return site === 'same-origin' || site === 'none' ? undefined : 'foreign-origin';
  const origin = headers.get('origin');
  if (origin === null || origin === publicOrigin) return undefined;
  if (!URL.canParse(origin)) return 'foreign-origin';
  const { host, protocol } = new URL(origin);
  const isOwnHost = host === headers.get('host');
  const isOwnScheme = !isSigned || protocol === new URL(publicOrigin).protocol;
  return isOwnHost && isOwnScheme ? undefined : 'foreign-origin';
}

/**
 * A request's media type without parameters; undefined if it is not accepted, or if the body is
 * compressed: nothing here unpacks it.
 */
export function readMediaType(headers: Headers): MediaType | undefined {
  const encoding = headers.get('content-encoding')?.trim().toLowerCase() ?? '';
  if (encoding !== '' && encoding !== 'identity') return undefined;
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  return type === 'application/json' || type === 'application/x-www-form-urlencoded'
    ? type
    : undefined;
}

/** The body as text; undefined if it is larger than allowed, whatever its declared length. */
export async function readBody(
  request: Request,
  maxBytes = maxBodyBytes,
): Promise<string | undefined> {
  const bytes = await readBytes(request, maxBytes);
  return bytes && new TextDecoder().decode(bytes);
}

/** The body as bytes; undefined if it is larger than allowed, whatever its declared length. */
export async function readBytes(request: Request, maxBytes: number): Promise<Buffer | undefined> {
  const announced = request.headers.get('content-length');
  if (announced !== null) {
    return Number(announced) > maxBytes ? undefined : Buffer.from(await request.arrayBuffer());
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
