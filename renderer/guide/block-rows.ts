import type { GuideBlock } from '#engine/declaration/guide.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { type Brush, bodyStyle, headingRows, spaceRow } from './brush.ts';
import { listRows, worksheetRows } from './list-rows.ts';
import { column, drawContent, drawDecoration, nextIn, type Structure } from './page.ts';
import type { Ground, Row } from './rows.ts';
import { tableRows } from './table-rows.ts';
import { textRows } from './text-rows.ts';

type Block<Kind extends GuideBlock['kind']> = DeepReadonly<Extract<GuideBlock, { kind: Kind }>>;
type Rows<Kind extends GuideBlock['kind']> = (
  brush: Brush,
  parent: () => Structure,
  block: Block<Kind>,
) => readonly Row[];

const kinds: { readonly [Kind in GuideBlock['kind']]: Rows<Kind> } = {
  paragraph: (brush, parent, { text }) => textRows(brush.pdf, parent, 'P', text, bodyStyle(brush)),
  heading: (brush, parent, { text }) => headingRows(brush, parent, 'H3', text),
  list: (brush, parent, { items, isNumbered = false }) =>
    listRows(brush, parent, items, isNumbered ? 'number' : 'bullet'),
  checklist: (brush, parent, { items }) => listRows(brush, parent, items, 'box'),
  table: tableRows,
  worksheet: (brush, parent, { title, questions }) => [
    ...headingRows(brush, parent, 'H3', title),
    ...worksheetRows(brush, parent, questions),
    spaceRow(8, false),
  ],
  note: noteRows,
  quote: quoteRows,
  figure: figureRows,
};

/** A block as rows, read as the next part of its parent. */
export function blockRows(
  brush: Brush,
  parent: () => Structure,
  block: DeepReadonly<GuideBlock>,
): readonly Row[] {
  // TypeScript does not see that a kind chooses its own rows.
  const rows = kinds[block.kind] as Rows<GuideBlock['kind']>;
  return rows(brush, parent, block);
}

function noteRows(
  brush: Brush,
  parent: () => Structure,
  { title, paragraphs }: Block<'note'>,
): readonly Row[] {
  const { pdf, style } = brush;
  const inset = 16;
  const ground: Ground = {
    padding: 13,
    draw: (top, height) =>
      drawDecoration(pdf, () => {
        pdf.rect(column.left, top, column.width, height).fill(style.tint);
        pdf.rect(column.left, top, 3, height).fill(style.accent);
      }),
  };
  const note = nextIn(pdf, parent, 'Div');
  const inside = { x: column.left + inset, width: column.width - 2 * inset, ground };
  return [
    ...textRows(pdf, note, 'P', title, {
      ...bodyStyle(brush),
      ...inside,
      face: 'strong',
      colour: style.strong,
      before: style.body * 1.1,
      isMarked: false,
      isKept: true,
    }),
    ...paragraphs.flatMap((text, index) =>
      textRows(pdf, note, 'P', text, {
        ...bodyStyle(brush),
        ...inside,
        size: style.body * 0.96,
        leading: 1.46,
        before: index === 0 ? 3 : style.body * 0.55,
      }),
    ),
    spaceRow(style.body * 0.5, false),
  ];
}

function quoteRows(
  brush: Brush,
  parent: () => Structure,
  { text, by }: Block<'quote'>,
): readonly Row[] {
  const { pdf, style } = brush;
  const indent = 18;
  const ground: Ground = {
    padding: 2,
    draw: (top, height) =>
      drawDecoration(pdf, () => pdf.rect(column.left, top, 2.5, height).fill(style.accent)),
  };
  const quote = nextIn(pdf, parent, 'BlockQuote');
  const own = { ...bodyStyle(brush, indent), ground };
  return [
    ...textRows(pdf, quote, 'P', brush.quoted(text), {
      ...own,
      size: style.body * 1.1,
      colour: style.ink,
      before: style.body * 1.2,
      isKept: by !== undefined,
    }),
    ...(by === undefined
      ? []
      : textRows(pdf, quote, 'P', by, {
          ...own,
          size: style.body * 0.88,
          colour: style.strong,
          face: 'strong',
          before: 3,
          isMarked: false,
        })),
    spaceRow(style.body * 0.4, false),
  ];
}

/** The shape of a figure, in points. */
export const figureShape = {
  width: column.width,
  height: Math.round(column.width * 0.56),
} as const;

function figureRows(
  brush: Brush,
  parent: () => Structure,
  { scene, alt, caption }: Block<'figure'>,
): readonly Row[] {
  const { pdf, style, scenes } = brush;
  const { height } = figureShape;
  const picture = scenes.get(scene);
  if (picture === undefined) throw new Error(`The scene ${scene} was not painted.`);
  return [
    {
      height,
      before: style.body * 1.3,
      isKept: true,
      floats: true,
      draw(top) {
        const bbox: [number, number, number, number] = [
          column.left,
          top,
          column.left + column.width,
          top + height,
        ];
        const figure = nextIn(pdf, parent, 'Figure', { alt, bbox })();
        drawContent(pdf, figure, 'Figure', () =>
          pdf.image(picture, column.left, top, { width: column.width, height }),
        );
      },
    },
    ...(caption === undefined
      ? []
      : textRows(pdf, parent, 'P', caption, {
          ...bodyStyle(brush),
          size: style.body * 0.86,
          colour: style.strong,
          align: 'center',
          isMarked: false,
          before: 6,
          isKept: true,
        })),
    spaceRow(style.body * 0.5, false),
  ];
}
