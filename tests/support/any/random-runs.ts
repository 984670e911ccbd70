/** How many times as often `npm run faults -- --only random` tries. */
export const timesName = 'RANDOM_TIMES';

const times = Number(process.env[timesName] ?? 1);

/**
 * How often a test with made-up input tries: a few times in `npm test`, many times in `npm run faults`.
 *
 * @param few how often in `npm test`
 */
export function randomRuns(few: number): number {
  return few * times;
}

const parts = 4;

/**
 * What one of many tries of a long list: a quarter in `npm test`, so that four in a row try all of it, and
 * everything in `npm run faults`.
 *
 * @param turn which of the many it is
 */
export function someInTurn<One>(all: readonly One[], turn: number): readonly One[] {
  return times > 1 ? all : all.filter((_, index) => (index + turn) % parts === 0);
}
