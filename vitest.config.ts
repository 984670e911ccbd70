import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { readSources } from './tests/support/run/imports.ts';
import { LongestFirst } from './tests/support/run/longest-first.ts';
import { sortIntoTiers } from './tests/support/run/tiers.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const { unit, database, system } = sortIntoTiers(readSources(root, ['scripts', 'tests']));

/** As the check runs: patterns and most code are done before V8's last compilers pay off. */
const judging = [
  '--no-regexp-tier-up',
  '--max-opt=2',
  '--max-semi-space-size=32',
  '--initial-heap-size=512',
];

/** What starts the PostgreSQL servers of a run and ends them. */
const globalSetup = ['tests/support/database/postgres-server.ts'];

export default defineConfig({
  root,
  test: {
    pool: 'forks',
    // Node loads the sources itself, as the commands do: Vite would turn all of them into other code, and
    // hand each process every file of it.
    execArgv: [`--import=${root}scripts/support/load-sources.mjs`],
    experimental: { viteModuleRunner: false, nodeLoader: false },
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    allowOnly: false,
    // Limits only end what hangs; no machine, however slow, comes near them.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    // The summary of a run repeats the message alone: it has to say what differs.
    chaiConfig: { truncateThreshold: 0 },
    setupFiles: ['tests/support/run/unexpected-errors.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: unit,
          execArgv: judging,
          setupFiles: ['tests/support/database/no-database.ts'],
          // What a file leaves in memory is no other's business: loading everything anew for each
          // would take longer than the tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'database', include: database, globalSetup, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'system',
          include: system,
          globalSetup,
          setupFiles: ['tests/support/run/end-in-order.ts'],
        },
      },
    ],
  },
});
