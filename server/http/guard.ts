import type { Refusal } from './problem.ts';

/** The largest body a form may have, in bytes. */
const maxBodyBytes = 16 * 1024;

/** The two ways a form may be sent. */
export type MediaType = 'application/json' | 'application/x-www-form-urlencoded';

/**
 * Refuses what a browser sends at the wish of another site.
 *
 * A browser names the site a request comes from (Sec-Fetch-Site) or at least its origin; other
 * clients send neither, and no foreign page can send them here.
 */
export function refuseForeign(headers: Headers, publicOrigin: string): Refusal | undefined {
  const site = headers.get('sec-fetch-site');
  if (site !== null)
    return site === 'same-origin' || site === 'none' ? undefined : 'foreign-origin';
  const origin = headers.get('origin');
  if (origin === null || origin === publicOrigin) return undefined;
  const isOwnHost = URL.canParse(origin) && new URL(origin).host === headers.get('host');
  return isOwnHost ? undefined : 'foreign-origin';
}

/** The media type of a request without its parameters; undefined for one that is not accepted. */
export function readMediaType(headers: Headers): MediaType | undefined {
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  return type === 'application/json' || type === 'application/x-www-form-urlencoded'
    ? type
    : undefined;
}

/** The body as text; undefined if it is larger than allowed, whatever length it announced. */
export async function readBody(
  request: Request,
  maxBytes = maxBodyBytes,
): Promise<string | undefined> {
  const bytes = await readBytes(request, maxBytes);
  return bytes && new TextDecoder().decode(bytes);
}

/** The body as it came; undefined if it is larger than allowed, whatever length it announced. */
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
