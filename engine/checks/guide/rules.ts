import { writtenLinksLeadToWhatTheyName } from '#engine/checks/claims/link-words.ts';
import { guideHasChaptersOnce } from '#engine/checks/copies/said-twice.ts';
import { guideForeignRules } from '#engine/checks/foreign/rules.ts';
import { guideMarkupIsSound } from '#engine/checks/markup/markup.ts';
import { guideTextsArePlain } from '#engine/checks/page/placeholders.ts';
import { scenesAreDescribed } from '#engine/checks/page/scenes.ts';
import type { FunnelRule, GuideRule } from '#engine/checks/rule/rule.ts';
import { guideLinksLead } from '#engine/checks/words/addresses.ts';
import { guideTextsAreForReaders } from '#engine/checks/words/judge-texts.ts';
import { rowsAreAsManyAsSaid } from './counted-rows.ts';
import { coverIsNamed } from './cover.ts';
import { guideIsDrawable } from './drawable.ts';
import { chaptersCountUp, columnsFollow, headingsCountUp } from './in-order.ts';
import { labelsCountUp } from './labels-in-order.ts';
import { guideIsAsLongAsSaid } from './length-told.ts';
import { guideLinksKeepTheirLength } from './linked-offers.ts';
import { guideHasItsChapters, guideHoldsWhatPageCounts } from './numbered.ts';
import { guideCountsItsChapters, offerCountsLikeItsGuide } from './own-counts.ts';
import { pointersOfGuideLead } from './pointers.ts';
import { tablesAddUp } from './table-sums.ts';
import { tablesTellWhatChaptersTell } from './told-in-chapters.ts';
import { whatIsLeftIsRight } from './what-is-left.ts';
import { guideIsLong, guideIsOffered, tablesAreWhole } from './whole.ts';

/** What a guide that is written here must be to be read by those who asked for it. */
export const guideRules: readonly GuideRule[] = [
  guideTextsArePlain,
  guideMarkupIsSound,
  guideLinksLead,
  ...guideForeignRules,
  scenesAreDescribed,
  guideTextsAreForReaders,
  guideHasChaptersOnce,
  guideIsOffered,
  tablesAreWhole,
  chaptersCountUp,
  columnsFollow,
  headingsCountUp,
  labelsCountUp,
  rowsAreAsManyAsSaid,
  tablesAddUp,
  whatIsLeftIsRight,
  tablesTellWhatChaptersTell,
  pointersOfGuideLead,
  guideCountsItsChapters,
  guideIsLong,
  guideIsDrawable,
  guideLinksKeepTheirLength,
  writtenLinksLeadToWhatTheyName,
];

/** What a page says of its guide. */
export const funnelGuideRules: readonly FunnelRule[] = [
  guideHoldsWhatPageCounts,
  guideHasItsChapters,
  offerCountsLikeItsGuide,
  guideIsAsLongAsSaid,
  coverIsNamed,
];
