import arial from '@capsizecss/metrics/arial';
import notoSerif from '@capsizecss/metrics/notoSerif';
import roboto from '@capsizecss/metrics/roboto';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';
import type { Face } from './faces.ts';
import type { FontMetrics } from './read-font.ts';

/** A system font that takes the place of a face: the same width and height, another drawing. */
interface FallbackFace {
  readonly family: string;
  /** The @font-face rule. */
  readonly css: string;
}

/**
 * Windows, Apple and, by its metric equal, Linux have the first, Android the second. More would be
 * better likenesses on some systems, and every one put off the first paint by looking for it.
 */
const stands = {
  serif: [timesNewRoman, notoSerif],
  'sans-serif': [arial, roboto],
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

const percent = (share: number) => `${Math.round(share * 10000) / 100}%`;

/**
 * The fallbacks of a face in the order of the font stack. A page that is shown before its font has
 * arrived keeps its line heights and, nearly always, its line breaks.
 */
export function makeFallbackFaces(
  name: string,
  kind: Face['kind'],
  metrics: FontMetrics,
): readonly FallbackFace[] {
  return stands[kind].map((stand) => {
    const adjust = meanWidth(metrics) / (stand.xWidthAvg / stand.unitsPerEm);
    const override = (units: number) => percent(units / metrics.unitsPerEm / adjust);
    const family = `${name} ${stand.familyName}`;
    const equal = equals[stand.familyName];
    const names = [stand.fullName, stand.postscriptName, ...(equal === undefined ? [] : [equal])];
    return {
      family,
      css:
        `@font-face{font-family:"${family}";src:${names.map((one) => `local("${one}")`).join(',')};` +
        `size-adjust:${percent(adjust)};` +
        `ascent-override:${override(metrics.ascent)};` +
        `descent-override:${override(metrics.descent)};` +
        `line-gap-override:${override(metrics.lineGap)}}`,
    };
  });
}
