import { readFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What programs find in a PDF. */
export interface ReadPdf {
  readonly info: Readonly<Record<string, unknown>>;
  readonly isTagged: boolean;
  readonly bookmarks: readonly string[];
  /** The addresses that links lead to. */
  readonly links: readonly string[];
  /** The roles of its elements, in the order in which they are read. */
  readonly roles: readonly string[];
  /** What its pictures show. */
  readonly alternatives: readonly string[];
  /** Its words in the order of its elements, as a screen reader speaks them. */
  readonly spoken: string;
  readonly pages: readonly { readonly text: string; readonly lines: readonly string[] }[];
}

interface Node {
  readonly role?: string;
  readonly alt?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly Node[];
}

/** Reads a PDF as viewers do. */
export async function readPdf(file: string): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(readFileSync(file)), verbosity: 0 });
  const pdf = await task.promise;
  const { info } = await pdf.getMetadata();
  // Its types call it an object; it is a map.
  const marks: unknown = await pdf.getMarkInfo();
  const outline = await pdf.getOutline();
  const links: string[] = [];
  const roles: string[] = [];
  const alternatives: string[] = [];
  const spoken: string[] = [];
  const pages: { text: string; lines: string[] }[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    for (const { url } of await page.getAnnotations()) if (url) links.push(url);
    const words = new Map<string, string>();
    const lines = new Map<number, string>();
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    let id: string | undefined;
    for (const item of items) {
      if ('str' in item) {
        if (id === undefined) continue;
        words.set(id, `${words.get(id) ?? ''}${item.str}`);
        const y = Math.round(item.transform[5]);
        lines.set(y, `${lines.get(y) ?? ''}${item.str}`);
      } else if (item.type === 'endMarkedContent') id = undefined;
      else id = item.id;
    }
    const visit = (node: Node): void => {
      if (node.role && node.role !== 'Root') roles.push(node.role);
      if (node.alt) alternatives.push(node.alt);
      if (node.type === 'content' && node.id) spoken.push(words.get(node.id) ?? '');
      for (const child of node.children ?? []) visit(child);
    };
    visit(((await page.getStructTree()) ?? {}) as Node);
    const written = [...lines.values()].map((line) => line.replace(/\s+/g, ' ').trim());
    pages.push({ text: written.join(' '), lines: written.filter(Boolean) });
  }
  await task.destroy();
  return {
    info: info as Record<string, unknown>,
    isTagged: marks instanceof Map && marks.get('Marked') === true,
    bookmarks: (outline ?? []).map(({ title }) => title),
    links,
    roles,
    alternatives,
    spoken: spoken.join(' '),
    pages,
  };
}
