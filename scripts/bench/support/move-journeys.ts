import type { Site } from '#engine/site/site.ts';
import type { Executor } from '#server/db/kysely.ts';
import { type PlannedStep, planSteps, turnAt } from '#server/journeys/plan.ts';
import { batchSize, processDue } from '#server/journeys/process.ts';
import { createLog } from '#server/telemetry/log.ts';

/**
 * Moves journeys on by the worker's code, in batches.
 *
 * @param journeys how many, a multiple of a batch; at least so many have to be due at the step
 * @returns how many a second
 */
export async function moveJourneys(
  db: Executor,
  planned: PlannedStep,
  journeys: number,
): Promise<number> {
  let left = journeys / batchSize;
  const from = performance.now();
  const done = await processDue({
    db,
    plan: [planned],
    log: createLog('silent'),
    isOver() {
      left -= 1;
      return left < 0;
    },
    secret: 'a secret of the benchmark',
  });
  const seconds = (performance.now() - from) / 1000;
  if (done.journeys !== journeys || done.emails !== journeys) {
    throw new Error(`${done.journeys} journeys and ${done.emails} emails instead of ${journeys}.`);
  }
  return journeys / seconds;
}

/** A step of the site's sequences that is followed by another. */
export function choosePlace(site: Site, now: Date) {
  for (const planned of planSteps(withoutWindows(site), [])) {
    const turn = planned.step === 2 ? turnAt(planned, now) : undefined;
    const funnel = site.funnels.find(
      ({ declaration }) =>
        declaration.kind === 'lead' &&
        declaration.submission.journey?.campaign === planned.campaign.name,
    );
    if (turn?.nextDue && funnel) return { planned, turn, funnelId: funnel.id };
  }
  throw new Error('No campaign of the site has three steps and a funnel that starts it.');
}

/** With sending windows, the benchmark would have nothing to do at some hours. */
function withoutWindows(site: Site): Site {
  const coaches = site.coaches.map((coach) => ({
    ...coach,
    campaigns: coach.campaigns.map(({ window: _, ...campaign }) => campaign),
  }));
  return { ...site, coaches };
}
