import { judgeEmails, judgePage } from '#engine/checks/facts/said.ts';
import type { CoachRule, FunnelRule } from '#engine/checks/rule/rule.ts';
import { judgeClaim } from './claim.ts';
import { claimsOfEvents } from './of-events.ts';
import { unkeptClaims } from './unkept.ts';

const judges = [...claimsOfEvents, ...unkeptClaims].map(judgeClaim);

/** A page says nothing that its funnel does not keep. */
export const pageClaimRules: readonly FunnelRule[] = judges.map(judgePage);

/** An email says nothing that the funnels that send it do not keep. */
export const emailClaimRules: readonly CoachRule[] = judges.map(judgeEmails);
