// Measures speed and size beside their limits in one run and says which targets are met.
// Usage: npm run bench [-- --json] [-- --only size,browser,pages,submissions,console,journeys,
// deliveries,start,memory]

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { errorMessage } from '#engine/text/error-message.ts';
import { type Figure, formatFigure, judge, type Skipped } from '#scripts/bench/support/figures.ts';
import { endAllProcesses } from '#scripts/bench/support/processes.ts';

/** Loaded one by one, so that a part that cannot be loaded here does not stop the others. */
const parts: Readonly<Record<string, (dataDir: string) => Promise<readonly Figure[]>>> = {
  size: async (dataDir) => (await import('#scripts/bench/size.ts')).benchSize(dataDir),
  browser: async (dataDir) => (await import('#scripts/bench/browser.ts')).benchBrowser(dataDir),
  pages: async (dataDir) => (await import('#scripts/bench/pages.ts')).benchPages(dataDir),
  submissions: async (dataDir) =>
    (await import('#scripts/bench/submissions.ts')).benchSubmissions(dataDir),
  console: async (dataDir) => (await import('#scripts/bench/console.ts')).benchConsole(dataDir),
  journeys: async (dataDir) => (await import('#scripts/bench/journeys.ts')).benchJourneys(dataDir),
  deliveries: async (dataDir) =>
    (await import('#scripts/bench/deliveries.ts')).benchDeliveries(dataDir),
  start: async (dataDir) => (await import('#scripts/bench/start.ts')).benchStart(dataDir),
  memory: async (dataDir) => (await import('#scripts/bench/memory.ts')).benchMemory(dataDir),
};

const { values: options } = parseArgs({
  options: { json: { type: 'boolean', default: false }, only: { type: 'string' } },
});
const chosen = options.only?.split(',') ?? Object.keys(parts);
const unknown = chosen.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(
    `There is no part ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`,
  );
  process.exit(2);
}

const figures: Figure[] = [];
const skipped: Skipped[] = [];
const say = (line: string) => (options.json ? console.error(line) : console.log(line));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void endAllProcesses().finally(() => process.exit(130)));
}

const dataDir = await mkdtemp(join(tmpdir(), 'funnelfile-bench-'));
try {
  for (const part of chosen) {
    try {
      const measured = (await parts[part]?.(dataDir)) ?? [];
      figures.push(...measured);
      for (const figure of measured) say(formatFigure(figure));
    } catch (error) {
      const reason = errorMessage(error);
      skipped.push({ part, reason });
      say(`${part.padEnd(12)}did not run: ${reason}`);
    } finally {
      await endAllProcesses();
    }
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

const missed = figures.filter((figure) => judge(figure)?.isMet === false);
say(
  `\n${figures.filter((figure) => judge(figure)?.isMet).length} targets met, ` +
    `${missed.length} missed, ${skipped.length} parts did not run.`,
);
if (options.json) {
  const judged = figures.map((figure) => ({ ...figure, verdict: judge(figure)?.verdict }));
  console.log(JSON.stringify({ figures: judged, skipped }, undefined, 2));
}
process.exitCode = missed.length + skipped.length > 0 ? 1 : 0;
