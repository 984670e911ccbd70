import type { Scene } from '#engine/declaration/theme.ts';
import { column, type Pdf, type Structure } from './page.ts';
import type { Row } from './rows.ts';
import type { GuideStyle } from './style.ts';
import { textRows } from './text-rows.ts';

/** What drawing needs besides its content. */
export interface Brush {
  readonly pdf: Pdf;
  readonly style: GuideStyle;
  /** Pictures of scenes, as wide as a column. */
  readonly scenes: ReadonlyMap<Scene, Buffer>;
  /** Resolves a link in a text to its full address. */
  readonly addressOf: (to: string) => string;
  /** Puts words into the quotation marks of the guide's language. */
  readonly quoted: (words: string) => string;
}

/** How running text is set, over the whole column or beside something. */
export function bodyStyle({ style, addressOf }: Brush, indent = 0) {
  return {
    face: 'body',
    size: style.body,
    leading: 1.5,
    colour: style.ink,
    linkColour: style.strong,
    x: column.left + indent,
    width: column.width - indent,
    before: style.body * 0.75,
    isMarked: true,
    addressOf,
  } as const;
}

/** A heading; what follows begins on the same page. */
export function headingRows(
  brush: Brush,
  parent: () => Structure,
  tag: 'H1' | 'H2' | 'H3',
  text: string,
): readonly Row[] {
  const { pdf, style } = brush;
  const { size, before } = {
    H1: { size: 30, before: 0 },
    H2: { size: 24, before: 0 },
    H3: { size: 14.5, before: 20 },
  }[tag];
  return textRows(pdf, parent, tag, text, {
    ...bodyStyle(brush),
    face: 'display',
    size: size * style.scale,
    leading: 1.16,
    colour: tag === 'H3' ? style.strong : style.ink,
    before,
    isMarked: false,
    isBalanced: true,
    isKept: true,
  });
}

/** Empty space of this height. */
export function spaceRow(height: number, isKept = true): Row {
  return { height, before: 0, isKept, isSpace: true, draw: () => undefined };
}
