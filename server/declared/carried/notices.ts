import { type SqlBool, sql } from 'kysely';
import type { Executor } from '#server/db/kysely.ts';
import type { Rename } from './renames.ts';

/** How the setting is called that says up to when a plan has told of leads (notices/write-notices.ts). */
const turn = 'notices:';

/**
 * Carries over up to when somebody has been told of leads: those since the last digest would be told of to
 * nobody, because a plan begins with the leads to come.
 *
 * @param rename a plan's new key by its former one: a coach's slug, perhaps with a funnel's id behind it;
 *   undefined where it keeps its own
 */
export async function carryNotices(
  db: Executor,
  rename: (plan: string) => string | undefined,
): Promise<void> {
  const turns = await db
    .selectFrom('settings')
    .select('key')
    .where('key', 'like', `${turn}%`)
    .execute();
  for (const { key } of turns) {
    const from = key.slice(turn.length);
    const to = rename(from);
    if (to !== undefined) await carryPlan(db, { from, to });
  }
}

/** A plan looks back a day at most; the keys of what it wrote in that time say what it need not tell again. */
async function carryPlan(db: Executor, { from, to }: Rename): Promise<void> {
  await db
    .insertInto('settings')
    .columns(['key', 'value'])
    .expression((eb) =>
      eb
        .selectFrom('settings')
        .select([eb.val(turn + to).as('key'), sql<string>`value`.as('value')])
        .where('key', '=', turn + from),
    )
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  await db
    .deleteFrom('settings')
    .where('key', '=', turn + from)
    .execute();
  const renamed = sql<string>`${`notice:${to}:`} || substr(d.dedupe_key, ${`notice:${from}:`.length + 1}::int)`;
  await db
    .updateTable('delivery_logs as d')
    .set({ dedupe_key: renamed })
    .where('d.created_at', '>', sql<Date>`now() - interval '2 days'`)
    .where(sql<SqlBool>`starts_with(d.dedupe_key, ${`notice:${from}:`})`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('delivery_logs as o').select('o.id').where('o.dedupe_key', '=', renamed)),
      ),
    )
    .execute();
}
