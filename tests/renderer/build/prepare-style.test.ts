import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepareStyle } from '#renderer/build/prepare-style.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'funnelfile-style-'));
  mkdirSync(join(folder, '.vite'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const writeManifest = (content: object) =>
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(content));

describe('the style of the public pages', () => {
  it('is read from the file that Vite names', async () => {
    writeManifest({ 'renderer/styles/page.css': { file: 'page.css' } });
    writeFileSync(join(folder, 'page.css'), 'p{margin:0}');
    await prepareStyle(folder);
    expect(readFileSync(join(folder, 'style.json'), 'utf8')).toContain('margin:0');
  });

  it.each([{}, { 'renderer/styles/page.css': {} }])(
    'is missed in a sentence where the manifest is %j',
    async (manifest) => {
      writeManifest(manifest);
      await expect(prepareStyle(folder)).rejects.toThrow(
        /has no renderer\/styles\/page\.css\. Run npm run build\.$/,
      );
    },
  );
});
