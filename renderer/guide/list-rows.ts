import { type Brush, bodyStyle } from './brush.ts';
import { column, drawContent, drawDecoration, nextIn, type Structure } from './page.ts';
import type { Row } from './rows.ts';
import { setText } from './set-text.ts';
import { textRows } from './text-rows.ts';

const indent = 22;

/** The mark before an item, drawn and, if it has a meaning, read aloud. */
type Mark = 'number' | 'bullet' | 'box';

/** A list. */
export function listRows(
  brush: Brush,
  parent: () => Structure,
  items: readonly string[],
  mark: Mark,
): readonly Row[] {
  const { pdf, style } = brush;
  const list = nextIn(pdf, parent, 'L');
  const isLine = (text = '') => setText(pdf, text, bodyStyle(brush, indent)).length === 1;
  return items.flatMap((text, index) => {
    const item = nextIn(pdf, list, 'LI');
    return textRows(pdf, item, 'LBody', text, {
      ...bodyStyle(brush, indent),
      before: index === 0 ? style.body * 0.75 : style.body * (mark === 'box' ? 0.6 : 0.42),
      // A single first or last line does not stand alone.
      isKept: (index === 0 && isLine(text)) || (index === items.length - 2 && isLine(items.at(-1))),
      mark: (baseline) =>
        mark === 'number'
          ? drawNumber(brush, item(), `${index + 1}.`, baseline)
          : drawMark(brush, mark, baseline),
    });
  });
}

function drawNumber(
  { pdf, style }: Brush,
  item: Structure,
  number: string,
  baseline: number,
): void {
  const label = pdf.struct('Lbl');
  item.add(label);
  drawContent(pdf, label, 'Lbl', () => {
    pdf.font('strong').fontSize(style.body).fillColor(style.strong);
    pdf.text(`${number} `, column.left, baseline, { lineBreak: false, baseline: 'alphabetic' });
  });
}

function drawMark({ pdf, style }: Brush, mark: Mark, baseline: number): void {
  const middle = baseline - style.body * 0.34;
  drawDecoration(pdf, () => {
    if (mark === 'bullet') pdf.circle(column.left + 6, middle, 2.1).fill(style.strong);
    else
      pdf
        .lineWidth(1)
        .roundedRect(column.left + 1, middle - 5, 10, 10, 1.5)
        .stroke(style.strong);
  });
}

/** Questions with lines to write on. A question stays with its lines, or with the first three of them. */
export function worksheetRows(
  brush: Brush,
  parent: () => Structure,
  questions: readonly { readonly label: string; readonly lines: number }[],
): readonly Row[] {
  const { pdf, style } = brush;
  const height = 23;
  return questions.flatMap(({ label, lines }, index) => [
    ...textRows(pdf, parent, 'P', label, {
      ...bodyStyle(brush),
      face: 'strong',
      isMarked: false,
      leading: 1.35,
      before: index === 0 ? style.body * 0.6 : style.body * 1.5,
      isKept: true,
    }),
    ...Array.from(
      { length: lines },
      (_, line): Row => ({
        height,
        before: 0,
        isKept: line < lines - 1 && (line < 2 || line >= lines - 3),
        draw: (top) =>
          drawDecoration(pdf, () =>
            pdf
              .lineWidth(0.6)
              .moveTo(column.left, top + height - 2)
              .lineTo(column.left + column.width, top + height - 2)
              .stroke(style.rule),
          ),
      }),
    ),
  ]);
}
