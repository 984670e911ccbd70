import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readAssets } from '#renderer/build/read-assets.ts';

const font = {
  face: 'Fraunces',
  url: '/assets/a.woff2',
  css: '',
  fallbacks: [],
  stack: 'serif',
  weight: 600,
  bytes: 1000,
};
const photo = { width: 800, height: 600, avif: '/a 1x', webp: '/b 1x', jpeg: '/c' };
const whole: Readonly<Record<string, string>> = {
  '.vite/manifest.json': JSON.stringify({ 'renderer/form/interest.ts': { file: 'interest.js' } }),
  '.vite/form.json': JSON.stringify({ 'renderer/form/island.ts': { file: 'island.js' } }),
  'style.json': JSON.stringify([{ selectors: [{ text: 'h1', needs: ['h1'] }], body: 'margin:0' }]),
  'interest.js': 'go()\n',
  'fonts.json': JSON.stringify({ coaches: { willow: font }, covers: {}, site: font }),
  'photos.json': JSON.stringify({ 'willow/team.jpg': photo }),
  'social/willow-guide.png': '',
};

/** A folder with these files. */
function build(changes: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'funnelfile-assets-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [file, text] of Object.entries({ ...whole, ...changes })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

it('a whole build is read', () => {
  expect(readAssets(build())).toEqual({
    style: [{ selectors: [{ text: 'h1', needs: ['h1'] }], body: 'margin:0' }],
    head: '',
    interest: { code: 'go()' },
    formChunk: '/island.js',
    fonts: { coaches: { willow: font }, covers: {}, site: font },
    socialPictures: new Set(['willow-guide']),
    photos: { 'willow/team.jpg': photo },
  });
});

it.each([
  ['of another version', { 'fonts.json': '{"coaches":{}}' }, /fonts\.json does not fit .*covers/],
  ['with a wrong value', { 'photos.json': '{"a.jpg":{"width":"8"}}' }, /\(a\.jpg\.width: /],
  ['cut off', { 'photos.json': '{"willow' }, /photos\.json does not fit this version/],
  ['without its script', { '.vite/manifest.json': '{}' }, /has no renderer\/form\/interest\.ts/],
  ['without its form', { '.vite/form.json': '{}' }, /has no renderer\/form\/island\.ts/],
])('a build %s is refused with a sentence that says what to do', (_, changes, sentence) => {
  const folder = build(changes);
  expect(() => readAssets(folder)).toThrow(sentence);
  expect(() => readAssets(folder)).toThrow(/ Run npm run build\.$/);
});

it('a missing build is refused', () => {
  expect(() => readAssets('/nowhere')).toThrow(
    /^The built file \/nowhere\/.* cannot be read\. Run npm run build\.$/,
  );
});
