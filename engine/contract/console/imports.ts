import type { IsoTime, Page } from './json.ts';

/**
 * Where an import stands. Its file is `uploading`, then `reading`; a `draft` waits for what its columns
 * mean, and a `judged` one for being confirmed. The others but the last four are the workers' to do.
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

/** What becomes of a row. */
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

/** What a column of the file means. A column that is kept is stored under its title. */
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

/** What is to be done with a file that was read. */
export type ImportSettings = {
  /** What each column means, in the file's order. */
  readonly columns: readonly ColumnRole[];
  /** What its people agreed to, and where. */
  readonly agreedTo: string;
  readonly agreedWhere: string;
  /** When, unless a column says so: a day, like 2026-05-31, or a moment in ISO 8601. */
  readonly agreedAt: string | null;
  /** Rows without a name are refused. */
  readonly needsName: boolean;
  /** The campaign that begins for each person, by its name; null begins none. */
  readonly campaign: string | null;
};

/** An import as a line of their list. */
export interface ImportLine {
  readonly id: string;
  readonly coach: string;
  readonly fileName: string;
  readonly state: ImportState;
  /** How many rows the file has besides its titles; 0 until it is read. */
  readonly rows: number;
  /** How many of them the present state has dealt with. */
  readonly position: number;
  readonly imported: number;
  readonly createdAt: IsoTime;
}

/** Imports, the newest first, and for whom there can be more. */
export interface ImportsPage extends Page<ImportLine> {
  readonly coaches: readonly { readonly slug: string; readonly brand: string }[];
}

/** Everything about an import. */
export interface ImportDetails extends ImportLine {
  readonly madeBy: string;
  readonly bytes: number;
  /** How the file was read. */
  readonly encoding: string | null;
  readonly delimiter: string | null;
  /** The columns' titles; those of a file without titles are numbered. */
  readonly titles: readonly string[];
  /** The first rows of the file, as long as they are kept. */
  readonly preview: readonly (readonly string[])[];
  /** What the columns seem to mean. */
  readonly guessed: readonly ColumnRole[];
  readonly settings: ImportSettings | null;
  /** How many rows there are of each verdict; `new` are those that are not written yet. */
  readonly counts: Readonly<Partial<Record<RowVerdict, number>>>;
  /** Of an import that was undone: how many are gone, and how many had been touched since. */
  readonly undone: number;
  readonly untouchable: number;
  /** Why it failed. */
  readonly problem: string | null;
  /** Rows that were not imported can still be downloaded. */
  readonly hasRefused: boolean;
  /** An earlier import of the very same file. */
  readonly sameFile: { readonly id: string; readonly createdAt: IsoTime } | null;
  /** What may be begun for the people of this coach. */
  readonly campaigns: readonly string[];
}

/** The largest file, and the largest part of it that is sent at once, in bytes. */
export const maxImportBytes = 100 * 1024 * 1024;
export const importPartBytes = 512 * 1024;

/** How many rows a file may have besides its titles, and how many columns. */
export const maxImportRows = 1_000_000;
export const maxImportColumns = 200;
