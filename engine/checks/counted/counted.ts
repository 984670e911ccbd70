import { judgeClaim } from '#engine/checks/said/claim.ts';
import type { Judge } from '#engine/checks/said/judge.ts';
import { claimsOfDates } from './dates.ts';
import { claimsOfFields } from './fields.ts';
import { claimsOfFullLists } from './full-lists.ts';
import { partsMakeTheWhole, stepsMakeTheWhole } from './parts-of-length.ts';
import { claimsOfPeople } from './people.ts';
import { claimsOfPointed } from './pointed.ts';
import { ratesMakeThePrice, reductionsAreRight } from './reductions.ts';
import { claimsOfReminders } from './reminders.ts';
import { rowsSeatEverybody } from './rows-of-seats.ts';
import { claimsOfDays } from './said-days.ts';
import { pointsAddUp } from './sum-of-points.ts';
import {
  announcedPartsAddUp,
  listedThingsAreCounted,
  sharesAreRight,
  totalsAddUp,
} from './totals.ts';

const claims = [
  ...claimsOfFields,
  ...claimsOfDates,
  ...claimsOfReminders,
  ...claimsOfPeople,
  ...claimsOfFullLists,
  ...claimsOfDays,
  ...claimsOfPointed,
];

/** What a page or an email counts in its sentences is as many as is declared. */
export const countJudges: readonly Judge[] = [
  ...claims.map(judgeClaim),
  partsMakeTheWhole,
  stepsMakeTheWhole,
  rowsSeatEverybody,
  totalsAddUp,
  announcedPartsAddUp,
  pointsAddUp,
  listedThingsAreCounted,
  sharesAreRight,
  reductionsAreRight,
  ratesMakeThePrice,
];
