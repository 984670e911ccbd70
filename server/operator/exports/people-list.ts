import { sql } from 'kysely';
import type { Page } from '#engine/contract/console/json.ts';
import type { Executor } from '#server/db/kysely.ts';
import { hashAddress } from '#server/email/suppression/list.ts';
import { cutPage } from '#server/operator/views/paging.ts';
import { csvPageSize } from './csv.ts';

export const peopleColumns = [
  'email',
  'name',
  'sources',
  'createdAt',
  'lastSeenAt',
  'submissions',
  'firstTouch',
  'lastTouch',
  'firstCampaign',
  'lastCampaign',
  'journeys',
  'unsubscribedFrom',
  'unreachable',
].map((alias) => ({ alias }));

interface PersonRow {
  readonly email: string;
}

/**
 * People sorted by address, each once, whatever they signed up for.
 *
 * @param secret keys the hashes of suppressed addresses
 * @param before the address that ended the previous page
 */
export async function listPeople(
  db: Executor,
  secret: string,
  before: string | undefined,
): Promise<Page<object>> {
  const { rows } = await sql<PersonRow>`
    with one as materialized (
      select email_key, min(created_at) as first_at, max(created_at) as last_at,
        (array_agg(name order by created_at desc) filter (where name is not null))[1] as name,
        string_agg(source, ', ' order by source) as sources, array_agg(id) as ids
      from leads where email_key > ${before ?? ''}
      group by email_key order by email_key limit ${sql.lit(csvPageSize + 1)}
    )
    select one.email_key as email, one.name, one.sources, one.first_at as "createdAt",
      greatest(one.last_at, last.created_at) as "lastSeenAt",
      coalesce(sent.submissions, 0) as submissions,
      first.traffic_source as "firstTouch", last.traffic_source as "lastTouch",
      first.attribution->>'utm_campaign' as "firstCampaign",
      last.attribution->>'utm_campaign' as "lastCampaign",
      (select string_agg(distinct c.name, ', ' order by c.name)
        from user_journeys j join email_campaigns c on c.id = j.campaign_id
        where j.lead_id = any(one.ids) and not j.is_completed) as journeys
    from one
    left join lateral (
      select count(*)::int as submissions from submissions s where s.email_key = one.email_key
    ) sent on true
    left join lateral (
      select * from submissions s where s.email_key = one.email_key
      order by s.created_at, s.id limit 1
    ) first on true
    left join lateral (
      select * from submissions s where s.email_key = one.email_key
      order by s.created_at desc, s.id desc limit 1
    ) last on true
    order by one.email_key`.execute(db);
  const page = cutPage(rows, csvPageSize, ({ email }) => email);
  const lists = await readLists(db, secret, page.rows);
  return { ...page, rows: page.rows.map((row) => ({ ...row, ...lists.get(row.email) })) };
}

/** Which coaches may no longer email these people, and whom nobody may email. */
async function readLists(db: Executor, secret: string, people: readonly PersonRow[]) {
  const addresses = people.map(({ email }) => email);
  const hashes = addresses.map((address) => hashAddress(secret, address));
  const given = sql<{
    email: string;
    hash: string;
  }>`unnest(${addresses}::text[], ${hashes}::text[])`;
  const rows = await db
    .selectFrom(given.as<'given'>(sql`given (email, hash)`))
    .innerJoin('suppressions as s', 's.email_hash', 'given.hash')
    .select([
      'given.email',
      sql<string | null>`string_agg(s.scope, ', ' order by s.scope)
        filter (where s.reason = 'unsubscribed')`.as('unsubscribedFrom'),
      sql<string | null>`string_agg(distinct s.reason, ', ')
        filter (where s.reason <> 'unsubscribed')`.as('unreachable'),
    ])
    .groupBy('given.email')
    .execute();
  return new Map(rows.map(({ email, ...lists }) => [email, lists]));
}
