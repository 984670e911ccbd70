import arial from '@capsizecss/metrics/arial';
import notoSerif from '@capsizecss/metrics/notoSerif';
import roboto from '@capsizecss/metrics/roboto';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';
import type { Face } from './faces.ts';
import type { FallbackFace } from './manifest.ts';
import type { FontMetrics } from './read-font.ts';

/**
 * The first is on Windows, Apple and (under another name) Linux, the second on Android. More of them
 * would be closer on some systems, but looking for each delays the first paint.
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
