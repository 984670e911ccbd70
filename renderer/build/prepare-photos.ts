import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import type { Photo, PhotoManifest } from '#renderer/photos/photo.ts';

/** In pixels: a phone, a phone with a dense screen or a column of a page, the same column dense. */
const widths = [480, 800, 1200];
const largestJpeg = 800;

/** What decides the bytes beside the source; the qualities look alike across the formats. */
const recipe = {
  avif: { quality: 55, effort: 4 },
  webp: { quality: 76, effort: 5 },
  jpeg: { quality: 78, mozjpeg: true },
};
type Format = keyof typeof recipe;

const extensions = { avif: 'avif', webp: 'webp', jpeg: 'jpg' } satisfies Record<Format, string>;

interface Folders {
  /** The folder of the coaches' folders, in which the photographs lie. */
  readonly funnelsDir: string;
  /** The client's folder of the build; pictures go into its `assets`. */
  readonly outDir: string;
  /** Where finished pictures stay between builds. */
  readonly cacheDir: string;
}

/** The name of a photograph's file within an address: lower-case letters, figures, hyphens. */
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
  // Cameras store a turned picture with a note about it, and the note is not kept.
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
    const cached = join(cacheDir, `photo-${name}`);
    const isCached = await readFile(cached).then(
      () => true,
      () => false,
    );
    if (!isCached) {
      // A build that is stopped here must not leave half a picture under the name of a whole one.
      await writeFile(`${cached}.part`, await encodePhoto(source, width, format));
      await rename(`${cached}.part`, cached);
    }
    const published = `${addressName(file)}-${name}`;
    await copyFile(cached, join(outDir, 'assets', published));
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
    jpeg: await write(Math.min(largestJpeg, width), 'jpeg'),
  };
}

/**
 * Writes every picture that lies in a coach's folder into `outDir/assets` as AVIF and WebP at up to
 * three widths, never larger than it is, and as a JPEG; their list goes into `outDir/photos.json`.
 * What was made of the same bytes before comes from `cacheDir`.
 *
 * @throws when a file is no picture or a folder cannot be written
 */
export async function preparePhotos(folders: Folders): Promise<PhotoManifest> {
  const { funnelsDir, outDir, cacheDir } = folders;
  await mkdir(join(outDir, 'assets'), { recursive: true });
  await mkdir(cacheDir, { recursive: true });
  const files = (await readdir(funnelsDir, { recursive: true }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^[^/]+\/[^/]+\.(avif|jpe?g|png|webp)$/i.test(file))
    .sort();
  const manifest: Record<string, Photo> = {};
  for (const file of files) manifest[file] = await preparePhoto(file, folders);
  await writeFile(join(outDir, 'photos.json'), JSON.stringify(manifest));
  return manifest;
}
