import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * When files came into the project, in seconds since 1970: of those that git knows their first
 * commit, of the others their last change. What is being edited is younger than everything that is
 * committed. Nothing is read before somebody asks.
 *
 * @param root the project's folder
 * @param files relative to it
 * @returns what tells the ages; it is empty where the project is no checkout
 */
export function fileAges(
  root: string,
  files: readonly string[],
): () => ReadonlyMap<string, number> {
  let ages: ReadonlyMap<string, number> | undefined;
  return () => {
    ages ??= readAges(root, files);
    return ages;
  };
}

function readAges(root: string, files: readonly string[]): ReadonlyMap<string, number> {
  const { status, stdout } = spawnSync(
    'git',
    ['log', '--diff-filter=A', '--format=%x00%ct', '--name-only', '--relative', '--', ...files],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) return new Map();
  const ages = new Map<string, number>();
  // The latest commit comes first: of a file that was removed and added again the last time counts.
  for (const commit of stdout.split('\0').slice(1)) {
    const [time, ...added] = commit.split('\n').filter((line) => line !== '');
    for (const file of added) if (!ages.has(file)) ages.set(file, Number(time));
  }
  const youngest = Math.max(0, ...ages.values());
  for (const file of editedIn(root, files)) if (ages.has(file)) ages.set(file, youngest + 1);
  for (const file of files) {
    if (!ages.has(file)) ages.set(file, statSync(join(root, file)).mtimeMs / 1000);
  }
  return ages;
}

/** The files that are not as the last commit has them. */
function editedIn(root: string, files: readonly string[]): readonly string[] {
  const { status, stdout } = spawnSync(
    'git',
    ['diff', '--name-only', '-z', '--relative', 'HEAD', '--', ...files],
    { cwd: root, encoding: 'utf8' },
  );
  return status === 0 ? stdout.split('\0').filter((file) => file !== '') : [];
}
