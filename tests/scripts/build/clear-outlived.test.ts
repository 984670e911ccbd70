import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clearOutlived } from '#scripts/build/clear-outlived.ts';
import { closeAfterFile } from '#tests/support/any/closings.ts';

test('a build leaves what running processes of the one before may still load, and nothing older', () => {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  closeAfterFile(async () => rmSync(folder, { recursive: true }));
  const write = (name: string, at: string) => {
    const path = join(folder, name);
    writeFileSync(path, '');
    utimesSync(path, new Date(at), new Date(at));
  };
  write('auth-oldest.js', '2026-03-01T10:00:00Z');
  write('auth-last.js', '2026-03-02T09:59:58Z');
  write('main.js', '2026-03-02T10:00:00Z');
  mkdirSync(join(folder, 'compiled'));
  write('compiled/kept', '2026-03-02T10:05:00Z');

  clearOutlived(folder, 'main.js');
  expect(readdirSync(folder).sort()).toEqual(['auth-last.js', 'main.js']);
});
