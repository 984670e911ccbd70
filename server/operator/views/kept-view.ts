import { type RawBuilder, sql } from 'kysely';
import type { HealthCheck } from '#engine/contract/console/operations.ts';
import type { Executor } from '#server/db/kysely.ts';
import { keptTables } from '#server/retention/kept-tables.ts';
import { readSweep } from '#server/retention/sweep.ts';

interface Oldest {
  readonly table: string;
  /** The day of the oldest row, ISO 8601; null if there is none. */
  readonly day: string | null;
  readonly days: number | null;
}

/** The retention periods, the age of the oldest rows, and what was last deleted. */
export async function readKept(db: Executor): Promise<readonly HealthCheck[]> {
  const parts = keptTables.map(
    ({ table, since }): RawBuilder<Oldest> => sql`
      select ${table}::text as table, min(${sql.ref(since)})::date::text as day,
        extract(day from now() - min(${sql.ref(since)}))::int as days
      from ${sql.table(table)}`,
  );
  const [swept, oldest] = await Promise.all([
    readSweep(db),
    sql<Oldest>`${sql.join(parts, sql` union all `)}`.execute(db),
  ]);
  return keptTables.map(({ table, rows, variable }) => {
    const { day = null, days: age = null } = oldest.rows.find((row) => row.table === table) ?? {};
    const name = `${rows.charAt(0).toUpperCase()}${rows.slice(1)}`;
    const first = day === null ? 'There are none.' : `The oldest dates from ${day}.`;
    const last = swept?.tables[table];
    if (!swept || !last) {
      return {
        name,
        state: 'ok',
        detail: `${first} Nothing has been removed yet; a worker looks once a day.`,
      };
    }
    if (last.days === 0) {
      return { name, state: 'ok', detail: `Kept for ever (${variable} is 0). ${first}` };
    }
    const on = swept.at.toISOString().slice(0, 10);
    const detail =
      `Kept for ${last.days} days (${variable}). ${first} ` +
      `On ${on} ${last.removed === 0 ? 'nothing was' : `${last.removed} were`} removed.`;
    // Expired rows are deleted within a day; after two, no worker is doing it.
    if ((age ?? 0) <= last.days + 2) return { name, state: 'ok', detail };
    const remedy =
      'Start a process with ROLE all or worker, and check its log: it removes them once a day.';
    return { name, state: 'warning', detail, remedy };
  });
}
