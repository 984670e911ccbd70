import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Judged } from '#engine/checks/judge-declarations.ts';
import type { ReadSite } from '#engine/compile-read.ts';
import { reserved } from '#engine/site/routes.ts';
import { writtenFinding } from '#renderer/remembered/finding.ts';

/** Beside the built server. */
const name = 'verdict.json';

const kept = v.object({
  of: v.string(),
  judged: v.array(v.tuple([v.number(), v.array(writtenFinding)])),
});

/** Keeps the findings beside the built server; finding them again takes a third of a start. */
export function keepVerdict(serverFolder: string, read: ReadSite, judged: Judged): void {
  const verdict = { of: hashOf(serverFolder, read), judged: [...judged] };
  writeFileSync(join(serverFolder, name), JSON.stringify(verdict));
}

/**
 * The findings of the build.
 *
 * @returns undefined if anything has changed since: the declarations, what is beside them, or the rules
 */
export function keptVerdict(serverFolder: string, read: ReadSite): Judged | undefined {
  const file = join(serverFolder, name);
  if (!existsSync(file)) return undefined;
  const { success, output } = v.safeParse(kept, parse(readFileSync(file, 'utf8')));
  if (!success || output.of !== hashOf(serverFolder, read)) return undefined;
  return new Map(output.judged);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What was judged, and by which code: built files have content hashes in their names. */
function hashOf(serverFolder: string, { around }: ReadSite): string {
  const { coaches, funnels, guides, unreadable, folder, ledger, offered } = around;
  // For the rules, the paths of the site's own pages are taken.
  const known: readonly string[] = reserved.paths;
  const sitePaths = around.sitePaths.filter((path) => !known.includes(path));
  const code = readdirSync(serverFolder).filter((file) => file.endsWith('.js'));
  const judged = { coaches, funnels, guides, unreadable, sitePaths, folder, ledger, offered };
  return createHash('sha256')
    .update(JSON.stringify([code.sort(), judged]))
    .digest('hex');
}
