import type { DisplayFace } from '#engine/declaration/theme.ts';
import type { Setting } from '../character.ts';
import { advances, measuredCharacters } from './advances.ts';
import { type Stand, standAdvances } from './stand-advances.ts';

/** Viewports of phones and small tablets in CSS pixels: there a headline has the whole column. */
const viewports = [
  320, 360, 375, 384, 390, 393, 402, 412, 414, 428, 430, 440, 600, 744, 768, 810, 820, 834,
];

/** Kerning and rounding move a line's end a little; its words must not depend on so little. */
const leeways = [0.994, 1, 1.006];

/** How much a fallback may be narrowed or widened, and in which steps. */
const most = 0.06;
const step = 0.002;

/** A headline and how its page sets it. */
export interface Headline {
  readonly text: string;
  readonly face: DisplayFace;
  readonly setting: Pick<Setting, 'scale' | 'tracking'>;
}

/**
 * By how much a fallback has to be narrower or wider for a headline to break into as many lines as
 * in its own face on common phones, so that nothing below moves when the face arrives.
 *
 * @param stand the system font
 * @param adjust its `size-adjust`, as a factor, which makes it as wide as the face on average
 * @returns a factor of that: the nearest to 1 with the fewest differences
 */
export function fitHeadline(
  { text, face, setting }: Headline,
  stand: Stand,
  adjust: number,
): number {
  const tracking = Number.parseFloat(setting.tracking);
  const inFace = measureWords(text, advances[face]);
  const inStand = measureWords(text, standAdvances[stand]);
  const lines = viewports.map((viewport) => lineOf(viewport, setting));
  const count = (words: readonly Word[], factor: number) =>
    lines.map((line) => countLines(words, { line, factor, tracking }));
  const wanted = count(inFace, 1);
  const differences = (factor: number) =>
    leeways
      .flatMap((leeway) => count(inStand, adjust * factor * leeway))
      .filter((number, at) => number !== wanted[at % wanted.length]).length;
  let best = { factor: 1, differences: differences(1) };
  for (let change = step; change <= most && best.differences > 0; change += step) {
    for (const factor of [1 - change, 1 + change]) {
      const found = differences(factor);
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

/** The length of a line in ems of the headline, as base.css and frame.css set them. */
function lineOf(viewport: number, { scale }: Headline['setting']): number {
  const rem = clamp(17, 16 + 0.0025 * viewport, 19);
  const gutter = clamp(20, 0.05 * viewport, 64);
  const size = clamp(2.25 * rem, 1.5 * rem + 0.034 * viewport, 4.5 * rem) * scale;
  return (viewport - 2 * gutter) / size;
}

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
