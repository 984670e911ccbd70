import { expect, it } from 'vitest';
import { openTestDatabase } from '#tests/support/database/database.ts';
import {
  type FailpointDatabase,
  runScenario,
  type ScenarioResult,
} from '#tests/support/failpoints/run.ts';
import { listScenarios } from '#tests/support/failpoints/scenarios.ts';

/** How many scenarios run at a time. */
const lanes = 2;

async function open(): Promise<FailpointDatabase> {
  const { url, pool } = await openTestDatabase();
  if (url === undefined) throw new Error('The embedded PostgreSQL has an address.');
  return { url, pool };
}

it('a retry that does not ask the provider sends twice after a kill: the count can see it', async () => {
  const naive = { name: 'naive', kills: [{ at: 'send: answered' }], isNaive: true } as const;
  const result = await runScenario(await open(), naive);
  expect(result).toMatchObject({ missed: [], lost: 0, unsettled: 0 });
  expect(result.doubled).toBeGreaterThan(0);
});

it('a sender killed during or after any step of its way loses no email and sends none twice', async () => {
  const databases = await Promise.all(Array.from({ length: lanes }, open));
  const scenarios = await listScenarios(databases[0] ?? (await open()));
  const names = scenarios.map(({ name }) => name);
  for (const step of ['claim-due-deliveries', 'claim-one-of-deliveries', 'finish-deliveries']) {
    expect(names).toContainEqual(expect.stringContaining(`${step}: on its way`));
  }
  for (const step of ['render', 'send', 'send together', 'find', 'HTTP POST', 'HTTP GET']) {
    expect(names).toContainEqual(expect.stringContaining(`${step}: answered`));
  }

  const waiting = [...scenarios];
  const results: ScenarioResult[] = [];
  await Promise.all(
    databases.map(async (database) => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        results.push(await runScenario(database, next));
      }
    }),
  );
  const good = { missed: [], lost: 0, doubled: 0, unsettled: 0 };
  expect(results.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual(
    names.toSorted().map((name) => ({ name, ...good })),
  );
});
