import type { CoachRule, FunnelRule } from '#engine/checks/rule/rule.ts';
import {
  bookedAreNotAskedAgain,
  inboundNamesAreUnique,
  outsideEndingsAreReported,
  reportsSayOneThing,
  servicesReportWhatTheyDo,
} from './inbound.ts';
import { coachNotifiesOwn, funnelNotifiesOwn } from './notify.ts';
import { webhooksAreSafe, webhooksAreUnlike } from './webhooks.ts';

/** Whom a site tells of what happened, and who tells it. */
export const funnelTellingRules: readonly FunnelRule[] = [funnelNotifiesOwn];

/** The same for a coach. */
export const coachTellingRules: readonly CoachRule[] = [
  bookedAreNotAskedAgain,
  outsideEndingsAreReported,
  inboundNamesAreUnique,
  reportsSayOneThing,
  servicesReportWhatTheyDo,
  webhooksAreSafe,
  webhooksAreUnlike,
  coachNotifiesOwn,
];
