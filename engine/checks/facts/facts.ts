import type { CoachRule, FunnelRule } from '#engine/checks/rule/rule.ts';
import { type Judge, judgeEmails, judgePage } from '#engine/checks/said/judge.ts';
import { judgeButtonSide } from './button-side.ts';
import { dateIsDeclared } from './date.ts';
import { holdIsDeclared } from './hold.ts';
import { judgeLabels } from './labels.ts';
import { emailFitsOffer, offerKindFits } from './offer-kind.ts';
import {
  packagesAreToldWithTheirPrice,
  packagesHoldTheirNumber,
  packagesShareCurrency,
} from './packages.ts';
import { formIsThere, pointersHaveTargets, pointsAreThere } from './pointers.ts';
import { freeHasNoPrice } from './price.ts';
import { promisedReminderIsInTime } from './promised-times.ts';
import {
  promisedEmailIsSent,
  promisedRecordingIsSent,
  promisedReminderIsDeclared,
} from './promises.ts';
import { noNearDayIsSaid, reminderSaysWhen } from './reminder-time.ts';
import { seatsAreDeclared } from './seats.ts';
import { timeIsDeclared } from './time.ts';

const judges: readonly Judge[] = [
  seatsAreDeclared,
  dateIsDeclared,
  timeIsDeclared,
  promisedReminderIsInTime,
  noNearDayIsSaid,
  promisedReminderIsDeclared,
  promisedRecordingIsSent,
  pointersHaveTargets,
  freeHasNoPrice,
  holdIsDeclared,
  judgeLabels(),
  judgeButtonSide(),
];

/** What a page says is what its funnel declares. */
export const pageFactRules: readonly FunnelRule[] = [
  ...[...judges, formIsThere, promisedEmailIsSent].map(judgePage),
  offerKindFits,
  emailFitsOffer,
  packagesHoldTheirNumber,
  packagesAreToldWithTheirPrice,
  packagesShareCurrency,
];

/** What an email says is what the funnels that send it declare. */
export const emailFactRules: readonly CoachRule[] = [
  ...judges,
  reminderSaysWhen,
  pointsAreThere,
].map(judgeEmails);
