import type { Log } from '#server/telemetry/log.ts';

/**
 * Closes one thing; closings run in order.
 *
 * @param leftMs the time left for all remaining closings together
 */
export type Closing = (leftMs: number) => Promise<void> | void;

/** The time limit for everything together, in milliseconds. */
const stopLimitMs = 15_000;

/** How much of it requests under way may take; the rest is for deliveries and the database. */
export const requestsLimitMs = 10_000;

/** How much of it is reserved for writing the last results and closing the database. */
export const closingMs = 2000;

let isUnderWay = false;

/** Whether this process was told to stop, which explains any failure from then on. */
export function isStopping(): boolean {
  return isUnderWay;
}

/**
 * Ends the process on SIGTERM or SIGINT: runs every closing, then exits with 0. After the limit the
 * rest is abandoned; nothing acknowledged is lost by that. A second signal exits at once.
 *
 * @param closings may grow while the process runs
 */
export function stopOnSignal(closings: readonly Closing[], log: Log): void {
  const stop = async (signal: NodeJS.Signals) => {
    if (isUnderWay) process.exit(1);
    isUnderWay = true;
    log.info({ signal }, 'Stopping: finishing requests under way first.');
    const deadline = performance.now() + stopLimitMs;
    setTimeout(() => process.exit(0), stopLimitMs).unref();
    for (const close of closings) {
      await Promise.resolve(close(deadline - performance.now())).catch((error: unknown) => {
        log.error({ err: error }, 'A part of the server did not stop cleanly.');
      });
    }
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, (received) => void stop(received));
  }
}
