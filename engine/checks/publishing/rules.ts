import type { CoachRule, FunnelRule } from '#engine/checks/rule/rule.ts';
import { documentsAreOfToday, endingIsAhead, publishedPageStays } from './clock.ts';
import { emailsLeadToNoDraft, pagesLeadToNoDraft } from './drafts.ts';
import { endingLeadsOn } from './endings.ts';
import { publishingTimesAreSound } from './moments.ts';

/** When pages come and end, and what leads to them meanwhile. */
export const publishingFunnelRules: readonly FunnelRule[] = [
  publishingTimesAreSound,
  endingLeadsOn,
  endingIsAhead,
  publishedPageStays,
  pagesLeadToNoDraft,
];

export const publishingCoachRules: readonly CoachRule[] = [
  emailsLeadToNoDraft,
  documentsAreOfToday,
];
