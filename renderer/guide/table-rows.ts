import type { GuideBlock } from '#engine/declaration/guide.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { type Brush, bodyStyle } from './brush.ts';
import { column, drawDecoration, type GuideFace, nextIn, type Structure } from './page.ts';
import type { Row } from './rows.ts';
import { breakable, type Line, setText, withKnownSpaces } from './set-text.ts';
import { drawLine, textRows } from './text-rows.ts';

type Table = DeepReadonly<Extract<GuideBlock, { kind: 'table' }>>;

const padding = { x: 7, y: 5.5 };
const leading = 1.36;

/** A table; its header is repeated on each page, and no row is split. */
export function tableRows(
  brush: Brush,
  parent: () => Structure,
  { caption, columns, rows }: Table,
): readonly Row[] {
  const { pdf, style } = brush;
  const table = nextIn(pdf, parent, 'Table');
  const size = style.body * 0.9;
  const widths = shareWidth(brush, [columns, ...rows], size);
  const setRow = (cells: readonly string[], face: GuideFace) =>
    cells.map((text, index) =>
      setText(pdf, text, { face, size, width: innerWidth(widths[index]) }),
    );
  const heightOf = (cells: readonly (readonly Line[])[]) =>
    Math.max(1, ...cells.map((lines) => lines.length)) * size * leading + 2 * padding.y;
  const drawCells = (
    cells: readonly (readonly Line[])[],
    top: number,
    colour: string,
    elementOf: (index: number) => Structure,
    tag: string,
  ) => {
    let x: number = column.left + padding.x;
    for (const [index, lines] of cells.entries()) {
      const width = innerWidth(widths[index]);
      const element = elementOf(index);
      for (const [number, line] of lines.entries()) {
        const middle = top + padding.y + (number + 0.5) * size * leading;
        drawLine(pdf, element, tag, line, middle + size * 0.34, { x, width, size, colour });
      }
      x += widths[index] ?? 0;
    }
  };
  const drawGround = (top: number, height: number) =>
    drawDecoration(pdf, () => pdf.rect(column.left, top, column.width, height).fill(style.strong));
  const head = setRow(columns, 'strong');
  const headHeight = heightOf(head);
  const headRow: Row = {
    height: headHeight,
    before: 5,
    isKept: true,
    draw(top) {
      drawGround(top, headHeight);
      const row = nextIn(pdf, table, 'TR');
      const cells = columns.map(() => nextIn(pdf, row, 'TH', { scope: 'Column' }));
      drawCells(head, top, style.onStrong, (index) => (cells[index] ?? row)(), 'TH');
    },
  };
  const repeated = {
    height: headHeight,
    draw(top: number) {
      drawGround(top, headHeight);
      drawDecoration(pdf, () => writeCells(brush, head, widths, top, size));
    },
  };
  return [
    ...textRows(pdf, table, 'Caption', caption, {
      ...bodyStyle(brush),
      face: 'strong',
      size,
      leading: 1.35,
      colour: style.strong,
      isMarked: false,
      before: style.body * 1.2,
      isKept: true,
    }),
    headRow,
    ...rows.map((texts, index): Row => {
      const cells = setRow(texts, 'body');
      const height = heightOf(cells);
      return {
        height,
        before: 0,
        isKept: isKeptWithNext(index, rows.length),
        repeated,
        draw(top) {
          drawDecoration(pdf, () =>
            pdf
              .lineWidth(0.5)
              .moveTo(column.left, top + height)
              .lineTo(column.left + column.width, top + height)
              .stroke(style.rule),
          );
          const row = nextIn(pdf, table, 'TR');
          const elements = texts.map(() => nextIn(pdf, row, 'TD'));
          drawCells(cells, top, style.ink, (at) => (elements[at] ?? row)(), 'TD');
        },
      };
    }),
  ];
}

/** A table of three rows stays whole; of a longer one, two rows stay together at either end. */
function isKeptWithNext(index: number, rows: number): boolean {
  return index < rows - 1 && (rows <= 3 || index === 0 || index === rows - 2);
}

/** The repeated header, which is not read aloud again. */
function writeCells(
  { pdf, style }: Brush,
  cells: readonly (readonly Line[])[],
  widths: readonly number[],
  top: number,
  size: number,
): void {
  let left: number = column.left + padding.x;
  pdf.fillColor(style.onStrong);
  for (const [index, lines] of cells.entries()) {
    for (const [number, { pieces }] of lines.entries()) {
      const baseline = top + padding.y + (number + 0.5) * size * leading + size * 0.34;
      for (const { text, face, x } of pieces) {
        pdf.font(face).fontSize(size);
        pdf.text(text, left + x, baseline, { lineBreak: false, baseline: 'alphabetic' });
      }
    }
    left += widths[index] ?? 0;
  }
}

function innerWidth(width = 0): number {
  return width - 2 * padding.x;
}

/** The columns' widths: what their longest words need, plus a share of the rest by their amount of text. */
function shareWidth(
  { pdf }: Brush,
  rows: readonly (readonly string[])[],
  size: number,
): readonly number[] {
  pdf.font('strong').fontSize(size);
  const wide = (text: string) => pdf.widthOfString(text);
  const columns = (rows[0] ?? []).map((_, index) =>
    rows.map((row) => withKnownSpaces(row[index] ?? '')),
  );
  const least = columns.map(
    (texts) =>
      Math.max(...texts.flatMap((text) => text.split(breakable).map(wide))) + 2 * padding.x + 1,
  );
  const wished = columns.map((texts, index) =>
    Math.max(
      least[index] ?? 0,
      Math.min(column.width * 0.75, Math.max(...texts.map(wide)) + 2 * padding.x + 1),
    ),
  );
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const free = column.width - sum(least);
  const wanted = sum(wished) - sum(least);
  if (free <= 0) return least.map((one) => (one * column.width) / sum(least));
  return least.map((one, index) =>
    wanted === 0
      ? one + free / least.length
      : one + (free * ((wished[index] ?? one) - one)) / wanted,
  );
}
