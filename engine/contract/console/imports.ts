import type { IsoTime, Page } from './json.ts';
import type { CoachName } from './team/members.ts';

/**
 * The states of an import. Its file is `uploading`, then `reading`; a `draft` waits for its settings, a
 * `judged` one for its confirmation. Workers handle the others, except the last four.
 */
export const importStates = [
  'uploading',
  'reading',
  'draft',
  'judging',
  'judged',
  'writing',
  'done',
  'undoing',
  'undone',
  'cancelled',
  'failed',
] as const;

export type ImportState = (typeof importStates)[number];

export const rowVerdicts = [
  'new',
  'known',
  'duplicate',
  'no-address',
  'invalid-address',
  'no-name',
  'no-consent',
  'unsubscribed',
  'bounced',
  'complained',
  'erased',
] as const;

export type RowVerdict = (typeof rowVerdicts)[number];

/** The meaning of a column. A kept column is stored under its title. */
export const columnRoles = [
  'leave-out',
  'email',
  'name',
  'first-name',
  'last-name',
  'agreed-at',
  'keep',
] as const;

export type ColumnRole = (typeof columnRoles)[number];

/** The settings for a file that was read. */
export type ImportSettings = {
  /** Each column's meaning, in the file's order. */
  readonly columns: readonly ColumnRole[];
  /** What its people agreed to, and where. */
  readonly agreedTo: string;
  readonly agreedWhere: string;
  /** When, unless a column says so: a date like 2026-05-31, or a moment in ISO 8601. */
  readonly agreedAt: string | null;
  /** Whether rows without a name are refused. */
  readonly needsName: boolean;
  /** The name of the campaign that starts for each person; null for none. */
  readonly campaign: string | null;
};

export interface ImportLine {
  readonly id: string;
  readonly coach: string;
  readonly fileName: string;
  readonly state: ImportState;
  /** How many rows the file has below its titles; 0 until it is read. */
  readonly rows: number;
  /** How many of them the present state has processed. */
  readonly position: number;
  readonly imported: number;
  readonly createdAt: IsoTime;
}

/** Imports, newest first, and the coaches they can be for. */
export interface ImportsPage extends Page<ImportLine> {
  readonly coaches: readonly CoachName[];
}

/** Everything about an import. */
export interface ImportDetails extends ImportLine {
  readonly madeBy: string;
  readonly bytes: number;
  readonly encoding: string | null;
  readonly delimiter: string | null;
  /** The columns' titles; those of a file without titles are numbered. */
  readonly titles: readonly string[];
  /** The first rows of the file, as long as they are kept. */
  readonly preview: readonly (readonly string[])[];
  /** The guessed meanings of the columns. */
  readonly guessed: readonly ColumnRole[];
  readonly settings: ImportSettings | null;
  /** How many rows have each verdict; `new` ones are not written yet. */
  readonly counts: Readonly<Partial<Record<RowVerdict, number>>>;
  /** After an undo: how many people are gone, and how many had been touched since. */
  readonly undone: number;
  readonly untouchable: number;
  /** Why it failed. */
  readonly problem: string | null;
  /** Whether rows that were not imported can still be downloaded. */
  readonly hasRefused: boolean;
  /** An earlier import of the very same file. */
  readonly sameFile: { readonly id: string; readonly createdAt: IsoTime } | null;
  /** The campaigns that can start for this coach's people. */
  readonly campaigns: readonly string[];
}

/** The maximum size of a file, and of a part sent at once, in bytes. */
export const maxImportBytes = 100 * 1024 * 1024;
export const importPartBytes = 512 * 1024;

/** The maximum number of rows below the titles, and of columns. */
export const maxImportRows = 1_000_000;
export const maxImportColumns = 200;
