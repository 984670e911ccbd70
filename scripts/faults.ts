// Breaks things on purpose (crashes, a full disk, a hanging provider, a crowd) and says what was
// lost, beside what is asked; the figures of the long forms go into the table of the README.
// Usage: npm run faults [-- --short] [-- --only kills,campaign,seats,restart,disk,pgbouncer]
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Figure, formatFigure, judge } from './bench/figures.ts';
import { endAllProcesses } from './bench/processes.ts';
import { type PartResult, writeTable } from './faults/readme-table.ts';
import type { Say } from './faults/say.ts';

type Part = (dataDir: string, isShort: boolean, say: Say) => Promise<readonly Figure[]>;

/** Loaded one by one, so that a part that cannot be loaded here does not stop the others. */
const parts: Readonly<Record<string, Part>> = {
  kills: async (dataDir, isShort, say) => {
    const { crashOnPglite, crashOnPostgres } = await import('./faults/kills.ts');
    const large = { kills: isShort ? 12 : 1000, settles: !isShort };
    return [
      ...(await crashOnPostgres(dataDir, large, say)),
      ...(await crashOnPglite(dataDir, { kills: isShort ? 4 : 200 }, say)),
    ];
  },
  campaign: async (dataDir, isShort, say) => {
    const { runCampaigns } = await import('./faults/campaign.ts');
    return runCampaigns(dataDir, { emails: isShort ? 150 : 1500, withNaive: !isShort }, say);
  },
  seats: async (dataDir, isShort, say) => {
    const { fillSeats } = await import('./faults/seats.ts');
    return fillSeats(dataDir, isShort ? { runs: 2, guests: 200 } : { runs: 100, guests: 800 }, say);
  },
  restart: async (dataDir, isShort, say) => {
    const { breakAllAtOnce } = await import('./faults/restart.ts');
    const times = isShort ? { rounds: 1, seconds: 2 } : { rounds: 7, seconds: 6 };
    return breakAllAtOnce(dataDir, { ...times, connections: 500 }, say);
  },
  disk: async (dataDir, _, say) => {
    const { fillDisks } = await import('./faults/disk.ts');
    return fillDisks(dataDir, say);
  },
  pgbouncer: async (dataDir, isShort, say) => {
    const { runBehindPooler } = await import('./faults/pgbouncer.ts');
    return runBehindPooler(dataDir, { guests: isShort ? 100 : 800 }, say);
  },
};

const { values: options } = parseArgs({
  options: { only: { type: 'string' }, short: { type: 'boolean', default: false } },
});
const chosen = options.only?.split(',') ?? Object.keys(parts);
const unknown = chosen.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(
    `There is no part ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`,
  );
  process.exit(2);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void endAllProcesses().finally(() => process.exit(130)));
}

const dataDir = await mkdtemp(join(tmpdir(), 'funnelfile-faults-'));
// PostgreSQL does not run as root and has to get in.
await chmod(dataDir, 0o755);
const results: PartResult[] = [];
try {
  for (const name of chosen) {
    const start = Date.now();
    const say: Say = (sentence) => console.log(`${name.padEnd(12)}… ${sentence}`);
    try {
      const figures = (await parts[name]?.(dataDir, options.short, say)) ?? [];
      results.push({ part: name, figures });
      for (const figure of figures) console.log(formatFigure(figure));
      console.log(`${name.padEnd(12)}took ${Math.round((Date.now() - start) / 1000)} s`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      results.push({ part: name, figures: [], reason });
      console.log(`${name.padEnd(12)}did not run: ${reason}`);
    } finally {
      await endAllProcesses();
    }
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

const missed = results
  .flatMap(({ figures }) => figures)
  .filter((figure) => judge(figure)?.isMet === false);
const stopped = results.filter(({ reason }) => reason !== undefined);
// The table tells of long forms only.
if (!options.short) await writeTable(results);
console.log(`\n${missed.length} figures missed, ${stopped.length} parts did not run.`);
process.exitCode = missed.length + stopped.length > 0 ? 1 : 0;
