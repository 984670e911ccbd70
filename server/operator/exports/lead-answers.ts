import { sql } from 'kysely';
import type { Site } from '#engine/site/site.ts';
import type { Executor } from '#server/db/kysely.ts';

/** What a form asks for or stores without asking, as a column of the exported leads. */
export interface AnswerColumn {
  /** The field's name. */
  readonly field: string;
  /** The column's name. */
  readonly alias: string;
}

/**
 * A column for each field and constant that a form of the site declares. Several forms may have a field
 * of the same name: it is one column. They stand in the order of their names, so that no funnel that
 * comes or goes changes the order of the others.
 *
 * @param taken the names of the columns that a lead has anyway
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
 * What these leads have answered: of each field the latest answer, whichever form it was given to.
 *
 * @returns the answers in their columns, by the lead's id
 */
export async function readAnswers(
  db: Executor,
  leads: readonly { readonly id: string }[],
  columns: readonly AnswerColumn[],
): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>> {
  const ids = leads.map(({ id }) => id);
  const { rows } = await sql<{ id: string; answers: Readonly<Record<string, string>> }>`
    select s.lead_id as id, jsonb_object_agg(given.key, given.value order by s.created_at, s.id) as answers
    from submissions s cross join jsonb_each_text(s.fields) given
    where s.lead_id = any(${ids}::uuid[]) group by s.lead_id`.execute(db);
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
