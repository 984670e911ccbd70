/**
 * How much a finding matters: an error keeps the site from starting, a warning is said by check, dev,
 * start and console, a note by check alone.
 */
export type Severity = 'error' | 'warning' | 'note';

/** A mistake in a declaration, in words with which its author can correct it without asking. */
export interface Finding {
  /** The rule's permanent name. */
  readonly rule: string;
  readonly severity: Severity;
  /** Relative to the project, for instance funnels/<coach>/guide.ts. */
  readonly file: string;
  /** Where in the declaration, for instance form.fields.email.missing; empty for all of it. */
  readonly path: string;
  /** What is wrong and why, a full sentence. */
  readonly problem: string;
  /** What to do, a full sentence. */
  readonly remedy: string;
  /** The place in words, for instance "6th section, closing"; without it all of the file is meant. */
  readonly place?: string;
  /** The line of the file, counted from 1, where somebody has looked. */
  readonly line?: number;
  /** What stands in that line. */
  readonly code?: string;
}
