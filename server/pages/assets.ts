import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Headers } from '#server/http/security-headers.ts';
import { codedDocument, plainDocument, type ReadyDocument } from './ready-document.ts';

export interface Assets {
  /** The file at a URL path, or undefined; read on its first request. */
  find(path: string): Promise<ReadyDocument> | undefined;
}

const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** A file named by a hash of its content never changes; a social picture keeps its name. */
const cachingOf = {
  assets: 'public, max-age=31536000, immutable',
  social: 'public, max-age=3600, s-maxage=86400',
} as const;

/**
 * The files under assets/ and social/ of the built client. Only names that existed at the start are
 * served, so no request can reach another file. What lies compressed beside a file is its content in
 * that coding.
 *
 * @param folder the built client's folder; if it is missing, there are no assets
 */
export function listAssets(folder: string, headers: Headers): Assets {
  const files = new Map<string, string>(
    Object.entries(cachingOf).flatMap(([name, cacheControl]) =>
      listFiles(join(folder, name)).map((file) => [`/${name}/${file}`, cacheControl] as const),
    ),
  );
  const packed = [...files.keys()].filter((path) => /\.(?:br|gz)$/.test(path));
  for (const path of packed) files.delete(path);
  const ready = new Map<string, Promise<ReadyDocument>>();
  return {
    find(path) {
      const cacheControl = files.get(path);
      if (cacheControl === undefined) return undefined;
      const known = ready.get(path);
      if (known !== undefined) return known;
      const document = prepareAsset(
        join(folder, path),
        packed.includes(`${path}.br`),
        cacheControl,
        headers,
      );
      ready.set(path, document);
      // A file that could not be read may be readable next time.
      document.catch(() => ready.delete(path));
      return document;
    },
  };
}

function listFiles(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .map((name) => name.replaceAll('\\', '/'));
  } catch {
    return [];
  }
}

async function prepareAsset(
  file: string,
  isCompressed: boolean,
  cacheControl: string,
  headers: Headers,
): Promise<ReadyDocument> {
  const contentType = contentTypes[extname(file)] ?? 'application/octet-stream';
  const draft = { status: 200, contentType, cacheControl, headers };
  if (!isCompressed) return plainDocument({ ...draft, content: await readFile(file) });
  const [br, gzip] = await Promise.all([readFile(`${file}.br`), readFile(`${file}.gz`)]);
  // Few programs ask for the plain bytes: they are unpacked then.
  return codedDocument(draft, {
    br,
    gzip,
    get identity() {
      return gunzipSync(gzip);
    },
  });
}
