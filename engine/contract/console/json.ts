import type { IsoTime } from '#engine/contract/iso-time.ts';

export type { IsoTime };

/** What becomes this answer when it is written as JSON: the server's dates turn into texts. */
export type Unserialized<Answer> = Answer extends IsoTime
  ? Date
  : Answer extends object
    ? { [Key in keyof Answer]: Unserialized<Answer[Key]> }
    : Answer;

/** Values by name that are shown as they are. */
export type Values = Readonly<Record<string, unknown>>;

/** One page of rows, newest first. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  /** Given as `before` it leads to the next page; null on the last one. */
  readonly next: string | null;
}
