import { judgeClaim } from '#engine/checks/claims/claim.ts';
import { judgeEmails, judgePage } from '#engine/checks/facts/said.ts';
import type { CoachRule, FunnelRule } from '#engine/checks/rule/rule.ts';
import { claimsOfDayParts } from './day-parts.ts';
import { claimsOfHours } from './hours.ts';
import { claimsOfUndated } from './undated.ts';

const judges = [...claimsOfHours, ...claimsOfDayParts, ...claimsOfUndated].map(judgeClaim);

/** When a page says in its sentences that an event takes place is when it does. */
export const pageSpokenRules: readonly FunnelRule[] = judges.map(judgePage);

/** The same for what emails say. */
export const emailSpokenRules: readonly CoachRule[] = judges.map(judgeEmails);
