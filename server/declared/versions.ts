import { sql } from 'kysely';
import type { Executor } from '#server/db/kysely.ts';

/** One version of a campaign's sequence, as the database keeps it. */
export interface KnownVersion {
  readonly campaignId: string;
  readonly version: string;
  /** The ids of its steps in order; null where the version is older than the ids. */
  readonly steps: readonly (string | null)[];
}

/**
 * The versions of sequences that were ever declared.
 *
 * @param campaigns only those of these campaigns; of all when absent
 */
export function readVersions(
  db: Executor,
  campaigns?: readonly string[],
): Promise<readonly KnownVersion[]> {
  return db
    .selectFrom('email_sequences')
    .select([
      'campaign_id as campaignId',
      'version',
      sql<(string | null)[]>`array_agg(content->>'id' order by step)`.as('steps'),
    ])
    .$if(campaigns !== undefined, (query) => query.where('campaign_id', 'in', campaigns ?? []))
    .groupBy(['campaign_id', 'version'])
    .execute();
}

/** The ids of a version's steps. Before steps had ids, a step's place was all there was to know it by. */
export function stepIds(
  { steps }: Pick<KnownVersion, 'steps'>,
  declared: readonly string[],
): readonly string[] {
  return steps.map((id, index) => id ?? declared[index] ?? '');
}
