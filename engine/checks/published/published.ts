import type { SiteRule } from '#engine/checks/rule/rule.ts';
import { publishedCoachesAreKept } from './published-coaches.ts';
import { publishedFunnelsAreKept } from './published-funnels.ts';

/** The rules that compare what is declared with what was published. */
export const publishedRules: readonly SiteRule[] = [
  publishedFunnelsAreKept,
  publishedCoachesAreKept,
];

/**
 * What only people can settle, with those whom it concerns: it is an error until it is accepted into
 * the ledger. What a declaration can mend is not among it.
 */
export const acceptableRules: ReadonlySet<string> = new Set([
  'campaign-given-up',
  'email-given-up',
  'event-given-up',
  'date-given-up',
  'event-moved',
  'form-given-up',
  'path-given-away',
  'seats-lowered',
]);
