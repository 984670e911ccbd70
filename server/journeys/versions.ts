import type { Pool } from 'pg';
import type { Site } from '#engine/site/site.ts';
import { campaignId } from '#server/db/identity.ts';
import { runStatement } from '#server/db/run-statement.ts';
import { sequenceVersion } from '#server/declared/sequence-version.ts';
import { statementTimeoutMs } from './advance.ts';
import type { KnownVersion } from './plan.ts';

/** Every version of every sequence that was ever declared. */
export async function readVersions(pool: Pool): Promise<readonly KnownVersion[]> {
  return runStatement<KnownVersion & { readonly letters: (string | null)[] }>(pool, {
    text: `select campaign_id as "campaignId", version,
        array_agg(content->>'id' order by step) as letters
      from email_sequences group by campaign_id, version`,
    timeoutMs: statementTimeoutMs,
  });
}

/** Journeys that were begun by hand, without a version, count in the one that is declared. */
export async function adoptJourneys(pool: Pool, site: Site): Promise<void> {
  const campaigns = site.coaches.flatMap((coach) => coach.campaigns);
  await runStatement(pool, {
    text: `update user_journeys j set sequence_version = c.version
      from unnest($1::uuid[], $2::text[]) as c (id, version)
      where j.campaign_id = c.id and j.sequence_version is null and not j.is_completed`,
    values: [campaigns.map(({ name }) => campaignId(name)), campaigns.map(sequenceVersion)],
    timeoutMs: statementTimeoutMs,
  });
}
