import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { prepareGuide } from '#renderer/build/prepare-guides.ts';
import { createDocuments } from '#renderer/documents.tsx';
import { drawCoverPrint, paintDrawing } from '#renderer/guide/paint-guide.tsx';
import { withoutWords } from '#renderer/social/outline-cover.ts';
import { resolveColours } from '#renderer/social/resolve-colours.ts';
import { colourProperties } from '#renderer/theme/colour-properties.ts';
import { sevenEvenings } from '#scripts/schema/examples/seven-evenings.ts';
import { bareAssets } from '#tests/support/site/bare-assets.ts';
import { compileFunnel } from '#tests/support/site/declarations.ts';

const publicUrl = 'https://willow.example';
const cover = { kind: 'cover', title: 'Rest', alt: 'The cover of the guide, with ridges' };
const funnel = compileFunnel({ 'page.sections.0.artwork': cover });
const site = { coaches: [funnel.coach], funnels: [funnel], routes: new Map(), warnings: [] };
const documents = createDocuments({
  site: site as unknown as Parameters<typeof createDocuments>[0]['site'],
  assets: bareAssets(),
  publicUrl,
});

/** The artwork and the words on the cover of a document. */
function coverIn(html: string) {
  const [, inside = ''] = html.split('<svg x="24" y="16" width="600" height="800"');
  const drawing = inside.slice(inside.indexOf('>') + 1, inside.indexOf('</svg>'));
  const words = [...drawing.matchAll(/<text[^>]*>(?<words>.*?)<\/text>/g)];
  const colours = colourProperties(funnel.coach.theme);
  return {
    art: resolveColours(withoutWords(drawing), colours),
    words: words.map(({ groups }) => groups?.['words']),
  };
}

it('the cover of a PDF is that of the reading page and of the page that offers it', async () => {
  const offering = coverIn(documents.funnel(funnel, funnel.paths[0] ?? '', { kind: 'idle' }));
  const reading = coverIn(documents.guide(funnel, sevenEvenings));
  expect(offering.words).toContain('Rest');
  expect(reading).toEqual(offering);

  const print = await drawCoverPrint(funnel);
  // The binding of the book that lies on a page comes after the words and is not printed.
  const printed = offering.art.slice(0, offering.art.lastIndexOf('</g>'));
  expect(printed.length).toBeGreaterThan(1000);
  expect(print).toContain(printed);

  const cacheDir = mkdtempSync(join(tmpdir(), 'covers-'));
  onTestFinished(() => rmSync(cacheDir, { recursive: true }));
  const pdf = await prepareGuide(funnel, sevenEvenings, { cacheDir, publicUrl });
  expect(readFileSync(pdf).includes(await paintDrawing(print))).toBe(true);
});
