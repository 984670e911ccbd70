import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { openingAt } from '#engine/schedule/campaign-email-times.ts';
import { errorMessage } from '#engine/text/error-message.ts';
import { makeClock, setClock } from '#scripts/support/database/site-clock.ts';
import { readSite } from '#scripts/support/declared-site.ts';
import type { Say } from '#scripts/support/say.ts';

const hourMs = 3_600_000;
const hoursOfWeek = 7 * 24;
/** A run that takes longer sends no more campaign emails where the hours end. */
const runHours = 3;
/** How many emails of a campaign everybody gets; above three a day the mailbox has no room. */
const emailsEach = 2;

/** Somebody who turns the calendar, so that everybody's next campaign email is due all the time. */
export interface Calendar {
  stop(): Promise<void>;
}

/**
 * Moves the clock of a database with tables to the hours of the coming week in which most campaigns may
 * send. A site that starts afterwards goes by it.
 */
export async function moveToCampaignHours(pool: pg.Pool, say: Say): Promise<void> {
  const all = readSite().coaches.flatMap(({ campaigns, timeZone }) =>
    campaigns.map(({ window }) => ({ window, timeZone })),
  );
  const countOpen = (ms: number) =>
    all.filter(({ window, timeZone }) => +openingAt(new Date(ms), window, timeZone) === ms).length;
  const next = Math.ceil(Date.now() / hourMs) * hourMs;
  const [best = next] = Array.from({ length: hoursOfWeek }, (_, hour) => next + hour * hourMs)
    .map((start) => ({
      start,
      open: Array.from({ length: runHours }, (_, hour) => countOpen(start + hour * hourMs)),
    }))
    .toSorted((one, other) => sum(other.open) - sum(one.open))
    .map(({ start }) => start);
  await makeClock(pool);
  await setClock(pool, new Date(best).toISOString());
  say(`${countOpen(best)} of ${all.length} campaigns may send at ${new Date(best).toISOString()}`);
}

function sum(counts: readonly number[]): number {
  return counts.reduce((one, other) => one + other, 0);
}

/** Makes everybody due for the first emails of their campaign, every other second, unless a worker has them. */
export function turnCalendar(pool: pg.Pool, say: Say): Calendar {
  const stopping = new AbortController();
  const turning = (async () => {
    while (!stopping.signal.aborted) {
      // The database may be away, which is what is tried.
      await makeDue(pool).catch((error: unknown) => say(`not due: ${errorMessage(error)}`));
      await wait(2000, undefined, { signal: stopping.signal }).catch(() => {});
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await turning;
    },
  };
}

async function makeDue(pool: pg.Pool): Promise<void> {
  await pool.query(`
    update user_journeys set next_email_due_at = now() - interval '30 days'
    where id in (
      select id from user_journeys
      where not is_completed and current_sequence <= ${emailsEach}
        and next_email_due_at > now() - interval '20 days'
      for update skip locked
    )`);
}
