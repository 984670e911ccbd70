import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPicture } from '#engine/checks/files/file-kinds.ts';
import type { PictureSize } from '#engine/site/site.ts';
import { keepKnownSizes, readKnownSizes } from './known-sizes.ts';

/**
 * How large pictures are. Reading all pixels of one takes long, so each is read once: runs after the
 * first know it by its bytes.
 *
 * @param root the project's folder
 * @param files relative to it; those that are not named like pictures are left out
 * @returns by file; a file that is no whole picture is unreadable
 */
export async function measurePictures(
  root: string,
  files: readonly string[],
): Promise<ReadonlyMap<string, PictureSize>> {
  const known = readKnownSizes();
  const measured = new Map<string, Promise<PictureSize>>();
  const sizes = await Promise.all(
    files.filter(isPicture).map(async (file) => {
      const bytes = await readFile(join(root, file)).catch(() => undefined);
      if (bytes === undefined) return { file, size: 'unreadable' as const };
      const hash = createHash('sha256').update(bytes).digest('hex');
      const size = measured.get(hash) ?? Promise.resolve(known[hash] ?? measure(bytes));
      measured.set(hash, size);
      return { file, hash, size: await size };
    }),
  );
  const whole = Object.fromEntries(
    sizes.flatMap(({ hash, size }) => (hash && size !== 'unreadable' ? [[hash, size]] : [])),
  );
  if (Object.keys(whole).some((hash) => !(hash in known))) keepKnownSizes({ ...known, ...whole });
  return new Map(sizes.map(({ file, size }) => [file, size]));
}

async function measure(bytes: Buffer): Promise<PictureSize> {
  // Loaded when a picture is new, which is seldom.
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { failOn: 'truncated' });
    const { autoOrient } = await picture.metadata();
    // The head of a file that was cut off is whole; only its pixels are missing. They are decoded rather
    // than counted: of files measured at the same time, `stats()` now and then takes a cut one for whole.
    await picture.raw().toBuffer();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch {
    return 'unreadable';
  }
}
