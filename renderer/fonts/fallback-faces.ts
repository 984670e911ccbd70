import type { Face } from './faces.ts';
import type { FallbackFace } from './manifest.ts';
import type { FontMetrics } from './read-font.ts';

interface Measured {
  readonly like: FallbackFace['like'];
  /** Its full name and its PostScript name, by which the local font is found. */
  readonly names: readonly [string, string];
  /** The mean width of its letters in English texts, in ems. */
  readonly meanWidth: number;
}

/**
 * The first is on Windows, Apple and (under another name) Linux, the second on Android. More of them
 * would be closer on some systems, but looking for each delays the first paint. Mean widths are those
 * that Capsize publishes: advances weighted by how often English Wikipedia has each letter.
 */
const fallbackFonts: Readonly<Record<Face['kind'], readonly Measured[]>> = {
  serif: [
    {
      like: 'Times New Roman',
      names: ['Times New Roman', 'TimesNewRomanPSMT'],
      meanWidth: 832 / 2048,
    },
    { like: 'Noto Serif', names: ['Noto Serif Regular', 'NotoSerif-Regular'], meanWidth: 0.481 },
  ],
  'sans-serif': [
    { like: 'Arial', names: ['Arial', 'ArialMT'], meanWidth: 913 / 2048 },
    { like: 'Roboto', names: ['Roboto Regular', 'Roboto-Regular'], meanWidth: 911 / 2048 },
  ],
};

/** Linux fonts with the same widths and heights. */
const equals: Readonly<Record<string, string>> = {
  Arial: 'Liberation Sans',
  'Times New Roman': 'Liberation Serif',
};

/** A face's width is the mean width of these letters. */
const sample =
  'The money is already in the business you have. Six steps, ninety days and one honest number.';

function meanWidth(metrics: FontMetrics): number {
  const widths = [...sample].map((letter) => metrics.advanceOf(letter) ?? 0);
  return widths.reduce((sum, width) => sum + width, 0) / widths.length / metrics.unitsPerEm;
}

/**
 * A face's fallback fonts in the order of the font stack. When the face arrives, line heights stay as
 * they are and, nearly always, line breaks too.
 */
export function makeFallbackFaces(
  name: string,
  kind: Face['kind'],
  face: FontMetrics,
): readonly FallbackFace[] {
  const { unitsPerEm, ascent, descent, lineGap } = face;
  return fallbackFonts[kind].map(({ like, names, meanWidth: fallbackWidth }) => {
    const equal = equals[like];
    return {
      family: `${name} ${like}`,
      like,
      names: [...names, ...(equal === undefined ? [] : [equal])],
      adjust: meanWidth(face) / fallbackWidth,
      ascent: ascent / unitsPerEm,
      descent: descent / unitsPerEm,
      lineGap: lineGap / unitsPerEm,
    };
  });
}
