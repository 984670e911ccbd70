// Breaks things on purpose (crashes, a full disk, a hanging provider, a crowd) and says what was lost,
// next to what is asked. The long forms write their figures into tests/faults.md.
// Usage: npm run faults [-- --short | --scale 0.2] [-- --only kills,campaign,failpoints,seats,waiting,restart,disk,fuzz,bots,hostile,pgbouncer,rolling,image,archive,cluster,import,webhooks,partitions,random]

import { writeTable } from '#scripts/faults/support/fault-table.ts';
import { judge } from '#scripts/support/figures.ts';
import { runProcess } from '#scripts/support/processes.ts';
import { readOptions } from '#scripts/support/read-options.ts';
import { type Part, runParts } from '#scripts/support/run-parts.ts';

/** Loaded one by one, so that a part that cannot be loaded here does not stop the others. */
const parts: Readonly<Record<string, Part>> = {
  kills: async (dataDir, say) => {
    const { crashInTurn } = await import('#scripts/faults/kills.ts');
    const settles = !options.short;
    return crashInTurn(dataDir, { kills: size(1000), settles }, say);
  },
  campaign: async (dataDir, say) => {
    const { runCampaigns } = await import('#scripts/faults/campaign.ts');
    const indexLagMs = options.short ? 750 : 1500;
    const withNaive = !options.short;
    const killEveryMs = options.short ? 1000 : 250;
    const emails = size(1500);
    return runCampaigns(dataDir, { emails, indexLagMs, killEveryMs, withNaive }, say);
  },
  failpoints: async (dataDir, say) => {
    const { killAtEveryPoint } = await import('#scripts/faults/failpoints.ts');
    return killAtEveryPoint(dataDir, { maxHits: size(3) }, say);
  },
  seats: async (dataDir, say) => {
    const { fillSeats } = await import('#scripts/faults/seats.ts');
    const { withCrowdedSite } = await import('#scripts/faults/support/crowded-site.ts');
    const crowd = { runs: size(100), guests: 800 };
    return withCrowdedSite(dataDir, (site) => fillSeats(site, crowd, say));
  },
  waiting: async (dataDir, say) => {
    const { waitInLine } = await import('#scripts/faults/waiting.ts');
    const { withCrowdedSite } = await import('#scripts/faults/support/crowded-site.ts');
    const guests = Math.max(size(800), 200);
    return withCrowdedSite(dataDir, (site) => waitInLine(site, { guests }, say));
  },
  import: async (dataDir, say) => {
    const { importTwice } = await import('#scripts/faults/import.ts');
    return importTwice(dataDir, { rows: Math.max(size(100_000), 3000) }, say);
  },
  webhooks: async (dataDir, say) => {
    const { tellBrokenPrograms } = await import('#scripts/faults/webhooks/webhooks.ts');
    return tellBrokenPrograms(dataDir, { people: Math.max(size(400), 40) }, say);
  },
  restart: async (dataDir, say) => {
    const { breakAllAtOnce } = await import('#scripts/faults/restart.ts');
    const storm = { rounds: size(7), seconds: options.short ? 2 : 6, connections: 500 };
    return breakAllAtOnce(dataDir, storm, say);
  },
  disk: async (dataDir, say) => {
    const { fillDisk } = await import('#scripts/faults/disk.ts');
    return fillDisk(dataDir, say);
  },
  fuzz: async (dataDir, say) => {
    const { sendAnything } = await import('#scripts/faults/fuzz.ts');
    return sendAnything(dataDir, { requests: size(100_000) }, say);
  },
  bots: async (dataDir, say) => {
    const { letBotsIn } = await import('#scripts/faults/bots.ts');
    return letBotsIn(dataDir, { posts: size(10_000), signUps: size(9000) }, say);
  },
  hostile: async (dataDir, say) => {
    const { attack } = await import('#scripts/faults/hostile.ts');
    return attack(dataDir, { rounds: size(10) }, say);
  },
  pgbouncer: async (dataDir, say) => {
    const { runBehindPooler } = await import('#scripts/faults/pgbouncer.ts');
    return runBehindPooler(dataDir, { guests: Math.max(size(800), 60) }, say);
  },
  rolling: async (dataDir, say) => {
    const { deployUnderLoad } = await import('#scripts/faults/rolling/rolling.ts');
    return deployUnderLoad(dataDir, { deploys: size(20) }, say);
  },
  image: async (dataDir, say) => {
    const { runImage } = await import('#scripts/faults/image.ts');
    return runImage(dataDir, say);
  },
  archive: async (dataDir, say) => {
    const { restoreToASecond } = await import('#scripts/faults/archive/archive.ts');
    const forms = Math.max(size(500), 12);
    return restoreToASecond(dataDir, { forms, withIncrement: !options.short }, say);
  },
  partitions: async (dataDir, say) => {
    const { partitionUnderLoad } = await import('#scripts/faults/partitions.ts');
    return partitionUnderLoad(dataDir, { copies: size(10_000_000) }, say);
  },
  random: async (dataDir, say) => {
    const { tryManyInputs } = await import('#scripts/faults/random.ts');
    return tryManyInputs(dataDir, { times: size(20) }, say);
  },
  cluster: async (dataDir, say) => {
    const { breakCluster } = await import('#scripts/faults/cluster/cluster.ts');
    return breakCluster(dataDir, { rounds: size(10) }, say);
  },
};

/** The share of the long forms that `--short` runs. */
const shortScale = 0.01;

const { values: options } = readOptions({
  options: {
    only: { type: 'string' },
    scale: { type: 'string', default: '1' },
    short: { type: 'boolean', default: false },
  },
});
const scale = options.short ? shortScale : Number(options.scale);
if (!(scale > 0 && scale <= 1)) {
  console.error('Give --scale a number above 0 and up to 1: the share of the long forms.');
  process.exit(2);
}

/** A count of the long form, made as large as this run asks for. */
function size(count: number): number {
  return Math.max(1, Math.round(count * scale));
}

const results = await runParts(parts, options.only, console.log);
const figures = results.flatMap((result) => result.figures);
const missed = figures.filter((figure) => judge(figure)?.isMet === false);
const stopped = results.filter(({ reason }) => reason !== undefined);
// The table is about the long forms only.
if (!options.short) {
  const { stdout: commit } = await runProcess(['git', 'rev-parse', '--short', 'HEAD']);
  await writeTable(results, `${new Date().toISOString().slice(0, 10)}, ${commit.trim()}`);
}
console.log(`\n${missed.length} figures missed, ${stopped.length} parts did not run.`);
process.exitCode = missed.length + stopped.length > 0 ? 1 : 0;
