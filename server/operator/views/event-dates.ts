import { sql } from 'kysely';
import type { FunnelDetails } from '#engine/contract/console/funnels.ts';
import { dateAt } from '#engine/schedule/event-states.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';
import type { OperatorDeps } from '#server/operator/context/deps.ts';

/** The dates of a funnel's event with their seats, and how many people wait for one. */
export async function readDates(
  { database, clock }: Pick<OperatorDeps, 'database' | 'clock'>,
  { dates }: CompiledFunnel,
): Promise<FunnelDetails['dates']> {
  if (dates.length === 0) return [];
  const rows = await database.kysely
    .selectFrom('events as e')
    .select(({ selectFrom }) => [
      'e.key',
      'e.taken',
      selectFrom('event_waiting as w')
        .whereRef('w.event_id', '=', 'e.id')
        .select(sql<number>`count(*)::int`.as('waiting'))
        .as('waiting'),
    ])
    .where(
      'e.key',
      'in',
      dates.map(({ key }) => key),
    )
    .execute();
  const taken = new Map(rows.map((row) => [row.key, row.taken]));
  return dates.map((date) => ({
    key: date.key,
    startsAt: date.startsAt?.toISOString() ?? null,
    state: dateAt(date, clock(), taken).state,
    taken: taken.get(date.key) ?? 0,
    seats: date.seats ?? null,
    waiting: rows.find(({ key }) => key === date.key)?.waiting ?? 0,
  }));
}
