import { setTimeout as wait } from 'node:timers/promises';

/** People who look at a page until they leave. */
export interface Readers {
  /** How often the whole page arrived. */
  seen(): number;
  /** How often it did not. */
  failed(): number;
  leave(): Promise<void>;
}

/**
 * People who look at a page, one time after another, on connections of their own.
 *
 * @param pauseMs between one person's looks
 */
export function startReaders(url: string, people: number, pauseMs = 5): Readers {
  let [seen, failed, isLeaving] = [0, 0, false];
  const gone = Array.from({ length: people }, async () => {
    while (!isLeaving) {
      const isAnswered = await fetch(url, { signal: AbortSignal.timeout(10_000) })
        .then(async (answer) => (await answer.text()).includes('</html>') && answer.status === 200)
        .catch(() => false);
      if (isAnswered) seen += 1;
      else failed += 1;
      await wait(pauseMs);
    }
  });
  return {
    seen: () => seen,
    failed: () => failed,
    async leave() {
      isLeaving = true;
      await Promise.all(gone);
    },
  };
}
