import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folders from whose files schema and reference are made. */
const folders = ['engine/declaration', 'scripts/schema', 'scripts/schema/examples'];

/** What schema and reference were made from, as a hash of the files' contents. */
export function fingerprintSources(root: string): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const name of readdirSync(join(root, folder)).toSorted()) {
      if (name.endsWith('.ts')) hash.update(readFileSync(join(root, folder, name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
