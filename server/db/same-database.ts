import { sql } from 'kysely';
import type { Executor } from './kysely.ts';

/** Whether two connections lead to the same database of the same server, however their addresses are written. */
export async function isSameDatabase(one: Executor, other: Executor): Promise<boolean> {
  const [here, there] = await Promise.all([one, other].map(findDatabase));
  return here === there;
}

/** The database's name, and the moment at which its server started. */
async function findDatabase(db: Executor): Promise<string> {
  const { found } = await db
    .selectNoFrom(
      sql<string>`current_database() || ' ' || extract(epoch from pg_postmaster_start_time())`.as(
        'found',
      ),
    )
    .executeTakeFirstOrThrow();
  return found;
}
