/**
 * A finding's severity: an error keeps the site from starting, a warning appears in check, dev, start
 * and console, a note in check only.
 */
export type Severity = 'error' | 'warning' | 'note';

/** A mistake in a declaration, in words with which its author can correct it without asking. */
export interface Finding {
  /** The rule's permanent name. */
  readonly rule: string;
  readonly severity: Severity;
  /** Relative to the project, for example funnels/<coach>/guide.ts. */
  readonly file: string;
  /** The place in the declaration, for example form.fields.email.missing; empty for all of it. */
  readonly path: string;
  /** What is wrong and why, a full sentence. */
  readonly problem: string;
  /** What to do, a full sentence. */
  readonly remedy: string;
  /** The place in words, for example "6th section, closing"; without it the whole file is meant. */
  readonly place?: string;
  /** The line in the file, counted from 1, if known. */
  readonly line?: number;
  /** The text of that line. */
  readonly code?: string;
}
