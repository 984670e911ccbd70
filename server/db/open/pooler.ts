import type pg from 'pg';

/** What an address says of a pooler in between, with `pgbouncer=true` or `pgbouncer=false`. */
interface NamedPooler {
  /** The address without it: it is meant for this program, not for the server. */
  readonly address: string;
  /** The address with `pgbouncer=true`. */
  readonly pooled: string;
  /** Whether there is one in transaction mode; undefined if the address does not say. */
  readonly isPooled: boolean | undefined;
}

/** Reads what an address says of a pooler. */
export function readPooler(url: string): NamedPooler {
  const parsed = URL.parse(url);
  if (!parsed) return { address: url, pooled: url, isPooled: undefined };
  const said = parsed.searchParams.get('pgbouncer');
  parsed.searchParams.set('pgbouncer', 'true');
  const pooled = parsed.href;
  if (said === null) return { address: url, pooled, isPooled: undefined };
  parsed.searchParams.delete('pgbouncer');
  return { address: parsed.href, pooled, isPooled: said === 'true' };
}

/**
 * Whether somebody else answers in the server's place: a pooler greets with a process number of its own,
 * and then passes on the question which process it is. Its mode cannot be seen from here.
 */
export async function isThroughPooler(pool: pg.Pool): Promise<boolean> {
  const client: pg.PoolClient & { readonly processID?: number | null } = await pool.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return rows[0]?.pid !== client.processID;
  } finally {
    client.release();
  }
}
