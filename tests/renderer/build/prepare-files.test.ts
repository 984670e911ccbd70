import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import {
  prepareFiles,
  readPreparedFiles,
  serveSourceFiles,
} from '#renderer/build/prepare-files.ts';
import { formatOfContent } from '#renderer/files/offered-files.ts';
import { readFunnelFolder } from '#renderer/source/funnel-folder.ts';

const epub = `PK\u0003\u0004${'\0'.repeat(26)}mimetypeapplication/epub+zip`;

describe('the format of a file', () => {
  it.each([
    ['%PDF-1.7\n%âã', 'pdf'],
    ['\ufeff\n%PDF-1.4', 'pdf'],
    [epub, 'epub'],
    ['PK\u0003\u0004[Content_Types].xml', 'zip'],
    ['ID3\u0004\0\0', 'mp3'],
    ['\u00ff\u00fb\u0090\u0064', 'mp3'],
    ['\0\0\0 ftypM4A \0\0', 'm4a'],
    ['\u00ff\u00f1\u0050\u0080', undefined],
    ['\0\0\0 ftypqt  \0\0', undefined],
    ['<!doctype html><title>Price list</title>', undefined],
    ['', undefined],
  ])('is told by its beginning: %j', (content, format) => {
    expect(formatOfContent(Buffer.from(content, 'latin1'))).toBe(format);
  });
});

describe('the files that funnels offer', () => {
  let root: string;
  const at = (...parts: string[]) => join(root, ...parts);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'files-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    mkdirSync(at('funnels', 'willow', 'drafts'), { recursive: true });
    writeFileSync(at('funnels', 'willow', 'coach.ts'), 'export const coach = {};');
    writeFileSync(at('funnels', 'willow', 'drafts', 'old.pdf'), '%PDF-1.4 old');
    writeFileSync(at('funnels', 'willow', 'price list.pdf'), '%PDF-1.7 one');
    writeFileSync(at('funnels', 'willow', 'talk.mp3'), 'no sound');
  });

  const look = () => readFunnelFolder(root, 'funnels').offered;
  const build = () => prepareFiles({ root, outDir: at('dist'), offered: look() });

  it("are those in the coaches' folders, with what they really are", () => {
    expect(look()).toEqual([
      { file: 'funnels/willow/price list.pdf', bytes: 12, format: 'pdf' },
      { file: 'funnels/willow/talk.mp3', bytes: 8, format: undefined },
    ]);
  });

  it('are stored under a hash of their content, and a replaced one takes its place', async () => {
    const stored = (await build())['funnels/willow/price list.pdf'];
    expect(stored).toMatchObject({
      path: expect.stringMatching(/^willow\/[0-9a-f]{32}\/price list\.pdf$/),
      bytes: 12,
    });
    const { folder, find } = readPreparedFiles(at('dist'));
    expect(readFileSync(join(folder, stored?.path ?? ''), 'utf8')).toBe('%PDF-1.7 one');
    expect(await find('funnels/willow/price list.pdf')).toEqual(stored);

    writeFileSync(at('funnels', 'willow', 'price list.pdf'), '%PDF-1.7 two');
    const replaced = (await build())['funnels/willow/price list.pdf'];
    expect(replaced?.sum).not.toBe(stored?.sum);
    expect(() => readFileSync(join(folder, stored?.path ?? ''))).toThrow('ENOENT');
  });

  it('are given out by the dev server as they are now', async () => {
    const { folder, find } = serveSourceFiles(root, look());
    const before = await find('funnels/willow/price list.pdf');
    writeFileSync(at('funnels', 'willow', 'price list.pdf'), '%PDF-1.7 longer');
    const after = await find('funnels/willow/price list.pdf');
    expect(after).toMatchObject({ path: 'funnels/willow/price list.pdf', bytes: 15 });
    expect(after?.sum).not.toBe(before?.sum);
    expect(readFileSync(join(folder, after?.path ?? ''), 'utf8')).toBe('%PDF-1.7 longer');
  });

  it('are missing from a build of another version in one sentence', () => {
    expect(() => readPreparedFiles(at('nowhere'))).toThrow(
      /^The built file .*files\.json cannot be read or is another version's\. Run npm run build\.$/,
    );
  });
});
