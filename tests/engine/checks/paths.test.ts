import { describe, expect, it } from 'vitest';
import { findIn } from '#tests/support/site/declarations.ts';

const guide = 'funnels/willow/guide.ts';
const second = 'funnels/willow/second.ts';

describe('paths', () => {
  it.each([
    ['paths that differ by case alone', { 'second.ts': { path: '/Willow-Guide' } }],
    [
      'an alias that differs from its path by case alone',
      { 'guide.ts': { aliases: ['/WillowGuide'] } },
    ],
    ['a redirect of its own', { 'guide.ts': { redirects: ['/old'] } }],
    ['a path that only begins like a reserved one', { 'guide.ts': { path: '/apis' } }],
  ])('allows %s', (_, changes) => {
    expect(findIn(changes)).toEqual([]);
  });

  it.each([
    [
      'two pages at one path',
      { 'second.ts': { path: '/willow-guide' } },
      `${second}, path: The path "/willow-guide" already belongs to willow-guide (${guide}), as its path. Give the page a path of its own.`,
    ],
    [
      "an alias that is another page's path",
      { 'guide.ts': { aliases: ['/free', '/second'] }, 'second.ts': {} },
      `${guide}, aliases[1]: The alias "/second" already belongs to second (${second}), as its path. Give the alias a path of its own or remove it.`,
    ],
    [
      "a redirect that is another page's alias",
      { 'guide.ts': { redirects: ['/other'] }, 'second.ts': { aliases: ['/other'] } },
      `${guide}, redirects[0]: The redirect "/other" already belongs to second (${second}), as its alias. Give the redirect a path of its own or remove it.`,
    ],
    [
      'two redirects from one path',
      { 'guide.ts': { redirects: ['/old'] }, 'second.ts': { redirects: ['/old'] } },
      `${second}, redirects[0]: The redirect "/old" already belongs to willow-guide (${guide}), as its redirect. Give the redirect a path of its own or remove it.`,
    ],
    [
      'a redirect to itself',
      { 'guide.ts': { redirects: ['/willow-guide'] } },
      `${guide}, redirects[0]: The redirect "/willow-guide" is also this funnel's path, so it would lead in circles. Remove the redirect.`,
    ],
    [
      'an alias twice',
      { 'guide.ts': { aliases: ['/free', '/free'] } },
      `${guide}, aliases[1]: The alias "/free" is already in this funnel, as its alias. Remove the alias.`,
    ],
    [
      "the site's own page, whatever its case",
      { 'guide.ts': { path: '/LeadMagnet' } },
      `${guide}, path: The site itself uses "/LeadMagnet", so the path would never be reached. Choose another path.`,
    ],
    [
      'a place under a reserved prefix',
      { 'guide.ts': { aliases: ['/api/guide'] } },
      `${guide}, aliases[0]: The site itself uses "/api/guide", so the alias would never be reached. Choose another alias.`,
    ],
  ])('reports %s', (_, changes, expected) => {
    expect(findIn(changes)).toEqual([expected]);
  });
});
