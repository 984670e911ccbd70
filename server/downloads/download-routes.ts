import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { DownloadView } from '#engine/contract/person-pages.ts';
import type { Guide } from '#engine/declaration/guide.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { lookOf, showsCoach } from '#engine/site/hosts.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';
import type { App, AppEnv } from '#server/http/app-env.ts';
import { type LinkDeps, tokenIn } from '#server/http/private-page.ts';
import { downloadKey, readDownloadToken } from '#server/signing/download-token.ts';
import { isKnown, isSameFile, readRange } from './byte-range.ts';
import { contentDisposition } from './content-disposition.ts';
import { type FileStore, findOffered, type Offered } from './file-store.ts';
import { isScanner } from './is-scanner.ts';
import { noteFetch } from './note-fetch.ts';
import { streamFile } from './stream-file.ts';

export interface DownloadDeps extends LinkDeps {
  readonly files: FileStore;
  /** Where a CDN or object store has the same files, without a trailing slash. */
  readonly assetsUrl?: string | undefined;
}

/** The link is personal, so nobody else may cache the response, and a replaced file shows at once. */
const headersOfAll = {
  'cache-control': 'private, no-cache',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/**
 * The address behind a download button. It serves the file that its funnel offers now, so links in old
 * emails lead to the newest one. A guide written here is a page to read, with its PDF at `?pdf`.
 */
export function addDownloads(app: App, deps: DownloadDeps): void {
  const { secret, site, files } = deps;
  const funnels = new Map(site.funnels.map((funnel) => [downloadKey(funnel.id, secret), funnel]));

  app.get('/d/:token', async (c) => {
    const host = c.get('host');
    const look = lookOf(host);
    const token = readDownloadToken(tokenIn(c), secret);
    if (token === undefined) return draw({ kind: 'unknown-link', ...look }, 404);
    const funnel = funnels.get(token.funnelKey);
    if (funnel === undefined) return draw({ kind: 'gone', language: 'en', ...look }, 410);
    if (!showsCoach(host, funnel.coach)) return draw({ kind: 'unknown-link', ...look }, 404);
    const { coach, language } = funnel;
    try {
      const offered = await findOffered(files, funnel);
      if (offered === undefined) return draw({ kind: 'gone', coach, language }, 410);
      const answer =
        funnel.guide !== undefined && c.req.query('pdf') === undefined
          ? show(c, funnel, funnel.guide)
          : await give(c, funnel, offered, deps.assetsUrl);
      if (isWholeOrBeginning(answer) && !isScanner(readRequest(c))) {
        // Not awaited: the file is served even while the database is away.
        noteFetch(deps.database.kysely, token).catch((error: unknown) =>
          deps.log.warn({ err: error }, 'A download could not be recorded.'),
        );
      }
      return answer;
    } catch (error) {
      deps.log.error({ err: error, funnelId: funnel.id }, 'An offered file could not be read.');
      return draw({ kind: 'unavailable', coach, language }, 503);
    }
  });

  const pages = new Map<string, { readonly html: string; readonly etag: string }>();

  /** A guide as a page, rendered on its first request. */
  function show(c: Context<AppEnv>, funnel: CompiledFunnel, guide: DeepReadonly<Guide>): Response {
    let page = pages.get(funnel.id);
    if (page === undefined) {
      const html = deps.documents.guide(funnel, guide);
      page = { html, etag: `"${createHash('sha256').update(html).digest('base64url')}"` };
      pages.set(funnel.id, page);
    }
    const { html, etag } = page;
    const headers = { ...headersOfAll, etag };
    if (isKnown(c.req.header('if-none-match'), etag)) {
      return new Response(null, { status: 304, headers });
    }
    return new Response(c.req.method === 'HEAD' ? null : html, {
      status: 200,
      headers: {
        ...headers,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': deps.policyOf(html, []),
      },
    });
  }

  function draw(view: DownloadView, status: number): Response {
    const html = deps.documents.download(view);
    return new Response(html, {
      status,
      headers: {
        ...headersOfAll,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': deps.policyOf(html, []),
        ...(status === 503 ? { 'retry-after': '30' } : {}),
      },
    });
  }
}

function readRequest(c: Context<AppEnv>) {
  return { method: c.req.method, header: (name: string) => c.req.header(name) };
}

/** A player requests the rest of a file repeatedly. */
function isWholeOrBeginning({ status, headers }: Response): boolean {
  if (status === 206) return headers.get('content-range')?.startsWith('bytes 0-') ?? false;
  return status === 200 || status === 302;
}

async function give(
  c: Context<AppEnv>,
  funnel: CompiledFunnel,
  offered: Offered,
  assetsUrl: string | undefined,
): Promise<Response> {
  if (assetsUrl !== undefined) {
    const path = offered.path.split('/').map(encodeURIComponent).join('/');
    const headers = { ...headersOfAll, location: `${assetsUrl}/${path}` };
    return new Response(null, { status: 302, headers });
  }
  const { bytes, contentType, extension } = offered;
  const etag = `"${offered.sum}"`;
  const headers = { ...headersOfAll, etag, 'accept-ranges': 'bytes' };
  if (isKnown(c.req.header('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  const wanted = isSameFile(c.req.header('if-range'), etag)
    ? readRange(c.req.header('range'), bytes)
    : undefined;
  if (wanted === 'unsatisfiable') {
    const contentRange = `bytes */${bytes}`;
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'content-range': contentRange },
    });
  }
  const { start, end } = wanted ?? { start: 0, end: bytes - 1 };
  const described = {
    ...headers,
    'content-type': contentType,
    'content-length': String(end - start + 1),
    'content-disposition': contentDisposition(funnel.declaration.offer.name, extension),
    ...(wanted ? { 'content-range': `bytes ${start}-${end}/${bytes}` } : {}),
  };
  const status = wanted ? 206 : 200;
  if (c.req.method === 'HEAD') return new Response(null, { status, headers: described });
  const body = streamFile(await offered.open(), { start, end });
  return new Response(body, { status, headers: described });
}
