import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import type { Photo, PhotoManifest } from '#renderer/photos/photo.ts';
import { makeOnce } from './make-once.ts';

/** In pixels: a phone; a phone of double density, or a column of a page; that column at double density. */
const widths = [480, 800, 1200];
const maxJpegWidth = 800;

/** What decides the bytes besides the source; these qualities look alike in all formats. */
const recipe = {
  avif: { quality: 54, effort: 3 },
  webp: { quality: 76, effort: 5 },
  jpeg: { quality: 78, mozjpeg: true },
};
type Format = keyof typeof recipe;

const extensions = { avif: 'avif', webp: 'webp', jpeg: 'jpg' } satisfies Record<Format, string>;

interface Folders {
  /** The folder with the coaches' folders, where the photographs are. */
  readonly funnelsDir: string;
  /** The client's folder of the build; pictures go into its `assets`. */
  readonly outDir: string;
  /** Where finished pictures stay between builds. */
  readonly cacheDir: string;
}

/** A photograph's name in addresses: lower-case letters, digits, hyphens. */
const addressName = (file: string) =>
  parse(file)
    .name.toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

async function measurePhoto(source: Buffer, file: string) {
  try {
    const { autoOrient } = await sharp(source).metadata();
    return autoOrient;
  } catch (cause) {
    throw new Error(
      `The picture funnels/${file} cannot be read. Save it again as JPEG, PNG, WebP or AVIF.`,
      { cause },
    );
  }
}

async function encodePhoto(source: Buffer, width: number, format: Format): Promise<Buffer> {
  // Cameras store a picture as taken with a note on how to turn it, and the note is not kept.
  const picture = sharp(source).autoOrient().resize({ width, withoutEnlargement: true });
  if (format === 'jpeg')
    return picture.flatten({ background: '#fff' }).jpeg(recipe.jpeg).toBuffer();
  return (format === 'avif' ? picture.avif(recipe.avif) : picture.webp(recipe.webp)).toBuffer();
}

async function preparePhoto(
  file: string,
  { funnelsDir, outDir, cacheDir }: Folders,
): Promise<Photo> {
  const source = await readFile(join(funnelsDir, file));
  const size = await measurePhoto(source, file);
  const sum = createHash('sha256')
    .update(source)
    .update(JSON.stringify([recipe, sharp.versions]))
    .digest('hex')
    .slice(0, 12);

  const write = async (width: number, format: Format) => {
    const name = `${sum}-${width}.${extensions[format]}`;
    const photo = await makeOnce(join(cacheDir, `photo-${name}`), () =>
      encodePhoto(source, width, format),
    );
    const published = `${addressName(file)}-${name}`;
    await writeFile(join(outDir, 'assets', published), photo);
    return `/assets/${published}`;
  };

  const sizes = [...new Set(widths.map((width) => Math.min(width, size.width)))];
  const writeAll = async (format: Format) => {
    const entries: string[] = [];
    for (const width of sizes) entries.push(`${await write(width, format)} ${width}w`);
    return entries.join(', ');
  };
  const width = Math.max(...sizes);
  return {
    width,
    height: Math.round((size.height * width) / size.width),
    avif: await writeAll('avif'),
    webp: await writeAll('webp'),
    jpeg: await write(Math.min(maxJpegWidth, width), 'jpeg'),
  };
}

/**
 * Writes every picture in a coach's folder into `outDir/assets`: as AVIF and WebP at up to three
 * widths, never enlarged, and as a JPEG. A list of them goes into `outDir/photos.json`.
 * What was made of the same bytes before comes from `cacheDir`.
 *
 * @throws when a file is no picture or a folder cannot be written
 */
export async function preparePhotos(folders: Folders): Promise<PhotoManifest> {
  const { funnelsDir, outDir } = folders;
  await mkdir(join(outDir, 'assets'), { recursive: true });
  const files = (await readdir(funnelsDir, { recursive: true }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^[^/]+\/[^/]+\.(avif|jpe?g|png|webp)$/i.test(file))
    .sort();
  const manifest: Record<string, Photo> = {};
  for (const file of files) manifest[file] = await preparePhoto(file, folders);
  await writeFile(join(outDir, 'photos.json'), JSON.stringify(manifest));
  return manifest;
}
