import { compileSite } from '#engine/compile.ts';
import type { Site } from '#engine/site/site.ts';
import { type Changes, declare } from '#tests/support/site/declarations.ts';

const notice = (name: string) => ({
  path: `/${name}/privacy`,
  title: `What ${name} keeps`,
  updated: '2027-03-16',
  sections: [{ heading: 'What we keep', paragraphs: ['Your name.'] }],
});

/**
 * Three coaches: willow at a domain of its own, birch at one whose pages the shared site keeps, and
 * elm without any.
 */
export function createBrands(changes: Readonly<Record<string, Changes>> = {}): Site {
  const { site, findings } = compileSite(
    declare({
      ...changes,
      'coach.ts': {
        domain: 'willow.example',
        formerDomains: ['old-willow.example'],
        documents: [notice('willow')],
        'legal.privacy': '/willow/privacy',
        retired: [{ id: 'gone', paths: ['/gone'], to: '/willow-guide' }],
        ...changes['coach.ts'],
      },
      'guide.ts': { aliases: ['/willow-book'], redirects: ['/old-guide'], ...changes['guide.ts'] },
      'call.ts': {},
      'birch/coach.ts': {
        campaigns: [],
        domain: 'www.birch.example',
        onSharedSite: 'keep',
        language: 'en',
      },
      'birch/birch-guide.ts': {},
      'elm/coach.ts': { campaigns: [] },
      'elm/elm-guide.ts': {},
    }),
    ['/', '/leadmagnet'],
  );
  if (!site) throw new Error(`The site has mistakes: ${JSON.stringify(findings, null, 2)}`);
  return site;
}
