import { spawnSync } from 'node:child_process';
import type { Funnel } from '#engine/declaration/funnel.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import type { DeclarationFile } from '#engine/site/site.ts';
import { count, quote } from '#engine/text/wording.ts';
import { compareSeen, type SeenChange } from '#engine/version/changes.ts';
import { listChanges } from '#engine/version/describe-changes.ts';
import { seenOf } from '#engine/version/seen.ts';
import { readSource } from '#renderer/source/read-source.ts';
import { funnelVersion } from '#server/versions/funnel-version.ts';
import type { Read } from './times.ts';

/** A funnel whose visitors see something different than at a commit. */
export interface ChangedFunnel {
  readonly file: string;
  readonly id: string;
  /** Absent where the funnel is new. */
  readonly before?: string;
  /** Absent where the funnel was removed. */
  readonly after?: string;
  /** What differs; empty for a funnel that is new or removed. */
  readonly changes: readonly SeenChange[];
}

interface Versioned {
  readonly file: string;
  readonly declaration: DeepReadonly<Funnel>;
}

/**
 * The funnels whose version differs from a commit's, in the order of their files.
 *
 * @param root the project's folder
 * @param path the folder of the declarations, relative to `root`
 * @param ref a git commit, branch or tag
 * @param files the declarations as they are now
 */
export function readAgainst(
  root: string,
  path: string,
  ref: string,
  files: readonly DeclarationFile[],
): Read<readonly ChangedFunnel[]> {
  const tree = git(root, ['ls-tree', '-r', '-z', '--name-only', `${ref}^{commit}`, '--', path]);
  if (tree === undefined) {
    return {
      wrong: `--against takes a commit, branch or tag of this project; git knows none called ${quote(ref)}.`,
    };
  }
  const old = tree
    .split('\0')
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readSource(file, git(root, ['show', `${ref}:./${file}`]) ?? ''));
  const before = listFunnels(old);
  const found = listFunnels(files).map(({ file, declaration }): ChangedFunnel => {
    const { id, formerIds = [] } = declaration;
    const name = [id, ...formerIds].find((one) => before.some((was) => was.declaration.id === one));
    const [was] = before.splice(
      before.findIndex((one) => one.declaration.id === name),
      name === undefined ? 0 : 1,
    );
    const after = funnelVersion(declaration);
    if (was === undefined) return { file, id, after, changes: [] };
    const changes = compareSeen(seenOf(was.declaration), seenOf(declaration));
    return { file, id, before: funnelVersion(was.declaration), after, changes };
  });
  const gone = before.map(({ file, declaration }): ChangedFunnel => {
    return { file, id: declaration.id, before: funnelVersion(declaration), changes: [] };
  });
  const changed = [...found, ...gone].filter(({ before: was, after }) => was !== after);
  return { value: changed.toSorted((one, other) => one.file.localeCompare(other.file)) };
}

/** The changes as text for a terminal. */
export function formatAgainst(ref: string, changed: readonly ChangedFunnel[]): string {
  if (changed.length === 0) return `Visitors of every funnel see what they saw at ${ref}.`;
  const blocks = changed.map(({ file, id, before, after, changes }) => {
    const name = `${file}, ${id}:`;
    if (before === undefined) return `${name} new, version ${after}`;
    if (after === undefined) return `${name} removed, its last version was ${before}`;
    return `${name} version ${after} instead of ${before}\n${listChanges(changes)}`;
  });
  const others = `${count(changed.length, 'funnel')} changed for visitors since ${ref}:`;
  return [others, ...blocks].join('\n\n');
}

/** The funnels whose shape is valid enough to tell what visitors see. */
function listFunnels(files: readonly DeclarationFile[]): Versioned[] {
  return files.flatMap(({ file, exports }) => {
    const declaration = exports['funnel'];
    return isFunnel(declaration) ? [{ file, declaration }] : [];
  });
}

function isFunnel(declared: unknown): declared is DeepReadonly<Funnel> {
  try {
    seenOf(declared as DeepReadonly<Funnel>);
    return true;
  } catch {
    return false;
  }
}

/** What git prints; undefined where it fails. */
function git(root: string, args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return status === 0 ? stdout : undefined;
}
