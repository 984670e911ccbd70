import type { CoachRule, FunnelRule } from '#engine/checks/rule/rule.ts';
import { coachExists, namesAreUnique, slugIsFolder } from './identity.ts';
import { packagesLead, secondWaysLead, successButtonLeads } from './onward.ts';
import {
  benefitsAreThreeToSix,
  bookingPageBooks,
  eventSectionsHaveEvent,
  heroComesFirst,
  photographsExist,
  relatedPagesExist,
} from './page.ts';
import { pathsAreFree, retiredPathsAreFree } from './paths.ts';
import { pictureFilesFit } from './picture-files.ts';
import { emblemIsDescribed, picturesAreDescribed, picturesDiffer } from './pictures.ts';
import { coachTextsArePlain, eventTextsAreWhole, placeholdersAreKnown } from './placeholders.ts';
import { scenesAreDescribed } from './scenes.ts';
import { coloursDiffer, themeIsReadable } from './theme.ts';

/** What a page is made of: its names, paths, sections, pictures and buttons. */
export const funnelPageRules: readonly FunnelRule[] = [
  coachExists,
  namesAreUnique,
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
  placeholdersAreKnown,
  eventTextsAreWhole,
  picturesAreDescribed,
  picturesDiffer,
  pictureFilesFit,
];

/** The same for a coach. */
export const coachPageRules: readonly CoachRule[] = [
  slugIsFolder,
  retiredPathsAreFree,
  themeIsReadable,
  coachTextsArePlain,
  coloursDiffer,
  emblemIsDescribed,
];
