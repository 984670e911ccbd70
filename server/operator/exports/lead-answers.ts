import { type NotNull, sql } from 'kysely';
import type { Site } from '#engine/site/site.ts';
import { anyOf } from '#server/db/expressions.ts';
import type { Executor } from '#server/db/kysely.ts';

/** A field or constant of forms, as a column of exported leads. */
export interface AnswerColumn {
  /** The field's name. */
  readonly field: string;
  /** The column's name. */
  readonly alias: string;
}

/**
 * A column for each field and constant declared by the site's forms. Fields of the same name in several
 * forms are one column. Columns are sorted by name, so that adding or removing a funnel does not
 * reorder the others.
 *
 * @param taken the names of columns that a lead has anyway
 */
export function answerColumns(
  { funnels }: Pick<Site, 'funnels'>,
  taken: readonly string[],
): readonly AnswerColumn[] {
  const names = funnels.flatMap(({ formFields, constants }) => [
    ...formFields.map(({ name }) => name),
    ...Object.keys(constants),
  ]);
  return [...new Set(names)]
    .filter((name) => name !== 'email' && name !== 'name')
    .sort()
    .map((field) => ({ field, alias: taken.includes(field) ? `field.${field}` : field }));
}

/**
 * These leads' answers: for each field the latest one, from any form.
 *
 * @returns the answers by column, by the lead's id
 */
export async function readAnswers(
  db: Executor,
  leads: readonly { readonly id: string }[],
  columns: readonly AnswerColumn[],
): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>> {
  const ids = leads.map(({ id }) => id);
  const rows = await db
    .selectFrom('submissions as s')
    .crossJoin(sql`jsonb_each_text(s.fields)`.as('given'))
    .select([
      's.lead_id as id',
      sql<Readonly<Record<string, string>>>`
        jsonb_object_agg(given.key, given.value order by s.created_at, s.id)`.as('answers'),
    ])
    .where('s.lead_id', '=', anyOf(ids))
    .groupBy('s.lead_id')
    .$narrowType<{ id: NotNull }>()
    .execute();
  return new Map(
    rows.map(({ id, answers }) => {
      const given = new Map(Object.entries(answers));
      return [
        id,
        Object.fromEntries(columns.map(({ field, alias }) => [alias, given.get(field) ?? ''])),
      ];
    }),
  );
}
