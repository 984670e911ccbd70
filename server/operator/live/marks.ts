import { sql } from 'kysely';
import type { LiveTopic } from '#engine/contract/console/live.ts';
import type { Executor } from '#server/db/kysely.ts';

/** What the database reports about changes. */
type DataTopic = Exclude<LiveTopic, 'clock'>;

/** A text per topic that differs when something in the topic has changed. */
export type Marks = Readonly<Record<DataTopic, string>>;

const tablesOf: Readonly<Record<DataTopic, readonly string[]>> = {
  leads: [
    'leads',
    'submissions',
    'confirmations',
    'user_journeys',
    'event_registrations',
    'event_waiting',
  ],
  deliveries: ['delivery_logs', 'delivery_attempts', 'webhook_events', 'mailbox_messages'],
  imports: ['imports'],
  errors: ['error_logs'],
  audit: ['audit_log'],
  views: ['visit_counts', 'left_out_views'],
  webhooks: ['webhook_endpoints', 'webhook_messages'],
};

/**
 * Reads all marks at once. PostgreSQL counts writes per table, which costs nothing to read but may lag
 * by seconds, so the newest rows are read as well, each through an index.
 */
export async function readMarks(db: Executor): Promise<Marks> {
  const [newest, { rows: counted }] = await Promise.all([
    db
      .selectNoFrom((eb) => [
        eb.selectFrom('leads').select(sql`max(created_at)::text`.as('at')).as('leads'),
        eb.selectFrom('delivery_logs').select(sql`max(created_at)::text`.as('at')).as('deliveries'),
        eb.selectFrom('error_logs').select(sql`max(created_at)::text`.as('at')).as('errors'),
        eb.selectFrom('imports').select(sql`max(updated_at)::text`.as('at')).as('imports'),
        eb.selectFrom('audit_log').select(sql`max(id)::text`.as('id')).as('audit'),
      ])
      .executeTakeFirstOrThrow(),
    sql<{ table: string; changes: string }>`
      select relname as table, (n_tup_ins + n_tup_upd + n_tup_del)::text as changes
      from pg_stat_user_tables where schemaname = current_schema()`.execute(db),
  ]);
  const changes = new Map(counted.map((row) => [row.table, row.changes]));
  const mark = (topic: DataTopic, latest: unknown = null) =>
    [latest, ...tablesOf[topic].map((table) => changes.get(table) ?? '')].join(' ');
  return {
    leads: mark('leads', newest.leads),
    deliveries: mark('deliveries', newest.deliveries),
    imports: mark('imports', newest.imports),
    errors: mark('errors', newest.errors),
    audit: mark('audit', newest.audit),
    views: mark('views'),
    webhooks: mark('webhooks'),
  };
}
