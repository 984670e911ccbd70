import type { CoachRule, FunnelRule } from '#engine/checks/rule/rule.ts';
import { brandIsSpelt, coachSpellsBrand } from './brands.ts';
import { coachesAreTold, coachesLookDifferent } from './coaches.ts';
import { emailsHaveOwnWords } from './emails.ts';
import { figuresAgree } from './figures.ts';
import { namesAreOwn } from './names.ts';
import { emailsAreOfOwnOffer, offerIsOwn } from './other-offers.ts';
import { eventsDiffer, pagesDiffer, pagesHaveOwnWords } from './pages.ts';
import {
  campaignsSayThingsOnce,
  coachSaysThingsOnce,
  emailsSayThingsOnce,
  nothingIsSaidTwice,
} from './said-twice.ts';
import { coachHasOwnSentences, pageHasOwnSentences } from './sentences.ts';
import { coachSaysSentencesOnce, pageSaysSentencesOnce } from './sentences-once.ts';
import { emailsAreSignedByKnown, nobodyElseSpeaks, screensAreSignedByKnown } from './signatures.ts';
import { testimonialsAreGenuine, voicesKeepTheirRole } from './testimonials.ts';

/** A page is nobody else's, and says nothing twice. */
export const pageCopyRules: readonly FunnelRule[] = [
  pagesHaveOwnWords,
  pagesDiffer,
  eventsDiffer,
  offerIsOwn,
  namesAreOwn,
  nothingIsSaidTwice,
  testimonialsAreGenuine,
  voicesKeepTheirRole,
  brandIsSpelt,
  figuresAgree,
  pageHasOwnSentences,
  pageSaysSentencesOnce,
  screensAreSignedByKnown,
];

/** A coach and its emails are nobody else's. */
export const coachCopyRules: readonly CoachRule[] = [
  coachesAreTold,
  coachesLookDifferent,
  emailsHaveOwnWords,
  emailsAreOfOwnOffer,
  emailsSayThingsOnce,
  campaignsSayThingsOnce,
  coachSaysThingsOnce,
  coachHasOwnSentences,
  coachSaysSentencesOnce,
  emailsAreSignedByKnown,
  nobodyElseSpeaks,
  coachSpellsBrand,
];
