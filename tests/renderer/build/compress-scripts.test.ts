import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressScripts } from '#renderer/build/compress-scripts.ts';
import { listAssets } from '#server/pages/assets.ts';
import { closeAfterFile } from '#tests/support/any/closings.ts';

const folder = mkdtempSync(join(tmpdir(), 'compressed-'));
closeAfterFile(async () => rmSync(folder, { recursive: true }));

const script = 'export const answer = 42;\n'.repeat(200);

it('scripts and styles are compressed by the build, and served in the coding that is asked for', async () => {
  const assets = join(folder, 'assets');
  mkdirSync(assets);
  for (const name of ['one.js', 'one.css', 'one.woff2']) writeFileSync(join(assets, name), script);
  await compressScripts(folder);
  expect(readdirSync(assets).toSorted()).toEqual([
    'one.css',
    'one.css.br',
    'one.css.gz',
    'one.js',
    'one.js.br',
    'one.js.gz',
    'one.woff2',
  ]);

  const listed = listAssets(folder, []);
  const { br, gzip, identity } = (await listed.find('/assets/one.js'))?.variants ?? {};
  expect(br?.body).toEqual(readFileSync(join(assets, 'one.js.br')));
  expect(brotliDecompressSync(br?.body ?? '').toString()).toBe(script);
  expect(gunzipSync(gzip?.body ?? '').toString()).toBe(script);
  expect(identity?.body.toString()).toBe(script);
  const font = (await listed.find('/assets/one.woff2'))?.variants;
  expect(font?.br.body.toString()).toBe(script);
  expect(listed.find('/assets/one.js.br')).toBeUndefined();
});

it('what lies beside a file is not made again', async () => {
  const assets = join(folder, 'assets');
  writeFileSync(join(assets, 'one.js.br'), 'kept');
  await compressScripts(folder);
  expect(readFileSync(join(assets, 'one.js.br')).toString()).toBe('kept');
});
