import { listDeclaredEmails } from '#engine/checks/email/declared-emails.ts';
import {
  findMiscountedPoints,
  listsAreCounted,
  offersAreCounted,
} from '#engine/checks/facts/counts.ts';
import type { CoachRule, FunnelRule } from '#engine/checks/rule/rule.ts';
import { judgeEmails, judgePage } from '#engine/checks/said/judge.ts';
import type { Finding } from '#engine/read/findings.ts';
import { countsAgree } from './counts.ts';
import { currenciesAgree } from './currencies.ts';
import { lengthsAgree } from './lengths.ts';
import { linkedOfferIsDeclared } from './linked-offers.ts';
import { listsAreWhole, namedListsAreCounted, pointsAreWhole } from './listed.ts';
import { namesKeepTheirNumbers, namesKeepTheirPromise } from './names.ts';
import { type Compare, compareTexts } from './offer-texts.ts';
import { ordinalsAreThere } from './ordinals.ts';
import { phrasesAgree } from './phrases.ts';
import { judgeRanges, judgeTitles } from './ranges.ts';
import { biographyKeepsCount, hostKeepsCount } from './reached.ts';
import { titledItemsAreCounted } from './titled.ts';
import { gainsAgree, rangesAgree, valuesAgree } from './values.ts';
import { storiesCountAlike, wholeIsCounted } from './whole-of-offer.ts';

const comparisons: readonly Compare[] = [
  listsAreWhole,
  namedListsAreCounted,
  pointsAreWhole,
  countsAgree,
  wholeIsCounted,
  storiesCountAlike,
  lengthsAgree,
  valuesAgree,
  gainsAgree,
  namesKeepTheirNumbers,
  namesKeepTheirPromise,
  ordinalsAreThere,
  currenciesAgree,
  phrasesAgree,
  rangesAgree,
];
const compared = comparisons.map(compareTexts);
const onPages = [
  listsAreCounted,
  titledItemsAreCounted,
  offersAreCounted,
  ...compared.map(([onPage]) => onPage),
];
const inEmails = compared.map(([, inEmail]) => inEmail);

/** A page says the same number for the same thing everywhere, and the number of what it lists. */
const pageNumbersAgree: FunnelRule = (entry, all) =>
  oncePerPlace(onPages.flatMap((rule) => rule(entry, all)));

/** The email that brings an offer says the numbers that its page says, and the number of its points. */
const emailNumbersAgree: CoachRule = (entry, all) =>
  oncePerPlace([
    ...listDeclaredEmails(entry, all).flatMap(({ keys, message }) =>
      findMiscountedPoints(entry, keys, message),
    ),
    ...inEmails.flatMap((rule) => rule(entry, all)),
  ]);

/** A number that is wrong by several rules is told once. */
function oncePerPlace(findings: readonly Finding[]): Finding[] {
  return [...Map.groupBy(findings, ({ rule, path }) => `${rule} ${path}`).values()].flatMap(
    ([first]) => first ?? [],
  );
}

export const pageNumberRules: readonly FunnelRule[] = [
  pageNumbersAgree,
  judgePage(linkedOfferIsDeclared),
  judgePage(judgeRanges()),
  judgePage(judgeTitles()),
  hostKeepsCount,
];
export const emailNumberRules: readonly CoachRule[] = [
  emailNumbersAgree,
  judgeEmails(linkedOfferIsDeclared),
  judgeEmails(judgeRanges()),
  judgeEmails(judgeTitles()),
  biographyKeepsCount,
];
