import { setTimeout as wait } from 'node:timers/promises';
import { isContention } from './errors.ts';

const attempts = 5;
const pauseMs = 50;

/**
 * Does something whole again when PostgreSQL took it back because another transaction stood in its way.
 *
 * @param run a transaction, or several that may be repeated
 * @throws what it throws otherwise, or still throws at the fifth attempt
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
