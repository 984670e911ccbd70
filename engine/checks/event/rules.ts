import type { CoachRule, FunnelRule } from '#engine/checks/rule/rule.ts';
import { eventKeepsTheClockOfItsPlace } from './clock-of-place.ts';
import { datesAreSound, eventEmailsHaveDates } from './dates.ts';
import { endingsAreDeclared, endingsLeadOn } from './endings.ts';
import { coachTimeZoneExists, eventIsSound } from './event.ts';
import { numbersAreLikely, startIsLikely } from './event-numbers.ts';

/** An event has dates that exist, at likely times, and leads on afterwards. */
export const funnelEventRules: readonly FunnelRule[] = [
  eventIsSound,
  datesAreSound,
  eventEmailsHaveDates,
  endingsAreDeclared,
  endingsLeadOn,
  numbersAreLikely,
  startIsLikely,
  eventKeepsTheClockOfItsPlace,
];

/** The same for a coach. */
export const coachEventRules: readonly CoachRule[] = [coachTimeZoneExists];
