import { judgeEmails, judgePage } from '#engine/checks/facts/said.ts';
import type { CoachRule, FunnelRule } from '#engine/checks/rule/rule.ts';
import { buttonsLeadToTheirLike } from './button-targets.ts';
import { buttonsDoWhatTheySay } from './button-words.ts';
import { judgeClaim } from './claim.ts';
import { linksLeadToWhatTheyName } from './link-words.ts';
import { emailsLeadIntoOneRoom, roomIsThatOfTheLink } from './meeting-rooms.ts';
import { claimsOfEventEmails } from './of-event-emails.ts';
import { claimsOfEvents } from './of-events.ts';
import { claimsOfOtherKinds } from './of-other-kinds.ts';
import { claimsOfPlaces } from './of-places.ts';
import { offerIsNamedRight } from './offer-names.ts';
import { offerIsCalledWhatItIs } from './offer-words.ts';
import { claimsOnScreens } from './on-screens.ts';
import { pressingClaims } from './pressing.ts';
import { unkeptClaims } from './unkept.ts';

const judges = [
  ...[
    ...claimsOfEvents,
    ...claimsOfPlaces,
    ...claimsOfEventEmails,
    ...claimsOnScreens,
    ...claimsOfOtherKinds,
    ...pressingClaims,
    ...unkeptClaims,
  ].map(judgeClaim),
  offerIsNamedRight,
  roomIsThatOfTheLink,
  offerIsCalledWhatItIs,
  buttonsDoWhatTheySay,
  buttonsLeadToTheirLike,
  linksLeadToWhatTheyName,
];

/** A page says nothing that its funnel does not keep. */
export const pageClaimRules: readonly FunnelRule[] = judges.map(judgePage);

/** An email says nothing that the funnels that send it do not keep. */
export const emailClaimRules: readonly CoachRule[] = [
  ...judges.map(judgeEmails),
  emailsLeadIntoOneRoom,
];
