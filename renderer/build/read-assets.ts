import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '#engine/text/operator-error.ts';
import type { FontManifest } from '#renderer/fonts/manifest.ts';
import type { PhotoManifest } from '#renderer/photos/photo.ts';
import type { Assets } from './assets.ts';

interface ManifestEntry {
  readonly file: string;
  readonly css?: readonly string[];
}

/**
 * What the build left in a folder.
 *
 * @param folder the built client, dist/client
 * @throws with what to do, where the build is missing or not whole
 */
export function readAssets(folder: string): Assets {
  const read = (file: string) => {
    try {
      return readFileSync(join(folder, file), 'utf8');
    } catch (cause) {
      throw new OperatorError(
        `The built file ${join(folder, file)} cannot be read. Run npm run build.`,
        {
          cause,
        },
      );
    }
  };
  const manifest: Record<string, ManifestEntry> = JSON.parse(read('.vite/manifest.json'));
  const entry = (source: string) => {
    const found = manifest[source];
    if (!found)
      throw new OperatorError(`The build in ${folder} has no ${source}. Run npm run build.`);
    return found;
  };
  const fonts: FontManifest = JSON.parse(read('fonts.json'));
  const photos: PhotoManifest = JSON.parse(read('photos.json'));
  return {
    css: read(entry('renderer/styles/page.css').file),
    head: '',
    interest: { code: read(entry('renderer/form/interest.ts').file).trim() },
    formChunk: `/${entry('renderer/form/island.tsx').file}`,
    fonts,
    socialPictures: listSocialPictures(folder),
    photos,
  };
}

function listSocialPictures(folder: string): ReadonlySet<string> {
  const pictures = join(folder, 'social');
  if (!existsSync(pictures)) return new Set();
  return new Set(readdirSync(pictures).map((file) => file.replace(/\.png$/, '')));
}
