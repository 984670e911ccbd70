import type { DisplayFace } from '#engine/declaration/theme.ts';
import type { Setting } from '#renderer/theme/character.ts';
import { advances } from './advances.ts';
import { type FallbackFont, fallbackAdvances } from './fallback-advances.ts';
import { textWidth } from './text-width.ts';

/** The widths of phones and small tablets in CSS pixels, where a title has the whole column. */
const viewports = [
  320, 360, 375, 384, 390, 393, 402, 412, 414, 428, 430, 440, 600, 744, 768, 810, 820, 834,
];

/** Kerning and rounding shift the end of a line a little, which must not decide whether words fit. */
const leeways = [0.994, 1, 1.006];

/** How far a fallback font may be narrowed or widened, and in which steps. */
const maxChange = 0.06;
const step = 0.002;

/** The texts of a page in the display face, and how they are set. */
export interface Titles {
  readonly headline: string;
  readonly form?: string | undefined;
  readonly face: DisplayFace;
  readonly setting: Pick<Setting, 'scale' | 'tracking'>;
}

/**
 * The factor that narrows or widens a fallback font so that a page's titles take as many lines as in
 * their own face on common phones: then nothing below them moves when the face arrives.
 *
 * @param adjust its `size-adjust`, as a factor that makes it as wide as the face on average
 * @returns a factor on top of that: the nearest to 1 with the fewest differences
 */
export function fitTitles(titles: Titles, fallback: FallbackFont, adjust: number): number {
  const { headline, form, face, setting } = titles;
  const tracking = Number.parseFloat(setting.tracking);
  // A headline of another height moves the whole page, a form's title only what is below it.
  const all = [
    { text: headline, lineOf: headlineLine, weight: 4 },
    ...(form === undefined ? [] : [{ text: form, lineOf: formLine, weight: 1 }]),
  ].map(({ text, lineOf, weight }) => {
    const lines = viewports.map((viewport) => lineOf(viewport) / setting.scale);
    const inFace = measureWords(text, advances[face]);
    const inFallback = measureWords(text, fallbackAdvances[fallback]);
    return {
      count: (factor: number) => countLines(inFallback, lines, factor, tracking),
      wanted: countLines(inFace, lines, 1, tracking),
      weight,
    };
  });
  const differencesAt = (factor: number) =>
    all
      .flatMap(({ count, wanted, weight }) =>
        leeways.flatMap((leeway) =>
          count(adjust * factor * leeway).map((lines, at) => (lines === wanted[at] ? 0 : weight)),
        ),
      )
      .reduce((sum, one) => sum + one, 0);
  let best = { factor: 1, differences: differencesAt(1) };
  for (let change = step; change <= maxChange && best.differences > 0; change += step) {
    for (const factor of [1 - change, 1 + change]) {
      const differences = differencesAt(factor);
      if (differences < best.differences) best = { factor, differences };
    }
  }
  return Math.round(best.factor * 1000) / 1000;
}

const clamp = (min: number, value: number, max: number) => Math.min(Math.max(value, min), max);
const remOf = (viewport: number) => clamp(17, 16 + 0.0025 * viewport, 19);
const columnOf = (viewport: number) => viewport - 2 * clamp(20, 0.05 * viewport, 64);

/** The length of a headline's line in ems, as page.css and base.css set it. */
function headlineLine(viewport: number): number {
  const rem = remOf(viewport);
  return columnOf(viewport) / clamp(2.25 * rem, 1.5 * rem + 0.034 * viewport, 4.5 * rem);
}

/** The same of a form's title on its card, as form.css sets it. */
function formLine(viewport: number): number {
  const rem = remOf(viewport);
  const padding = clamp(24, 0.026 * viewport, 40);
  const size = clamp(1.625 * rem, 1.4 * rem + 0.008 * viewport, 2.125 * rem);
  return (columnOf(viewport) - 2 * padding) / size;
}

/** A text's width in ems, and its number of letters. */
interface Width {
  readonly ems: number;
  readonly letters: number;
}

/** Each word with and without its trailing space, which takes no room at the end of a line. */
function measureWords(
  text: string,
  widths: readonly number[],
): readonly (readonly [whole: Width, bare: Width])[] {
  const measure = (part: string) => ({ ems: textWidth(part, widths), letters: part.length });
  return text.split(/(?<=[\s\-–—])/).map((word) => [measure(word), measure(word.trimEnd())]);
}

/** How many lines of each length the words fill, as browsers break them before balancing. */
function countLines(
  words: ReturnType<typeof measureWords>,
  lengths: readonly number[],
  factor: number,
  tracking: number,
): readonly number[] {
  const widthOf = ({ ems, letters }: Width) => ems * factor + letters * tracking;
  const widths = words.map(([whole, bare]) => [widthOf(whole), widthOf(bare)] as const);
  return lengths.map((length) => {
    let lines = 1;
    let filled = 0;
    for (const [whole, bare] of widths) {
      if (filled > 0 && filled + bare > length) {
        lines += 1;
        filled = 0;
      }
      filled += whole;
    }
    return lines;
  });
}
