import { type RawBuilder, sql } from 'kysely';

/**
 * SQL: one of these values, as in `.where('id', '=', anyOf(ids))`. The list is a single parameter and
 * may be empty, which `in` does not allow.
 */
export function anyOf<Value>(values: readonly Value[]): RawBuilder<Value> {
  return sql<Value>`any(${values})`;
}

/** SQL: a day, like `2026-11-27`, to compare with one. */
export function asDay(day: string): RawBuilder<Date> {
  return sql<Date>`${day}::date`;
}
