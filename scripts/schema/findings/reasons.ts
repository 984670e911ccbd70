import { eventReasons } from './event-reasons.ts';
import type { ReasonGroup } from './reason-group.ts';
import { structureReasons } from './structure-reasons.ts';
import { wordReasons } from './word-reasons.ts';

/** All rules with their reasons, in the order in which they are read. */
export const reasonGroups: readonly ReasonGroup[] = [
  ...structureReasons,
  ...wordReasons,
  ...eventReasons,
];
