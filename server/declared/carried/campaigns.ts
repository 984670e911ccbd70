import { sql } from 'kysely';
import { campaignId, sequenceId } from '#server/db/identity.ts';
import type { Executor } from '#server/db/kysely.ts';
import type { CarriedRows } from './carried-rows.ts';
import { mergeJourneys } from './journeys.ts';
import type { Rename } from './renames.ts';

/** Moves everybody enrolled in a campaign to its new name, at the step they have reached. */
export async function carryCampaign(db: Executor, { from, to }: Rename): Promise<CarriedRows> {
  const [old, now] = [campaignId(from), campaignId(to)];
  await copyVersions(db, old, to);
  const both = await mergeJourneys(db, old, now);
  const journeys = await db
    .updateTable('user_journeys')
    .set({ campaign_id: now })
    .where('campaign_id', '=', old)
    .executeTakeFirstOrThrow();
  const deliveries = await sql`
    with renamed as materialized (
      select d.id, case when starts_with(d.dedupe_key, ${`letter:${old}:`})
        then ${`letter:${now}:`} || substr(d.dedupe_key, ${`letter:${old}:`.length + 1}::int)
        else d.dedupe_key end as key
      from delivery_logs d where d.campaign_id = ${old}::uuid
    )
    update delivery_logs d set
      campaign_id = ${now}::uuid,
      body = case when d.body->>'campaignId' = ${old}
        then d.body || jsonb_build_object('campaignId', ${now}::text) else d.body end,
      dedupe_key = case
        when exists (select from delivery_logs o where o.dedupe_key = renamed.key) then d.dedupe_key
        else renamed.key end
    from renamed where d.id = renamed.id`.execute(db);
  for (const table of ['landing_pages', 'imports'] as const) {
    await db.updateTable(table).set({ campaign_id: now }).where('campaign_id', '=', old).execute();
  }
  return {
    journeys: Number(journeys.numUpdatedRows),
    deliveries: Number(deliveries.numAffectedRows ?? 0),
    enrolled: both,
  };
}

/** Journeys refer to versions of the sequence, so every version that somebody may be in is copied. */
async function copyVersions(db: Executor, old: string, to: string): Promise<void> {
  const versions = await db
    .selectFrom('email_sequences')
    .select(['version', 'step', 'content', 'created_at'])
    .where('campaign_id', '=', old)
    .execute();
  if (versions.length === 0) return;
  await db
    .insertInto('email_sequences')
    .values(
      versions.map(({ version, step, content, created_at }) => ({
        id: sequenceId(to, version, step),
        campaign_id: campaignId(to),
        version,
        step,
        content: JSON.stringify(content),
        created_at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** An email received under its former id counts as received under the new one. */
export async function carryEmail(
  db: Executor,
  { from, to, campaign }: Rename & { readonly campaign: string },
): Promise<CarriedRows> {
  const id = campaignId(campaign);
  await db
    .updateTable('email_sequences')
    .set({ content: sql`content || jsonb_build_object('id', ${to}::text)` })
    .where('campaign_id', '=', id)
    .where(sql`content->>'id'`, '=', from)
    .execute();
  const { numAffectedRows } = await sql`
    with renamed as materialized (
      select d.id, case when right(d.dedupe_key, ${from.length + 1}::int) = ${`:${from}`}
        then left(d.dedupe_key, ${-from.length}::int) || ${to} else d.dedupe_key end as key
      from delivery_logs d
      where d.campaign_id = ${id}::uuid and d.body->>'letter' = ${from}
    )
    update delivery_logs d set
      body = d.body || jsonb_build_object('letter', ${to}::text),
      dedupe_key = case
        when exists (select from delivery_logs o where o.dedupe_key = renamed.key) then d.dedupe_key
        else renamed.key end
    from renamed where d.id = renamed.id`.execute(db);
  return { deliveries: Number(numAffectedRows ?? 0) };
}
