import { type RawBuilder, sql } from 'kysely';
import type { ApiRecord } from '#engine/contract/api/lists.ts';
import { type Executor, named } from '#server/db/kysely.ts';
import type { TimeKey } from '#server/operator/context/page-keys.ts';
import type { OwnLists } from './own-lists.ts';

/** Which rows are read: those after a key, oldest first. */
export interface Wanted {
  readonly after: TimeKey;
  readonly limit: number;
}

/** A record with its sort key. */
export interface Keyed<Record> {
  readonly key: TimeKey;
  readonly record: Record;
}

/** A row as read; its timestamp is repeated to the microsecond, as the key has it. */
type Row<Record extends { readonly createdAt: string }, Told extends keyof Record> = Omit<
  Record,
  Told | 'createdAt'
> & { readonly id: string; readonly at: string; readonly createdAt: Date };

/** SQL: every row's columns, with its timestamp as its key has it. */
const keyOf = (table: string) => {
  const createdAt = sql.ref(`${table}.created_at`);
  return sql`${sql.ref(`${table}.id`)}, ${createdAt} as "createdAt",
    to_char(${createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at`;
};

/** SQL: the rows after a key in order, read from an index. */
const following = (table: string, { at, id }: TimeKey, limit: number) => {
  const key = sql`${sql.ref(`${table}.created_at`)}, ${sql.ref(`${table}.id`)}`;
  return sql`(${key}) > (${at}::timestamptz, ${id}::uuid) order by ${key} limit ${limit}`;
};

/**
 * Reads rows of many lists by time. Each list contributes at most one page from an index, so it does
 * not matter how many rows the others have.
 *
 * @param lists SQL: a table `list` with a row for each list
 * @param rows SQL: the first rows of one list
 */
async function readLists<Read extends { readonly at: string; readonly id: string }>(
  db: Executor,
  name: string,
  { lists, rows }: { readonly lists: RawBuilder<unknown>; readonly rows: RawBuilder<unknown> },
  limit: number,
): Promise<readonly Read[]> {
  const read = await sql<Read>`${named(name)}
    select one.* from ${lists} cross join lateral (${rows}) one
    order by one."createdAt", one.id limit ${limit}`.execute(db);
  return read.rows;
}

/** Leads in order of arrival. */
export async function readLeads(
  { db, originOfSource }: OwnLists,
  { after, limit }: Wanted,
): Promise<readonly Keyed<ApiRecord<'leads'>>[]> {
  const lists = sql`unnest(${[...originOfSource.keys()]}::text[]) list (source)`;
  const rows = sql`select ${keyOf('l')}, l.email, l.name, l.source, l.metadata from leads l
    where l.source = list.source and ${following('l', after, limit)}`;
  const read = await readLists<Row<ApiRecord<'leads'>, 'coach' | 'funnel'>>(
    db,
    'api-leads',
    { lists, rows },
    limit,
  );
  return read.map(({ at, createdAt, ...row }) => {
    const { funnel = null, coach = '' } = originOfSource.get(row.source) ?? {};
    const record = { ...row, coach, funnel, createdAt: createdAt.toISOString() };
    return { key: { at, id: row.id }, record };
  });
}

/** Submissions in order of arrival, whatever their outcome. */
export async function readSubmissions(
  { db, coachOfFunnel }: OwnLists,
  { after, limit }: Wanted,
): Promise<readonly Keyed<ApiRecord<'submissions'>>[]> {
  const lists = sql`unnest(${[...coachOfFunnel.keys()]}::text[]) list (funnel_id)`;
  const rows = sql`select ${keyOf('s')}, s.reference, s.funnel_id as funnel, s.lead_id as "leadId",
      s.email_key as email, s.fields, s.page, s.attribution, s.traffic_source as "trafficSource",
      s.version, s.variant, s.consent_version as "consentVersion",
      s.consent_versions as "consentVersions", s.outcome
    from submissions s
    where s.funnel_id = list.funnel_id and ${following('s', after, limit)}`;
  const read = await readLists<Row<ApiRecord<'submissions'>, 'coach'>>(
    db,
    'api-submissions',
    { lists, rows },
    limit,
  );
  return read.map(({ at, createdAt, ...row }) => {
    const coach = coachOfFunnel.get(row.funnel) ?? '';
    return {
      key: { at, id: row.id },
      record: { ...row, coach, createdAt: createdAt.toISOString() },
    };
  });
}

/** Registrations in order of arrival, including those for past dates. */
export async function readRegistrations(
  { db, coachOfFunnel }: OwnLists,
  { after, limit }: Wanted,
): Promise<readonly Keyed<ApiRecord<'registrations'>>[]> {
  const lists = sql`(
    select e.*, split_part(e.key, '/', 1) as funnel from events e
    where split_part(e.key, '/', 1) = any(${[...coachOfFunnel.keys()]}::text[])) list`;
  const rows = sql`select ${keyOf('r')}, r.lead_id as "leadId", l.email_key as email, l.name,
      list.funnel, r.held_until as "heldUntil", json_build_object('id', list.id, 'key', list.key,
        'name', list.name, 'timeZone', list.time_zone, 'minutes', list.minutes) as event,
      list.starts_at as "startsAt"
    from event_registrations r join leads l on l.id = r.lead_id
    where r.event_id = list.id and ${following('r', after, limit)}`;
  type Read = Row<ApiRecord<'registrations'>, 'coach' | 'heldUntil' | 'event'> & {
    readonly heldUntil: Date | null;
    readonly startsAt: Date | null;
    readonly event: Omit<ApiRecord<'registrations'>['event'], 'startsAt'>;
  };
  const read = await readLists<Read>(db, 'api-registrations', { lists, rows }, limit);
  return read.map(({ at, createdAt, heldUntil, startsAt, event, ...row }) => ({
    key: { at, id: row.id },
    record: {
      ...row,
      coach: coachOfFunnel.get(row.funnel) ?? '',
      event: { ...event, startsAt: startsAt?.toISOString() ?? null },
      heldUntil: heldUntil?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
    },
  }));
}
