import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { DisplayFace } from '#engine/declaration/theme.ts';
import { type Face, faces } from './faces.ts';

const { resolve } = createRequire(import.meta.url);

/** Kerning and ligatures for headings, lining and tabular figures for numbers. */
const features = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum'];

/**
 * A display face with only the given characters, at one weight. The browser takes characters that the
 * font lacks from its fallback font.
 */
export async function cutFont(
  name: DisplayFace,
  characters: string,
  format: 'woff2' | 'sfnt',
): Promise<Buffer> {
  const face: Face = faces[name];
  const font = await readFile(resolve(face.file));
  return subsetFont(font, characters, {
    targetFormat: format,
    keepFeatures: features,
    noHinting: true,
    ...(face.axes ? { variationAxes: { ...face.axes } } : {}),
  });
}

/** A fingerprint of the package's font file, which changes with its version. */
export async function fontVersion(name: DisplayFace): Promise<string> {
  const file = await readFile(resolve(faces[name].file));
  return createHash('sha256').update(file).digest('hex');
}
