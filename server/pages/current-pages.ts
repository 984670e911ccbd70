import type { Log } from '#server/telemetry/log.ts';
import { cachedMs } from './caching.ts';
import { earliestChange } from './funnel-drawings.ts';
import type { PageOptions } from './page-options.ts';
import { preparePages, type ReadyPages } from './ready-pages.ts';
import type { SeatsWatch } from './seats-taken.ts';

/** The pages at the present moment. */
export interface CurrentPages extends ReadyPages {
  /** Stops watching the clock. */
  stop(): void;
}

/** The maximum sleep of the timer: the clock may be corrected, and a machine may sleep for days. */
const maxSleepMs = 2000;

/** How long to wait before pages that could not be rendered are tried again. */
const retryMs = 5000;

/** By how much the clock goes back when it is compared with the database's and nobody has moved it. */
const comparedMs = 1000;

/**
 * Keeps the pages up to date with declared moments and taken seats: at each moment, and after each
 * change of seats, every process renders them again and swaps them at once. Requests pay nothing for
 * it.
 *
 * @param options.clock the time that all processes share
 */
export async function openPages({
  clock,
  log,
  seats,
  ...options
}: PageOptions & {
  readonly clock: () => Date;
  readonly log: Pick<Log, 'error'>;
  readonly seats: Pick<SeatsWatch, 'now' | 'onChange'>;
}): Promise<CurrentPages> {
  const opened = clock();
  let edition = await preparePages(options, opened, seats.now());
  let madeAt = opened;
  // Anything that changed while they were rendered is due at once.
  let wakeAt = nextWake(options, opened);
  let isStopped = false;
  // One edition is rendered after the other, so that none replaces a newer one.
  let making = Promise.resolve();
  let timer = sleep();
  seats.onChange(() => void make());

  function sleep(minMs = 0): ReturnType<typeof setTimeout> {
    const leftMs = (wakeAt?.getTime() ?? Number.POSITIVE_INFINITY) - clock().getTime();
    const ms = minMs > 0 ? minMs : Math.min(maxSleepMs, Math.max(leftMs, 0));
    return setTimeout(() => void wake(), ms).unref();
  }

  async function wake(): Promise<void> {
    const now = clock();
    const isDue = wakeAt !== undefined && now >= wakeAt;
    const hasGoneBack = madeAt.getTime() - now.getTime() > comparedMs;
    if (isDue || hasGoneBack) await make();
    else if (!isStopped) timer = sleep();
  }

  function make(): Promise<void> {
    making = making.then(remake);
    return making;
  }

  async function remake(): Promise<void> {
    if (isStopped) return;
    const now = clock();
    let minMs = 0;
    try {
      edition = await preparePages(options, now, seats.now(), edition);
      madeAt = now;
      wakeAt = nextWake(options, now);
    } catch (error) {
      log.error({ err: error }, 'Pages that change now could not be rendered; trying again.');
      wakeAt = now;
      minMs = retryMs;
    }
    clearTimeout(timer);
    if (!isStopped) timer = sleep(minMs);
  }

  return {
    at: (showing) => edition.at(showing),
    find: (path) => edition.find(path),
    get policies() {
      return edition.policies;
    },
    get events() {
      return edition.events;
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
