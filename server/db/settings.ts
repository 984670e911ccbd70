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
