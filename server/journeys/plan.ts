import type { Campaign, Coach } from '#engine/declaration/coach.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { afterWait, beforeWait, openingAt } from '#engine/schedule/campaign-email-times.ts';
import { positionIn } from '#engine/schedule/sequence-position.ts';
import type { Site } from '#engine/site/site.ts';
import { campaignId } from '#server/db/identity.ts';
import { sequenceVersion } from '#server/declared/sequence-version.ts';

/** The letters of one version of a campaign's sequence, as the database keeps it. */
export interface KnownVersion {
  readonly campaignId: string;
  readonly version: string;
  /** The letters' ids in order; null where the version is older than the ids. */
  readonly letters: readonly (string | null)[];
}

/** What happens to everybody who stands at one step of one version of a sequence. */
export interface PlannedStep {
  readonly coach: DeepReadonly<Coach>;
  readonly campaign: DeepReadonly<Campaign>;
  readonly campaignId: string;
  /** Where they stand. */
  readonly version: string;
  readonly step: number;
  /** The version they go on in. */
  readonly nextVersion: string;
  /** The step of that version whose letter they get now; one past the last where none is left. */
  readonly position: number;
}

/** The same at a moment: who is ripe, and where they stand afterwards. */
export interface Turn extends PlannedStep {
  /** The letter they get; undefined where they have had all. */
  readonly letter: string | undefined;
  /** Due until then is due: the wait for the first letter begins at its due time, so it lies earlier. */
  readonly ripeUntil: Date;
  /** When the letter after this one is due; undefined ends the journey. */
  readonly nextDue: Date | undefined;
}

/** Every step at which somebody may stand, in the declared versions and in those before them. */
export function planSteps(site: Site, known: readonly KnownVersion[]): readonly PlannedStep[] {
  return site.coaches.flatMap((coach) =>
    coach.campaigns.flatMap((campaign) => {
      const id = campaignId(campaign.name);
      const nextVersion = sequenceVersion(campaign);
      const letters = campaign.steps.map((step) => step.id);
      const earlier = known.filter((one) => one.campaignId === id && one.version !== nextVersion);
      return [{ version: nextVersion, letters }, ...earlier].flatMap((version) => {
        // Before letters had ids, the place of a letter was all there was to know it by.
        const ids = version.letters.map((letter, index) => letter ?? letters[index] ?? '');
        return ids.map((_, index) => ({
          coach,
          campaign,
          campaignId: id,
          version: version.version,
          step: index + 1,
          nextVersion,
          position: positionIn(ids.slice(0, index), letters),
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
    return { ...planned, letter: undefined, ripeUntil: now, nextDue: undefined };
  }
  if (openingAt(now, window, coach.timeZone) > now) return undefined;
  const next = steps[position];
  return {
    ...planned,
    letter: current.id,
    ripeUntil: step === 1 ? beforeWait(now, current.after, coach.timeZone) : now,
    nextDue: next && openingAt(afterWait(now, next.after, coach.timeZone), window, coach.timeZone),
  };
}
