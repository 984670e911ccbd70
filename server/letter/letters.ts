import { readNow } from '#server/db/database-clock.ts';
import { isDatabaseAway } from '#server/db/errors.ts';
import type { Log } from '#server/telemetry/log.ts';
import { type LetterDeps, writeLetters } from './write-letters.ts';

/** How often a worker checks whether a letter is due. */
const everyMs = 5 * 60_000;

/** Writes the weekly letters when they are due. */
export interface Letters {
  /** Checks now and every five minutes. */
  start(): void;
  /** Starts nothing more and waits for what is under way. */
  stop(): Promise<void>;
}

/** Makes the writer of weekly letters, which does nothing before it is started. */
export function openLetters(deps: LetterDeps & { readonly log: Log }): Letters {
  const { db, log } = deps;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  async function look(): Promise<void> {
    try {
      await writeLetters(deps, await readNow(db));
    } catch (error) {
      if (isDatabaseAway(error)) {
        log.warn(
          { err: error },
          'Could not check whether letters are due: the database is unavailable.',
        );
      } else {
        log.error(
          { err: error },
          'The weekly letters could not be written; they will be retried soon.',
        );
      }
    }
    if (isStopped) return;
    timer = setTimeout(() => {
      running = look();
    }, everyMs).unref();
  }

  return {
    start() {
      running = look();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
