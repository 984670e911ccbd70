import { claimJudges } from '#engine/checks/claims/claims.ts';
import { writtenLinksLeadToWhatTheyName } from '#engine/checks/claims/link-words.ts';
import { emailsLeadIntoOneRoom } from '#engine/checks/claims/meeting-rooms.ts';
import { confirmationRules } from '#engine/checks/confirming/confirmation.ts';
import { noticesKnowTheWindow } from '#engine/checks/confirming/window.ts';
import { coachCopyRules, pageCopyRules } from '#engine/checks/copies/copies.ts';
import { countJudges } from '#engine/checks/counted/counted.ts';
import { figuresArePossible } from '#engine/checks/counted/possible.ts';
import { domainIsNotShared, domainsAreSound } from '#engine/checks/domain/domain.ts';
import { linksAreNotNearlyOthers } from '#engine/checks/domain/near-links.ts';
import {
  coachAddressesAreOwn,
  funnelAddressesAreOwn,
  mailboxesAreOwn,
} from '#engine/checks/domain/own-addresses.ts';
import { ownPagesAreLinkedByPath } from '#engine/checks/domain/own-pages.ts';
import { coachDownloadRules, funnelDownloadRules } from '#engine/checks/download/rules.ts';
import { bodyFieldsAreAsked } from '#engine/checks/email/body-fields.ts';
import { campaignsAreSound, journeyCampaignExists } from '#engine/checks/email/campaigns.ts';
import { emailButtonsLeadSomewhere } from '#engine/checks/email/email-buttons.ts';
import {
  emailEventTextsAreWhole,
  emailPlaceholdersAreKnown,
} from '#engine/checks/email/email-texts.ts';
import { eventEmailsArePossible } from '#engine/checks/email/event-emails.ts';
import {
  campaignSenderHasAddress,
  postcodeIsWhole,
  timeZoneIsNearAddress,
} from '#engine/checks/email/postal-address.ts';
import {
  functionsAreSound,
  requestedEmailIsPossible,
} from '#engine/checks/email/requested-email.ts';
import { seatButtonConfirms } from '#engine/checks/email/seat-button.ts';
import { campaignEndingsExist, stepIdsAreUnique } from '#engine/checks/email/sequences.ts';
import { datesAreSound, eventEmailsHaveDates } from '#engine/checks/event/dates.ts';
import { endingsAreDeclared, endingsLeadOn } from '#engine/checks/event/endings.ts';
import { experimentRules } from '#engine/checks/experiment/experiments.ts';
import { emailFactRules, pageFactRules } from '#engine/checks/facts/facts.ts';
import { fieldRules } from '#engine/checks/fields/field-rules.ts';
import { filesAreRead } from '#engine/checks/files/files.ts';
import { consentsAreSound, journeyConsentExists } from '#engine/checks/form/consents.ts';
import { coachTimeZoneExists, eventIsSound } from '#engine/checks/form/event.ts';
import { noticeKnowsFields } from '#engine/checks/form/kept-fields.ts';
import { noticesNameFields } from '#engine/checks/form/named-fields.ts';
import {
  delayIsTold,
  failuresHaveToasts,
  messagesHaveAlternatives,
} from '#engine/checks/form/outcomes.ts';
import { funnelGuideRules, guideRules } from '#engine/checks/guide/rules.ts';
import { emailJourneyRules, pageJourneyRules } from '#engine/checks/journeys/journeys.ts';
import { emailLanguageRules, languageRules } from '#engine/checks/language/index.ts';
import { noticesAgreeOnCarrier } from '#engine/checks/legal/carriers.ts';
import { documentsKnowTheMailbox, documentTitlesDiffer } from '#engine/checks/legal/documents.ts';
import {
  documentPathsAreFree,
  formsLinkToPrivacy,
  legalLinksLead,
  legalLinksSpeak,
} from '#engine/checks/legal/legal.ts';
import {
  documentsKnowTheAddress,
  imprintsHaveTheAddress,
} from '#engine/checks/legal/postal-addresses.ts';
import { legalLinksKeepPurpose, legalPagesAreLinked } from '#engine/checks/legal/purposes.ts';
import { noticesNameWhatIsUsed } from '#engine/checks/legal/services.ts';
import { lengthJudges } from '#engine/checks/length/length.ts';
import { coachMarkupIsSound, funnelMarkupIsSound } from '#engine/checks/markup/markup.ts';
import { emailNumberRules, pageNumberRules } from '#engine/checks/numbers/numbers.ts';
import { coachExists, namesAreUnique, slugIsFolder } from '#engine/checks/page/identity.ts';
import { packagesLead, secondWaysLead, successButtonLeads } from '#engine/checks/page/onward.ts';
import {
  benefitsAreThreeToSix,
  bookingPageBooks,
  eventSectionsHaveEvent,
  heroComesFirst,
  photographsExist,
  relatedPagesExist,
} from '#engine/checks/page/page.ts';
import { pathsAreFree, retiredPathsAreFree } from '#engine/checks/page/paths.ts';
import {
  coachTextsArePlain,
  eventTextsAreWhole,
  placeholdersAreKnown,
} from '#engine/checks/page/placeholders.ts';
import { scenesAreDescribed } from '#engine/checks/page/scenes.ts';
import { themeIsReadable } from '#engine/checks/page/theme.ts';
import { noticesKnowReminders } from '#engine/checks/promised/notices.ts';
import { promiseJudges } from '#engine/checks/promised/promised.ts';
import { noticesAgreeOnRetention } from '#engine/checks/promised/retention.ts';
import {
  formerCoachNamesAreFree,
  formerFunnelNamesAreFree,
} from '#engine/checks/published/former-names.ts';
import { publishedRules } from '#engine/checks/published/published.ts';
import { publishingCoachRules, publishingFunnelRules } from '#engine/checks/publishing/index.ts';
import type { CoachRule, FunnelRule, GuideRule, SiteRule } from '#engine/checks/rule/rule.ts';
import { judgeEmails, judgePage } from '#engine/checks/said/judge.ts';
import { spokenJudges } from '#engine/checks/spoken/spoken.ts';
import {
  bookedAreNotAskedAgain,
  inboundNamesAreUnique,
  outsideEndingsAreReported,
  reportsSayOneThing,
  servicesReportWhatTheyDo,
} from '#engine/checks/telling/inbound.ts';
import { coachNotifiesOwn, funnelNotifiesOwn } from '#engine/checks/telling/notify.ts';
import { webhooksAreSafe, webhooksAreUnlike } from '#engine/checks/telling/webhooks.ts';
import {
  translatedEmailsAreTrue,
  translatedPageIsTrue,
} from '#engine/checks/translated/translated.ts';
import {
  translatedEmailPromisesAreKept,
  translatedPagePromisesAreKept,
} from '#engine/checks/unkept/unkept.ts';
import { coachWordRules, funnelWordRules } from '#engine/checks/words/rules.ts';

