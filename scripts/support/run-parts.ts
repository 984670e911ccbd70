import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorMessage } from '#engine/text/error-message.ts';
import { type Figure, formatFigure } from './figures.ts';
import { endAllProcesses } from './processes.ts';
import type { Say } from './say.ts';

export type Part = (dataDir: string, say: Say) => Promise<readonly Figure[]>;

/** A part's result, or a sentence on why it did not run. */
export interface PartResult {
  readonly part: string;
  readonly figures: readonly Figure[];
  readonly reason?: string;
}

/**
 * Runs parts one after another, each on a data folder of its own. A failed part does not stop the
 * others, and none of its processes outlives it.
 *
 * @param only names joined by commas; all parts without it. Ends the process if one does not exist
 */
export async function runParts(
  parts: Readonly<Record<string, Part>>,
  only: string | undefined,
  say: Say,
): Promise<readonly PartResult[]> {
  const chosen = only?.split(',') ?? Object.keys(parts);
  const unknown = chosen.filter((name) => !(name in parts));
  if (unknown.length > 0) {
    const all = Object.keys(parts).join(', ');
    console.error(`There is no part ${unknown.join(', ')}. There are: ${all}.`);
    process.exit(2);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void endAllProcesses().finally(() => process.exit(130)));
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'funnelfile-parts-'));
  // PostgreSQL does not run as root and needs access.
  await chmod(dataDir, 0o755);
  try {
    const results: PartResult[] = [];
    for (const name of chosen) {
      results.push(await runPart(name, parts[name], dataDir, say));
      await endAllProcesses();
    }
    return results;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function runPart(
  part: string,
  run: Part | undefined,
  dataDir: string,
  say: Say,
): Promise<PartResult> {
  const label = part.padEnd(12);
  const start = Date.now();
  try {
    const figures = (await run?.(dataDir, (sentence) => say(`${label}… ${sentence}`))) ?? [];
    for (const figure of figures) say(formatFigure(figure));
    say(`${label}took ${Math.round((Date.now() - start) / 1000)} s`);
    return { part, figures };
  } catch (error) {
    const reason = errorMessage(error);
    say(`${label}did not run: ${reason}`);
    return { part, figures: [], reason };
  }
}
