import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { DisplayFace } from '#engine/declaration/theme.ts';
import { cutFont } from '#renderer/fonts/cut-font.ts';
import { faces } from '#renderer/fonts/faces.ts';
import type { GuideFonts } from './page.ts';

/** A font for running text. */
interface TextFace {
  readonly file: string;
  /** Its axes at the weight of running text; strong words have another weight. */
  readonly axes: Readonly<Record<string, number>>;
  /** The size at which it reads like the others, in points. */
  readonly size: number;
}

const newsreader: TextFace = { file: faces.Newsreader.file, axes: { opsz: 11 }, size: 11.2 };
const ofItself = (name: DisplayFace, size: number, axes = {}): TextFace => ({
  file: faces[name].file,
  axes,
  size,
});

/** The fonts of a guide's text: the coach's own face if it reads well when small. */
export const textFaces: Readonly<Record<DisplayFace, TextFace>> = {
  Fraunces: ofItself('Fraunces', 10.4, { opsz: 11, SOFT: 0, WONK: 0 }),
  'Bricolage Grotesque': ofItself('Bricolage Grotesque', 10.6, { opsz: 12, wdth: 100 }),
  Newsreader: newsreader,
  Archivo: ofItself('Archivo', 10.2, { wdth: 100 }),
  Cormorant: newsreader,
  'Space Grotesk': ofItself('Space Grotesk', 10.2),
  'Instrument Serif': newsreader,
  Outfit: ofItself('Outfit', 10.8),
  'Playfair Display': newsreader,
  'Abril Fatface': newsreader,
  Sora: ofItself('Sora', 9.7),
  Epilogue: ofItself('Epilogue', 10.1),
};

const weights = { body: 410, strong: 680 } as const;
const features = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'pnum'];
const { resolve } = createRequire(import.meta.url);

/** The faces of a guide with only the given characters. */
export async function cutGuideFonts(name: DisplayFace, characters: string): Promise<GuideFonts> {
  const { file, axes } = textFaces[name];
  const font = await readFile(resolve(file));
  const cut = (wght: number) =>
    subsetFont(font, characters, {
      targetFormat: 'sfnt',
      keepFeatures: features,
      noHinting: true,
      variationAxes: { ...axes, wght },
    });
  return {
    display: await cutFont(name, characters, 'sfnt'),
    body: await cut(weights.body),
    strong: await cut(weights.strong),
  };
}
