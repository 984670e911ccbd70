import type { GuideBlock } from '#engine/declaration/guide.ts';
import type { Theme } from '#engine/declaration/theme.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { plainText } from '#engine/text/markup.ts';
import { column, drawDecoration, keepRoom, type Pdf } from './guide-page.ts';

/** What drawing a block needs besides it. */
export interface Brush {
  readonly pdf: Pdf;
  readonly theme: DeepReadonly<Theme>;
  /** A scene as a PNG. */
  readonly scenes: ReadonlyMap<string, Buffer>;
}

export type Structure = ReturnType<Pdf['struct']>;
type Block<Kind extends GuideBlock['kind']> = DeepReadonly<Extract<GuideBlock, { kind: Kind }>>;

const bodySize = 10.5;
const body = { width: column.width, lineGap: 4 } as const;
const indent = 20;
const lineHeight = 24;

const drawings: {
  readonly [Kind in GuideBlock['kind']]: (
    brush: Brush,
    parent: Structure,
    block: Block<Kind>,
  ) => void;
} = {
  paragraph: (brush, parent, { text }) => {
    const { pdf } = brush;
    parent.add(
      pdf.struct('P', {}, () => {
        setBody(brush);
        pdf.text(plainText(text), column.left, pdf.y, body).moveDown(0.6);
      }),
    );
  },
  heading: (brush, parent, { text }) => drawHeading(brush, parent, 'H3', text),
  note: (brush, parent, { title, paragraphs }) => {
    drawHeading(brush, parent, 'H3', title);
    for (const text of paragraphs) drawBlock(brush, parent, { kind: 'paragraph', text });
  },
  quote: (brush, parent, { text, by }) => {
    drawBlock(brush, parent, { kind: 'paragraph', text: `“${text}”` });
    if (by !== undefined) drawBlock(brush, parent, { kind: 'paragraph', text: by });
  },
  list: (brush, parent, { items, isNumbered = false }) =>
    drawItems(brush, parent, items, (index) => (isNumbered ? `${index + 1}.` : '•')),
  checklist: (brush, parent, { items }) => drawItems(brush, parent, items, () => undefined),
  table: drawTable,
  worksheet: drawWorksheet,
  figure: ({ pdf, scenes }, parent, { scene, alt, caption }) => {
    const height = column.width * 0.6;
    keepRoom(pdf, height + 40);
    const picture = scenes.get(scene);
    if (picture === undefined) throw new Error(`The scene ${scene} was not painted.`);
    const figure = pdf.struct('Figure', { alt }, [
      () => {
        pdf.image(picture, column.left, pdf.y, { fit: [column.width, height], align: 'center' });
        pdf.y += height + 8;
        if (caption !== undefined) pdf.font('body').fontSize(9).text(caption, { align: 'center' });
        pdf.moveDown(0.8);
      },
    ]);
    parent.add(figure);
  },
};

/**
 * Draws a block below what is there, as the next thing to be read of its parent. A parent is in the
 * document before its children are: only then are they drawn at once, in order.
 */
export function drawBlock(brush: Brush, parent: Structure, block: DeepReadonly<GuideBlock>): void {
  // The compiler does not see that a kind chooses its own drawing.
  const draw = drawings[block.kind] as (
    brush: Brush,
    parent: Structure,
    block: DeepReadonly<GuideBlock>,
  ) => void;
  draw(brush, parent, block);
}

/** A heading, with the beginning of what follows on the same page. */
export function drawHeading(
  { pdf, theme }: Brush,
  parent: Structure,
  tag: 'H2' | 'H3',
  text: string,
): void {
  const size = { H2: 24, H3: 14 }[tag];
  keepRoom(pdf, size * 2 + 56);
  if (tag === 'H3') pdf.y += 6;
  const heading = pdf.struct(tag, {}, () => {
    pdf
      .font('display')
      .fontSize(size)
      .fillColor(tag === 'H3' ? theme.strong : theme.ink);
    pdf.text(text, column.left, pdf.y, { width: column.width, lineGap: 2 });
    pdf.moveDown(tag === 'H2' ? 0.6 : 0.35);
  });
  parent.add(heading);
}

function setBody({ pdf, theme }: Brush): void {
  pdf.font('body').fontSize(bodySize).fillColor(theme.ink);
}

