import { Script } from 'node:vm';

/** Ends what would take minutes; what takes milliseconds is far from it on any machine. */
const limitMs = 60_000;

/**
 * Runs what may take time without end, such as a pattern that tries every place of a long text, and
 * which nothing else could interrupt.
 *
 * @throws Error if it has not ended after a minute
 */
export function inTime<Result>(run: () => Result): Result {
  return new Script('run()').runInNewContext({ run }, { timeout: limitMs });
}
