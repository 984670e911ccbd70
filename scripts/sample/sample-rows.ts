import type { ClientBase } from 'pg';
import type { Site } from '#engine/site/site.ts';
import { campaignId } from '#server/db/identity.ts';
import { funnelVersion } from '#server/versions/funnel-version.ts';
import { writeSampleExperiments } from './sample-experiments.ts';
import { type SampleSize, sampleStatements } from './sample-statements.ts';
import { sampleVisits } from './sample-visits.ts';

/** People per batch; each has a submission, a journey and emails. */
const batch = 100_000;

const filledTables = [
  'leads',
  'submissions',
  'user_journeys',
  'delivery_logs',
  'delivery_attempts',
  'error_logs',
];

/**
 * Fills a migrated and reconciled database with people, their submissions, journeys and emails, and
 * with errors and visits. Ids and addresses follow from a number, so that a second run adds nothing. It
 * is one transaction, which drops the indexes, recreates them at the end and locks the tables
 * meanwhile.
 *
 * @param client a connection that nobody else uses
 * @param size how many leads, and how many deliveries each has
 * @param say called after every batch with the number of leads so far
 */
export async function writeSampleRows(
  client: ClientBase,
  site: Site,
  size: SampleSize,
  say: (written: number) => void,
): Promise<void> {
  await client.query('begin');
  try {
    await leaveOutReferenceChecks(client);
    const indexes = await dropIndexes(client);
    await client.query(
      'create temporary table sample_funnels (n int, funnel jsonb) on commit drop',
    );
    await client.query(
      `insert into sample_funnels
        select row_number() over () - 1, value from jsonb_array_elements($1::jsonb)`,
      [JSON.stringify(listFunnels(site))],
    );
    for (let from = 1; from <= size.people; from += batch) {
      const to = Math.min(size.people, from + batch - 1);
      for (const statement of sampleStatements) await client.query(statement(size), [from, to]);
      say(to);
    }
    for (const definition of indexes) await client.query(definition);
    await writeSampleExperiments(client);
    for (const statement of sampleVisits) await client.query(statement);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  await client.query('vacuum (analyze)');
}

/**
 * References follow from the same number as the row itself, and checking them would take longer than
 * writing. Only a superuser may skip the checks.
 */
async function leaveOutReferenceChecks(client: ClientBase): Promise<void> {
  const { rows } = await client.query(
    'select rolsuper as may from pg_roles where rolname = current_user',
  );
  if (rows[0]?.may) await client.query('set local session_replication_role = replica');
}

/**
 * Drops the indexes that no constraint needs, and the unique ones of keys that come in no order.
 *
 * @returns the statements that recreate them
 */
async function dropIndexes(client: ClientBase): Promise<readonly string[]> {
  const { rows: constraints } = await client.query<{ place: string; definition: string }>(
    `select format('alter table %s %%s constraint %I', conrelid::regclass, conname) as place,
        pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'u' and conrelid = any($1::regclass[])`,
    [['leads', 'delivery_logs']],
  );
  for (const { place } of constraints) await client.query(place.replace('%s', 'drop'));
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
      from pg_index i
      where i.indrelid = any($1::regclass[])
        and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [filledTables],
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  return [
    ...constraints.map(({ place, definition }) => `${place.replace('%s', 'add')} ${definition}`),
    ...indexes.map(({ definition }) => definition),
  ];
}

/** The facts about funnels that rows refer to. */
function listFunnels({ funnels }: Site): readonly object[] {
  return funnels.flatMap(({ id, coach, declaration, paths: [path] }) => {
    if (declaration.kind !== 'lead') return [];
    const { source, journey, email } = declaration.submission;
    return [
      {
        id,
        path,
        source,
        coach: coach.slug,
        version: funnelVersion(declaration),
        function: email.function,
        campaign: journey ? campaignId(journey.campaign) : null,
      },
    ];
  });
}