/** A list whose marks stand before its items; without a mark, a box to tick. */
function drawItems(
  brush: Brush,
  parent: Structure,
  items: readonly string[],
  markOf: (index: number) => string | undefined,
): void {
  const { pdf, theme } = brush;
  const list = pdf.struct('L');
  parent.add(list);
  for (const [index, text] of items.entries()) {
    setBody(brush);
    const words = plainText(text);
    const width = column.width - indent;
    keepRoom(pdf, pdf.heightOfString(words, { width, lineGap: body.lineGap }));
    const top = pdf.y;
    const mark = markOf(index);
    if (mark === undefined) {
      drawDecoration(pdf, () =>
        pdf
          .lineWidth(1)
          .rect(column.left + 1, top + 1, 9, 9)
          .stroke(theme.strong),
      );
    }
    const parts = [
      ...(mark === undefined
        ? []
        : [
            pdf.struct('Lbl', {}, () => {
              pdf
                .font('strong')
                .fillColor(theme.strong)
                .text(mark, column.left, top, { width: indent });
            }),
          ]),
      pdf.struct('LBody', {}, () => {
        setBody(brush);
        pdf.text(words, column.left + indent, top, { width, lineGap: body.lineGap }).moveDown(0.35);
      }),
    ];
    list.add(pdf.struct('LI', {}, parts));
  }
  pdf.moveDown(0.4);
}

function drawTable(brush: Brush, parent: Structure, block: Block<'table'>): void {
  const { caption, columns, rows } = block;
  const { pdf, theme } = brush;
  const width = column.width / columns.length;
  const cell = { width: width - 12, lineGap: 2 };
  const table = pdf.struct('Table');
  parent.add(table);
  keepRoom(pdf, 90);
  table.add(
    pdf.struct('Caption', {}, () => {
      pdf.font('strong').fontSize(9.5).fillColor(theme.strong);
      pdf.text(caption, column.left, pdf.y, { width: column.width }).moveDown(0.4);
    }),
  );
  const drawRow = (cells: readonly string[], tag: 'TH' | 'TD'): void => {
    pdf.font(tag === 'TH' ? 'strong' : 'body').fontSize(9.5);
    const height = Math.max(...cells.map((words) => pdf.heightOfString(words, cell))) + 10;
    keepRoom(pdf, height);
    const top = pdf.y;
    drawDecoration(pdf, () => {
      if (tag === 'TH') pdf.rect(column.left, top, column.width, height).fill(theme.strong);
      else
        pdf
          .lineWidth(0.5)
          .moveTo(column.left, top + height)
          .lineTo(column.left + column.width, top + height)
          .stroke(theme.strong);
    });
    const row = pdf.struct(
      'TR',
      {},
      cells.map((words, index) =>
        pdf.struct(tag, {}, () => {
          pdf.font(tag === 'TH' ? 'strong' : 'body').fontSize(9.5);
          pdf.fillColor(tag === 'TH' ? theme.paper : theme.ink);
          pdf.text(words, column.left + width * index + 6, top + 5, cell);
        }),
      ),
    );
    table.add(row);
    pdf.y = top + height;
  };
  drawRow(columns, 'TH');
  for (const row of rows) drawRow(row, 'TD');
  pdf.moveDown(1);
}

function drawWorksheet(
  brush: Brush,
  parent: Structure,
  { title, questions }: Block<'worksheet'>,
): void {
  const { pdf, theme } = brush;
  const sheet = pdf.struct('Sect');
  parent.add(sheet);
  drawHeading(brush, sheet, 'H3', title);
  for (const { label, lines } of questions) {
    setBody(brush);
    keepRoom(pdf, pdf.heightOfString(label, body) + lines * lineHeight);
    sheet.add(
      pdf.struct('P', {}, () => {
        pdf.font('strong').text(label, column.left, pdf.y, body);
      }),
    );
    drawDecoration(pdf, () => {
      for (let line = 1; line <= lines; line += 1) {
        const y = pdf.y + line * lineHeight - 4;
        pdf
          .lineWidth(0.5)
          .moveTo(column.left, y)
          .lineTo(column.left + column.width, y);
      }
      pdf.stroke(theme.strong);
    });
    pdf.y += lines * lineHeight + 8;
  }
}
