import type { Pool } from 'pg';
import { isDatabaseAway } from '#server/db/errors.ts';
import { runStatement } from '#server/db/run-statement.ts';
import type { Log } from '#server/telemetry/log.ts';
import {
  type Advanced,
  advanceBatch,
  advanceOne,
  listRipe,
  statementTimeoutMs,
} from './advance.ts';
import { type PlannedStep, type Turn, turnAt } from './plan.ts';
import { postponeJourney } from './postpone.ts';

/** How many journeys move in one transaction. */
export const batchSize = 500;

/** What processing needs. */
export interface ProcessDeps {
  readonly pool: Pool;
  readonly plan: readonly PlannedStep[];
  readonly log: Log;
  /** Asked between two batches: whether to leave the rest for another time. */
  readonly isOver: () => boolean;
}

/**
 * Writes the letters that are due and moves their journeys on. Any number of processes may do so at
 * once.
 *
 * @returns how many journeys moved and how many letters were written
 */
export async function processDue({ pool, plan, log, isOver }: ProcessDeps): Promise<Advanced> {
  const now = await readNow(pool);
  const turns = plan.flatMap((planned) => turnAt(planned, now) ?? []);
  let waiting = await keepRipe(pool, turns);
  let journeys = 0;
  let letters = 0;
  // Step by step in turns, so that a campaign with a million people does not keep the others waiting.
  while (waiting.length > 0) {
    const rest: Turn[] = [];
    for (const turn of waiting) {
      if (isOver()) return { journeys, letters };
      const done = await advanceSafely(pool, turn, log).catch((error: unknown) => {
        if (isDatabaseAway(error)) throw error;
        log.error({ err: error, campaign: turn.campaign.name }, 'A step of a sequence cannot run.');
        return { journeys: 0, letters: 0, mayBeMore: false };
      });
      journeys += done.journeys;
      letters += done.letters;
      if (done.mayBeMore) rest.push(turn);
    }
    waiting = rest;
  }
  return { journeys, letters };
}

async function readNow(pool: Pool): Promise<Date> {
  const [row] = await runStatement<{ now: Date }>(pool, {
    text: 'select now() as now',
    timeoutMs: statementTimeoutMs,
  });
  if (!row) throw new Error('The database does not tell the time.');
  return row.now;
}

/** The steps at which somebody waits: one look into the index for each. */
async function keepRipe(pool: Pool, turns: readonly Turn[]): Promise<readonly Turn[]> {
  const rows = await runStatement<{ place: number }>(pool, {
    text: `select t.place::int as place
      from unnest($1::uuid[], $2::text[], $3::int[], $4::timestamptz[])
        with ordinality as t (campaign_id, version, step, ripe_until, place)
      cross join lateral (
        select from user_journeys j
        where j.campaign_id = t.campaign_id and j.sequence_version = t.version
          and j.current_sequence = t.step and not j.is_completed
          and j.next_email_due_at <= t.ripe_until
        order by j.next_email_due_at limit 1
      ) first order by t.place`,
    values: [
      turns.map(({ campaignId }) => campaignId),
      turns.map(({ version }) => version),
      turns.map(({ step }) => step),
      turns.map(({ ripeUntil }) => ripeUntil),
    ],
    timeoutMs: statementTimeoutMs,
  });
  return rows.flatMap(({ place }) => turns[place - 1] ?? []);
}

/** A batch; where one of its journeys cannot be moved, the others one by one. */
async function advanceSafely(
  pool: Pool,
  turn: Turn,
  log: Log,
): Promise<Advanced & { readonly mayBeMore: boolean }> {
  try {
    const done = await advanceBatch(pool, turn, batchSize);
    return { ...done, mayBeMore: done.journeys === batchSize };
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    log.warn(
      { err: error, campaign: turn.campaign.name },
      'A batch of journeys broke; one by one.',
    );
  }
  const ids = await listRipe(pool, turn, batchSize);
  let journeys = 0;
  let letters = 0;
  for (const id of ids) {
    try {
      const done = await advanceOne(pool, turn, id);
      journeys += done.journeys;
      letters += done.letters;
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      await postponeJourney(pool, turn, id, error, log);
    }
  }
  return { journeys, letters, mayBeMore: ids.length === batchSize };
}
