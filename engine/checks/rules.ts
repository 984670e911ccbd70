import { claimJudges } from '#engine/checks/claims/claims.ts';
import { writtenLinksLeadToWhatTheyName } from '#engine/checks/claims/link-words.ts';
import {
  emailsLeadIntoOneRoom,
  lastRemindersOpenTheRoom,
} from '#engine/checks/claims/meeting-rooms.ts';
import { confirmationRules } from '#engine/checks/confirming/confirmation.ts';
import { noticesKnowConfirmation } from '#engine/checks/confirming/unasked.ts';
import { noticesKnowTheWindow } from '#engine/checks/confirming/window.ts';
import { coachCopyRules, pageCopyRules } from '#engine/checks/copies/copies.ts';
import { countJudges } from '#engine/checks/counted/counted.ts';
import { figuresArePossible } from '#engine/checks/counted/possible.ts';
import { coachDomainRules, funnelDomainRules } from '#engine/checks/domain/rules.ts';
import { coachDownloadRules, funnelDownloadRules } from '#engine/checks/download/rules.ts';
import { coachEmailRules, funnelEmailRules } from '#engine/checks/email/rules.ts';
import { coachEventRules, funnelEventRules } from '#engine/checks/event/rules.ts';
import { experimentRules } from '#engine/checks/experiment/experiments.ts';
import { emailFactRules, pageFactRules } from '#engine/checks/facts/facts.ts';
import { fieldRules } from '#engine/checks/fields/rules.ts';
import { coachForeignRules, funnelForeignRules } from '#engine/checks/foreign/rules.ts';
import { coachFormRules, funnelFormRules } from '#engine/checks/form/rules.ts';
import { funnelGuideRules, guideRules } from '#engine/checks/guide/rules.ts';
import { emailJourneyRules, pageJourneyRules } from '#engine/checks/journeys/journeys.ts';
import { emailLanguageRules, languageRules } from '#engine/checks/language/index.ts';
import { coachLegalRules } from '#engine/checks/legal/rules.ts';
import { lengthJudges } from '#engine/checks/length/length.ts';
import { coachMarkupIsSound, funnelMarkupIsSound } from '#engine/checks/markup/markup.ts';
import { emailNumberRules, pageNumberRules } from '#engine/checks/numbers/numbers.ts';
import { coachPageRules, funnelPageRules } from '#engine/checks/page/rules.ts';
import { noticesKnowCampaigns, noticesKnowReminders } from '#engine/checks/promised/notices.ts';
import { promiseJudges } from '#engine/checks/promised/promised.ts';
import { noticesAgreeOnRetention } from '#engine/checks/promised/retention.ts';
import {
  formerCoachNamesAreFree,
  formerFunnelNamesAreFree,
} from '#engine/checks/published/former-names.ts';
import type { CoachRule, FunnelRule, Rules } from '#engine/checks/rule/rule.ts';
import { judgeEmails, judgePage } from '#engine/checks/said/judge.ts';
import { spokenJudges } from '#engine/checks/spoken/spoken.ts';
import { coachTellingRules, funnelTellingRules } from '#engine/checks/telling/rules.ts';
import {
  translatedEmailsAreTrue,
  translatedPageIsTrue,
} from '#engine/checks/translated/translated.ts';
import { sectionJudges } from '#engine/checks/unkept/of-sections.ts';
import {
  translatedEmailPromisesAreKept,
  translatedPagePromisesAreKept,
} from '#engine/checks/unkept/unkept.ts';
import { coachWordRules, funnelWordRules } from '#engine/checks/words/rules.ts';

const funnelRules: readonly FunnelRule[] = [
  ...funnelPageRules,
  formerFunnelNamesAreFree,
  ...funnelEventRules,
  ...fieldRules,
  ...funnelFormRules,
  ...confirmationRules,
  ...funnelEmailRules,
  funnelMarkupIsSound,
  ...funnelDownloadRules,
  ...languageRules,
  ...pageFactRules,
  ...lengthJudges.map(judgePage),
  ...pageNumberRules,
  figuresArePossible,
  ...[...claimJudges, ...sectionJudges, ...countJudges, ...spokenJudges].map(judgePage),
  ...pageJourneyRules,
  ...promiseJudges.map(judgePage),
  translatedPageIsTrue,
  translatedPagePromisesAreKept,
  ...funnelForeignRules,
  ...pageCopyRules,
  ...funnelWordRules,
  ...funnelGuideRules,
  ...experimentRules,
  ...funnelTellingRules,
  ...funnelDomainRules,
];

const coachRules: readonly CoachRule[] = [
  ...coachPageRules,
  ...coachDomainRules,
  formerCoachNamesAreFree,
  ...coachEventRules,
  ...coachEmailRules,
  ...coachTellingRules,
  coachMarkupIsSound,
  ...coachDownloadRules,
  ...emailLanguageRules,
  ...emailFactRules,
  ...lengthJudges.map(judgeEmails),
  ...emailNumberRules,
  figuresArePossible,
  ...claimJudges.map(judgeEmails),
  emailsLeadIntoOneRoom,
  lastRemindersOpenTheRoom,
  writtenLinksLeadToWhatTheyName,
  ...[...countJudges, ...spokenJudges].map(judgeEmails),
  ...emailJourneyRules,
  ...promiseJudges.map(judgeEmails),
  translatedEmailsAreTrue,
  translatedEmailPromisesAreKept,
  ...coachForeignRules,
  ...coachCopyRules,
  ...coachLegalRules,
  noticesAgreeOnRetention,
  noticesKnowReminders,
  noticesKnowCampaigns,
  noticesKnowTheWindow,
  noticesKnowConfirmation,
  ...coachFormRules,
  ...coachWordRules,
];

/** Rules about single declarations that find the same today and tomorrow. */
export const lasting: Rules = {
  ofCoaches: coachRules,
  ofFunnels: funnelRules,
  ofGuides: guideRules,
};
