import { annotationText, drawContent, nextIn, type Pdf, type Structure } from './page.ts';
import type { Ground, Row } from './rows.ts';
import { type Line, setText, type TextStyle } from './set-text.ts';

export interface TextOptions extends TextStyle {
  readonly colour: string;
  readonly linkColour?: string;
  readonly x: number;
  /** A line's height, relative to the size. */
  readonly leading: number;
  readonly before: number;
  readonly align?: 'left' | 'center' | 'right';
  /** Whether what follows has to be on the same page. */
  readonly isKept?: boolean;
  readonly ground?: Ground | undefined;
  /** Draws something beside its first line, given that line's baseline. */
  readonly mark?: ((baseline: number) => void) | undefined;
  /** Resolves a link to a page of the site. */
  readonly addressOf?: (to: string) => string;
}

/** A text as one element: no single line of it stands alone at the end or the beginning of a page. */
export function textRows(
  pdf: Pdf,
  parent: () => Structure,
  tag: string,
  text: string,
  options: TextOptions,
): readonly Row[] {
  const element = nextIn(pdf, parent, tag);
  const lines = setText(pdf, text, options);
  const height = options.size * options.leading;
  return lines.map((line, index) => {
    const left = lines.length - 1 - index;
    return {
      height,
      before: index === 0 ? options.before : 0,
      isKept:
        left === 0 ? (options.isKept ?? false) : lines.length <= 3 || index === 0 || left === 1,
      ground: options.ground,
      draw(top) {
        const baseline = top + height * 0.5 + options.size * 0.34;
        if (index === 0) options.mark?.(baseline);
        drawLine(pdf, element(), tag, line, baseline, options);
      },
    };
  });
}

/** Draws a line of text with its links as the next content of an element. */
export function drawLine(
  pdf: Pdf,
  element: Structure,
  tag: string,
  line: Line,
  baseline: number,
  options: Pick<
    TextOptions,
    'x' | 'width' | 'align' | 'size' | 'colour' | 'linkColour' | 'addressOf'
  >,
): void {
  const { size, colour, linkColour = colour, addressOf = (to) => to } = options;
  const free = options.width - line.width;
  const shift = options.align === 'center' ? free / 2 : options.align === 'right' ? free : 0;
  for (const { text, face, x, width, to } of line.pieces) {
    const left = options.x + shift + x;
    const write = () => {
      pdf
        .font(face)
        .fontSize(size)
        .fillColor(to === undefined ? colour : linkColour);
      pdf.text(text, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
    };
    if (to === undefined) {
      drawContent(pdf, element, tag, write);
      continue;
    }
    const link = pdf.struct('Link');
    element.add(link);
    drawContent(pdf, link, 'Link', () => {
      write();
      const y = baseline + size * 0.16;
      pdf
        .lineWidth(0.6)
        .moveTo(left, y)
        .lineTo(left + width, y)
        .stroke(linkColour);
    });
    pdf.link(left, baseline - size, width, size * 1.3, addressOf(to), {
      structParent: link,
      Contents: annotationText(text),
    });
  }
}
