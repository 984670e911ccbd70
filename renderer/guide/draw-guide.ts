import type { Guide } from '#engine/declaration/guide.ts';
import type { Scene, Theme } from '#engine/declaration/theme.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { blockRows } from './block-rows.ts';
import { type Brush, headingRows, spaceRow } from './brush.ts';
import { contentsRows } from './contents-rows.ts';
import {
  closePdf,
  column,
  drawContent,
  drawDecoration,
  type GuideFonts,
  openPdf,
  type Pdf,
  pageSize,
  type Structure,
} from './page.ts';
import { drawRows, type PlacedRow, paginate, type Row } from './rows.ts';
import { guideStyle } from './style.ts';

/** A guide and how it looks. */
export interface GuideOptions {
  readonly guide: DeepReadonly<Guide>;
  readonly title: string;
  readonly brand: string;
  readonly language: string;
  /** The heading of the contents, in that language. */
  readonly contents: string;
  readonly theme: DeepReadonly<Theme>;
  readonly fonts: GuideFonts;
  /** The cover that the page shows, in the shape of a page, and what it shows. */
  readonly cover: { readonly picture: Buffer; readonly alt: string };
  readonly scenes: ReadonlyMap<Scene, Buffer>;
  /** The site's own address, for links to its pages. */
  readonly publicUrl: string;
}

/** A guide as a PDF: its cover, its contents and its chapters, each on a new page. */
export async function drawGuide(options: GuideOptions): Promise<Buffer> {
  const { guide, title, brand, language, contents, publicUrl } = options;
  const pdf = openPdf(options.fonts, { title, author: brand, language });
  const brush: Brush = {
    pdf,
    style: guideStyle(options.theme),
    scenes: options.scenes,
    addressOf: (to) => (to.startsWith('/') ? publicUrl + to : to),
  };
  const root = pdf.struct('Document');
  pdf.addStructure(root);

  const chapters = guide.chapters.map((chapter) => {
    const section = lazily(() => {
      const element = pdf.struct('Sect');
      root.add(element);
      return element;
    });
    return { ...chapter, pages: paginate(chapterRows(brush, section, chapter)) };
  });
  // Where each chapter begins is known before anything is drawn, so that all is drawn as it is read.
  const layContents = (starts: readonly number[]) =>
    paginate(
      contentsRows(brush, () => root, { title, contents, chapters: guide.chapters, starts }),
    );
  const firstPage = 2 + layContents([]).length;
  const starts = chapters.map((_, index) =>
    chapters.slice(0, index).reduce((page, { pages }) => page + pages.length, firstPage),
  );

  drawCover(pdf, root, options.cover);
  let number = 1;
  const drawPage = (rows: readonly PlacedRow[]) => {
    number += 1;
    addPage(brush, brand, number);
    drawRows(rows);
  };
  for (const rows of layContents(starts)) drawPage(rows);
  for (const [index, { title: name, pages }] of chapters.entries()) {
    for (const [page, rows] of pages.entries()) {
      drawPage(rows);
      if (page > 0) continue;
      pdf.addNamedDestination(`chapter-${index + 1}`);
      pdf.outline.addItem(name);
    }
  }
  root.end();
  return closePdf(pdf);
}

function chapterRows(
  brush: Brush,
  section: () => Structure,
  { title, blocks }: DeepReadonly<Guide>['chapters'][number],
): readonly Row[] {
  const { pdf, style } = brush;
  const bar: Row = {
    height: 5,
    before: 0,
    isKept: true,
    draw: (top) => drawDecoration(pdf, () => pdf.rect(column.left, top, 44, 4).fill(style.accent)),
  };
  return [
    bar,
    spaceRow(14),
    ...headingRows(brush, section, 'H2', title),
    spaceRow(4),
    ...blocks.flatMap((block) => blockRows(brush, section, block)),
  ];
}

function drawCover(pdf: Pdf, root: Structure, { picture, alt }: GuideOptions['cover']): void {
  const { width, height } = pageSize;
  pdf.addPage();
  const figure = pdf.struct('Figure', { alt, bbox: [0, 0, width, height] });
  root.add(figure);
  drawContent(pdf, figure, 'Figure', () => pdf.image(picture, 0, 0, { width, height }));
}

/** A page with the brand and its number at its foot. */
function addPage({ pdf, style }: Brush, brand: string, number: number): void {
  pdf.addPage();
  drawDecoration(
    pdf,
    () => {
      const y = pageSize.height - 34;
      const write = (text: string, x: number) =>
        pdf.text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
      pdf
        .lineWidth(0.5)
        .moveTo(column.left, y - 16)
        .lineTo(column.left + column.width, y - 16)
        .stroke(style.rule);
      pdf.font('body').fontSize(8.5).fillColor(style.strong);
      write(brand, column.left);
      const page = String(number);
      write(page, column.left + column.width - pdf.widthOfString(page));
    },
    'Pagination',
  );
}

function lazily<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
