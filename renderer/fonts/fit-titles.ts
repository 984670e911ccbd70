import type { DisplayFace } from '#engine/declaration/theme.ts';
import type { Setting } from '#renderer/theme/character.ts';
import { advances, measuredCharacters } from './advances.ts';
import { type Stand, standAdvances } from './fallback-advances.ts';

/** Viewports of phones and small tablets in CSS pixels: there a title has the whole column. */
const viewports = [
  320, 360, 375, 384, 390, 393, 402, 412, 414, 428, 430, 440, 600, 744, 768, 810, 820, 834,
];

/** Kerning and rounding move a line's end a little; its words must not depend on so little. */
const leeways = [0.994, 1, 1.006];

/** How much a fallback may be narrowed or widened, and in which steps. */
const most = 0.06;
const step = 0.002;

/** The largest letters of a page and how it sets them. */
export interface Titles {
  readonly headline: string;
  /** What stands above the fields of its form. */
  readonly form?: string | undefined;
  readonly face: DisplayFace;
  readonly setting: Pick<Setting, 'scale' | 'tracking'>;
}

/** A headline that breaks otherwise moves all of the page, the title of a form only what stands below. */
const weights = { headline: 4, form: 1 } as const;

/**
 * By how much a fallback has to be narrower or wider for a page's titles to break into as many lines
 * as in their own face on common phones, so that nothing below moves when the face arrives.
 *
 * @param stand the system font
 * @param adjust its `size-adjust`, as a factor, which makes it as wide as the face on average
 * @returns a factor of that: the nearest to 1 with the fewest differences
 */
export function fitTitles(titles: Titles, stand: Stand, adjust: number): number {
  const { headline, form, face, setting } = titles;
  const tracking = Number.parseFloat(setting.tracking);
  const countDifferences = (text: string, lineOf: LineOf, weight: number) => {
    const inFace = measureWords(text, advances[face]);
    const inStand = measureWords(text, standAdvances[stand]);
    const lines = viewports.map((viewport) => lineOf(viewport, setting.scale));
    const countAll = (words: readonly Word[], factor: number) =>
      lines.map((line) => countLines(words, { line, factor, tracking }));
    const wanted = countAll(inFace, 1);
    return (factor: number) =>
      weight *
      leeways
        .flatMap((leeway) => countAll(inStand, adjust * factor * leeway))
        .filter((number, at) => number !== wanted[at % wanted.length]).length;
  };
  const differences = [
    countDifferences(headline, headlineLine, weights.headline),
    ...(form === undefined ? [] : [countDifferences(form, formLine, weights.form)]),
  ];
  const sum = (factor: number) => differences.reduce((all, one) => all + one(factor), 0);
  let best = { factor: 1, differences: sum(1) };
  for (let change = step; change <= most && best.differences > 0; change += step) {
    for (const factor of [1 - change, 1 + change]) {
      const found = sum(factor);
      if (found < best.differences) best = { factor, differences: found };
    }
  }
  return Math.round(best.factor * 1000) / 1000;
}

/** A word with the space behind it: the width of its letters in ems, and how many they are. */
interface Word {
  readonly width: number;
  readonly letters: number;
  /** The same without the space, which needs no room at the end of a line. */
  readonly bareWidth: number;
  readonly bareLetters: number;
}

function measureWords(text: string, widths: readonly number[]): readonly Word[] {
  const widthOf = (word: string) =>
    [...word].reduce(
      (sum, letter) => sum + (widths[measuredCharacters.indexOf(letter)] ?? 500) / 1000,
      0,
    );
  return text.split(/(?<=[\s\-–—])/).map((word) => {
    const bare = word.trimEnd();
    return {
      width: widthOf(word),
      letters: word.length,
      bareWidth: widthOf(bare),
      bareLetters: bare.length,
    };
  });
}

const clamp = (least: number, value: number, greatest: number) =>
  Math.min(Math.max(value, least), greatest);

/** The length of a line in ems of its title, as the style of the pages sets it. */
type LineOf = (viewport: number, scale: number) => number;

const remOf = (viewport: number) => clamp(17, 16 + 0.0025 * viewport, 19);
const columnOf = (viewport: number) => viewport - 2 * clamp(20, 0.05 * viewport, 64);

/** As base.css and frame.css say. */
const headlineLine: LineOf = (viewport, scale) => {
  const rem = remOf(viewport);
  return columnOf(viewport) / (clamp(2.25 * rem, 1.5 * rem + 0.034 * viewport, 4.5 * rem) * scale);
};

/** As form.css says: on a card. */
const formLine: LineOf = (viewport, scale) => {
  const rem = remOf(viewport);
  const padding = clamp(24, 0.026 * viewport, 40);
  const size = clamp(1.625 * rem, 1.4 * rem + 0.008 * viewport, 2.125 * rem) * scale;
  return (columnOf(viewport) - 2 * padding) / size;
};

/** Fills lines one after another, as browsers do before they balance them. */
function countLines(
  words: readonly Word[],
  {
    line,
    factor,
    tracking,
  }: { readonly line: number; readonly factor: number; readonly tracking: number },
): number {
  let lines = 1;
  let filled = 0;
  for (const { width, letters, bareWidth, bareLetters } of words) {
    if (filled > 0 && filled + bareWidth * factor + bareLetters * tracking > line) {
      lines += 1;
      filled = 0;
    }
    filled += width * factor + letters * tracking;
  }
  return lines;
}
