import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Guide } from '#engine/declaration/guide.ts';
import { prepareGuide } from '#renderer/build/prepare-guides.ts';
import { sevenEvenings } from '#scripts/schema/examples/seven-evenings.ts';
import { compileFunnel } from '#tests/support/site/declarations.ts';
import { type ReadPdf, readPdf } from '#tests/support/site/read-pdf.ts';

const cover = {
  kind: 'cover',
  title: 'Rest',
  alt: 'The cover of the guide, with ridges',
};
const words =
  'Somebody set its price in a hurry, it was fair at the time, and it has stood there since. ';

/** The example of the reference, with enough behind it for a page to end in the middle of each kind. */
const guide = {
  chapters: [
    ...sevenEvenings.chapters,
    ...['Raise one price', 'Drop the offer that loses', 'Say it once'].map((title) => ({
      title,
      blocks: [
        { kind: 'paragraph', text: words.repeat(4).trim() },
        { kind: 'heading', text: `About ${title}` },
        {
          kind: 'paragraph',
          text: `Begin [with the guide](/willow-guide). ${words.repeat(9)}`.trim(),
        },
        { kind: 'list', items: Array.from({ length: 9 }, () => words.trim()) },
        {
          kind: 'table',
          caption: 'What 8% does to one job',
          columns: ['Job', 'Before', 'After'],
          rows: Array.from({ length: 14 }, (_, row) => [`Job ${row + 1}`, '$500', '$540']),
        },
        {
          kind: 'worksheet',
          title: 'The one-page count',
          questions: Array.from({ length: 6 }, (_, one) => ({
            label: `Question ${one + 1}`,
            lines: 3,
          })),
        },
      ],
    })),
  ],
} as Guide;

describe('a guide as a PDF', () => {
  const cacheDir = mkdtempSync(join(tmpdir(), 'guides-'));
  afterAll(() => rmSync(cacheDir, { recursive: true }));
  const funnel = compileFunnel({ 'page.sections.0.artwork': cover });
  const draw = (one: Guide = guide) =>
    prepareGuide(funnel, one, { cacheDir, publicUrl: 'https://willow.example' });
  let file: string;
  let pdf: ReadPdf;
  beforeAll(async () => {
    file = await draw();
    pdf = await readPdf(file);
  });

  it('is drawn once, and again after a word has changed', async () => {
    expect(await draw()).toBe(file);
    expect(await draw({ chapters: guide.chapters.slice(0, 1) })).not.toBe(file);
  });

  it('puts what is quoted into the marks of its language', async () => {
    expect(pdf.spoken).toContain('“Not tonight. I have a page to write.”');
    const german = compileFunnel({ language: 'de', 'page.sections.0.artwork': cover });
    const site = { cacheDir, publicUrl: 'https://willow.example' };
    const { spoken } = await readPdf(await prepareGuide(german, sevenEvenings, site));
    expect(spoken).toContain('„Not tonight. I have a page to write.“');
  });

  it('is the same bytes whenever it is drawn', async () => {
    const other = mkdtempSync(join(tmpdir(), 'guides-'));
    const again = await prepareGuide(funnel, guide, {
      cacheDir: other,
      publicUrl: 'https://willow.example',
    });
    expect(readFileSync(again).equals(readFileSync(file))).toBe(true);
    rmSync(other, { recursive: true });
  });

  it('says what it is, in which language, and is tagged', () => {
    expect(pdf.info).toMatchObject({
      Title: 'The Willow Guide',
      Author: 'Willow Works',
      Language: 'en',
    });
    expect(pdf.isTagged).toBe(true);
    expect(readFileSync(file).length).toBeLessThan(1_000_000);
  });

  it('has a bookmark and a line of the contents for each chapter, with the page it begins on', () => {
    const titles = guide.chapters.map(({ title }) => title);
    expect(pdf.bookmarks).toEqual(titles);
    for (const title of titles) {
      const [, number] = new RegExp(`${title} (\\d+)`).exec(pdf.pages[1]?.text ?? '') ?? [];
      expect(pdf.pages[Number(number) - 1]?.text).toContain(title);
    }
  });

  it('is read in order: cover, title, contents, then every word of every block', () => {
    const roles = pdf.roles.filter((role) => role !== 'Document');
    expect(roles.slice(0, 4)).toEqual(['Figure', 'H1', 'H3', 'TOC']);
    for (const role of [
      'Sect',
      'H2',
      'P',
      'L',
      'LI',
      'LBody',
      'Table',
      'TH',
      'TD',
      'Caption',
      'Link',
      'BlockQuote',
    ]) {
      expect(pdf.roles).toContain(role);
    }
    expect(pdf.alternatives).toEqual([cover.alt, 'A letter on a desk by a window']);
    const spoken = pdf.spoken.replace(/\s+/g, ' ');
    const first = guide.chapters[0]?.blocks[0];
    const last = 'Question 6';
    expect(spoken).toContain(first && 'text' in first ? first.text.replaceAll('*', '') : undefined);
    expect(spoken.indexOf('Who says no?')).toBeLessThan(spoken.indexOf('About Raise one price'));
    expect(spoken.trimEnd().endsWith(last)).toBe(true);
    // The head of a table that goes on is seen again and read once.
    expect(spoken.split('What 8% does to one job Job Before After')).toHaveLength(4);
    expect(spoken.split('Job Before After')).toHaveLength(4);
  });

  it('leaves no heading, question or table head alone at the end of a page', () => {
    const ends = pdf.pages.slice(2).map(({ lines }) => lines.at(-1) ?? '');
    for (const end of ends) expect(end).not.toMatch(/^(?:About|What 8%|Job Before|The one-page)/);
    expect(pdf.pages.every(({ lines }) => lines.length !== 1)).toBe(true);
  });

  it('has a cell for a heading that is left empty', async () => {
    const table = {
      kind: 'table',
      caption: 'A month',
      columns: ['', 'May'],
      rows: [['Rent', '5']],
    } as const;
    const { roles, spoken } = await readPdf(
      await draw({ chapters: [{ title: 'The plan', blocks: [table] }] }),
    );
    expect(roles.filter((role) => /^T[HDR]$/.test(role))).toEqual([
      'TR',
      'TH',
      'TH',
      'TR',
      'TD',
      'TD',
    ]);
    expect(spoken.replace(/\s+/g, ' ')).toContain('A month May Rent 5');
  });

  it('leads to the pages of the site by whole addresses', () => {
    expect(pdf.links).toContain('https://willow.example/willow-guide');
  });

  it('draws a narrow space as one that breaks no line, in a word too long for one as well', async () => {
    const [chapter] = guide.chapters;
    const asked = 'Combien\u202f? Il en reste 1\u202f250. ';
    const spaced = 'un\u2009deux\u00a0'.repeat(20).trim();
    const french = await readPdf(
      await draw({
        chapters: [
          {
            title: chapter?.title ?? '',
            blocks: [
              { kind: 'paragraph', text: asked.repeat(20).trim() },
              { kind: 'paragraph', text: spaced },
            ],
          },
        ],
      }),
    );
    const lines = french.pages.at(-1)?.lines ?? [];
    expect(lines.filter((line) => /^(?:\?|250)/u.test(line.trim()))).toEqual([]);
    expect(french.spoken.replace(/\s+/gu, ' ')).toContain('Combien ? Il en reste 1 250. Combien ?');
    expect(lines.filter((line) => line.includes('deux')).length).toBeGreaterThan(1);
  });
});
