import { expect, it } from 'vitest';
import { compileSite } from '#engine/compile.ts';
import { drawSitemap } from '#server/pages/sitemap.ts';
import { declare } from '#tests/support/site/declarations.ts';

it('lists pages by their canonical path, without pages of plain text', () => {
  const notice = {
    path: '/willow/privacy',
    title: 'What we keep',
    updated: '2027-03-16',
    sections: [{ heading: 'What we keep', paragraphs: ['Your name.'] }],
  };
  const changes = {
    'coach.ts': { 'legal.privacy': notice.path, documents: [notice] },
    'guide.ts': { aliases: ['/willow-book'] },
  };
  const { site } = compileSite(declare(changes), ['/']);
  expect(site?.routes.pages.has(notice.path)).toBe(true);
  const sitemap = site ? drawSitemap(site, 'https://site.example') : '';
  const places = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, place]) => place);
  expect(places).toEqual(['https://site.example/', 'https://site.example/willow-guide']);
});
