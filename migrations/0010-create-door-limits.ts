import { type Kysely, sql } from 'kysely';

/**
 * What the door counts. `rate_buckets` holds how full the bucket of a client or a funnel is: it is
 * written all the time and a crash of the database may forget it, hence UNLOGGED. `address_quotas`
 * holds when an address, known by its keyed hash only, was last mailed on a stranger's word, and
 * which delivery was the last that was let through.
 *
 * The counters of `rate_limits` by minute stay: the release before this one still writes them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table rate_buckets (
      key text primary key,
      level double precision not null,
      per_second double precision not null,
      ceiling double precision not null,
      updated_at timestamptz not null default now()
    ) with (fillfactor = 80)`.execute(db);
  await sql`
    create table address_quotas (
      address_hash text primary key,
      mailed_at timestamptz[] not null,
      delivery_id uuid not null
    ) with (fillfactor = 80)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table address_quotas, rate_buckets`.execute(db);
}
