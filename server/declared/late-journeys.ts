import { type RawBuilder, sql } from 'kysely';
import { type Site, ticked } from '#engine/site/site.ts';
import { type DeclaredJourney, journeyBox, journeyOf } from './declared-journey.ts';

/** The journey of a funnel whose requested email may leave long after its form was sent. */
export interface LateJourney extends DeclaredJourney {
  readonly funnel_id: string;
  /** The box that has to be ticked for the journey to start; null if none has to. */
  readonly journey_box: string | null;
}

/** Every funnel whose requested email may be held. */
export function listLateJourneys(site: Pick<Site, 'funnels'>): readonly LateJourney[] {
  return site.funnels.flatMap((funnel) => {
    if (funnel.declaration.kind !== 'lead') return [];
    return [{ funnel_id: funnel.id, journey_box: journeyBox(funnel), ...journeyOf(funnel) }];
  });
}

/** SQL: these journeys as rows. */
export function lateJourneys(funnels: readonly LateJourney[]): RawBuilder<unknown> {
  return sql`select * from json_to_recordset(${JSON.stringify(funnels)}::json) as f (
    funnel_id text, journey_box text, campaign_id uuid, campaign_name text, page_id uuid,
    due_in_seconds float8, sequence_version text)`;
}

/**
 * SQL that starts the journeys of released emails whose campaigns still exist. It reads `released`
 * (`submission_id`, `lead_id`, `funnel_id`) and `funnel`, made by `lateJourneys`.
 */
export const startLateJourneys = sql`
  insert into user_journeys (lead_id, campaign_id, page_id, next_email_due_at, sequence_version)
  select distinct on (r.lead_id, c.id) r.lead_id, c.id, f.page_id,
    now() + make_interval(secs => f.due_in_seconds), f.sequence_version
  from released r
  join funnel f on f.funnel_id = r.funnel_id
  join email_campaigns c on c.name = f.campaign_name
  where r.lead_id is not null
    and (f.journey_box is null or exists (select from submissions s
      where s.id = r.submission_id and s.fields->>f.journey_box = ${sql.lit(ticked)}))
  on conflict (lead_id, campaign_id) do nothing`;
