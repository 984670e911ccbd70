import type { ColumnType } from 'kysely';

/** How the driver reads and writes the types of columns that are not written as they are read. */

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

export type JsonObject = { readonly [key: string]: JsonValue };

/**
 * A jsonb column: read as a value, written as JSON text. The driver would turn an array into a
 * PostgreSQL array and a bare string into invalid JSON, so writers call `JSON.stringify`.
 */
export type Json = ColumnType<JsonValue, string, string>;

/** A moment or a day. */
export type Moment = ColumnType<Date, Date | string, Date | string>;

export type Moments = ColumnType<Date[], string[], string[]>;

/** A column that the database fills in where a new row leaves it out. */
export type Generated<Column> =
  Column extends ColumnType<infer Read, infer Added, infer Changed>
    ? ColumnType<Read, Added | undefined, Changed>
    : ColumnType<Column, Column | undefined, Column>;
