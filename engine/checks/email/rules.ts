import type { CoachRule, FunnelRule } from '#engine/checks/rule/rule.ts';
import { bodyFieldsAreAsked } from './body-fields.ts';
import { campaignsAreSound, journeyCampaignExists } from './campaigns.ts';
import { emailButtonsLeadSomewhere } from './email-buttons.ts';
import { emailEventTextsAreWhole, emailPlaceholdersAreKnown } from './email-texts.ts';
import { eventEmailsArePossible } from './event-emails.ts';
import { emailButtonsLeadOn, otherLinksLeadOn, relatedPagesAreOthers } from './leads-back.ts';
import { emailAnswersHaveWords, nameDefaultsFit } from './optional-answers.ts';
import {
  campaignSenderHasAddress,
  postcodeIsWhole,
  timeZoneIsNearAddress,
} from './postal-address.ts';
import { functionsAreSound, requestedEmailIsPossible } from './requested-email.ts';
import { seatButtonConfirms } from './seat-button.ts';
import { campaignEndingsExist, stepIdsAreUnique } from './sequences.ts';
import { waitsAreLikely } from './waits.ts';

/** Emails exist for what asks for them, can be sent, and lead somewhere. */
export const funnelEmailRules: readonly FunnelRule[] = [
  eventEmailsArePossible,
  journeyCampaignExists,
  requestedEmailIsPossible,
  relatedPagesAreOthers,
];

/** The same for a coach. */
export const coachEmailRules: readonly CoachRule[] = [
  functionsAreSound,
  bodyFieldsAreAsked,
  campaignsAreSound,
  campaignSenderHasAddress,
  postcodeIsWhole,
  timeZoneIsNearAddress,
  stepIdsAreUnique,
  campaignEndingsExist,
  emailPlaceholdersAreKnown,
  emailEventTextsAreWhole,
  emailButtonsLeadSomewhere,
  seatButtonConfirms,
  emailAnswersHaveWords,
  nameDefaultsFit,
  emailButtonsLeadOn,
  otherLinksLeadOn,
  waitsAreLikely,
];
