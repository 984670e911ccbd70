import { structureReasons } from './structure-reasons.ts';
import { wordReasons } from './word-reasons.ts';

/** Rules of one matter: for each, why a marketer should care, in a sentence. */
export interface ReasonGroup {
  readonly title: string;
  readonly reasons: Readonly<Record<string, string>>;
}

/** All rules with their reasons, in the order in which they are read. */
export const reasonGroups: readonly ReasonGroup[] = [...structureReasons, ...wordReasons];
