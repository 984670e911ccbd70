import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { preparePhotos } from '#renderer/build/prepare-photos.ts';
import type { Photo } from '#renderer/photos/photo.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'photos-'));
  await mkdir(join(root, 'funnels', 'willow'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

const prepare = () =>
  preparePhotos({
    funnelsDir: join(root, 'funnels'),
    outDir: join(root, 'client'),
    cacheDir: join(root, 'cache'),
  });

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#4A5D23' } });

const place = (file: string, bytes: Buffer) =>
  writeFile(join(root, 'funnels', 'willow', file), bytes);

/** What the files behind an address list really hold. */
async function measure(srcset: string) {
  const addresses = srcset.split(', ').map((entry) => entry.split(' '));
  return Promise.all(
    addresses.map(async ([address = '', width]) => {
      const bytes = await readFile(join(root, 'client', address));
      const made = await sharp(bytes).metadata();
      return [made.compression ?? made.format, made.width, made.height, width];
    }),
  );
}

async function preparePlain(width: number, height: number): Promise<Photo> {
  await place('Our Team.jpg', await plain(width, height).jpeg().toBuffer());
  const photo = (await prepare())['willow/Our Team.jpg'];
  if (!photo) throw new Error('The photograph is not in the list.');
  return photo;
}

describe('preparePhotos', () => {
  it('makes three widths of a large photograph in both modern formats', async () => {
    const photo = await preparePlain(1600, 1200);
    expect(await measure(photo.avif)).toEqual([
      ['av1', 480, 360, '480w'],
      ['av1', 800, 600, '800w'],
      ['av1', 1200, 900, '1200w'],
    ]);
    expect((await measure(photo.webp)).map(([format, width]) => [format, width])).toEqual([
      ['webp', 480],
      ['webp', 800],
      ['webp', 1200],
    ]);
    expect(await measure(photo.jpeg)).toEqual([['jpeg', 800, 600, undefined]]);
    expect(photo).toMatchObject({ width: 1200, height: 900 });
  });

  it('never makes a photograph larger than it is', async () => {
    const photo = await preparePlain(640, 300);
    expect((await measure(photo.avif)).map(([, width]) => width)).toEqual([480, 640]);
    expect(await measure(photo.jpeg)).toEqual([['jpeg', 640, 300, undefined]]);
    expect(photo).toMatchObject({ width: 640, height: 300 });
  });

  it('makes one width of a photograph narrower than a phone', async () => {
    const photo = await preparePlain(200, 100);
    expect(await measure(photo.webp)).toEqual([['webp', 200, 100, '200w']]);
  });

  it('turns a photograph the way the camera was held', async () => {
    const turned = await plain(600, 400).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    await place('turned.jpg', turned);
    const photo = (await prepare())['willow/turned.jpg'];
    expect(photo).toMatchObject({ width: 400, height: 600 });
    expect(await measure(photo?.avif ?? '')).toEqual([['av1', 400, 600, '400w']]);
  });

  it('lays what is transparent on white where the format knows no transparency', async () => {
    const create = { width: 90, height: 60, channels: 4, background: '#00000000' } as const;
    await place('mark.png', await sharp({ create }).png().toBuffer());
    const photo = (await prepare())['willow/mark.png'];
    const { dominant } = await sharp(join(root, 'client', photo?.jpeg ?? '')).stats();
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
  });

  it('encodes the same bytes once and others anew', async () => {
    const before = await preparePlain(200, 100);
    const cache = join(root, 'cache');
    const names = await readdir(cache);
    const old = new Date('2020-01-01');
    for (const name of names) await utimes(join(cache, name), old, old);

    expect(await preparePlain(200, 100)).toEqual(before);
    const after = await Promise.all(
      names.map(async (name) => (await stat(join(cache, name))).mtime),
    );
    expect(after).toEqual(names.map(() => old));

    const changed = await preparePlain(200, 120);
    expect(changed.avif).not.toBe(before.avif);
    expect((await readdir(cache)).length).toBe(2 * names.length);
  });

  it('lists the photographs for the server and leaves other files alone', async () => {
    await place('coach.ts', Buffer.from('export const coach = {};'));
    const photo = await preparePlain(200, 100);
    const listed: unknown = JSON.parse(await readFile(join(root, 'client', 'photos.json'), 'utf8'));
    expect(listed).toEqual({ 'willow/Our Team.jpg': photo });
    expect(photo.jpeg).toMatch(/^\/assets\/our-team-[0-9a-f]{12}-200\.jpg$/);
  });

  it('names a file that is no picture and says what to do', async () => {
    await place('broken.jpg', Buffer.from('not a picture'));
    await expect(prepare()).rejects.toThrow(
      'The picture funnels/willow/broken.jpg cannot be read. ' +
        'Save it again as JPEG, PNG, WebP or AVIF.',
    );
  });
});
