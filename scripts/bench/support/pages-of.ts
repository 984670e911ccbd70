import { request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

/** A page as the server sends it to a browser that accepts brotli. */
export interface ServedPage {
  readonly path: string;
  readonly body: Buffer;
  /** Names and values in turn, without those that Node adds itself. */
  readonly head: readonly string[];
  readonly html: string;
}

const acceptEncoding = 'gzip, deflate, br, zstd';
const written = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/** Fetches a page's bytes as sent. */
function fetchPage(site: string, path: string): Promise<ServedPage> {
  return new Promise((resolve, reject) => {
    const asking = request(
      site + path,
      { headers: { 'accept-encoding': acceptEncoding } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const body = Buffer.concat(chunks);
          if (answer.statusCode !== 200 || answer.headers['content-encoding'] !== 'br') {
            const what = `${answer.statusCode}, ${answer.headers['content-encoding'] ?? 'plain'}`;
            return reject(new Error(`${path} was not answered in brotli (${what}).`));
          }
          const head = answer.rawHeaders.flatMap((name, index, all) =>
            index % 2 === 0 && !written.has(name.toLowerCase()) ? [name, all[index + 1] ?? ''] : [],
          );
          resolve({ path, body, head, html: brotliDecompressSync(body).toString() });
        });
      },
    );
    asking.on('error', reject);
    asking.end();
  });
}

/** Every page the sitemap names: each funnel's own path and the site's pages. */
export async function fetchAllPages(site: string): Promise<readonly ServedPage[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  if (paths.length === 0) throw new Error('The sitemap names no page.');
  const pages = await Promise.all([...new Set(paths)].map((path) => fetchPage(site, path)));
  return pages.toSorted((a, b) => b.body.length - a.body.length);
}

/** Whether a page has a form that is posted. */
export function hasForm({ html }: ServedPage): boolean {
  return html.includes('method="post"');
}
