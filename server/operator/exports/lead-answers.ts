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

/** What a row has in a column of its own: as it is stored, not as it was typed. */
const isOwn = (name: string) => name === 'email' || name === 'name';

/** The column with the answers to what no form asks any more, as JSON. */
export const otherAnswers = 'otherAnswers';

/**
 * Answers by column; what has none, like those of a funnel that is gone, is kept together.
 *
 * @param fields the answers by field
 */
export function answersIn(
  fields: Readonly<Record<string, unknown>>,
  columns: readonly AnswerColumn[],
): Readonly<Record<string, unknown>> {
  const given = new Map(Object.entries(fields));
  const known = new Set(columns.map(({ field }) => field));
  const others = [...given].filter(([field]) => !known.has(field) && !isOwn(field));
  return {
    ...Object.fromEntries(columns.map(({ field, alias }) => [alias, given.get(field)])),
    ...(others.length > 0 && { [otherAnswers]: Object.fromEntries(others) }),
  };
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
    .filter((name) => !(isOwn(name) && taken.includes(name)))
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
): Promise<ReadonlyMap<string, Readonly<Record<string, unknown>>>> {
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
  return new Map(rows.map(({ id, answers }) => [id, answersIn(answers, columns)]));
}
