import { type CompiledFunnel, ticked } from '#engine/site/site.ts';
import { campaignId, pageId } from '#server/db/identity.ts';
import { sequenceVersion } from './sequence-version.ts';

/** The journey that a funnel's sign-up starts, as statement parameters; all null for none. */
export interface DeclaredJourney {
  /**
   * The campaign, found by name. One that has to exist also has the id it was declared with; if there
   * is none, the statement fails.
   */
  readonly campaign_id: string | null;
  readonly campaign_name: string | null;
  readonly page_id: string | null;
  readonly due_in_seconds: number | null;
  readonly sequence_version: string | null;
}

export const noJourney: DeclaredJourney = {
  campaign_id: null,
  campaign_name: null,
  page_id: null,
  due_in_seconds: null,
  sequence_version: null,
};

/** The box that has to be ticked for a funnel's journey to start; null if none has to. */
export function journeyBox({ declaration }: CompiledFunnel): string | null {
  return (
    (declaration.kind === 'lead' ? declaration.submission.journey?.consent : undefined) ?? null
  );
}

/**
 * Whether a submission starts its funnel's journey.
 *
 * @param values the checked values of all fields
 */
export function startsJourney(
  funnel: CompiledFunnel,
  values: Readonly<Record<string, string>>,
): boolean {
  const box = journeyBox(funnel);
  return box === null || values[box] === ticked;
}

export function journeyOf({ id, declaration, coach }: CompiledFunnel): DeclaredJourney {
  const journey = declaration.kind === 'lead' ? declaration.submission.journey : undefined;
  if (journey === undefined) return noJourney;
  const isSure = journey.when !== 'if-campaign-exists';
  const campaign = coach.campaigns.find(({ name }) => name === journey.campaign);
  return {
    campaign_id: isSure ? campaignId(journey.campaign) : null,
    campaign_name: journey.campaign,
    page_id: pageId(id),
    due_in_seconds: journey.firstEmail === 'now' ? 0 : journey.firstEmail.hours * 3600,
    sequence_version: campaign ? sequenceVersion(campaign) : null,
  };
}
