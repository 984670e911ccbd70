import { setTimeout as wait } from 'node:timers/promises';
import { isContention } from './errors.ts';

const attempts = 5;
const pauseMs = 50;

/**
 * Repeats a transaction that PostgreSQL rolled back because of a conflict with another one.
 *
 * @param run a transaction, or several that may be repeated
 * @throws its other errors, and the conflict at the fifth attempt
 */
export async function throughContention<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (!isContention(error) || attempt === attempts) throw error;
      await wait(pauseMs * attempt * (0.5 + Math.random()));
    }
  }
}
