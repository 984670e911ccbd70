import type { ColumnRole, RowVerdict } from '#engine/contract/console/imports.ts';
import { canonicalAddress, isEmailAddress } from '#engine/interpret/email-address.ts';
import { maxLineLength, maxTextLength } from '#engine/interpret/fields/field-limits.ts';
import { readMoment } from './read-moment.ts';

/** What the rows of a file are judged by. */
export interface RowRules {
  readonly titles: readonly string[];
  readonly columns: readonly ColumnRole[];
  readonly needsName: boolean;
  /** When everybody agreed whose own row gives no moment; null if each row must. */
  readonly agreedAt: Date | null;
  /** No moment may be later than this. */
  readonly now: Date;
}

/** What a row says about its person. */
export interface RowDraft {
  readonly name: string | null;
  /** ISO 8601. */
  readonly agreedAt: string;
  /** The columns that are kept, by their titles. */
  readonly fields: Readonly<Record<string, string>>;
}

/** A row that can be imported, unless something known about its person forbids it; or why it cannot. */
export type JudgedRow =
  | { readonly verdict: 'new'; readonly key: string; readonly draft: RowDraft }
  | { readonly verdict: Exclude<RowVerdict, 'new'>; readonly key: string | null };

/**
 * Judges one row by itself.
 *
 * @param cells as they stand in the file; those that are missing at its end are empty
 */
export function judgeRow(cells: readonly string[], rules: RowRules): JudgedRow {
  const of = (role: ColumnRole) => {
    const place = rules.columns.indexOf(role);
    return place < 0 ? '' : readCell(cells[place]);
  };
  const address = of('email');
  if (address === '') return { verdict: 'no-address', key: null };
  if (!isEmailAddress(address)) return { verdict: 'invalid-address', key: null };
  const key = canonicalAddress(address);
  const whole = of('name') || [of('first-name'), of('last-name')].filter(Boolean).join(' ');
  const name = whole.slice(0, maxLineLength).toWellFormed().trim();
  if (name === '' && rules.needsName) return { verdict: 'no-name', key };
  const agreedAt = readAgreement(of('agreed-at'), rules);
  if (agreedAt === undefined) return { verdict: 'no-consent', key };
  const fields = rules.columns.flatMap((role, place) => {
    const value = readCell(cells[place]).slice(0, maxTextLength).toWellFormed();
    return role === 'keep' && value !== '' ? [[rules.titles[place] ?? '', value] as const] : [];
  });
  return {
    verdict: 'new',
    key,
    draft: {
      name: name || null,
      agreedAt: agreedAt.toISOString(),
      fields: Object.fromEntries(fields),
    },
  };
}

/** A row's own moment counts, even where it cannot be read: then nothing proves the general one. */
function readAgreement(written: string, { agreedAt, now }: RowRules): Date | undefined {
  const moment = written === '' ? agreedAt : readMoment(written);
  return moment && moment <= now ? moment : undefined;
}

/**
 * A cell without surrounding spaces, and without the quote that exports put before whatever a
 * spreadsheet would take for a formula.
 */
function readCell(cell = ''): string {
  return cell.replace(/^'(?=[=+\-@\t\r])/, '').trim();
}
