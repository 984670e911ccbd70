import { stringify } from 'csv-stringify/sync';
import type { Page } from '#engine/contract/console/json.ts';

/**
 * A column as selected by a statement: `d.id`, `d.created_at as createdAt`, or an expression with a
 * name.
 */
type Column = string | { readonly alias: unknown };

/** Rows that are read and written at a time. */
export const csvPageSize = 500;

/**
 * A list as a CSV file (RFC 4180), written page by page as the client reads, so that a list of millions
 * needs no memory. What a spreadsheet would take for a formula gets a quote in front: visitors wrote these
 * texts.
 *
 * @param name the file's name without its extension
 * @param columns the selected columns, whose names are the first line
 * @param read returns the page after a key; undefined for the first one, which is read before the
 *   response begins, so that a failure then is still reported
 * @param titles replace the columns' names in the first line
 */
export async function streamCsv(
  name: string,
  columns: readonly Column[],
  read: (before: string | undefined) => Promise<Page<object>>,
  titles: readonly string[] = columnNames(columns),
): Promise<Response> {
  const names = columnNames(columns);
  let page: Page<object> | undefined = await read(undefined);
  let before: string | undefined;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const isFirst = page !== undefined;
      const { rows, next } = page ?? (await read(before));
      page = undefined;
      const lines = stringify(
        rows.map((row) => toCells(row, names)),
        {
          header: isFirst,
          columns: titles.map(toCell),
          escape_formulas: true,
          record_delimiter: 'windows',
          // Every line break, and the separators of spreadsheets in other languages.
          quote_record_delimiter: true,
          quoted_match: /[;\t]/,
        },
      );
      controller.enqueue(new TextEncoder().encode(lines));
      if (next === null) controller.close();
      else before = next;
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'no-store',
    },
  });
}

/** The names that a statement gives these columns. */
export function columnNames(columns: readonly Column[]): readonly string[] {
  return columns.map((column) =>
    typeof column === 'string' ? column.replace(/^.*(?: as |\.)/, '') : String(column.alias),
  );
}

function toCells(row: object, names: readonly string[]): string[] {
  const values = new Map<string, unknown>(Object.entries(row));
  return names.map((name) => toCell(values.get(name)));
}

/**
 * A formula inside a text, behind what separates the cells of a spreadsheet in another language: there
 * quotes that begin within a line do not hold a text together. A smiley or a list with hyphens is none.
 */
const innerFormula = /([;\t\r\n])(?=[=+@]|-[\w(])/g;

function toCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.replace(innerFormula, "$1'");
}
