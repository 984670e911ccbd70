// Breaks things on purpose (crashes, a full disk, a hanging provider, a crowd) and says what was
// lost, beside what is asked; the figures of the long forms go into the table of the README.
// Usage: npm run faults [-- --short | --scale 0.2] [-- --only kills,campaign,failpoints,seats,restart,disk,fuzz,bots,pgbouncer]

import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { errorMessage } from '#engine/text/error-message.ts';
import { type Figure, formatFigure, judge } from '#scripts/bench/support/figures.ts';
import { endAllProcesses } from '#scripts/bench/support/processes.ts';
import { type PartResult, writeTable } from '#scripts/faults/support/readme-table.ts';
import type { Say } from '#scripts/faults/support/say.ts';

/** Runs a part; `size` makes a count of the long form as large as this run asks for. */
type Part = (
  dataDir: string,
  size: (count: number) => number,
  say: Say,
) => Promise<readonly Figure[]>;

/** Loaded one by one, so that a part that cannot be loaded here does not stop the others. */
const parts: Readonly<Record<string, Part>> = {
  kills: async (dataDir, size, say) => {
    const { crashInTurn } = await import('#scripts/faults/kills.ts');
    const settles = !options.short;
    return crashInTurn(dataDir, { kills: size(1000), settles }, say);
  },
  campaign: async (dataDir, size, say) => {
    const { runCampaigns } = await import('#scripts/faults/campaign.ts');
    const indexLagMs = options.short ? 750 : 1500;
    const withNaive = !options.short;
    return runCampaigns(dataDir, { emails: size(1500), indexLagMs, withNaive }, say);
  },
  failpoints: async (dataDir, size, say) => {
    const { killAtEveryPoint } = await import('#scripts/faults/failpoints.ts');
    return killAtEveryPoint(dataDir, { mostHits: size(3) }, say);
  },
  seats: async (dataDir, size, say) => {
    const { fillSeats } = await import('#scripts/faults/seats.ts');
    return fillSeats(dataDir, { runs: size(100), guests: 800 }, say);
  },
  restart: async (dataDir, size, say) => {
    const { breakAllAtOnce } = await import('#scripts/faults/restart.ts');
    const storm = { rounds: size(7), seconds: options.short ? 2 : 6, connections: 500 };
    return breakAllAtOnce(dataDir, storm, say);
  },
  disk: async (dataDir, _, say) => {
    const { fillDisk } = await import('#scripts/faults/disk.ts');
    return fillDisk(dataDir, say);
  },
  fuzz: async (dataDir, size, say) => {
    const { sendAnything } = await import('#scripts/faults/fuzz.ts');
    return sendAnything(dataDir, { requests: size(100_000) }, say);
  },
  bots: async (dataDir, size, say) => {
    const { letBotsIn } = await import('#scripts/faults/bots.ts');
    return letBotsIn(dataDir, { posts: size(10_000), signUps: size(9000) }, say);
  },
  pgbouncer: async (dataDir, size, say) => {
    const { runBehindPooler } = await import('#scripts/faults/pgbouncer.ts');
    return runBehindPooler(dataDir, { guests: Math.max(size(800), 60) }, say);
  },
};

/** What a short form is of the long one. */
const shortScale = 0.01;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    scale: { type: 'string', default: '1' },
    short: { type: 'boolean', default: false },
  },
});
const scale = options.short ? shortScale : Number(options.scale);
const size = (count: number) => Math.max(1, Math.round(count * scale));
if (!(scale > 0 && scale <= 1)) {
  console.error('Give --scale a number above 0 and up to 1: the share of the long forms.');
  process.exit(2);
}
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
      const figures = (await parts[name]?.(dataDir, size, say)) ?? [];
      results.push({ part: name, figures });
      for (const figure of figures) console.log(formatFigure(figure));
      console.log(`${name.padEnd(12)}took ${Math.round((Date.now() - start) / 1000)} s`);
    } catch (error) {
      const reason = errorMessage(error);
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
