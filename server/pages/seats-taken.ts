import type { SeatsTaken } from '#engine/site/event-state.ts';
import type { Site } from '#engine/site/site.ts';
import type { Database } from '#server/db/open/open.ts';
import type { Log } from '#server/telemetry/log.ts';

/** The seats taken for each date, as this process knows them. */
export interface SeatsWatch {
  now(): SeatsTaken;
  /** Calls back after each change. */
  onChange(tell: () => void): void;
  stop(): Promise<void>;
}

/** The channel notified with the event's id whenever a seat is taken or freed. */
const seatsChannel = 'seats';

/**
 * All processes look at once after a first change, and this often during a rush; the other interval
 * catches lost notifications.
 */
const restMs = 2000;
const pollMs = 4000;

/**
 * Watches how many seats are taken. Pages that show it are at most as old as both intervals together,
 * and no request asks for it. A site without limited seats pays nothing.
 */
export async function watchSeats(
  { kysely: db, listen }: Pick<Database, 'kysely' | 'listen'>,
  { funnels }: Site,
  log: Pick<Log, 'warn'>,
): Promise<SeatsWatch> {
  const isLimited = funnels.some(({ dates }) => dates.some(({ seats }) => seats !== undefined));
  let taken: SeatsTaken = new Map();
  let tell = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wakesAt = Number.POSITIVE_INFINITY;
  /** When a notification was last acted on, and whether one waits for the next look. */
  let followedAt = Number.NEGATIVE_INFINITY;
  let isTold = false;
  let isStopped = false;
  if (!isLimited) return { now: () => taken, onChange: () => {}, stop: async () => {} };

  async function read(): Promise<SeatsTaken> {
    const rows = await db
      .selectFrom('events')
      .select(['key', 'taken'])
      .where('is_active', '=', true)
      .where('capacity', 'is not', null)
      .execute();
    return new Map(rows.map((row) => [row.key, row.taken]));
  }

  function lookIn(ms: number): void {
    const at = performance.now() + ms;
    if (isStopped || at >= wakesAt) return;
    clearTimeout(timer);
    wakesAt = at;
    timer = setTimeout(() => void look(), ms).unref();
  }

  async function look(): Promise<void> {
    wakesAt = Number.POSITIVE_INFINITY;
    if (isTold) followedAt = performance.now();
    isTold = false;
    try {
      const found = await read();
      const isSame = found.size === taken.size && [...found].every(([k, n]) => taken.get(k) === n);
      taken = found;
      if (!isSame) tell();
    } catch (error) {
      log.warn({ err: error }, 'The number of seats taken could not be read; trying again.');
    }
    lookIn(pollMs);
  }

  taken = await read();
  const stopListening = await listen(seatsChannel, () => {
    isTold = true;
    lookIn(Math.max(0, followedAt + restMs - performance.now()));
  });
  lookIn(pollMs);
  return {
    now: () => taken,
    onChange(callback) {
      tell = callback;
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await stopListening();
    },
  };
}
