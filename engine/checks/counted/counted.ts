import { judgeClaim } from '#engine/checks/claims/claim.ts';
import { judgeEmails, judgePage } from '#engine/checks/facts/said.ts';
import type { CoachRule, FunnelRule } from '#engine/checks/rule/rule.ts';
import { claimsOfDates } from './dates.ts';
import { claimsOfFields } from './fields.ts';
import { partsMakeTheWhole } from './parts-of-length.ts';
import { claimsOfPeople } from './people.ts';
import { claimsOfPointed } from './pointed.ts';
import { ratesMakeThePrice, reductionsAreRight } from './reductions.ts';
import { claimsOfReminders } from './reminders.ts';
import { rowsSeatEverybody } from './rows-of-seats.ts';
import { claimsOfDays } from './said-days.ts';
import { listedThingsAreCounted, sharesAreRight, totalsAddUp } from './totals.ts';

const claims = [
  ...claimsOfFields,
  ...claimsOfDates,
  ...claimsOfReminders,
  ...claimsOfPeople,
  ...claimsOfDays,
  ...claimsOfPointed,
];
const judges = [
  ...claims.map(judgeClaim),
  partsMakeTheWhole,
  rowsSeatEverybody,
  totalsAddUp,
  listedThingsAreCounted,
  sharesAreRight,
  reductionsAreRight,
  ratesMakeThePrice,
];

/** What a page counts in its sentences is as many as is declared. */
export const pageCountRules: readonly FunnelRule[] = judges.map(judgePage);

/** What an email counts is as many as the funnels that send it declare. */
export const emailCountRules: readonly CoachRule[] = judges.map(judgeEmails);