const funnelRules: readonly FunnelRule[] = [
  coachExists,
  namesAreUnique,
  formerFunnelNamesAreFree,
  pathsAreFree,
  heroComesFirst,
  benefitsAreThreeToSix,
  eventSectionsHaveEvent,
  bookingPageBooks,
  photographsExist,
  scenesAreDescribed,
  relatedPagesExist,
  secondWaysLead,
  packagesLead,
  successButtonLeads,
  eventIsSound,
  eventEmailsArePossible,
  datesAreSound,
  eventEmailsHaveDates,
  endingsAreDeclared,
  endingsLeadOn,
  ...fieldRules,
  consentsAreSound,
  ...confirmationRules,
  noticeKnowsFields,
  journeyConsentExists,
  journeyCampaignExists,
  requestedEmailIsPossible,
  placeholdersAreKnown,
  eventTextsAreWhole,
  delayIsTold,
  failuresHaveToasts,
  messagesHaveAlternatives,
  funnelMarkupIsSound,
  ...funnelDownloadRules,
  ...languageRules,
  ...pageFactRules,
  ...lengthJudges.map(judgePage),
  ...pageNumberRules,
  figuresArePossible,
  ...[...claimJudges, ...countJudges, ...spokenJudges].map(judgePage),
  ...pageJourneyRules,
  ...promiseJudges.map(judgePage),
  translatedPageIsTrue,
  translatedPagePromisesAreKept,
  ...pageCopyRules,
  ...funnelWordRules,
  ...funnelGuideRules,
  ...experimentRules,
  funnelNotifiesOwn,
  funnelAddressesAreOwn,
  ownPagesAreLinkedByPath,
];

