import { rulesByLanguage } from '#engine/checks/translated/translated.ts';
import { judgeSpoken } from './claim.ts';
import { claimsOfEmails } from './of-emails.ts';
import { claimsOfEvents } from './of-events.ts';
import { claimsOfKinds } from './of-kinds.ts';
import { claimsOfOffers } from './of-offers.ts';
import { claimsOfOtherPlaces } from './of-other-places.ts';
import { spokenClaimsOfSections } from './of-sections.ts';
import { claimsOfTiming } from './of-timing.ts';

const claims = [
  ...claimsOfEmails,
  ...claimsOfEvents,
  ...claimsOfKinds,
  ...claimsOfOffers,
  ...claimsOfOtherPlaces,
  ...claimsOfTiming,
  ...spokenClaimsOfSections,
];

/** What a page or an email promises in another language than English is kept. */
export const { page: translatedPagePromisesAreKept, emails: translatedEmailPromisesAreKept } =
  rulesByLanguage((language) => claims.flatMap((claim) => judgeSpoken(language, claim)));
