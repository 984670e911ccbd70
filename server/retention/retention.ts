import type { Executor } from '#server/db/kysely.ts';
import { keyStrayLeads } from '#server/people/canonical-keys.ts';
import type { Log } from '#server/telemetry/log.ts';
import { keptTables, type Periods } from './kept-tables.ts';
import { type Sweep, sweep } from './sweep.ts';

/**
 * How often a process checks whether a day has passed, in milliseconds; the first check comes after the
 * same time.
 */
const everyMs = 5 * 60_000;

/**
 * Once a day, in the background, deletes whatever has outlived its period and logs it. Also gives
 * canonical keys to leads of an earlier release.
 */
export function startRetention({
  db,
  log,
  periods,
  lookEveryMs = everyMs,
}: {
  readonly db: Executor;
  readonly log: Pick<Log, 'info' | 'warn'>;
  readonly periods: Periods;
  readonly lookEveryMs?: number;
}): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;

  async function look(): Promise<void> {
    try {
      const swept = await sweep(db, periods, stopping.signal);
      if (!swept) return;
      await keyStrayLeads(db);
      log.info({ removed: swept }, describeSweep(swept));
    } catch (error) {
      log.warn({ err: error }, 'Old rows could not be removed; trying again in a few minutes.');
    }
  }

  const timer = setInterval(() => {
    running ??= look().finally(() => {
      running = undefined;
    });
  }, lookEveryMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}

function describeSweep(swept: Sweep['tables']): string {
  const removed = keptTables.flatMap(({ table, rows }) => {
    const count = swept[table]?.removed ?? 0;
    return count > 0 ? [`${count} ${rows}`] : [];
  });
  return removed.length === 0
    ? 'Nothing is past its retention period.'
    : `Removed what was past its retention period: ${removed.join(', ')}.`;
}
