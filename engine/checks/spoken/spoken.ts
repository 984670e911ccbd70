import { judgeClaim } from '#engine/checks/said/claim.ts';
import type { Judge } from '#engine/checks/said/judge.ts';
import { claimsOfDayParts } from './day-parts.ts';
import { claimsOfHours } from './hours.ts';
import { claimsOfNearDays } from './near-days.ts';
import { claimsOfUndated } from './undated.ts';

/** When sentences say that an event takes place is when it does. */
export const spokenJudges: readonly Judge[] = [
  ...claimsOfHours,
  ...claimsOfDayParts,
  ...claimsOfUndated,
  ...claimsOfNearDays,
].map(judgeClaim);
