import { type Kysely, sql } from 'kysely';

/**
 * What is held back for a mailbox, and what campaigns wrote to it.
 *
 * `delivery_logs.held_mailbox` is the keyed hash of a mailbox that has had its requested emails of the
 * day: such an email is sent once there is room again. The release before this one leaves it empty;
 * a worker fills it in, because the hash needs the site's secret. `campaign_counts` is written with
 * every campaign email, and a crash of the database may forget it, hence UNLOGGED; `added` is what
 * the last statement added.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table delivery_logs add column held_mailbox text`.execute(db);
  await sql`
    create index delivery_logs_held on delivery_logs (held_mailbox, created_at)
    where held_mailbox is not null`.execute(db);
  await sql`
    create unlogged table campaign_counts (
      mailbox uuid primary key,
      written_at timestamptz[] not null,
      added integer not null
    ) with (fillfactor = 80)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table campaign_counts`.execute(db);
  await sql`drop index delivery_logs_held`.execute(db);
  await sql`alter table delivery_logs drop column held_mailbox`.execute(db);
}
