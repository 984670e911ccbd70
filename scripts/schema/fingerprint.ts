import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '#engine/read/findings.ts';

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

/** A note where schema and reference were made before the declarations' shapes changed. */
export function findStaleReference(root: string): Finding[] {
  const made = readFileSync(join(root, 'funnels', 'schema.json'), 'utf8');
  if (made.includes(`made from ${fingerprintSources(root)}`)) return [];
  return [
    {
      rule: 'stale-reference',
      severity: 'note',
      file: 'funnels/REFERENCE.md',
      path: '',
      problem: 'The reference and schema.json were made before the shapes of declarations changed.',
      remedy: 'Run npm run schema and commit both.',
    },
  ];
}
