import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { rememberBytes } from '#server/pages/compressed-bytes.ts';
import { closeAfterFile } from '#tests/support/closings.ts';

const folder = mkdtempSync(join(tmpdir(), 'compressed-'));
closeAfterFile(async () => rmSync(folder, { recursive: true }));

const page = (name: string) => Buffer.from(`<p>${name}, a page about nothing much.</p>`.repeat(50));

/** A start that compresses some pages and keeps their bytes. */
async function start(file: string, names: readonly string[]) {
  const remembered = rememberBytes(file);
  const made = await Promise.all(names.map((name) => remembered.compress(page(name))));
  await remembered.keep();
  return made;
}

describe('bytes kept for the next start', () => {
  it('are those that were compressed, in both codings', async () => {
    const file = join(folder, 'both');
    const [first] = await start(file, ['map']);
    const [second] = await start(file, ['map']);
    expect(second).toEqual(first);
    expect(brotliDecompressSync(second?.br ?? '')).toEqual(page('map'));
    expect(gunzipSync(second?.gzip ?? '')).toEqual(page('map'));
  });

  it('are not compressed again, and those of changed pages are', async () => {
    const file = join(folder, 'again');
    const [made] = await start(file, ['map']);
    // Compressing anew would not give this.
    const marked = Buffer.from((made?.gzip ?? Buffer.alloc(0)).map((byte) => 255 - byte));
    const held = readFileSync(file);
    marked.copy(held, held.indexOf(made?.gzip ?? ''));
    writeFileSync(file, held);
    const [kept, other] = await start(file, ['map', 'other']);
    expect(kept?.gzip).toEqual(marked);
    expect(gunzipSync(other?.gzip ?? '')).toEqual(page('other'));
  });

  it('are forgotten with their page', async () => {
    const file = join(folder, 'forgotten');
    await start(file, ['one', 'two', 'three']);
    const { length } = readFileSync(file);
    await start(file, ['two']);
    expect(readFileSync(file).length).toBeLessThan(length);
  });

  it.each(['', 'no such format', '\u00ff\u000fo'])(
    'are made anew where the file holds %j',
    async (text) => {
      const file = join(folder, 'broken');
      writeFileSync(file, text);
      const [made] = await start(file, ['map']);
      expect(brotliDecompressSync(made?.br ?? '')).toEqual(page('map'));
    },
  );

  it('need no folder that can be written', async () => {
    const [made] = await start(join(folder, 'missing', 'file'), ['map']);
    expect(gunzipSync(made?.gzip ?? '')).toEqual(page('map'));
    expect(readdirSync(folder)).not.toContain('missing');
  });
});
