import type { Guide } from '#engine/declaration/guide.ts';
import type { Theme } from '#engine/declaration/theme.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { type Brush, drawBlock, drawHeading, type Structure } from './guide-blocks.ts';
import {
  closePdf,
  column,
  drawDecoration,
  type GuideFonts,
  openPdf,
  type Pdf,
  pageSize,
} from './guide-page.ts';

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
  /** The cover that the page shows, as a PNG, and what it shows. */
  readonly cover: { readonly picture: Buffer; readonly alt: string };
  readonly scenes: ReadonlyMap<string, Buffer>;
}

/** A guide as a PDF: its cover, its contents and its chapters, each on a new page. */
export async function drawGuide(options: GuideOptions): Promise<Buffer> {
  const { guide, theme, title, brand, language } = options;
  const pdf = openPdf(options.fonts, { title, author: brand, language });
  const brush: Brush = { pdf, theme, scenes: options.scenes };
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  drawCover(pdf, root, options);
  pdf.addPage();
  const contentsPage = pdf.bufferedPageRange().count - 1;
  // It is read before the chapters, although their pages are known only after them.
  const toc = pdf.struct('TOC');
  root.add(toc);
  const starts: number[] = [];
  for (const [index, { title: name, blocks }] of guide.chapters.entries()) {
    pdf.addPage();
    starts.push(pdf.bufferedPageRange().count);
    pdf.addNamedDestination(`chapter-${index + 1}`);
    pdf.outline.addItem(name);
    const chapter = pdf.struct('Sect');
    root.add(chapter);
    drawHeading(brush, chapter, 'H2', name);
    for (const block of blocks) drawBlock(brush, chapter, block);
  }
  pdf.switchToPage(contentsPage);
  pdf.y = 56;
  drawContents(brush, toc, options, starts);
  numberPages(pdf, options);
  root.end();
  return closePdf(pdf);
}

function drawCover(pdf: Pdf, root: Structure, options: GuideOptions): void {
  const { theme, cover } = options;
  pdf.addPage();
  drawDecoration(pdf, () => pdf.rect(0, 0, pageSize.width, pageSize.height).fill(theme.strong));
  root.add(
    pdf.struct('Figure', { alt: cover.alt }, [
      () => {
        pdf.image(cover.picture, 0, 0, {
          fit: [pageSize.width, pageSize.height],
          align: 'center',
          valign: 'center',
        });
      },
    ]),
  );
}

function drawContents(
  brush: Brush,
  toc: Structure,
  { guide, contents }: GuideOptions,
  starts: readonly number[],
): void {
  const { pdf, theme } = brush;
  drawHeading(brush, toc, 'H2', contents);
  for (const [index, { title }] of guide.chapters.entries()) {
    const top = pdf.y;
    toc.add(
      pdf.struct('TOCI', {}, () => {
        pdf.font('body').fontSize(11).fillColor(theme.ink);
        pdf.text(String(starts[index]), column.left, top, { width: column.width, align: 'right' });
        pdf.text(title, column.left, top, {
          width: column.width - 30,
          goTo: `chapter-${index + 1}`,
        });
      }),
    );
    pdf.moveDown(0.7);
  }
}

/** The brand and the number at the foot of every page but the cover. */
function numberPages(pdf: Pdf, { brand, theme }: GuideOptions): void {
  const { count } = pdf.bufferedPageRange();
  for (let page = 1; page < count; page += 1) {
    pdf.switchToPage(page);
    // Words below the margin would begin a page of their own.
    pdf.page.margins.bottom = 0;
    drawDecoration(pdf, () => {
      pdf.font('body').fontSize(8.5).fillColor(theme.strong);
      const y = pageSize.height - 40;
      pdf.text(brand, column.left, y, { width: column.width });
      pdf.text(String(page + 1), column.left, y, { width: column.width, align: 'right' });
    });
  }
}
