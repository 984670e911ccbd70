import { judgeClaim } from '#engine/checks/said/claim.ts';
import type { Judge } from '#engine/checks/said/judge.ts';
import { buttonsKeepTheirWords } from './button-targets.ts';
import { claimsOfLastDays } from './last-days.ts';
import { linksLeadToWhatTheyName } from './link-words.ts';
import { roomIsThatOfTheLink } from './meeting-rooms.ts';
import { claimsOfEventEmails } from './of-event-emails.ts';
import { claimsOfEvents } from './of-events.ts';
import { claimsOfOtherKinds } from './of-other-kinds.ts';
import { claimsOfPlaces } from './of-places.ts';
import { offerIsNamedRight } from './offer-names.ts';
import { offerIsCalledWhatItIs } from './offer-words.ts';
import { claimsOnScreens } from './on-screens.ts';
import { pressingClaims } from './pressing.ts';
import { unkeptClaims } from './unkept.ts';

/** A page and an email say nothing that the funnels do not keep whose they are. */
export const claimJudges: readonly Judge[] = [
  ...[
    ...claimsOfEvents,
    ...claimsOfPlaces,
    ...claimsOfEventEmails,
    ...claimsOnScreens,
    ...claimsOfOtherKinds,
    ...pressingClaims,
    ...unkeptClaims,
    ...claimsOfLastDays,
  ].map(judgeClaim),
  offerIsNamedRight,
  roomIsThatOfTheLink,
  offerIsCalledWhatItIs,
  buttonsKeepTheirWords,
  linksLeadToWhatTheyName,
];
