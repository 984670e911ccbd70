import { type SqlBool, sql } from 'kysely';
import type { JsonValue } from './column-types.ts';
import type { Executor } from './kysely.ts';

/** What the table `settings` keeps under a key; undefined if it keeps nothing. */
export async function readSetting(db: Executor, key: string): Promise<JsonValue | undefined> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.value;
}

/** Puts other words, without quotes or backslashes, in the place of what matches in anything kept. */
export async function hideInSettings(db: Executor, pattern: string, words: string): Promise<void> {
  const text = sql`value::text`;
  await db
    .updateTable('settings')
    .set({ value: sql`regexp_replace(${text}, ${pattern}, ${words}, 'gi')::jsonb` })
    .where(sql<SqlBool>`${text} ~* ${pattern}`)
    .execute();
}
