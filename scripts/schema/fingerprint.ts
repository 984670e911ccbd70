import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '#engine/read/findings.ts';

/** The folders that schema and reference are made from. */
const folders = ['engine/declaration', 'scripts/schema', 'scripts/schema/examples'];

/** A hash of the sources of schema and reference. */
export function fingerprintSources(root: string): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const name of readdirSync(join(root, folder)).toSorted()) {
      if (name.endsWith('.ts')) hash.update(readFileSync(join(root, folder, name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** A note if schema and reference are older than the shapes of the declarations. */
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