const coachRules: readonly CoachRule[] = [
  slugIsFolder,
  domainsAreSound,
  coachAddressesAreOwn,
  linksAreNotNearlyOthers,
  ownPagesAreLinkedByPath,
  mailboxesAreOwn,
  formerCoachNamesAreFree,
  retiredPathsAreFree,
  themeIsReadable,
  coachTimeZoneExists,
  functionsAreSound,
  bodyFieldsAreAsked,
  campaignsAreSound,
  campaignSenderHasAddress,
  postcodeIsWhole,
  timeZoneIsNearAddress,
  stepIdsAreUnique,
  campaignEndingsExist,
  bookedAreNotAskedAgain,
  outsideEndingsAreReported,
  inboundNamesAreUnique,
  reportsSayOneThing,
  servicesReportWhatTheyDo,
  webhooksAreSafe,
  webhooksAreUnlike,
  coachNotifiesOwn,
  coachTextsArePlain,
  emailPlaceholdersAreKnown,
  emailEventTextsAreWhole,
  emailButtonsLeadSomewhere,
  seatButtonConfirms,
  coachMarkupIsSound,
  ...coachDownloadRules,
  ...emailLanguageRules,
  ...emailFactRules,
  ...lengthJudges.map(judgeEmails),
  ...emailNumberRules,
  figuresArePossible,
  ...claimJudges.map(judgeEmails),
  emailsLeadIntoOneRoom,
  writtenLinksLeadToWhatTheyName,
  ...[...countJudges, ...spokenJudges].map(judgeEmails),
  ...emailJourneyRules,
  ...promiseJudges.map(judgeEmails),
  translatedEmailsAreTrue,
  translatedEmailPromisesAreKept,
  ...coachCopyRules,
  formsLinkToPrivacy,
  legalLinksLead,
  legalLinksSpeak,
  legalLinksKeepPurpose,
  legalPagesAreLinked,
  documentPathsAreFree,
  documentTitlesDiffer,
  documentsKnowTheAddress,
  imprintsHaveTheAddress,
  documentsKnowTheMailbox,
  noticesNameWhatIsUsed,
  noticesAgreeOnCarrier,
  noticesAgreeOnRetention,
  noticesKnowReminders,
  noticesKnowTheWindow,
  noticesNameFields,
  ...coachWordRules,
];

/** Rules about all declarations together. */
export const siteRules: readonly SiteRule[] = [filesAreRead, ...publishedRules];

/** Rules about single declarations. */
export interface Rules {
  readonly ofCoaches: readonly CoachRule[];
  readonly ofFunnels: readonly FunnelRule[];
  readonly ofGuides: readonly GuideRule[];
}

/** Rules that find the same today and tomorrow. */
export const lasting: Rules = {
  ofCoaches: coachRules,
  ofFunnels: funnelRules,
  ofGuides: guideRules,
};

/** Rules that ask for the time, or for where the site runs. */
export const passing: Rules = {
  ofCoaches: [...publishingCoachRules, domainIsNotShared],
  ofFunnels: publishingFunnelRules,
  ofGuides: [],
};
