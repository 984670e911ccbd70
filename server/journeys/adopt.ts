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
  await sql`
    update user_journeys j set sequence_version = c.version
    from unnest(${ids}::uuid[], ${versions}::text[]) as c (id, version)
    where j.campaign_id = c.id and j.sequence_version is null and not j.is_completed`.execute(db);
}
