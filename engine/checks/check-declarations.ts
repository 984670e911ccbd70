import * as v from 'valibot';
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
  findDoubt,
  type SiteRule,
  type Surroundings,
} from '#engine/checks/rule/rule.ts';
import { rulesOfTime } from '#engine/checks/stale/stale.ts';
import {
  translatedEmailsAreTrue,
  translatedPageIsTrue,
} from '#engine/checks/translated/translated.ts';
import { coachWordRules, funnelWordRules } from '#engine/checks/words/rules.ts';
import { allow } from '#engine/declaration/allow.ts';
import type { Coach } from '#engine/declaration/coach.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import type { Guide } from '#engine/declaration/guide.ts';
import type { Finding } from '#engine/read/findings.ts';
import type { Entry } from '#engine/read/read-declarations.ts';
import { quote } from '#engine/text/wording.ts';

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

/** Every finding of every rule that its file does not allow, in the order of the files. */
export function checkDeclarations(all: Surroundings): Finding[] {
  const isSound = [...all.coaches, ...all.funnels, ...all.guides].every(({ sound }) => sound);
  const judge = (entry: Entry<Funnel>, around: Surroundings) => {
    const coach = coachOf(entry, around);
    return [
      ...funnelRules.flatMap((rule) => findingsOf(() => rule(entry, around), isSound)),
      ...(coach
        ? coachRules.flatMap((rule) => findingsOf(() => rule(coach, around), isSound))
        : []),
    ];
  };
  return tellCauses([
    ...all.coaches.flatMap((entry) =>
      dropAllowed(
        entry,
        coachRules.flatMap((rule) => findingsOf(() => rule(entry, all), isSound)),
      ),
    ),
    ...all.funnels.flatMap((entry) =>
      dropAllowed(entry, [
        ...funnelRules.flatMap((rule) => findingsOf(() => rule(entry, all), isSound)),
        ...judgeVariants(entry, all, judge),
      ]),
    ),
    ...all.guides.flatMap((entry) =>
      dropAllowed(
        entry,
        guideRules.flatMap((rule) => findingsOf(() => rule(entry, all), isSound)),
      ),
    ),
    ...siteRules.flatMap((rule) => findingsOf(() => rule(all), isSound)),
  ]);
}

/** A file's findings without those that it allows, and what it allows although nothing is found. */
function dropAllowed(
  entry: Entry<Coach | Funnel | Guide>,
  findings: readonly Finding[],
): Finding[] {
  // A file with another mistake is heard, too, as long as it says clearly what it allows.
  const said = v.safeParse(allow, entry.value.allow);
  const allowed = (said.success && said.output) || [];
  return [
    ...findings.filter(({ rule }) => allowed.every((one) => one.rule !== rule)),
    ...allowed.flatMap(({ rule }, index) =>
      !entry.sound ||
      rulesOfTime.includes(rule) ||
      findings.some((finding) => finding.rule === rule)
        ? []
        : findDoubt(
            entry,
            'unused-allow',
            ['allow', index],
            `The file allows ${quote(rule)}, but that rule finds nothing here.`,
            'Remove the entry.',
          ),
    ),
  ];
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
