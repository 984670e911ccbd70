import { sql } from 'kysely';
import type { RowVerdict } from '#engine/contract/console/imports.ts';
import { judgeRow, type RowRules } from '#engine/import/judge-row.ts';
import { readMoment } from '#engine/import/read-moment.ts';
import { readNow } from '#server/db/database-clock.ts';
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

/** Judges an import's next rows: on their own, against earlier rows, and against what is known. */
export async function judgeRows(
  db: Executor,
  one: Import,
  { site, secret }: ImportDeps,
): Promise<void> {
  const rows = await db
    .selectFrom('import_rows')
    .select(['row', 'cells'])
    .where('import_id', '=', one.id)
    .where('row', '>', one.position)
    .where('cells', 'is not', null)
    .orderBy('row')
    .limit(batchSize)
    .execute();
  const last = rows.at(-1)?.row;
  if (last === undefined) return updateImport(db, one.id, { state: 'judged' });
  const rules = rulesOf(one, await readNow(db));
  const given = rows.map(({ row, cells }) => {
    const judged = judgeRow(cells ?? [], rules);
    return {
      row,
      verdict: judged.verdict,
      email_key: judged.key,
      hash: judged.key && hashAddress(secret, judged.key),
      draft: judged.verdict === 'new' ? judged.draft : null,
    };
  });
  const { rows: judged } = await sql<{ verdict: RowVerdict }>`
    with given as materialized (
      select * from json_to_recordset(${JSON.stringify(given)}::json) as g (
        row integer, verdict text, email_key text, hash text, draft jsonb)
    ),
    judged as materialized (
      select given.row, given.email_key, given.draft,
        case when given.verdict <> 'new' then given.verdict else coalesce(
          nullif(person.verdict, 'known'),
          case when exists (select from given above
              where above.email_key = given.email_key and above.row < given.row
                and above.verdict = 'new')
            or exists (select from import_rows above
              where above.import_id = ${one.id} and above.email_key = given.email_key
                and above.row <= ${one.position}::int
                and above.verdict not in ('no-name', 'no-consent'))
          then 'duplicate' end,
          person.verdict, 'new') end as verdict
      from given cross join lateral (
        select ${verdictOnPerson(one.coach, ownPeople(site, one.coach))} as verdict
      ) person
    )
    update import_rows r set verdict = judged.verdict,
      email_key = case when judged.verdict <> 'erased' then judged.email_key end,
      draft = case when judged.verdict = 'new' then judged.draft end,
      cells = case when judged.verdict <> 'erased' then r.cells end
    from judged where r.import_id = ${one.id} and r.row = judged.row
    returning judged.verdict`.execute(db);
  await updateImport(db, one.id, {
    position: last,
    counts: addCounts(one.counts, countEach(judged.map(({ verdict }) => verdict))),
  });
}

function rulesOf({ titles, settings }: Import, now: Date): RowRules {
  if (!settings) throw new Error('An import is judged by what its columns mean.');
  const { columns, needsName, agreedAt } = settings;
  return {
    titles,
    columns,
    needsName,
    agreedAt: agreedAt === null ? null : (readMoment(agreedAt) ?? null),
    now,
  };
}
