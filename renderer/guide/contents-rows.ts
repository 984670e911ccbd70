import { type Brush, bodyStyle, headingRows, spaceRow } from './brush.ts';
import {
  annotationText,
  column,
  drawContent,
  drawDecoration,
  nextIn,
  type Structure,
} from './page.ts';
import type { Row } from './rows.ts';
import { setText } from './set-text.ts';

/** The name by which links find a chapter. */
export function chapterName(index: number): string {
  return `chapter-${index + 1}`;
}

interface Contents {
  readonly title: string;
  /** The heading of the list. */
  readonly contents: string;
  readonly chapters: readonly { readonly title: string }[];
  /** The page on which each chapter begins. */
  readonly starts: readonly number[];
}

/** The guide's title and its chapters, each a link to its page. */
export function contentsRows(
  brush: Brush,
  parent: () => Structure,
  { title, contents, chapters, starts }: Contents,
): readonly Row[] {
  const { pdf } = brush;
  const toc = nextIn(pdf, parent, 'TOC');
  return [
    ...headingRows(brush, parent, 'H1', title),
    spaceRow(16),
    ...headingRows(brush, parent, 'H3', contents),
    spaceRow(8),
    ...chapters.flatMap((chapter, index) =>
      entryRows(brush, toc, chapter.title, index, starts[index] ?? 0),
    ),
  ];
}

function entryRows(
  brush: Brush,
  toc: () => Structure,
  title: string,
  index: number,
  start: number,
): readonly Row[] {
  const { pdf, style } = brush;
  const { size, x, width } = bodyStyle(brush);
  const lines = setText(pdf, title, { face: 'body', size, width: width - 44 });
  const height = size * 1.4;
  const link = nextIn(pdf, nextIn(pdf, toc, 'TOCI'), 'Link');
  return lines.map(({ pieces, width: end }, number) => {
    const isLast = number === lines.length - 1;
    return {
      height,
      before: number === 0 ? size * 0.62 : 0,
      isKept: !isLast,
      draw(top) {
        const baseline = top + height * 0.5 + size * 0.34;
        const write = (text: string, left: number) =>
          pdf.text(text, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
        drawContent(pdf, link(), 'Link', () => {
          pdf.font('body').fontSize(size).fillColor(style.ink);
          for (const piece of pieces) write(piece.text, x + piece.x);
        });
        if (isLast) {
          const page = String(start);
          pdf.font('strong').fontSize(size);
          const left = x + width - pdf.widthOfString(page);
          drawLeader(brush, x + end + 6, left - 6, baseline);
          drawContent(pdf, link(), 'Link', () => {
            pdf.font('strong').fontSize(size).fillColor(style.strong);
            write(` ${page}`, left - pdf.widthOfString(' '));
          });
        }
        const options = { structParent: link(), Contents: annotationText(title) };
        pdf.goTo(column.left, top, column.width, height, chapterName(index), options);
      },
    };
  });
}

/** Dots that lead the eye to the number. */
function drawLeader({ pdf, style }: Brush, from: number, to: number, y: number): void {
  if (to - from < 12) return;
  drawDecoration(pdf, () => {
    pdf.lineWidth(0.9).lineCap('round').dash(0.1, { space: 4 });
    pdf
      .moveTo(from, y - 1)
      .lineTo(to, y - 1)
      .stroke(style.rule);
  });
}
