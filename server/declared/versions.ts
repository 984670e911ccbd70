import { sql } from 'kysely';
import type { Executor } from '#server/db/kysely.ts';

/** A version of a campaign's sequence as stored. */
export interface KnownVersion {
  readonly campaignId: string;
  readonly version: string;
  /** The ids of its steps in order; null if the version is older than step ids. */
  readonly steps: readonly (string | null)[];
}

/**
 * All versions of sequences that were ever declared.
 *
 * @param campaigns only those of these campaigns; of all if absent
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

/** The step ids of a version. Before steps had ids, they were identified by position. */
export function stepIds(
  { steps }: Pick<KnownVersion, 'steps'>,
  declared: readonly string[],
): readonly string[] {
  return steps.map((id, index) => id ?? declared[index] ?? '');
}
