import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPicture } from '#engine/checks/files/file-kinds.ts';
import type { PictureSize } from '#engine/site/site.ts';
import { type KnownSizes, keepKnownSizes, readKnownSizes } from './known-sizes.ts';

/**
 * Measures pictures. Decoding one takes long, so each is decoded once: later runs recognise it by its
 * bytes.
 *
 * @param root the project's folder
 * @param files relative to it; files not named like pictures are ignored
 * @returns the results by file; a damaged picture is unreadable
 */
export async function measurePictures(
  root: string,
  files: readonly string[],
): Promise<ReadonlyMap<string, PictureSize>> {
  const known = readKnownSizes();
  const measured = new Map<string, Promise<Measured>>();
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

/** What is known once a file was decoded. */
type Measured = KnownSizes[string] | 'unreadable';

async function measure(bytes: Buffer): Promise<Measured> {
  // Loaded only for a new picture.
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { failOn: 'truncated' });
    const { autoOrient, format } = await picture.metadata();
    // A truncated file has a valid head; only pixels are missing. They are decoded rather than counted:
    // when several files are measured at once, `stats()` sometimes accepts a truncated one.
    await picture.raw().toBuffer();
    return { width: autoOrient.width, height: autoOrient.height, format };
  } catch {
    return 'unreadable';
  }
}
