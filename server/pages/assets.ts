import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Headers } from '#server/http/security-headers.ts';
import { codeBeside } from './codings.ts';
import { type Draft, plainDocument, type ReadyDocument, readyDocument } from './ready-document.ts';

export interface Assets {
  /** The file at a URL path, or undefined; read and compressed on its first request. */
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

const compressible = new Set(['.css', '.js', '.json', '.svg']);

/** A file named by a hash of its content never changes; a social picture keeps its name. */
const cachingOf = {
  assets: 'public, max-age=31536000, immutable',
  social: 'public, max-age=3600, s-maxage=86400',
} as const;

/**
 * The files under assets/ and social/ of the built client. Only names that existed at the start are
 * served, so no request can reach another file.
 *
 * @param folder the built client's folder; if it is missing, there are no assets
 */
export function listAssets(folder: string, headers: Headers): Assets {
  const files = new Map<string, string>(
    Object.entries(cachingOf).flatMap(([name, cacheControl]) =>
      listFiles(join(folder, name)).map((file) => [`/${name}/${file}`, cacheControl] as const),
    ),
  );
  const ready = new Map<string, Promise<ReadyDocument>>();
  return {
    find(path) {
      const cacheControl = files.get(path);
      if (cacheControl === undefined) return undefined;
      const known = ready.get(path);
      if (known !== undefined) return known;
      const document = prepareAsset(join(folder, path), cacheControl, headers);
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

async function prepareAsset(file: string, cacheControl: string, headers: Headers) {
  const extension = extname(file);
  const content = await readFile(file);
  const draft: Draft = {
    status: 200,
    content,
    contentType: contentTypes[extension] ?? 'application/octet-stream',
    cacheControl,
    headers,
  };
  return compressible.has(extension)
    ? readyDocument(draft, await codeBeside(content))
    : plainDocument(draft);
}
