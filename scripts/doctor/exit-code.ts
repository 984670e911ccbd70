import type { Examined } from '#engine/contract/console/examinations.ts';

/** What a program that watches the site reads: 0 all good, 1 a warning or not to be seen, 2 bad. */
export function exitCodeOf(results: readonly Pick<Examined, 'state'>[]): 0 | 1 | 2 {
  if (results.some(({ state }) => state === 'bad')) return 2;
  return results.every(({ state }) => state === 'good') ? 0 : 1;
}
