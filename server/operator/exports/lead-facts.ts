import { sql } from 'kysely';
import type { Executor } from '#server/db/kysely.ts';

/** An exported lead's facts besides its own columns and answers. */
export const factColumns = [
  'firstTouch',
  'firstCampaign',
  'lastTouch',
  'lastCampaign',
  'attribution',
  'agreedTo',
  'agreedAt',
  'agreedWhere',
  'ticked',
  'confirmedAt',
  'journeys',
  'importId',
] as const;

type Facts = Readonly<Record<(typeof factColumns)[number], unknown>>;

/**
 * These leads' first and last touch, by traffic source and `utm_campaign`; their latest consent, or the
 * import's; and their campaigns.
 *
 * @returns the facts by the lead's id
 */
export async function readFacts(
  db: Executor,
  leads: readonly { readonly id: string }[],
): Promise<ReadonlyMap<string, Facts>> {
  const ids = leads.map(({ id }) => id);
  const { rows } = await sql<Facts & { readonly id: string }>`
    select given.id,
      first.traffic_source as "firstTouch", first.attribution->>'utm_campaign' as "firstCampaign",
      last.traffic_source as "lastTouch", last.attribution->>'utm_campaign' as "lastCampaign",
      last.attribution,
      coalesce(words.text, file.settings->>'agreedTo') as "agreedTo",
      case when words.text is null then came.agreed_at else last.created_at end as "agreedAt",
      case when words.text is null then file.settings->>'agreedWhere' else last.page end as "agreedWhere",
      (select string_agg(box, ', ' order by box) from jsonb_object_keys(last.consent_versions) box)
        as ticked,
      (select max(k.confirmed_at) from submissions s join confirmations k on k.id = s.id
        where s.lead_id = given.id) as "confirmedAt",
      (select string_agg(c.name || case when j.stopped_at is not null then ' (stopped)'
          when j.is_completed then ' (ended)' else '' end, ', ' order by c.name)
        from user_journeys j join email_campaigns c on c.id = j.campaign_id
        where j.lead_id = given.id) as journeys,
      came.import_id as "importId"
    from unnest(${ids}::uuid[]) as given (id)
    left join lateral (
      select * from submissions s where s.lead_id = given.id order by s.created_at, s.id limit 1
    ) first on true
    left join lateral (
      select * from submissions s where s.lead_id = given.id
      order by s.created_at desc, s.id desc limit 1
    ) last on true
    left join consent_texts words on words.version = last.consent_version
    left join imported_leads came on came.lead_id = given.id
    left join imports file on file.id = came.import_id`.execute(db);
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}
