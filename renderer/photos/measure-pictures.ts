import { join } from 'node:path';
import sharp from 'sharp';
import { isPicture } from '#engine/checks/files/file-kinds.ts';
import type { PictureSize } from '#engine/site/site.ts';

/**
 * How large pictures are.
 *
 * @param root the project's folder
 * @param files relative to it; those that are not named like pictures are left out
 * @returns by file; a file that is no whole picture is unreadable
 */
export async function measurePictures(
  root: string,
  files: readonly string[],
): Promise<ReadonlyMap<string, PictureSize>> {
  const sizes = await Promise.all(
    files.filter(isPicture).map(async (file): Promise<[string, PictureSize]> => {
      try {
        const picture = sharp(join(root, file), { failOn: 'truncated' });
        const { autoOrient } = await picture.metadata();
        // The head of a file that was cut off is whole; only its pixels are missing.
        await picture.stats();
        return [file, { width: autoOrient.width, height: autoOrient.height }];
      } catch {
        return [file, 'unreadable'];
      }
    }),
  );
  return new Map(sizes);
}
