import { dropAllowed } from '#engine/checks/allowed.ts';
import { tellCauses } from '#engine/checks/causes/causes.ts';
import { emailClaimRules, pageClaimRules } from '#engine/checks/claims/claims.ts';
import { coachCopyRules, pageCopyRules } from '#engine/checks/copies/copies.ts';
import { coachDownloadRules, funnelDownloadRules } from '#engine/checks/download/rules.ts';
import { bodyFieldsAreAsked } from '#engine/checks/email/body-fields.ts';
import { campaignsAreSound, journeyCampaignExists } from '#engine/checks/email/campaigns.ts';
import { emailButtonsLeadSomewhere } from '#engine/checks/email/email-buttons.ts';
import {
  emailEventTextsAreWhole,
  emailPlaceholdersAreKnown,
} from '#engine/checks/email/email-texts.ts';
import { eventEmailsArePossible } from '#engine/checks/email/event-emails.ts';
import { campaignSenderHasAddress } from '#engine/checks/email/postal-address.ts';
import {
  functionsAreSound,
  requestedEmailIsPossible,
} from '#engine/checks/email/requested-email.ts';
import { seatButtonConfirms } from '#engine/checks/email/seat-button.ts';
import { campaignEndingsExist, stepIdsAreUnique } from '#engine/checks/email/sequences.ts';
import { datesAreSound, eventEmailsHaveDates } from '#engine/checks/event/dates.ts';
import { endingsAreDeclared, endingsLeadOn } from '#engine/checks/event/endings.ts';
import { experimentRules } from '#engine/checks/experiment/experiments.ts';
import { judgeVariants } from '#engine/checks/experiment/variants.ts';
import { emailFactRules, pageFactRules } from '#engine/checks/facts/facts.ts';
import { fieldRules } from '#engine/checks/fields/field-rules.ts';
import { filesAreRead } from '#engine/checks/files/files.ts';
import { consentsAreSound, journeyConsentExists } from '#engine/checks/form/consents.ts';
import { coachTimeZoneExists, eventIsSound } from '#engine/checks/form/event.ts';
import {
  delayIsTold,
  failuresHaveToasts,
  messagesHaveAlternatives,
} from '#engine/checks/form/outcomes.ts';
import { funnelGuideRules, guideRules } from '#engine/checks/guide/rules.ts';
import { emailJourneyRules, pageJourneyRules } from '#engine/checks/journeys/journeys.ts';
import { emailLanguageRules, languageRules } from '#engine/checks/language/index.ts';
import {
  documentPathsAreFree,
  formsLinkToPrivacy,
  legalLinksLead,
  legalLinksSpeak,
} from '#engine/checks/legal/legal.ts';
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
import { themeIsReadable } from '#engine/checks/page/theme.ts';
import {
  formerCoachNamesAreFree,
  formerFunnelNamesAreFree,
} from '#engine/checks/published/former-names.ts';
import { publishedRules } from '#engine/checks/published/published.ts';
import { publishingCoachRules, publishingFunnelRules } from '#engine/checks/publishing/index.ts';
import {
  type CoachRule,
  coachOf,
  type FunnelRule,
  type Rule,
  type SiteRule,
  type Surroundings,
} from '#engine/checks/rule/rule.ts';
import {
  translatedEmailsAreTrue,
  translatedPageIsTrue,
} from '#engine/checks/translated/translated.ts';
import { coachWordRules, funnelWordRules } from '#engine/checks/words/rules.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import type { Finding } from '#engine/read/findings.ts';
import type { Entry } from '#engine/read/read-declarations.ts';

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
  ...publishingFunnelRules,
  ...languageRules,
  ...pageFactRules,
  ...pageNumberRules,
  ...pageClaimRules,
  ...pageJourneyRules,
  translatedPageIsTrue,
  ...pageCopyRules,
  ...funnelWordRules,
  ...funnelGuideRules,
  ...experimentRules,
];

const coachRules: readonly CoachRule[] = [
  slugIsFolder,
  formerCoachNamesAreFree,
  retiredPathsAreFree,
  themeIsReadable,
  coachTimeZoneExists,
  functionsAreSound,
  bodyFieldsAreAsked,
  campaignsAreSound,
  campaignSenderHasAddress,
  stepIdsAreUnique,
  campaignEndingsExist,
  coachTextsArePlain,
  emailPlaceholdersAreKnown,
  emailEventTextsAreWhole,
  emailButtonsLeadSomewhere,
  seatButtonConfirms,
  coachMarkupIsSound,
  ...coachDownloadRules,
  ...publishingCoachRules,
  ...emailLanguageRules,
  ...emailFactRules,
  ...emailNumberRules,
  ...emailClaimRules,
  ...emailJourneyRules,
  translatedEmailsAreTrue,
  ...coachCopyRules,
  formsLinkToPrivacy,
  legalLinksLead,
  legalLinksSpeak,
  documentPathsAreFree,
  ...coachWordRules,
];

const siteRules: readonly SiteRule[] = [filesAreRead, ...publishedRules];

/** What the rules find in declarations, by their numbers: coaches come first, then funnels and guides. */
export type Judged = ReadonlyMap<number, readonly Finding[]>;

/**
 * Every finding of the rules about single declarations that its file does not allow.
 *
 * @param next gives the number of the declaration to judge next, and any past the last at the end:
 *   several who take turns share the work
 */
export function judgeDeclarations(all: Surroundings, next: () => number = countUp()): Judged {
  const isSound = everybody(all).every(({ sound }) => sound);
  const ask = <Value>(rules: readonly Rule<Value>[], entry: Entry<Value>, around = all) =>
    rules.flatMap((rule) => findingsOf(() => rule(entry, around), isSound));
  const askVariant = (entry: Entry<Funnel>, around: Surroundings) => {
    const coach = coachOf(entry, around);
    return [...ask(funnelRules, entry, around), ...(coach ? ask(coachRules, coach, around) : [])];
  };
  const judges = [
    ...all.coaches.map((entry) => () => dropAllowed(entry, ask(coachRules, entry))),
    ...all.funnels.map((entry) => () => {
      const found = [...ask(funnelRules, entry), ...judgeVariants(entry, all, askVariant)];
      return dropAllowed(entry, found);
    }),
    ...all.guides.map((entry) => () => dropAllowed(entry, ask(guideRules, entry))),
  ];
  const judged = new Map<number, readonly Finding[]>();
  for (let number = next(); number < judges.length; number = next()) {
    judged.set(number, judges[number]?.() ?? []);
  }
  return judged;
}

/** Every finding of every rule that its file does not allow, in the order of the files. */
export function checkDeclarations(
  all: Surroundings,
  judged: Judged = judgeDeclarations(all),
): Finding[] {
  const isSound = everybody(all).every(({ sound }) => sound);
  const inOrder = [...judged].toSorted(([one], [other]) => one - other);
  return tellCauses([
    ...inOrder.flatMap(([, findings]) => findings),
    ...siteRules.flatMap((rule) => findingsOf(() => rule(all), isSound)),
  ]);
}

function everybody({ coaches, funnels, guides }: Surroundings) {
  return [...coaches, ...funnels, ...guides];
}

function countUp(): () => number {
  let number = -1;
  return () => {
    number += 1;
    return number;
  };
}

/**
 * A rule may throw because of a declaration of the wrong shape. That mistake has been reported
 * already, so it is ignored here; while every shape is right, an error is a bug.
 */
function findingsOf(ask: () => Finding[], isSound: boolean): Finding[] {
  try {
    return ask();
  } catch (error) {
    if (isSound) throw error;
    return [];
  }
}
