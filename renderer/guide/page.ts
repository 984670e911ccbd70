import PDFDocument from 'pdfkit';

/**
 * The 3:4 shape of the covers, which is also a tablet's: a page fills it, and is a little smaller than
 * a sheet of A4 or Letter. Lengths are in points.
 */
export const pageSize = { width: 450, height: 600 } as const;
const margins = { top: 58, bottom: 66, left: 52, right: 52 } as const;

/** The text area. */
export const column = {
  left: margins.left,
  top: margins.top,
  width: pageSize.width - margins.left - margins.right,
  bottom: pageSize.height - margins.bottom,
} as const;

export type Pdf = InstanceType<typeof PDFDocument>;
export type Structure = ReturnType<Pdf['struct']>;

/** The fonts of a guide, subset to its characters. */
export const guideFaces = ['display', 'body', 'strong'] as const;
export type GuideFace = (typeof guideFaces)[number];
export type GuideFonts = Readonly<Record<GuideFace, Buffer>>;

/** An empty guide: tagged for screen readers, with its title and language. */
export function openPdf(
  fonts: GuideFonts,
  about: { readonly title: string; readonly author: string; readonly language: string },
): Pdf {
  const pdf = new PDFDocument({
    size: [pageSize.width, pageSize.height],
    margin: 0,
    tagged: true,
    pdfVersion: '1.7',
    lang: about.language,
    displayTitle: true,
    autoFirstPage: false,
    // The same guide gives the same bytes.
    info: {
      Title: about.title,
      Author: about.author,
      CreationDate: new Date(0),
      ModDate: new Date(0),
    },
  });
  for (const name of guideFaces) pdf.registerFont(name, fonts[name]);
  return pdf;
}

/** Draws decoration, which is not read aloud: lines, backgrounds, page numbers. */
export function drawDecoration(
  pdf: Pdf,
  draw: () => void,
  type: 'Layout' | 'Pagination' = 'Layout',
): void {
  pdf.markContent('Artifact', { type });
  pdf.save();
  draw();
  pdf.restore();
  pdf.endMarkedContent();
}

/** Draws content to be read as the next part of an element. */
export function drawContent(pdf: Pdf, element: Structure, tag: string, draw: () => void): void {
  const content = pdf.markStructureContent(tag);
  draw();
  pdf.endMarkedContent();
  element.add(content);
}

/** An element read as the next part of its parent, created when it is first drawn. */
export function nextIn(
  pdf: Pdf,
  parent: () => Structure,
  tag: string,
  options: Parameters<Pdf['struct']>[1] = {},
): () => Structure {
  let element: Structure | undefined;
  return () => {
    if (element === undefined) {
      element = pdf.struct(tag, options);
      parent().add(element);
    }
    return element;
  };
}

/** A link's name for screen readers; pdfkit expects a primitive string. */
export function annotationText(text: string): string {
  return Object(text);
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
