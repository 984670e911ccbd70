import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The content of a file in the build's cache; where it is missing it is made and kept there. */
export async function makeOnce(
  file: string,
  make: () => Buffer | Promise<Buffer>,
): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch {
    const content = await make();
    await mkdir(dirname(file), { recursive: true });
    // A build that is stopped here must not leave half a file under the name of a whole one.
    await writeFile(`${file}.part`, content);
    await rename(`${file}.part`, file);
    return content;
  }
}
