import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DisplayFace } from '#engine/declaration/theme.ts';
import type { Site } from '#engine/site/site.ts';
import { ascii, charactersOf } from '#renderer/fonts/characters.ts';
import { cutFont, fontVersion } from '#renderer/fonts/cut-font.ts';
import { type Face, faces } from '#renderer/fonts/faces.ts';
import { makeFallbackFaces } from '#renderer/fonts/fallback-faces.ts';
import type { FontEntry, FontManifest } from '#renderer/fonts/manifest.ts';
import { type FontMetrics, readFont } from '#renderer/fonts/read-font.ts';
import { makeOnce } from './make-once.ts';
import { listCoverTexts, listPageTexts } from './shown-texts.ts';

/** The face of the pages that belong to no coach. */
const siteFace: DisplayFace = 'Instrument Serif';

/** Characters that any page may show besides those of the declared texts. */
const common = `${ascii}‘’“”–—…·×→`;

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');
const hashOf = (...parts: readonly (string | Buffer)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('base64url').slice(0, 10);
};

interface Cut {
  readonly name: DisplayFace;
  readonly characters: string;
}

interface Folders {
  /** The client's folder of the build; fonts go into its `assets`. */
  readonly outDir: string;
  /** Where finished fonts stay between builds. */
  readonly cacheDir: string;
}

async function cutOnce({ name, characters }: Cut, { outDir, cacheDir }: Folders) {
  const key = hashOf(name, JSON.stringify(faces[name]), await fontVersion(name), characters);
  const bytes = await makeOnce(join(cacheDir, `${slugOf(name)}-${key}.woff2`), () =>
    cutFont(name, characters, 'woff2'),
  );
  const file = `${slugOf(name)}-${hashOf(bytes)}.woff2`;
  await mkdir(join(outDir, 'assets'), { recursive: true });
  await writeFile(join(outDir, 'assets', file), bytes);
  return { url: `/assets/${file}`, bytes: bytes.length };
}

async function makeEntry(cut: Cut, metrics: FontMetrics, folders: Folders): Promise<FontEntry> {
  const face: Face = faces[cut.name];
  const { url, bytes } = await cutOnce(cut, folders);
  const fallbacks = makeFallbackFaces(cut.name, face.kind, metrics);
  const families = [cut.name, ...fallbacks.map(({ family }) => family)];
  return {
    face: cut.name,
    url,
    css:
      // The page is painted before the font is there; the fallback fonts have its width and height, so
      // that swapping it in moves nothing.
      `@font-face{font-family:"${cut.name}";src:url(${url})format("woff2");` +
      `font-weight:${face.weight};font-display:swap}`,
    fallbacks,
    stack: [...families.map((family) => `"${family}"`), face.kind].join(','),
    weight: face.weight,
    bytes,
  };
}

/**
 * Cuts the display face of every coach to the characters its pages show, writes the fonts into
 * `outDir/assets` and a list of them into `outDir/fonts.json`. What was cut before comes from
 * `cacheDir`.
 *
 * @throws when a font file is missing or the folders cannot be written
 */
export async function prepareFonts({
  site,
  ...folders
}: { readonly site: Site } & Folders): Promise<FontManifest> {
  const metricsOf = new Map<DisplayFace, FontMetrics>();
  const read = async (name: DisplayFace) => {
    const metrics = metricsOf.get(name) ?? readFont(await cutFont(name, ascii, 'sfnt'));
    metricsOf.set(name, metrics);
    return metrics;
  };
  const make = async (name: DisplayFace, texts: readonly string[]) =>
    makeEntry({ name, characters: charactersOf(texts) }, await read(name), folders);

  const coaches: Record<string, FontEntry> = {};
  const covers: Record<string, FontEntry> = {};
  for (const { slug, theme } of site.coaches) {
    coaches[slug] = await make(theme.display, [common, ...listPageTexts(site, slug)]);
    covers[slug] = await make(theme.display, listCoverTexts(site, slug));
  }
  const brands = site.coaches.map(({ brand }) => brand);
  const manifest = {
    coaches,
    covers,
    site: await make(siteFace, [common, ...brands]),
  };
  await writeFile(join(folders.outDir, 'fonts.json'), JSON.stringify(manifest));
  return manifest;
}
