import { type FailpointDatabase, type Kill, listPoints, type Scenario } from './run.ts';

/** The provider has the email, and the process that sent it is gone before it wrote so. */
const inDoubt: Kill = { at: 'send: answered' };

/** The same with all the emails of a call. */
const allInDoubt: Kill = { at: 'send together: answered' };

/**
 * One kill for every point that senders pass: the points are found by watching whole runs, so that a
 * new step of the way is killed without being named anywhere.
 *
 * @param maxHits at which of its passages a point kills, at most: the long form kills at several, and also
 *   where a step is only about to begin, when the tables and the provider are as the step before left them
 */
export async function listScenarios(
  database: FailpointDatabase,
  { maxHits = 1 }: { readonly maxHits?: number } = {},
): Promise<readonly Scenario[]> {
  const isLong = maxHits > 1;
  const list = async (kills: readonly Kill[], isAttempt = false) =>
    (await listPoints(database, kills, isAttempt)).filter(
      (at) => isLong || !at.endsWith(': asked'),
    );
  const fresh = await list([]);
  const atOnce = await list([], true);
  const doubtful = await list([inDoubt]);
  const later = Array.from({ length: maxHits - 1 }, (_, index) => index + 2);
  const doubts = await list([allInDoubt]);
  const isFinish = (point: string) => point.startsWith('finish-deliveries');
  const ofDoubt = doubtful.filter((at) => isLong || isFinish(at) || !fresh.includes(at));
  const ofDoubts = doubts.filter((at) => isLong || isFinish(at) || at.startsWith('find'));
  return [
    ...fresh.map((at) => ({ name: at, kills: [{ at }] })),
    ...later.flatMap((hit) =>
      fresh.map((at) => ({ name: `${at}, passage ${hit}`, kills: [{ at, hit }] })),
    ),
    ...atOnce
      .filter((at) => !fresh.includes(at))
      .map((at) => ({ name: `an answer waits, ${at}`, kills: [{ at }], isAttempt: true })),
    ...ofDoubt.map((at) => ({ name: `in doubt, ${at}`, kills: [inDoubt, { at }] })),
    ...ofDoubts.map((at) => ({
      name: `all of a call in doubt, ${at}`,
      kills: [allInDoubt, { at }],
    })),
    { name: 'the provider took it and does not say so', kills: [{ atProvider: 'took it' }] },
    {
      name: 'the provider neither took it nor says so, twice',
      kills: [{ atProvider: 'refused to answer' }, { atProvider: 'refused to answer' }],
    },
  ];
}
