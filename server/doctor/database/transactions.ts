import { sql } from 'kysely';
import { bad, good, type Verdict, warning } from '#server/doctor/examination/examination.ts';
import type { Read } from './read.ts';

/** What keeps old row versions from being removed. */
export interface OldTransactions {
  /** The transaction open for the longest time: its process, its program and its age in seconds. */
  readonly oldest?: { readonly pid: number; readonly program: string; readonly seconds: number };
  /** A prepared transaction that was never ended. */
  readonly prepared?: { readonly gid: string; readonly seconds: number };
  /** The age of the oldest unfrozen row in transactions; at two thousand million the server stops. */
  readonly age: number;
}

const longSeconds = 15 * 60;
const freezeLate = 1_000_000_000;

/** Examines whether anything keeps dead rows from being removed. */
export async function examineTransactions(read: Read): Promise<Verdict> {
  const [oldest] = await read(
    sql<NonNullable<OldTransactions['oldest']>>`
      select pid, coalesce(nullif(application_name, ''), usename, 'unknown') as program,
        extract(epoch from now() - xact_start)::int as seconds
      from pg_stat_activity
      where xact_start is not null and backend_type = 'client backend' and pid <> pg_backend_pid()
      order by xact_start limit 1`,
  );
  const [prepared] = await read(
    sql<NonNullable<OldTransactions['prepared']>>`
      select gid, extract(epoch from now() - prepared)::int as seconds
      from pg_prepared_xacts order by prepared limit 1`,
  );
  const [row] = await read(
    sql<{ age: number }>`select max(age(datfrozenxid)) as age from pg_database`,
  );
  return judgeTransactions({
    ...(oldest ? { oldest } : {}),
    ...(prepared ? { prepared } : {}),
    age: row?.age ?? 0,
  });
}

export function judgeTransactions({ oldest, prepared, age }: OldTransactions): Verdict {
  const minutes = (seconds: number) => Math.round(seconds / 60);
  const evidence = [
    oldest
      ? `oldest transaction: ${oldest.seconds} s, process ${oldest.pid} (${oldest.program})`
      : 'no other transaction is open',
    `oldest unfrozen transaction: ${age.toLocaleString('en-GB')} ago`,
  ];
  if (age > freezeLate) {
    const wrong = {
      consequence: 'At two billion the server refuses to write anything.',
      remedy: 'Remove what holds it back (see the evidence below), then vacuum as a superuser.',
      enter: 'vacuum (freeze, verbose);',
    };
    return bad('Old rows have not been frozen for too long.', wrong, evidence);
  }
  const consequence = 'Until it ends no dead row is removed: tables grow and the site slows down.';
  if (prepared && prepared.seconds > longSeconds) {
    const wrong = {
      consequence,
      remedy: 'Whatever prepared it must end it; the site never prepares transactions.',
      enter: `rollback prepared '${prepared.gid}';`,
    };
    const found = `A prepared transaction has been waiting for ${minutes(prepared.seconds)} minutes.`;
    return warning(found, wrong, [...evidence, `prepared: ${prepared.gid}`]);
  }
  if (oldest && oldest.seconds > longSeconds) {
    const wrong = {
      consequence,
      remedy:
        'See what it is doing (pg_stat_activity). A backup can take this long; if it is not one, end it.',
      enter: `select pg_terminate_backend(${oldest.pid});`,
    };
    const found = `A transaction has been open for ${minutes(oldest.seconds)} minutes.`;
    return warning(found, wrong, evidence);
  }
  return good('No transaction is holding anything up.', evidence);
}
