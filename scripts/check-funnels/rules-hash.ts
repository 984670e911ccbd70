import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** What reads declarations, judges them and remembers; the packages that help are in the lock file. */
const judging = ['engine', 'renderer/source', 'scripts/check-funnels'];

/**
 * Everything besides declarations on which depends what rules find in them, as a hash.
 *
 * @param root the checkout whose rules judge
 */
export function hashRules(root = project): string {
  const hash = createHash('sha256');
  const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions();
  hash.update(JSON.stringify([process.versions, locale, timeZone]));
  const lock = join(root, 'package-lock.json');
  // Where no file says which packages help, nothing is remembered.
  hash.update(existsSync(lock) ? readFileSync(lock) : randomUUID());
  for (const folder of judging) {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((one) => one.endsWith('.ts')).toSorted()) {
      hash.update(`${file}\0`).update(readFileSync(join(root, folder, file)));
    }
  }
  return hash.digest('base64url');
}
