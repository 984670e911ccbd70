import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measurePictures } from '#renderer/photos/measure-pictures.ts';

let folder = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const picture = sharp({
    create: { width: 90, height: 60, channels: 3, background: '#fff', noise },
  });
  const whole = await picture.jpeg().toBuffer();
  const file = (name: string, bytes: Buffer | string) => writeFileSync(join(folder, name), bytes);
  file('whole.JPG', whole);
  file('cut.jpg', whole.subarray(0, Math.floor(whole.length / 2)));
  file('empty.webp', '');
  file('words.png', 'This is no picture.');
  file('notes.md', 'Neither is this.');
  file('turned.jpg', await sharp(whole).withMetadata({ orientation: 6 }).toBuffer());
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('measuring pictures', () => {
  it('tells sizes as pictures are turned, and which file is no whole picture', async () => {
    const files = ['whole.JPG', 'cut.jpg', 'empty.webp', 'words.png', 'notes.md', 'turned.jpg'];
    expect(Object.fromEntries(await measurePictures(folder, files))).toEqual({
      'whole.JPG': { width: 90, height: 60, format: 'jpeg' },
      'cut.jpg': 'unreadable',
      'empty.webp': 'unreadable',
      'words.png': 'unreadable',
      'turned.jpg': { width: 60, height: 90, format: 'jpeg' },
    });
  });

  it('takes no cut picture for whole, however many are measured at the same time', async () => {
    const cut = readFileSync(join(folder, 'cut.jpg'));
    const files = Array.from({ length: 200 }, (_, index) => `cut-${index}.jpg`);
    files.forEach((name, index) => {
      writeFileSync(join(folder, name), cut.subarray(0, cut.length - index));
    });
    const sizes = await measurePictures(folder, files);
    expect(files.filter((name) => sizes.get(name) !== 'unreadable')).toEqual([]);
  });

  it('measures a picture anew that was changed under its name at the same moment', async () => {
    const path = join(folder, 'changed.png');
    const time = new Date('2026-11-22T10:00:00Z');
    const sizes: unknown[] = [];
    for (const width of [10, 20, 20]) {
      const create = { width, height: 5, channels: 3, background: '#fff' } as const;
      writeFileSync(path, await sharp({ create }).png().toBuffer());
      utimesSync(path, time, time);
      sizes.push((await measurePictures(folder, ['changed.png'])).get('changed.png'));
    }
    expect(sizes).toEqual([10, 20, 20].map((width) => ({ width, height: 5, format: 'png' })));
  });
});
