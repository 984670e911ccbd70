import { judgeClaim } from '#engine/checks/claims/claim.ts';
import { judgeEmails, judgePage } from '#engine/checks/facts/said.ts';
import type { CoachRule, FunnelRule } from '#engine/checks/rule/rule.ts';
import { claimsOfDates } from './dates.ts';
import { claimsOfFields } from './fields.ts';
import { claimsOfPointed } from './pointed.ts';
import { claimsOfReminders } from './reminders.ts';

const judges = [...claimsOfFields, ...claimsOfDates, ...claimsOfReminders, ...claimsOfPointed].map(
  judgeClaim,
);

/** What a page counts in its sentences is as many as is declared. */
export const pageCountRules: readonly FunnelRule[] = judges.map(judgePage);

/** What an email counts is as many as the funnels that send it declare. */
export const emailCountRules: readonly CoachRule[] = judges.map(judgeEmails);
