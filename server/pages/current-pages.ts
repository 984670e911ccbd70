import type { Log } from '#server/telemetry/log.ts';
import { cachedMs } from './caching.ts';
import { earliestChange, type PageOptions, preparePages, type ReadyPages } from './ready-pages.ts';

/** The pages as they are now. */
export interface CurrentPages extends ReadyPages {
  /** Ends the watch on the clock. */
  stop(): void;
}

/** A timer sleeps no longer than this, so that a clock that was set right meanwhile is noticed. */
const longestSleepMs = 60 * 60 * 1000;

/** After pages could not be made, they are tried again. */
const retryMs = 5000;

/**
 * Keeps the pages as the declared moments want them: at each of them, in every process, they are made
 * anew and take the place of those before at once. Requests cost nothing for it.
 *
 * @param options.clock the time by which all processes go
 */
export async function openPages({
  clock,
  log,
  ...options
}: PageOptions & {
  readonly clock: () => Date;
  readonly log: Pick<Log, 'error'>;
}): Promise<CurrentPages> {
  let edition = await preparePages(options, clock());
  let wakeAt = nextWake(options, clock());
  let isStopped = false;
  let timer = sleep();

  function sleep(shortestMs = 0): ReturnType<typeof setTimeout> | undefined {
    if (wakeAt === undefined) return undefined;
    const leftMs = wakeAt.getTime() - clock().getTime();
    const ms = Math.min(longestSleepMs, Math.max(leftMs, shortestMs));
    return setTimeout(() => void wake(), ms).unref();
  }

  async function wake(): Promise<void> {
    const now = clock();
    let shortestMs = 0;
    if (wakeAt !== undefined && now >= wakeAt) {
      try {
        edition = await preparePages(options, now, edition);
        wakeAt = nextWake(options, now);
      } catch (error) {
        log.error({ err: error }, 'Pages that come or end now could not be made; trying again.');
        shortestMs = retryMs;
      }
    }
    if (!isStopped) timer = sleep(shortestMs);
  }

  return {
    byPath: { get: (path) => edition.byPath.get(path) },
    get routes() {
      return edition.routes;
    },
    get policies() {
      return edition.policies;
    },
    get notFound() {
      return edition.notFound;
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** The next change of a page, or the moment from which caches may not outlive one. */
function nextWake({ site: { funnels } }: PageOptions, now: Date): Date | undefined {
  const change = earliestChange(funnels, now);
  const quiet = earliestChange(funnels, new Date(now.getTime() + cachedMs));
  const moments = [change, quiet && new Date(quiet.getTime() - cachedMs)].filter(
    (moment) => moment !== undefined,
  );
  return moments.toSorted((a, b) => a.getTime() - b.getTime())[0];
}
