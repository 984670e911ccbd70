import type { CoachRule, FunnelRule, GuideRule } from '#engine/checks/rule/rule.ts';
import { coachIsOwn, guideIsOwn, pageIsOwn } from './foreign.ts';
import { linksStayWithCoach } from './foreign-pages.ts';

/** Nothing on a page is another coach's, or leads to one. */
export const funnelForeignRules: readonly FunnelRule[] = [pageIsOwn, linksStayWithCoach];

/** The same for a coach. */
export const coachForeignRules: readonly CoachRule[] = [coachIsOwn, linksStayWithCoach];

/** The same for a guide. */
export const guideForeignRules: readonly GuideRule[] = [guideIsOwn, linksStayWithCoach];
