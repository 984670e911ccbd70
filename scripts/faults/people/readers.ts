import { setTimeout as wait } from 'node:timers/promises';
import { errorMessage } from '#engine/text/error-message.ts';

/** People who look at a page until they leave. */
export interface Readers {
  /** How often the whole page arrived, and the script of its form. */
  seen(): number;
  /** How often it did not. */
  failed(): number;
  /** Why not, each once. */
  readonly reasons: ReadonlySet<string>;
  /** How long the slowest look took, in seconds. */
  slowest(): number;
  leave(): Promise<void>;
}

/** Ends what hangs; the site's proxy gives up before. */
const limitMs = 75_000;

/** Where a page loads its form's script from. */
const scriptIn = /"(\/assets\/island-[\w-]+\.js)"/;

/**
 * People who look at a page and then at its form, one time after another, on connections of their own.
 *
 * @param pauseMs between one person's looks
 */
export function startReaders(url: string, people: number, pauseMs = 5): Readers {
  const reasons = new Set<string>();
  let [seen, failed, slowestMs, isLeaving] = [0, 0, 0, false];
  const gone = Array.from({ length: people }, async () => {
    while (!isLeaving) {
      const beganMs = performance.now();
      const trouble = await look(url).catch(errorMessage);
      slowestMs = Math.max(slowestMs, performance.now() - beganMs);
      if (trouble === undefined) seen += 1;
      else {
        failed += 1;
        reasons.add(trouble);
      }
      await wait(pauseMs);
    }
  });
  return {
    seen: () => seen,
    failed: () => failed,
    reasons,
    slowest: () => slowestMs / 1000,
    async leave() {
      isLeaving = true;
      await Promise.all(gone);
    },
  };
}

/** @returns what is wrong with what came */
async function look(url: string): Promise<string | undefined> {
  const page = await get(url);
  if (page.status !== 200) return `the page: ${page.status}`;
  const [, script] = scriptIn.exec(page.text) ?? [];
  if (!page.text.includes('</html>') || script === undefined) return 'half a page';
  const { status } = await get(new URL(script, url).href);
  return status === 200 ? undefined : `the form's script: ${status}`;
}

async function get(url: string) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(limitMs) });
  return { status: answer.status, text: await answer.text() };
}
