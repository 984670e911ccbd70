import type { Guide } from '#engine/declaration/guide.ts';
import type { Language } from '#engine/declaration/language.ts';
import type { Scene, Theme } from '#engine/declaration/theme.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { wordsOf } from '#engine/language/words-of.ts';
import { blockRows } from './block-rows.ts';
import { type Brush, headingRows, spaceRow } from './brush.ts';
import { chapterName, contentsRows } from './contents-rows.ts';
import {
  closePdf,
  column,
  drawContent,
  drawDecoration,
  type GuideFonts,
  nextIn,
  openPdf,
  type Pdf,
  pageSize,
  type Structure,
} from './page.ts';
import { drawRows, paginate, type Row } from './rows.ts';
import { guideStyle } from './style.ts';

export interface GuideOptions {
  readonly guide: DeepReadonly<Guide>;
  readonly title: string;
  readonly brand: string;
  readonly language: Language;
  /** The heading of the contents, in that language. */
  readonly contents: string;
  readonly theme: DeepReadonly<Theme>;
  readonly fonts: GuideFonts;
  /** The cover as on the page, in the shape of a page, and its alternative text. */
  readonly cover: { readonly picture: Buffer; readonly alt: string };
  readonly scenes: ReadonlyMap<Scene, Buffer>;
  /** The site's own address, for links to its pages. */
  readonly publicUrl: string;
}

/** A guide as a PDF: its cover, its contents and its chapters. */
export async function drawGuide(options: GuideOptions): Promise<Buffer> {
  const { guide, title, brand, language, contents, publicUrl } = options;
  const pdf = openPdf(options.fonts, { title, author: brand, language });
  const brush: Brush = {
    pdf,
    style: guideStyle(options.theme),
    scenes: options.scenes,
    addressOf: (to) => (to.startsWith('/') ? publicUrl + to : to),
    quoted: wordsOf(language).page.quoted,
  };
  const root = pdf.struct('Document');
  pdf.addStructure(root);

  const sections = guide.chapters.map((chapter, index) => {
    const section = nextIn(pdf, () => root, 'Sect');
    return chapterRows(brush, section, chapter, index);
  });
  // The first pages of chapters are computed before drawing, so that everything is drawn in reading
  // order.
  const chapters = paginate(sections.flat());
  const layContents = (starts: readonly number[]) =>
    paginate(
      contentsRows(brush, () => root, { title, contents, chapters: guide.chapters, starts }),
    );
  const before = 1 + layContents([]).length;
  const starts = sections.map(
    ([first]) => before + 1 + chapters.findIndex((page) => page.some(({ row }) => row === first)),
  );

  drawCover(pdf, root, options.cover);
  for (const [index, rows] of [...layContents(starts), ...chapters].entries()) {
    addPage(brush, brand, index + 2);
    drawRows(rows);
  }
  root.end();
  return closePdf(pdf);
}

function chapterRows(
  brush: Brush,
  section: () => Structure,
  { title, blocks }: DeepReadonly<Guide>['chapters'][number],
  index: number,
): readonly Row[] {
  const { pdf, style } = brush;
  const bar: Row = {
    height: 4,
    before: 40,
    isKept: true,
    needs: (column.bottom - column.top) * 0.28,
    draw(top) {
      drawDecoration(pdf, () => pdf.rect(column.left, top, 44, 4).fill(style.accent));
      pdf.addNamedDestination(chapterName(index), 'XYZ', 0, Math.max(0, top - 20), null);
      pdf.outline.addItem(title);
    },
  };
  return [
    bar,
    spaceRow(13),
    ...headingRows(brush, section, 'H2', title),
    spaceRow(3),
    ...keepEnd(blocks.map((block) => blockRows(brush, section, block))),
  ];
}

/** The rows of a chapter's blocks; a signature at its end does not get a page of its own. */
function keepEnd(blocks: readonly (readonly Row[])[]): readonly Row[] {
  const rows = blocks.flat();
  const { length = 0 } = blocks.at(-1) ?? [];
  if (length > 2) return rows;
  const last = rows.length - length - 1;
  return rows.map((row, index) => (index === last ? { ...row, isKept: true } : row));
}

function drawCover(pdf: Pdf, root: Structure, { picture, alt }: GuideOptions['cover']): void {
  const { width, height } = pageSize;
  pdf.addPage();
  const figure = pdf.struct('Figure', { alt, bbox: [0, 0, width, height] });
  root.add(figure);
  drawContent(pdf, figure, 'Figure', () => pdf.image(picture, 0, 0, { width, height }));
}

/** A page with the brand and its number in its footer. */
function addPage({ pdf, style }: Brush, brand: string, number: number): void {
  pdf.addPage();
  drawDecoration(
    pdf,
    () => {
      const y = pageSize.height - 34;
      const write = (text: string, x: number) =>
        pdf.text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
      pdf.font('body').fontSize(8.5).fillColor(style.strong);
      write(brand, column.left);
      const page = String(number);
      write(page, column.left + column.width - pdf.widthOfString(page));
    },
    'Pagination',
  );
}
