import { sql } from 'kysely';
import type { RowVerdict } from '#engine/contract/console/imports.ts';
import { importSource } from '#engine/import/source.ts';
import { newId } from '#server/db/identity.ts';
import type { Executor } from '#server/db/kysely.ts';
import { hashAddress } from '#server/email/suppression/list.ts';
import { ownPeople, verdictOnPerson } from './known-people.ts';
import {
  addCounts,
  batchSize,
  countEach,
  type Import,
  type ImportDeps,
  updateImport,
} from './work.ts';

/**
 * Writes the next people of an import: the lead, its data and, if chosen, the journey. Anybody who has
 * signed up, unsubscribed or been erased since being judged is left as they are. Rows that were written
 * are deleted.
 */
export async function writeRows(
  db: Executor,
  one: Import,
  { site, secret }: ImportDeps,
): Promise<void> {
  const rows = await db
    .selectFrom('import_rows')
    .select(['row', 'email_key', 'draft'])
    .where('import_id', '=', one.id)
    .where('row', '>', one.position)
    .where('verdict', '=', 'new')
    .orderBy('row')
    .limit(batchSize)
    .execute();
  const last = rows.at(-1)?.row;
  if (last === undefined) return updateImport(db, one.id, { state: 'done', position: one.rows });
  const given = rows.map(({ row, email_key, draft }) => ({
    row,
    email_key,
    draft,
    hash: hashAddress(secret, email_key ?? ''),
    lead_id: newId(),
  }));
  const { rows: results } = await sql<{ verdict: RowVerdict; is_written: boolean }>`
    with given as materialized (
      select * from json_to_recordset(${JSON.stringify(given)}::json) as g (
        row integer, email_key text, draft jsonb, hash text, lead_id uuid)
    ),
    judged as materialized (
      select given.*, ${verdictOnPerson(one.coach, ownPeople(site, one.coach))} as against from given
    ),
    lead as (
      insert into leads (id, email, email_key, name, source)
      select lead_id, email_key, email_key, draft->>'name', ${importSource(one.coach)}
      from judged where against is null order by email_key
      on conflict (email_key, source) do nothing
      returning id
    ),
    written as materialized (
      select judged.* from judged join lead on lead.id = judged.lead_id
    ),
    came as (
      insert into imported_leads (lead_id, import_id, row, agreed_at, fields)
      select lead_id, ${one.id}::uuid, row, (draft->>'agreedAt')::timestamptz, draft->'fields'
      from written
    ),
    journey as (
      insert into user_journeys (lead_id, campaign_id, next_email_due_at, sequence_version)
      select lead_id, ${one.campaign_id}::uuid, now(), ${one.sequence_version}::text
      from written where ${one.campaign_id}::uuid is not null
    ),
    settled as materialized (
      select judged.row, written.row is not null as is_written,
        case when written.row is null then coalesce(judged.against, 'known') else 'new' end as verdict
      from judged left join written on written.row = judged.row
    ),
    gone as (
      delete from import_rows r using settled
      where r.import_id = ${one.id} and r.row = settled.row and settled.is_written
    ),
    refused as (
      update import_rows r set verdict = settled.verdict, draft = null,
        email_key = case when settled.verdict <> 'erased' then r.email_key end,
        cells = case when settled.verdict <> 'erased' then r.cells end
      from settled
      where r.import_id = ${one.id} and r.row = settled.row and not settled.is_written
    )
    select verdict, is_written from settled`.execute(db);
  const written = results.filter(({ is_written }) => is_written).length;
  const against = results.filter(({ is_written }) => !is_written).map(({ verdict }) => verdict);
  await updateImport(db, one.id, {
    position: last,
    imported: one.imported + written,
    counts: addCounts(one.counts, { ...countEach(against), new: -rows.length }),
  });
}
