import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { fileAges } from '#renderer/source/file-ages.ts';
import { keepFolder, keptFolder, readFunnelFolder } from '#renderer/source/funnel-folder.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A project with these files below funnels/. */
function makeProject(...files: readonly string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'funnelfile-folder-'));
  folders.push(root);
  for (const file of files) {
    mkdirSync(join(root, 'funnels', file, '..'), { recursive: true });
    writeFileSync(join(root, 'funnels', file), `${file}\n`);
  }
  return root;
}

describe('the folder of the declarations', () => {
  it('is read with every file, however deep, and the ledger', () => {
    const root = makeProject('willow/coach.ts', 'willow/old/guide.ts', 'published.json', '.hidden');
    expect(readFunnelFolder(root, 'funnels')).toEqual({
      folder: {
        path: 'funnels',
        files: [
          'funnels/.hidden',
          'funnels/published.json',
          'funnels/willow/coach.ts',
          'funnels/willow/old/guide.ts',
        ],
      },
      offered: [],
      published: { file: 'funnels/published.json', text: 'published.json\n' },
    });
  });

  it('is kept beside the built server', () => {
    const root = makeProject('willow/coach.ts');
    const folder = readFunnelFolder(root, 'funnels');
    expect(folder.published).toBeUndefined();
    keepFolder(root, folder);
    expect(keptFolder(root)).toEqual(folder);
  });

  it('says what to do where the build did not keep it', () => {
    const root = makeProject();
    expect(() => keptFolder(root)).toThrow(/^The built file .* Run npm run build\.$/);
    writeFileSync(join(root, 'folder.json'), '{}');
    expect(() => keptFolder(root)).toThrow(/another version's/);
  });
});

describe('the ages of files', () => {
  const git = (root: string, ...args: readonly string[]) =>
    spawnSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
      cwd: root,
      env: { ...process.env, GIT_COMMITTER_DATE: '2027-01-01T00:00:00Z' },
    });

  it('are those of their commits, and of what is not committed the last change', () => {
    const root = makeProject('willow/guide.ts', 'willow/a-copy.ts');
    git(root, 'init', '-q');
    git(root, 'add', 'funnels/willow/guide.ts');
    git(root, 'commit', '-qm', 'A guide');
    utimesSync(join(root, 'funnels/willow/a-copy.ts'), 1_900_000_000, 1_900_000_000);
    const ages = fileAges(root, ['funnels/willow/guide.ts', 'funnels/willow/a-copy.ts']);
    expect(Object.fromEntries(ages())).toEqual({
      'funnels/willow/guide.ts': Date.UTC(2027, 0, 1) / 1000,
      'funnels/willow/a-copy.ts': 1_900_000_000,
    });
  });

  it('are younger than every commit where a file is edited', () => {
    const root = makeProject('willow/guide.ts', 'willow/map.ts');
    git(root, 'init', '-q');
    git(root, 'add', '.');
    git(root, 'commit', '-qm', 'A guide and a map');
    writeFileSync(join(root, 'funnels/willow/guide.ts'), 'another guide\n');
    const ages = fileAges(root, ['funnels/willow/guide.ts', 'funnels/willow/map.ts']);
    expect(Object.fromEntries(ages())).toEqual({
      'funnels/willow/guide.ts': Date.UTC(2027, 0, 1) / 1000 + 1,
      'funnels/willow/map.ts': Date.UTC(2027, 0, 1) / 1000,
    });
  });

  it('are unknown where the project is no checkout', () => {
    const root = makeProject('willow/guide.ts');
    expect(fileAges(root, ['funnels/willow/guide.ts'])().size).toBe(0);
  });
});
