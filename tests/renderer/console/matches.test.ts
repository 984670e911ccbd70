import { expect, test } from 'vitest';
import type { FunnelLine } from '#engine/contract/console/funnels.ts';
import { listMatches } from '#renderer/console/frame/matches.ts';
import { places } from '#renderer/console/frame/places.ts';

const funnel = (name: string, path: string): FunnelLine => ({
  id: path.slice(1),
  name,
  path,
  address: `https://example.com${path}`,
  coach: 'Willow & Oak',
  kind: 'guide',
  file: 'willow/guide.ts',
  source: null,
  emailFunction: null,
  publishing: 'shown',
  changesAt: null,
  thanksPath: null,
  language: 'en',
});

const funnels = [
  funnel('The Price List Guide', '/price-list'),
  funnel('Sugar-Free', '/sugar-free'),
];

/** What the letters find, as kind and label. */
const find = (letters: string) =>
  listMatches(letters, funnels, undefined).flatMap(({ value, items }) =>
    items.map(({ label }) => `${value}: ${label}`),
  );

test('two letters find a view by its name and by what it is about', () => {
  expect(find('de')).toContain('Views: Deliveries');
  expect(find('un')).toContain('Views: People');
});

test('two letters find a funnel by any word of its name, path or coach', () => {
  expect(find('gu')).toContain('Funnels: The Price List Guide');
  expect(find('fr')).toContain('Funnels: Sugar-Free');
  expect(find('wi')).toHaveLength(2);
});

test('several words narrow it down, in any order', () => {
  expect(find('guide pri')).toEqual(['Funnels: The Price List Guide']);
  expect(find('guide sugar')).toEqual([]);
});

test('without letters every view is offered, and no funnel', () => {
  expect(find('')).toEqual(places.map(({ name }) => `Views: ${name}`));
});

test('every view has an address and a key of its own', () => {
  expect(new Set(places.map(({ path }) => path)).size).toBe(places.length);
  expect(new Set(places.map(({ key }) => key)).size).toBe(places.length);
});
