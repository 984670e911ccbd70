/** How many times as often `npm run faults -- --only random` tries. */
export const timesName = 'RANDOM_TIMES';

/**
 * How often a test with made-up input tries: a few times in `npm test`, many times in `npm run faults`.
 *
 * @param few how often in `npm test`
 */
export function randomRuns(few: number): number {
  return few * Number(process.env[timesName] ?? 1);
}
