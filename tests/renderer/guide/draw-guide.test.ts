import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import type { Guide } from '#engine/declaration/guide.ts';
import { Scene } from '#renderer/artwork/artwork.tsx';
import { cutFont } from '#renderer/fonts/cut-font.ts';
import { drawGuide } from '#renderer/guide/draw-guide.ts';
import { paintPicture } from '#renderer/social/draw-social-picture.tsx';
import { resolveColours } from '#renderer/social/resolve-colours.ts';
import { colourProperties } from '#renderer/theme/colour-properties.ts';
import { coach } from '#tests/support/declarations.ts';

const { theme, brand } = coach;
const { resolve } = createRequire(import.meta.url);
const newsreader = readFileSync(
  resolve('@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2'),
);
const characters = `${Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')}–—“”‘’•…`;
const cutBody = (wght: number) =>
  subsetFont(newsreader, characters, {
    targetFormat: 'sfnt',
    variationAxes: { wght, opsz: 12 },
  });

const picture = paintPicture(
  resolveColours(
    renderToStaticMarkup(createElement(Scene, { scene: 'ridgelines' })).replace(
      '<svg ',
      '<svg xmlns="http://www.w3.org/2000/svg" width="840" height="1190" ',
    ),
    colourProperties(theme),
  ),
);

const guide: Guide = {
  chapters: [
    {
      title: 'Raise one price',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Take the offer that customers praise most. Somebody set its price in a hurry, it was fair at the time, and it has stood there since. *That* is the one to raise first.',
        },
        { kind: 'heading', text: 'How to choose it' },
        {
          kind: 'list',
          items: [
            'Write down the five things you sell most often.',
            'Put a dot beside every price that is older than two years, and a second dot beside everything that people thank you for without being asked.',
            'Start with the one that has two dots.',
          ],
          isNumbered: true,
        },
        {
          kind: 'table',
          caption: 'What 8% does to one job',
          columns: ['', 'Before', 'After'],
          rows: [
            ['Price', '$500', '$540'],
            ['Costs of the job', '$400', '$400'],
            ['What stays', '$100', '$140'],
          ],
        },
        {
          kind: 'checklist',
          items: [
            'The new price stands on every list, quote and page.',
            'Everybody who answers the phone can say it without an apology.',
          ],
        },
      ],
    },
    {
      title: 'Drop the offer that loses',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Count the hours behind each thing you sell. One of them pays you less than your assistant.',
        },
        {
          kind: 'figure',
          scene: 'ridgelines',
          alt: 'Ridges',
          caption: 'The climb is the same from either side.',
        },
        {
          kind: 'worksheet',
          title: 'The one-page count',
          questions: [
            { label: 'What did I sell last month, and for how much?', lines: 3 },
            { label: 'Which hours did nobody pay for?', lines: 4 },
          ],
        },
      ],
    },
  ],
};

async function draw(): Promise<Buffer> {
  return drawGuide({
    guide,
    title: 'The Willow Guide',
    brand,
    language: 'en',
    contents: 'Contents',
    theme,
    fonts: {
      display: await cutFont(theme.display, characters, 'sfnt'),
      body: await cutBody(420),
      strong: await cutBody(650),
    },
    cover: { picture, alt: 'The cover of the guide' },
    scenes: new Map([['ridgelines', picture]]),
  });
}

describe('a guide as a PDF', () => {
  it('has tags, bookmarks and its language, and is small', async () => {
    const pdf = await draw();
    const text = pdf.toString('latin1');
    expect(text).toMatch(/^%PDF-1\.7/);
    for (const part of ['/StructTreeRoot', '/Marked true', '/Outlines', '/Lang (en)']) {
      expect(text).toContain(part);
    }
    expect(pdf.length).toBeLessThan(300_000);
  });

  it('has a page for the cover, the contents and each chapter', async () => {
    const text = (await draw()).toString('latin1');
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(5);
  });
});
