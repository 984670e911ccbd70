import type { IsoTime } from '#engine/contract/iso-time.ts';

export type { IsoTime };

/** An answer's type after it was written as JSON: the server's dates become texts. */
export type Unserialized<Answer> = Answer extends IsoTime
  ? Date
  : Answer extends object
    ? { [Key in keyof Answer]: Unserialized<Answer[Key]> }
    : Answer;

/** Values by name, shown as they are. */
export type Values = Readonly<Record<string, unknown>>;

/** One page of rows, newest first. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  /** Passed as `before`, it leads to the next page; null on the last one. */
  readonly next: string | null;
}
