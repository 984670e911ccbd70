import { sql } from 'kysely';
import type { Site } from '#engine/site/site.ts';
import { campaignId } from '#server/db/identity.ts';
import type { Executor } from '#server/db/kysely.ts';
import { sequenceVersion } from '#server/declared/sequence-version.ts';

/** Gives journeys that were created by hand without a version the declared one. */
export async function adoptJourneys(db: Executor, site: Site): Promise<void> {
  const campaigns = site.coaches.flatMap((coach) => coach.campaigns);
  const ids = campaigns.map(({ name }) => campaignId(name));
  const versions = campaigns.map(sequenceVersion);
  const declared = sql<{
    id: string;
    version: string;
  }>`unnest(${ids}::uuid[], ${versions}::text[])`;
  await db
    .updateTable('user_journeys as j')
    .from(declared.as<'c'>(sql`c (id, version)`))
    .set(({ ref }) => ({ sequence_version: ref('c.version') }))
    .whereRef('j.campaign_id', '=', 'c.id')
    .where('j.sequence_version', 'is', null)
    .where('j.is_completed', '=', false)
    .execute();
}
