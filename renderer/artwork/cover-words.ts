import type { DisplayFace } from '#engine/declaration/theme.ts';
import type { CoverWords } from '#renderer/artwork/drawing/motif-artwork.ts';
import { measureText, setLines } from './set-lines.ts';

export interface CoverTexts {
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly author?: string | undefined;
  readonly badge?: string | undefined;
}

/** A line of a picture and its place: in units of a cover, 600 by 800, or pixels of a shared picture. */
export interface CoverLine {
  readonly text: string;
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly size: number;
  /** How wide the line is set. */
  readonly width: number;
  readonly anchor: 'start' | 'middle';
  readonly colour: string;
  readonly spacing?: number;
}

/** The badge's seal: a disc with up to three short lines. */
export const seal = { radius: 66, inside: 50 } as const;

const leadings: Partial<Record<DisplayFace, number>> = {
  'Abril Fatface': 1.04,
  Cormorant: 0.94,
  'Instrument Serif': 0.98,
  Newsreader: 1.02,
};

const round = (value: number) => Math.round(value * 10) / 10;

function setAuthor(author: string, words: CoverWords, face: DisplayFace): CoverLine {
  const text = author.toUpperCase();
  const spacing = 2.4;
  const room = words.title.width - spacing * text.length;
  const size = Math.min(21, room / measureText(text, face));
  return {
    ...place(words),
    text,
    y: words.author,
    size: round(size),
    width: round(measureText(text, face) * size + spacing * text.length),
    colour: words.authorColour ?? words.quiet,
    spacing,
  };
}

function place({ title, align }: CoverWords): { x: number; anchor: 'start' | 'middle' } {
  return align === 'left'
    ? { x: title.x, anchor: 'start' }
    : { x: title.x + title.width / 2, anchor: 'middle' };
}

/** Places every line of a cover: title and subtitle fill the motif's box, the author comes last. */
export function setCover(texts: CoverTexts, words: CoverWords, face: DisplayFace): CoverLine[] {
  const { title: box } = words;
  const leading = leadings[face] ?? 1;
  const subLeading = 1.22;
  const sub = texts.subtitle
    ? setLines(texts.subtitle, {
        face,
        width: box.width * 0.94,
        height: 76,
        leading: subLeading,
        maxSize: 28,
      })
    : { lines: [], size: 0 };
  const subHeight = sub.lines.length * sub.size * subLeading;
  const gap = sub.lines.length > 0 ? 22 : 0;

  const title = setLines(words.capitals ? texts.title.toUpperCase() : texts.title, {
    face,
    // Kerning is not measured; it rarely widens a line by more than 1%.
    width: box.width * 0.985,
    height: box.height - subHeight - gap,
    leading,
    maxSize: 124,
  });
  const blockHeight = title.lines.length * title.size * leading + gap + subHeight;
  const top = words.from === 'top' ? box.y : box.y + box.height - blockHeight;
  const afterTitle = top + title.lines.length * title.size * leading + gap;

  const lineAt = (text: string, y: number, size: number, colour: string): CoverLine => ({
    ...place(words),
    text,
    y: round(y),
    size,
    width: round(measureText(text, face) * size),
    colour,
  });
  return [
    ...title.lines.map((line, index) =>
      lineAt(line, top + (index + 0.8) * title.size * leading, title.size, words.colour),
    ),
    ...sub.lines.map((line, index) =>
      lineAt(line, afterTitle + (index + 0.7) * sub.size * subLeading, sub.size, words.quiet),
    ),
    ...(texts.author ? [setAuthor(texts.author, words, face)] : []),
  ];
}

/** Places the lines of the badge around the middle of its seal. */
export function setBadge(badge: string, words: CoverWords, face: DisplayFace): CoverLine[] {
  const { lines, size } = setLines(badge, {
    face,
    width: seal.inside * 2,
    height: seal.inside * 1.6,
    leading: 1.02,
    maxSize: 32,
  });
  const [x, y] = words.badge;
  return lines.map((text, index) => ({
    text,
    x,
    y: round(y + (index - (lines.length - 1) / 2) * size * 1.02 + size * 0.32),
    size,
    width: round(measureText(text, face) * size),
    anchor: 'middle',
    colour: words.badgeColour,
  }));
}
