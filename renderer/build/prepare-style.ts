import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { OperatorError } from '#engine/text/operator-error.ts';
import { readStyle } from '#renderer/styles/read-style.ts';

const source = 'renderer/styles/page.css';

/** The part of Vite's manifest that is read. */
const manifest = v.object({ [source]: v.object({ file: v.string() }) });

/**
 * Reads the style of the public pages as Vite built it and writes its rules into `outDir/style.json`,
 * from which each page takes those that it uses.
 *
 * @throws when the client has not been built
 */
export async function prepareStyle(outDir: string): Promise<void> {
  const built = v.safeParse(
    manifest,
    JSON.parse(await readFile(join(outDir, '.vite', 'manifest.json'), 'utf8')),
  );
  if (!built.success) {
    throw new OperatorError(`The build in ${outDir} has no ${source}. Run npm run build.`);
  }
  const css = await readFile(join(outDir, built.output[source].file), 'utf8');
  await writeFile(join(outDir, 'style.json'), JSON.stringify(readStyle(css)));
}
