import { describe, expect, it } from 'vitest';
import { createDocuments } from '#renderer/documents.tsx';
import { sevenEvenings } from '#scripts/schema/examples/seven-evenings.ts';
import { bareAssets } from '#tests/support/site/bare-assets.ts';
import { compileFunnel } from '#tests/support/site/declarations.ts';

const cover = { kind: 'cover', title: 'Rest', alt: 'The cover of the guide, with ridges' };
const funnel = compileFunnel({ 'page.sections.0.artwork': cover });
const site = {
  coaches: [funnel.coach],
  funnels: [funnel],
  routes: new Map(),
  warnings: [],
} as unknown as Parameters<typeof createDocuments>[0]['site'];
const documents = createDocuments({
  site,
  assets: bareAssets(),
  publicUrl: 'https://willow.example',
});
/** Every text of a guide that is read. */
function wordsOf(part: unknown): readonly string[] {
  if (typeof part === 'string') return [part];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    ['kind', 'scene', 'alt'].includes(key) ? [] : wordsOf(value),
  );
}

const html = documents.guide(funnel, sevenEvenings);
const body = html.slice(html.indexOf('<body>'));

describe('a guide as a page to read', () => {
  it('shows the cover of the page, what it is called, and where its chapters are', () => {
    expect(body).toContain(`aria-label="${cover.alt}"`);
    expect(body).toContain('<h1>The Willow Guide</h1>');
    for (const [index, { title }] of sevenEvenings.chapters.entries()) {
      expect(body).toContain(`<a href="#chapter-${index + 1}">${title}</a>`);
      expect(body).toContain(`id="chapter-${index + 1}"><h2>${title}</h2>`);
    }
  });

  it('has a button for the PDF, and is the same for everybody', () => {
    expect(body).toContain('<a class="btn" href="?pdf">Download as PDF</a>');
    expect(documents.guide(funnel, sevenEvenings)).toBe(html);
  });

  it('says every word of every block', () => {
    const text = body.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');
    for (const words of wordsOf(sevenEvenings.chapters)) {
      expect(text).toContain(words.replaceAll('*', ''));
    }
    expect(body).toContain('<strong>without</strong>');
    expect(body).toContain('aria-label="A letter on a desk by a window"');
  });

  it('puts what is quoted into the marks of its language', () => {
    expect(body).toContain('“Not tonight. I have a page to write.”');
    const german = compileFunnel({ language: 'de', 'page.sections.0.artwork': cover });
    expect(documents.guide(german, sevenEvenings)).toContain(
      '„Not tonight. I have a page to write.“',
    );
  });

  it('lets boxes be ticked without a name, a form or a script', () => {
    expect(body.match(/<input type="checkbox" autoComplete="off"\/>/g)).toHaveLength(2);
    // The site's policy takes no styles in attributes either.
    expect(body).not.toMatch(/<form|<script| name="| style="/);
  });

  it('keeps out of search results, and follows the light of the reader’s system', () => {
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain('@media (prefers-color-scheme:dark){html:root{');
  });
});
