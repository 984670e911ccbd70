import type { DisplayFace } from '#engine/declaration/theme.ts';
import { advances } from '#renderer/fonts/advances.ts';
import { textWidth } from '#renderer/fonts/text-width.ts';

/** A text broken into lines that fill a box. */
export interface SetLines {
  readonly lines: readonly string[];
  /** The font size, in the units of the box. */
  readonly size: number;
}

/** The box a text has to fit into, and how it is set. */
export interface Setting {
  readonly face: DisplayFace;
  readonly width: number;
  readonly height: number;
  /** The distance between baselines, as a share of the size. */
  readonly leading: number;
  readonly maxSize: number;
}

/** The width of a text set in a face, as a multiple of its size, without kerning. */
export function measureText(text: string, face: DisplayFace): number {
  return textWidth(text, advances[face]);
}

/** Breaks words into at most `count` lines so that the widest line is as narrow as it can be. */
function breakEvenly(words: readonly string[], count: number, face: DisplayFace): string[] {
  const widths = words.map((word) => measureText(word, face));
  const space = measureText(' ', face);
  const spans = (limit: number): string[] => {
    const lines: string[] = [];
    let width = Number.POSITIVE_INFINITY;
    for (const [index, word] of words.entries()) {
      const wordWidth = widths[index] ?? 0;
      if (width + space + wordWidth <= limit) {
        lines.push(`${lines.pop()} ${word}`);
        width += space + wordWidth;
      } else {
        lines.push(word);
        width = wordWidth;
      }
    }
    return lines;
  };
  let low = Math.max(...widths);
  let high = widths.reduce((sum, width) => sum + width + space, 0);
  while (high - low > 0.01) {
    const middle = (low + high) / 2;
    if (spans(middle).length <= count) high = middle;
    else low = middle;
  }
  return spans(high);
}

/**
 * Sets a text as large as its box allows, in lines of similar length. A long word or a long text
 * makes the letters smaller; nothing leaves the box.
 */
export function setLines(text: string, setting: Setting): SetLines {
  const { face, width, height, leading, maxSize } = setting;
  const words = text.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return { lines: [], size: maxSize };

  let best: SetLines & { readonly score: number } = { lines: [], size: 0, score: 0 };
  for (let count = 1; count <= words.length; count += 1) {
    const lines = breakEvenly(words, count, face);
    if (lines.length < count) continue;
    const widths = lines.map((line) => measureText(line, face));
    const widest = Math.max(...widths);
    const size = Math.min(width / widest, height / (lines.length * leading), maxSize);
    // A line much shorter than the others looks forgotten.
    const evenness = Math.min(...widths) / widest;
    const score = size * (0.72 + 0.28 * evenness);
    if (score > best.score) best = { lines, size, score };
  }
  return { lines: best.lines, size: Math.floor(best.size * 10) / 10 };
}
