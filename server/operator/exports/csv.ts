import { stringify } from 'csv-stringify/sync';
import type { Page } from '#engine/contract/console/json.ts';

/** A column as a statement selects it: `d.id`, `d.created_at as createdAt`, or an expression with a name. */
type Column = string | { readonly alias: unknown };

/** Rows that are read and written at a time. */
export const csvPageSize = 500;

/**
 * A list as a CSV file (RFC 4180), written page by page while the client takes it, so that a list of
 * millions needs no memory here. A cell that a spreadsheet would take for a formula gets a quote
 * before it: visitors wrote these texts.
 *
 * @param name the file's name without its ending
 * @param columns what the list selects; the names that it gives are the first line
 * @param read gives the page that follows a key; undefined for the first one, which is read before
 *   the answer begins, so that a failure then is still an answer
 * @param titles what stands in the first line instead of the columns' names
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
          columns: [...titles],
          escape_formulas: true,
          record_delimiter: 'windows',
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

/** The names under which a statement gives these columns. */
export function columnNames(columns: readonly Column[]): readonly string[] {
  return columns.map((column) =>
    typeof column === 'string' ? column.replace(/^.*(?: as |\.)/, '') : String(column.alias),
  );
}

function toCells(row: object, names: readonly string[]): string[] {
  const values = new Map<string, unknown>(Object.entries(row));
  return names.map((name) => toCell(values.get(name)));
}

function toCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
