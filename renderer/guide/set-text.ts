import { otherSpaces } from '#engine/checks/guide/drawable.ts';
import { type Markup, parseMarkup } from '#engine/text/markup.ts';
import type { GuideFace, Pdf } from './page.ts';

/** Words in one font, and their link. */
interface Run {
  readonly text: string;
  readonly face: GuideFace;
  readonly to?: string | undefined;
}

/** A run's position on a line. */
interface Piece extends Run {
  readonly x: number;
  readonly width: number;
}

export interface Line {
  readonly pieces: readonly Piece[];
  readonly width: number;
}

export interface TextStyle {
  readonly face: GuideFace;
  readonly size: number;
  readonly width: number;
  /** Whether links and strong words are drawn. */
  readonly isMarked?: boolean;
  /** Whether lines should have about the same length, as in a heading. */
  readonly isBalanced?: boolean;
}

/** What lines break at; a space that does not break is a part of its word. */
export const breakable = /[^\S\u00a0]+/u;

const unknownSpaces = new RegExp(`[${otherSpaces}]`, 'g');

/** A text with a space that every face has in place of those that none has. */
export function withKnownSpaces(text: string): string {
  return text.replace(unknownSpaces, '\u00a0');
}

/** A text as lines, broken between words only. */
export function setText(pdf: Pdf, written: string, style: TextStyle): readonly Line[] {
  const text = withKnownSpaces(written);
  const runs = style.isMarked
    ? flatten(parseMarkup(text), style.face)
    : [{ text, face: style.face }];
  const words = splitWords(runs).flatMap((word) => narrowed(pdf, word, style));
  const widest = breakLines(pdf, words, style);
  if (!style.isBalanced || widest.length === 1) return widest;
  // The narrowest width that needs no further line.
  let [low, high] = [style.width / 2, style.width];
  while (high - low > 2) {
    const width = (low + high) / 2;
    if (breakLines(pdf, words, { ...style, width }).length > widest.length) low = width;
    else high = width;
  }
  return breakLines(pdf, words, { ...style, width: high });
}

function flatten(markup: readonly Markup[], face: GuideFace, to?: string): Run[] {
  return markup.flatMap((piece) => {
    if (typeof piece === 'string') return [{ text: piece, face, to }];
    return piece.kind === 'link'
      ? flatten(piece.children, face, piece.to)
      : flatten(piece.children, 'strong', to);
  });
}

/** Unbreakable pieces with the spaces after them; the font may change inside a word. */
type Word = readonly Run[];

/** A space between words, or a word up to its hyphen. */
const wordOrSpace = new RegExp(
  `${breakable.source}|(?:\\S|\\u00a0)+?(?:(?<=\\p{L}[-–—/])(?=\\p{L})|(?=${breakable.source})|$)`,
  'gu',
);

function splitWords(runs: readonly Run[]): readonly Word[] {
  const words: Run[][] = [];
  let isOpen = false;
  for (const run of runs) {
    for (const [text] of run.text.matchAll(wordOrSpace)) {
      const isSpace = breakable.test(text);
      if (!isOpen && !isSpace) words.push([]);
      words.at(-1)?.push({ ...run, text: isSpace ? ' ' : text });
      isOpen = !isSpace && !/\p{L}[-–—/]$/u.test(text);
    }
  }
  return words;
}

/** A word, or its parts if it is wider than a line and has spaces that should not break. */
function narrowed(pdf: Pdf, word: Word, { size, width }: TextStyle): readonly Word[] {
  const isWide =
    word.some(({ text }) => text.includes('\u00a0')) && measure(pdf, word, size) > width;
  if (!isWide) return [word];
  return splitWords(word.map((run) => ({ ...run, text: run.text.replaceAll('\u00a0', ' ') })));
}

function breakLines(pdf: Pdf, words: readonly Word[], style: TextStyle): readonly Line[] {
  const lines: Run[][] = [];
  let width = 0;
  for (const word of words) {
    const bare = word.filter(({ text }) => text !== ' ');
    const own = measure(pdf, bare, style.size);
    const line = lines.at(-1);
    if (line === undefined || width + own > style.width) {
      lines.push([...word]);
      width = 0;
    } else line.push(...word);
    width += measure(pdf, word, style.size);
  }
  return lines.map((line) => placePieces(pdf, join(line), style.size));
}

function measure(pdf: Pdf, runs: readonly Run[], size: number): number {
  return runs.reduce(
    (width, { text, face }) => width + pdf.font(face).fontSize(size).widthOfString(text),
    0,
  );
}

/** Merges neighbours with the same font and link; the space at a line's end is kept for copying. */
function join(runs: readonly Run[]): readonly Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last && last.face === run.face && last.to === run.to) {
      joined[joined.length - 1] = { ...last, text: last.text + run.text };
    } else joined.push(run);
  }
  return joined;
}

function placePieces(pdf: Pdf, runs: readonly Run[], size: number): Line {
  let x = 0;
  const pieces = runs.map((run) => {
    const width = measure(pdf, [run], size);
    const piece = { ...run, x, width };
    x += width;
    return piece;
  });
  const last = runs.at(-1);
  const space = last?.text.endsWith(' ') ? measure(pdf, [{ ...last, text: ' ' }], size) : 0;
  return { pieces, width: x - space };
}
