import { sql } from 'kysely';
import { good, type Verdict, warning } from '#server/doctor/examination/examination.ts';
import type { Read } from './read.ts';

/** From how many dead rows on a table is reported. */
interface Bloated {
  readonly table: string;
  readonly dead: number;
  readonly live: number;
  readonly vacuumed: string | null;
}

const manyRows = 50_000;

/** Examines whether dead rows pile up: more than half as many as live ones. */
export async function examineDeadRows(read: Read): Promise<Verdict> {
  const bloated = await read(
    sql<Bloated>`select relname as table, n_dead_tup::float8 as dead, n_live_tup::float8 as live,
      to_char(greatest(last_autovacuum, last_vacuum), 'YYYY-MM-DD HH24:MI') as vacuumed
      from pg_stat_user_tables where schemaname = current_schema()
        and n_dead_tup > ${manyRows}::int and n_dead_tup * 2 > n_live_tup
      order by n_dead_tup desc limit 5`,
  );
  const [worst] = bloated;
  if (!worst) return good('Dead rows are not piling up.');
  const evidence = bloated.map(
    ({ table, dead, live, vacuumed }) =>
      `${table}: ${round(dead)} dead beside ${round(live)} live, vacuumed ${vacuumed ?? 'never'}`,
  );
  const wrong = {
    consequence: 'Every query on the table reads them as well: the site and the console slow down.',
    remedy:
      'First check whether an old transaction is holding them, then remove them. This disturbs nobody.',
    enter: `vacuum (analyze, verbose) ${worst.table};`,
  };
  return warning(
    `${round(worst.dead)} dead rows have piled up in ${worst.table}.`,
    wrong,
    evidence,
  );
}

const round = (rows: number) => Math.round(rows).toLocaleString('en-GB');
