import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readStyle } from '#renderer/styles/read-style.ts';

/**
 * Reads the style of the public pages as Vite built it and writes its rules into `outDir/style.json`,
 * from which each page takes those that it uses.
 *
 * @throws when the client has not been built
 */
export async function prepareStyle(outDir: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(outDir, '.vite', 'manifest.json'), 'utf8'));
  const css = await readFile(join(outDir, manifest['renderer/styles/page.css'].file), 'utf8');
  await writeFile(join(outDir, 'style.json'), JSON.stringify(readStyle(css)));
}
