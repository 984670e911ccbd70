import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileSite } from '#engine/compile.ts';
import { resolvePath } from '#engine/site/routes.ts';
import { anyCharacter } from '#tests/support/any/any-character.ts';
import { inTime } from '#tests/support/run/in-time.ts';
import { declare } from '#tests/support/site/declarations.ts';

const { site } = compileSite(
  declare({
    'coach.ts': {
      retired: [
        { id: 'gone', paths: ['/gone', '/Long-Gone'], to: '/old-guide' },
        { id: 'far', paths: ['/far'], to: '/' },
      ],
    },
    'guide.ts': {
      path: '/free-guide',
      aliases: ['/FreeGuide'],
      redirects: ['/old-guide'],
      strayEndings: ['%20-'],
    },
    'upper.ts': { path: '/Case' },
    'lower.ts': { path: '/case' },
  }),
  ['/', '/leadmagnet'],
);
if (!site) throw new Error('The site of this test has mistakes.');
const { routes } = site;

const page = (path: string, funnelId: string | undefined) => ({ kind: 'page', path, funnelId });
const redirect = (to: string) => ({ kind: 'redirect', to });
const retired = (path: string, to: string) => ({ ...redirect(to), retired: path });
const notFound = { kind: 'not-found' };

describe('paths', () => {
  it.each([
    ['a canonical path', '/free-guide', page('/free-guide', 'willow-guide')],
    ['an alias', '/FreeGuide', page('/FreeGuide', 'willow-guide')],
    ["the site's own page", '/leadmagnet', page('/leadmagnet', undefined)],
    ['the root', '/', page('/', undefined)],
    ['a redirect', '/old-guide', redirect('/free-guide')],
    ['a trailing slash', '/free-guide/', redirect('/free-guide')],
    ['several trailing slashes', '/free-guide///', redirect('/free-guide')],
    [
      'an email’s link with a trailing slash',
      '/unsubscribe/Ab-_1/',
      redirect('/unsubscribe/Ab-_1'),
    ],
    ['the beginning of an email’s link', '/unsubscribe/', notFound],
    ['a wrong case', '/FREE-GUIDE', redirect('/free-guide')],
    ['a wrong case of an alias', '/freeguide', redirect('/FreeGuide')],
    ['a wrong case of a redirect', '/Old-Guide', redirect('/free-guide')],
    ['a redirect with a trailing slash', '/old-guide/', redirect('/free-guide')],
    ['a full stop behind it', '/free-guide.', redirect('/free-guide')],
    ['a bracket and a comma behind it', '/Free-Guide),', redirect('/free-guide')],
    ['an encoded quotation mark behind it', '/free-guide%E2%80%9D', redirect('/free-guide')],
    ['a slash and a full stop behind it', '/old-guide/.', redirect('/free-guide')],
    ['marks alone', '/%22)', notFound],
    ['a mark in the middle', '/free.guide', notFound],
    ['a stray ending, decoded', '/free-guide%20-', redirect('/free-guide')],
    ['a stray ending, literal', '/free-guide%2520-', redirect('/free-guide')],
    ['a stray ending of an alias', '/FreeGuide%20-', redirect('/FreeGuide')],
    ['all forgiven at once', '/FREE-Guide%2520-/', redirect('/free-guide')],
    ['an encoded character', '/free%2Dguide', redirect('/free-guide')],
    [
      'a retired path, straight to where the redirect leads',
      '/gone',
      retired('/gone', '/free-guide'),
    ],
    [
      'a retired path in another case and with a slash',
      '/long-gone/',
      retired('/Long-Gone', '/free-guide'),
    ],
    ["a retired path to the site's own page", '/far', retired('/far', '/')],
    ['one of two spellings', '/Case', page('/Case', 'upper')],
    ['the other of two spellings', '/case', page('/case', 'lower')],
    ['neither of two spellings', '/CASE', notFound],
    ['a stray ending that the funnel does not declare', '/Case%20-', notFound],
    ['a path nobody declared', '/free-guides', notFound],
    ['a broken percent sign', '/free-guide%', notFound],
    ['bytes that are no text', '/free-guide%C3%28', notFound],
  ])('lead from %s', (_, path, destination) => {
    expect(resolvePath(routes, path)).toEqual(destination);
  });

  it.each(['/', '/free-guide', '/d/'])(
    'are found or not at once, however many slashes: %s',
    (path) => {
      const slashes = '/'.repeat(300_000);
      expect(inTime(() => resolvePath(routes, `${path}${slashes}a`))).toEqual(notFound);
      expect(inTime(() => resolvePath(routes, `/free-guide${slashes}`))).toEqual(
        redirect('/free-guide'),
      );
    },
  );

  it('never throw and never lead in a circle', () => {
    const piece = fc.constantFrom(
      '/',
      'free-guide',
      'FreeGuide',
      'old-guide',
      'Case',
      '%20-',
      '%2520-',
      '%',
      '-',
      'é',
    );
    const likely = fc.array(piece, { maxLength: 6 }).map((pieces) => `/${pieces.join('')}`);
    fc.assert(
      fc.property(fc.oneof(likely, fc.string({ unit: anyCharacter })), (path) => {
        const destination = resolvePath(routes, path);
        if (destination.kind !== 'redirect') return;
        expect(resolvePath(routes, destination.to).kind).toBe('page');
      }),
      { numRuns: 500 },
    );
  });
});
