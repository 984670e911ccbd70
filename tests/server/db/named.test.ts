import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { named } from '#server/db/kysely.ts';
import { openTestDatabase } from '#tests/support/database/database.ts';

it('a statement with a name is kept by the server, wherever its builder puts the name', async () => {
  const { kysely } = await openTestDatabase();
  const kept = await kysely.connection().execute(async (db) => {
    await sql`${named('from-a-template')} select 1`.execute(db);
    await db.selectFrom('pages').modifyFront(named('a-select')).select('id').execute();
    await db.deleteFrom('pages').modifyEnd(named('a-deletion')).execute();
    await db.selectFrom('pages').select('id').execute();
    const { rows } = await sql<{ name: string }>`
      select name from pg_prepared_statements order by name`.execute(db);
    return rows.map(({ name }) => name);
  });
  expect(kept).toEqual(['a-deletion', 'a-select', 'from-a-template']);
});
