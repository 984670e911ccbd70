import { describe, expect, it } from 'vitest';
import { compileSite } from '#engine/compile.ts';
import { formatFinding } from '#engine/read/findings.ts';
import type { PictureSize } from '#engine/site/site.ts';
import { declare } from '#tests/support/site/declarations.ts';

const team = 'funnels/willow/team.jpg';
const place = 'funnels/willow/guide.ts, page.sections[0].artwork.file';

/** What is found where the page's photograph has a size. */
function findAt(size: PictureSize): string[] {
  const artwork = { kind: 'photo', file: 'team.jpg', alt: 'Two people at a long table' };
  const files = declare({ 'guide.ts': { 'page.sections.0.artwork': artwork } });
  const beside = { pictures: [team], sizes: new Map([[team, size]]) };
  return compileSite(files, ['/'], beside).findings.map(formatFinding);
}

describe('a photograph', () => {
  it('is large enough to look sharp', () => {
    expect(findAt({ width: 1200, height: 800 })).toEqual([]);
    expect(findAt({ width: 800, height: 1200 })).toEqual([]);
  });

  it.each([
    [60, 40],
    [1100, 700],
    [700, 1300],
  ])('of %i by %i pixels is doubted', (width, height) => {
    expect(findAt({ width, height })).toEqual([
      `${place}: The picture "team.jpg" is ${width} pixels wide and ${height} high, which looks blurred on a page. Save a larger one, at least 1200 pixels wide.`,
    ]);
  });

  it('that cannot be read keeps the site from starting', () => {
    expect(findAt('unreadable')).toEqual([
      `${place}: The picture "team.jpg" cannot be read: the file is empty, cut off or of another kind than its name says. Save it again as JPEG, PNG, WebP or AVIF.`,
    ]);
  });
});
