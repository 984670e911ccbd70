import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileSite } from '#engine/compile.ts';
import { coach } from '#funnels/summit/coach.ts';
import { preparePictures } from '#renderer/build/prepare-pictures.ts';
import { drawSocialPicture, paintPicture } from '#renderer/social/draw-social-picture.tsx';
import { resolveColours } from '#renderer/social/resolve-colours.ts';
import { declare, guide } from '#tests/support/site/declarations.ts';

const picture = {
  theme: coach.theme,
  title: 'Earn 25% more in 90 days',
  brand: coach.brand,
  kind: 'Free report',
};

describe('drawSocialPicture', () => {
  it('leaves no property, mix or font to be looked up later', async () => {
    const artwork = { kind: 'cover', title: 'A Book', badge: 'Free', alt: 'A book' } as const;
    const svg = await drawSocialPicture({ ...picture, artwork });
    expect(svg).not.toMatch(/var\(|color-mix|<text|font-family/);
  });

  it('shows the motif where the page shows no drawing', async () => {
    const plain = await drawSocialPicture(picture);
    const photo = { kind: 'photo', file: 'a.jpg', alt: 'A photograph' } as const;
    expect(await drawSocialPicture({ ...picture, artwork: photo })).toBe(plain);
  });

  it('is painted as a PNG of 1200 by 630', async () => {
    const png = await paintPicture(await drawSocialPicture(picture));
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });
});

describe('preparePictures', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('writes a picture per funnel and paints none twice', async () => {
    const { site } = compileSite(declare(), []);
    if (!site) throw new Error('The declarations hold mistakes.');
    const folders = { outDir: join(folder, 'client'), cacheDir: join(folder, 'cache') };
    await preparePictures({ site, ...folders });
    const file = join(folders.outDir, 'social', `${guide.id}.png`);
    const first = await readFile(file);
    await preparePictures({ site, ...folders });
    expect(await readFile(file)).toEqual(first);
    expect((await stat(file)).size).toBeGreaterThan(10_000);
  });
});

describe('resolveColours', () => {
  const properties = { '--paper': '#ffffff', '--ink': '#000000' };

  it('works out mixes inside mixes', () => {
    const svg =
      '<path fill="color-mix(in srgb,var(--ink) 50%,color-mix(in srgb,var(--ink) 50%,var(--paper)))"/>';
    expect(resolveColours(svg, properties)).toBe('<path fill="#404040"/>');
  });

  it('prefers a property to its fallback', () => {
    expect(resolveColours('var(--ink,var(--paper))', properties)).toBe('#000000');
  });

  it('names the property that is not given', () => {
    expect(() => resolveColours('var(--accent)', properties)).toThrow(
      'The drawing uses var(--accent), and --accent is not given.',
    );
  });
});
