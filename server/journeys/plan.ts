import type { Campaign, Coach } from '#engine/declaration/coach.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { afterWait, beforeWait, openingAt } from '#engine/schedule/campaign-email-times.ts';
import { positionIn } from '#engine/schedule/sequence-position.ts';
import type { Site } from '#engine/site/site.ts';
import { campaignId } from '#server/db/identity.ts';
import { sequenceVersion } from '#server/declared/sequence-version.ts';
import { type KnownVersion, stepIds } from '#server/declared/versions.ts';

/** What happens to everybody at one step of one version of a sequence. */
export interface PlannedStep {
  readonly coach: DeepReadonly<Coach>;
  readonly campaign: DeepReadonly<Campaign>;
  readonly campaignId: string;
  /** Their current position. */
  readonly version: string;
  readonly step: number;
  /** The version they continue in. */
  readonly nextVersion: string;
  /** The step of that version whose email they get now; one past the last if none is left. */
  readonly position: number;
}

/** The same at a moment: who is due, and their position afterwards. */
export interface Turn extends PlannedStep {
  /** The id of the step whose email they get; null if they have had all. */
  readonly stepId: string | null;
  /**
   * Everybody due until then is due: the wait for the first email begins at its due time, so it is
   * earlier.
   */
  readonly dueUntil: Date;
  /** When the email after this one is due; null ends the journey. */
  readonly nextDue: Date | null;
}

/** Every step at which somebody may be, in declared and earlier versions. */
export function planSteps(site: Site, known: readonly KnownVersion[]): readonly PlannedStep[] {
  return site.coaches.flatMap((coach) =>
    coach.campaigns.flatMap((campaign) => {
      const id = campaignId(campaign.name);
      const nextVersion = sequenceVersion(campaign);
      const steps = campaign.steps.map((step) => step.id);
      const earlier = known.filter((one) => one.campaignId === id && one.version !== nextVersion);
      return [{ version: nextVersion, steps }, ...earlier].flatMap((version) => {
        const ids = stepIds(version, steps);
        return ids.map((_, index) => ({
          coach,
          campaign,
          campaignId: id,
          version: version.version,
          step: index + 1,
          nextVersion,
          position: positionIn(ids.slice(0, index), steps),
        }));
      });
    }),
  );
}

/**
 * What happens at a moment.
 *
 * @param now the database's clock
 * @returns undefined while the campaign's window is closed, unless there is nothing to send
 */
export function turnAt(planned: PlannedStep, now: Date): Turn | undefined {
  const { campaign, coach, step, position } = planned;
  const { steps, window } = campaign;
  const current = steps[position - 1];
  if (current === undefined) {
    return { ...planned, stepId: null, dueUntil: now, nextDue: null };
  }
  if (openingAt(now, window, coach.timeZone) > now) return undefined;
  const next = steps[position];
  return {
    ...planned,
    stepId: current.id,
    dueUntil: step === 1 ? beforeWait(now, current.after, coach.timeZone) : now,
    nextDue: next
      ? openingAt(afterWait(now, next.after, coach.timeZone), window, coach.timeZone)
      : null,
  };
}
