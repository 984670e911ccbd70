import { domainIsNotShared } from '#engine/checks/domain/domain.ts';
import { filesAreRead } from '#engine/checks/files/files.ts';
import { publishedRules } from '#engine/checks/published/published.ts';
import { publishingCoachRules, publishingFunnelRules } from '#engine/checks/publishing/rules.ts';
import type { Rules, SiteRule } from '#engine/checks/rule/rule.ts';

/** Rules about all declarations together. */
export const siteRules: readonly SiteRule[] = [filesAreRead, ...publishedRules];

/** Rules that ask for the time, or for where the site runs: each start asks them again. */
export const passing: Rules = {
  ofCoaches: [...publishingCoachRules, domainIsNotShared],
  ofFunnels: publishingFunnelRules,
  ofGuides: [],
};
