import { type Expression, type SqlBool, sql } from 'kysely';
import type { Unserialized } from '#engine/contract/console/json.ts';
import type { PersonImport } from '#engine/contract/console/people.ts';
import type { Executor } from '#server/db/kysely.ts';

/** The imports that brought in these leads, with what was agreed to. */
export function listPersonImports(
  db: Executor,
  leadIds: Expression<unknown>,
): Promise<Unserialized<PersonImport>[]> {
  return db
    .selectFrom('imported_leads as p')
    .innerJoin('imports as i', 'i.id', 'p.import_id')
    .innerJoin('leads as l', 'l.id', 'p.lead_id')
    .select([
      'i.id',
      'i.file_name as fileName',
      'i.coach',
      sql<string>`coalesce(i.settings->>'agreedTo', '')`.as('agreedTo'),
      sql<string>`coalesce(i.settings->>'agreedWhere', '')`.as('agreedWhere'),
      'p.agreed_at as agreedAt',
      'p.fields',
      'l.created_at as createdAt',
    ])
    .where(sql<SqlBool>`p.lead_id in ${leadIds}`)
    .orderBy('l.created_at', 'desc')
    .execute();
}
