import arial from '@capsizecss/metrics/arial';
import notoSerif from '@capsizecss/metrics/notoSerif';
import roboto from '@capsizecss/metrics/roboto';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';
import type { Face } from './faces.ts';
import type { FallbackFace } from './manifest.ts';
import type { FontMetrics } from './read-font.ts';

/**
 * Windows, Apple and, by its metric equal, Linux have the first, Android the second. More would be
 * better likenesses on some systems, and every one put off the first paint by looking for it.
 */
const fallbackFonts = {
  serif: [
    { like: 'Times New Roman', metrics: timesNewRoman },
    { like: 'Noto Serif', metrics: notoSerif },
  ],
  'sans-serif': [
    { like: 'Arial', metrics: arial },
    { like: 'Roboto', metrics: roboto },
  ],
} as const;

/** The font of Linux with the widths and heights of another. */
const equals: Readonly<Record<string, string>> = {
  Arial: 'Liberation Sans',
  'Times New Roman': 'Liberation Serif',
};

/** English as headings write it; the mean width of its letters stands for the width of a face. */
const sample =
  'The money is already in the business you have. Six steps, ninety days and one honest number.';

function meanWidth(metrics: FontMetrics): number {
  const widths = [...sample].map((letter) => metrics.advanceOf(letter) ?? 0);
  return widths.reduce((sum, width) => sum + width, 0) / widths.length / metrics.unitsPerEm;
}

/**
 * The fallbacks of a face in the order of the font stack. A page that is shown before its font has
 * arrived keeps its line heights and, nearly always, its line breaks.
 */
export function makeFallbackFaces(
  name: string,
  kind: Face['kind'],
  face: FontMetrics,
): readonly FallbackFace[] {
  const { unitsPerEm, ascent, descent, lineGap } = face;
  return fallbackFonts[kind].map(({ like, metrics }) => {
    const equal = equals[like];
    return {
      family: `${name} ${like}`,
      like,
      names: [metrics.fullName, metrics.postscriptName, ...(equal === undefined ? [] : [equal])],
      adjust: meanWidth(face) / (metrics.xWidthAvg / metrics.unitsPerEm),
      ascent: ascent / unitsPerEm,
      descent: descent / unitsPerEm,
      lineGap: lineGap / unitsPerEm,
    };
  });
}
