import PDFDocument from 'pdfkit';

/** Half a sheet of A4: two pages print on one sheet, and one fills a phone. Lengths are points. */
export const pageSize = { width: 420, height: 595 } as const;
const margins = { top: 56, bottom: 64, left: 48, right: 48 } as const;

/** The room for words. */
export const column = {
  left: margins.left,
  width: pageSize.width - margins.left - margins.right,
  bottom: pageSize.height - margins.bottom,
} as const;

/** The faces of a guide, cut to its characters. */
export interface GuideFonts {
  readonly display: Buffer;
  readonly body: Buffer;
  readonly strong: Buffer;
}

export type Pdf = InstanceType<typeof PDFDocument>;

/** An empty guide: tagged for screen readers, with its title and its language. */
export function openPdf(
  fonts: GuideFonts,
  about: { readonly title: string; readonly author: string; readonly language: string },
): Pdf {
  const pdf = new PDFDocument({
    size: [pageSize.width, pageSize.height],
    margins,
    tagged: true,
    pdfVersion: '1.7',
    lang: about.language,
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    // The same guide is the same bytes.
    info: {
      Title: about.title,
      Author: about.author,
      CreationDate: new Date(0),
      ModDate: new Date(0),
    },
  });
  for (const [name, font] of Object.entries(fonts)) pdf.registerFont(name, font);
  return pdf;
}

/** Begins a page where less than this is left. */
export function keepRoom(pdf: Pdf, height: number): void {
  if (pdf.y + height > column.bottom) pdf.addPage();
}

/** What is drawn for the eye alone: lines, grounds, page numbers. */
export function drawDecoration(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.save();
  draw();
  pdf.restore();
  pdf.endMarkedContent();
}

/** Everything drawn so far, as bytes. */
export async function closePdf(pdf: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('end', () => resolve());
    pdf.on('error', reject);
  });
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
