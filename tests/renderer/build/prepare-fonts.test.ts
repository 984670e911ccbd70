import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareFonts } from '#renderer/build/prepare-fonts.ts';
import { charactersOf } from '#renderer/fonts/characters.ts';
import { fontRules } from '#renderer/fonts/font-rules.ts';
import type { FontManifest } from '#renderer/fonts/manifest.ts';
import { readSite } from '#scripts/support/declared-site.ts';

describe('prepareFonts', () => {
  const site = readSite();
  let folder: string;
  let manifest: FontManifest;
  const folders = () => ({ outDir: join(folder, 'client'), cacheDir: join(folder, 'cache') });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fonts-'));
    manifest = await prepareFonts({ site, ...folders() });
  });
  afterAll(() => rm(folder, { recursive: true }));

  const entries = () => [
    ...Object.values(manifest.coaches),
    ...Object.values(manifest.covers),
    manifest.site,
  ];

  it('makes a face for every coach', () => {
    expect(Object.keys(manifest.coaches)).toEqual(site.coaches.map(({ slug }) => slug));
  });

  it('writes each font where its address says, at most 14 KB', async () => {
    for (const { url, bytes } of entries()) {
      const file = await readFile(join(folders().outDir, url));
      expect(file.toString('latin1', 0, 4)).toBe('wOF2');
      expect(file.length).toBe(bytes);
      expect(bytes).toBeLessThanOrEqual(14 * 1024);
    }
  });

  it('gives every face fallback fonts of the same width, height and weight', () => {
    for (const font of entries()) {
      const rules = fontRules(font);
      const families = [...rules.matchAll(/font-family:("[^"]+")/g)].map((match) => match[1]);
      expect(font.stack.split(',').slice(0, -1)).toEqual(families);
      expect(rules.match(/size-adjust:\d+(\.\d+)?%/g)).toHaveLength(families.length - 1);
      const weights = [...rules.matchAll(/font-weight:(\d+)/g)].map((match) => Number(match[1]));
      expect(weights).toEqual(families.map(() => font.weight));
    }
  });

  it('lists the fonts for the server', async () => {
    const list = await readFile(join(folders().outDir, 'fonts.json'), 'utf8');
    expect(JSON.parse(list)).toEqual(manifest);
  });

  it('takes from its cache what was cut before', async () => {
    const [name = ''] = await readdir(folders().cacheDir);
    const before = await stat(join(folders().cacheDir, name));
    expect(await prepareFonts({ site, ...folders() })).toEqual(manifest);
    expect((await stat(join(folders().cacheDir, name))).mtimeMs).toBe(before.mtimeMs);
  });
});

describe('charactersOf', () => {
  it('holds each character once, in order', () => {
    expect(charactersOf(['baa', 'é\n', 'B'])).toBe('Babé');
  });
});
