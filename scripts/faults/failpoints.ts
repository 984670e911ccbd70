import { openScratchDatabase } from '#scripts/faults/support/scratch-database.ts';
import { type Figure, never } from '#scripts/support/figures.ts';
import { quiet, type Say } from '#scripts/support/say.ts';
import { migrateToLatest } from '#server/db/open/migrate.ts';
import { openDatabase } from '#server/db/open/open.ts';
import { runScenario, type ScenarioResult } from '#tests/support/failpoints/run.ts';
import { listScenarios } from '#tests/support/failpoints/scenarios.ts';

/**
 * Kills a sender with SIGKILL at every failpoint, the first time it is reached and later times, with
 * new emails and with those in doubt, and counts what the provider got.
 *
 * @param options.maxHits how often it may reach a failpoint before it is killed there
 */
export async function killAtEveryPoint(
  dataDir: string,
  { maxHits }: { readonly maxHits: number },
  say: Say,
): Promise<readonly Figure[]> {
  const scratch = await openScratchDatabase(dataDir);
  const database = await openDatabase({ databaseUrl: scratch.url, dataDir: '', log: quiet });
  try {
    await migrateToLatest(database.kysely);
    const there = { url: scratch.url, pool: database.pool };
    const scenarios = await listScenarios(there, { maxHits });
    const results: ScenarioResult[] = [];
    for (const scenario of scenarios) {
      results.push(await runScenario(there, scenario));
      if (results.length % 20 === 0) say(`${results.length} of ${scenarios.length} points`);
    }
    return describeKills(results);
  } finally {
    await database.close();
    await scratch.close();
  }
}

function describeKills(results: readonly ScenarioResult[]): readonly Figure[] {
  const note = `${results.length} kills at points of the sender’s way`;
  const figure = (what: string, read: (result: ScenarioResult) => number) =>
    never(
      'failpoints',
      what,
      results.reduce((total, result) => total + read(result), 0),
      note,
    );
  return [
    figure(
      'emails that the provider never got, or that do not count as sent',
      ({ lost, unsettled }) => Math.max(lost, unsettled),
    ),
    figure('emails the provider got twice', ({ doubled }) => doubled),
    figure('kills that did not take place', ({ missed }) => missed.length),
  ];
}
