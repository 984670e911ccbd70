import { sql } from 'kysely';
import { readNow } from '#server/db/database-clock.ts';
import { isDatabaseAway } from '#server/db/errors.ts';
import type { Executor } from '#server/db/kysely.ts';
import type { Log } from '#server/telemetry/log.ts';
import { type Advanced, advance, listDue } from './advance.ts';
import { type PlannedStep, type Turn, turnAt } from './plan.ts';
import { postponeJourney } from './postpone.ts';

/** How many journeys advance in one transaction. */
export const batchSize = 500;

export interface ProcessDeps {
  readonly db: Executor;
  readonly plan: readonly PlannedStep[];
  readonly log: Log;
  /** Keys the hashes that mailboxes are counted under. */
  readonly secret: string;
  /** Asked between two batches: whether to leave the rest for later. */
  readonly isOver: () => boolean;
}

/**
 * Writes due campaign emails and advances their journeys. Safe in any number of processes at once.
 *
 * @returns how many journeys advanced and how many emails were written
 */
export async function processDue({
  db,
  plan,
  log,
  secret,
  isOver,
}: ProcessDeps): Promise<Omit<Advanced, 'taken'>> {
  const now = await readNow(db);
  const turns = plan.flatMap((planned) => turnAt(planned, now) ?? []);
  let waiting = await keepDue(db, turns);
  let journeys = 0;
  let emails = 0;
  // Step by step in turns, so that a campaign with a million people does not keep the others waiting.
  while (waiting.length > 0) {
    const rest: Turn[] = [];
    for (const turn of waiting) {
      if (isOver()) return { journeys, emails };
      const done = await advanceSafely(db, turn, secret, log).catch((error: unknown) => {
        if (isDatabaseAway(error)) throw error;
        log.error({ err: error, campaign: turn.campaign.name }, 'A step of a sequence cannot run.');
        return { journeys: 0, emails: 0, mayBeMore: false };
      });
      journeys += done.journeys;
      emails += done.emails;
      if (done.mayBeMore) rest.push(turn);
    }
    waiting = rest;
  }
  return { journeys, emails };
}

/** The steps at which somebody waits: one look into the index for each. */
async function keepDue(db: Executor, turns: readonly Turn[]): Promise<readonly Turn[]> {
  const { rows } = await sql<{ place: number }>`
    select t.place::int as place
    from unnest(${turns.map(({ campaignId }) => campaignId)}::uuid[],
        ${turns.map(({ version }) => version)}::text[], ${turns.map(({ step }) => step)}::int[],
        ${turns.map(({ dueUntil }) => dueUntil)}::timestamptz[])
      with ordinality as t (campaign_id, version, step, due_until, place)
    cross join lateral (
      select from user_journeys j
      where j.campaign_id = t.campaign_id and j.sequence_version = t.version
        and j.current_sequence = t.step and not j.is_completed
        and j.next_email_due_at <= t.due_until
      order by j.next_email_due_at limit 1
    ) first order by t.place`.execute(db);
  return rows.flatMap(({ place }) => turns[place - 1] ?? []);
}

/** A batch; where one of its journeys cannot be moved, the others one by one. */
async function advanceSafely(
  db: Executor,
  turn: Turn,
  secret: string,
  log: Log,
): Promise<Omit<Advanced, 'taken'> & { readonly mayBeMore: boolean }> {
  try {
    const { taken, ...done } = await advance(db, turn, batchSize, { secret });
    return { ...done, mayBeMore: taken === batchSize };
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    log.warn(
      { err: error, campaign: turn.campaign.name },
      'A batch of journeys failed; processing them one by one.',
    );
  }
  const ids = await listDue(db, turn, batchSize);
  let journeys = 0;
  let emails = 0;
  for (const id of ids) {
    try {
      const done = await advance(db, turn, 1, { secret, only: id });
      journeys += done.journeys;
      emails += done.emails;
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      await postponeJourney(db, turn, id, error, log);
    }
  }
  return { journeys, emails, mayBeMore: ids.length === batchSize };
}
