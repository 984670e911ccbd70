import { sql } from 'kysely';
import type { Unserialized } from '#engine/contract/console/json.ts';
import type { InboundLine } from '#engine/contract/console/operations.ts';
import { endingsOf } from '#engine/declaration/telling/inbound.ts';
import type { Site } from '#engine/site/site.ts';
import type { Executor } from '#server/db/kysely.ts';
import { declaredInbound, type InboundKeys } from './inbound-routes.ts';

/** The declared services, each with the results of 30 days. */
export async function listInbound(
  db: Executor,
  site: Site,
  publicUrl: string,
  keys: InboundKeys,
): Promise<Unserialized<InboundLine>[]> {
  const ofLastProblem = (column: 'problem' | 'seen') =>
    sql<string | null>`(array_agg(${sql.ref(column)} order by received_at desc)
      filter (where problem is not null))[1]`.as(column);
  const rows = await db
    .selectFrom('inbound_events')
    .select(({ fn }) => [
      'name',
      fn.countAll<number>().as('reports'),
      fn.count<number>('problem').as('problems'),
      sql<number>`sum(journeys_ended)::int`.as('journeysEnded'),
      fn.max('received_at').as('lastAt'),
      ofLastProblem('problem'),
      ofLastProblem('seen'),
    ])
    .where('received_at', '>', sql<Date>`now() - interval '30 days'`)
    .groupBy('name')
    .execute();
  const came = new Map(rows.map((row) => [row.name, row]));
  return [...declaredInbound(site).values()].map(({ inbound, coach }) => ({
    reports: 0,
    problems: 0,
    journeysEnded: 0,
    lastAt: null,
    problem: null,
    seen: null,
    ...came.get(inbound.name),
    name: inbound.name,
    coach: coach.brand,
    kind: inbound.kind,
    is: inbound.is,
    address: `${publicUrl}/webhooks/in/${inbound.name}`,
    secret: inbound.secret,
    isSet: keys.has(inbound.secret),
    ends: coach.campaigns
      .filter(({ endsWith }) => endingsOf(endsWith).happenings.includes(inbound.is))
      .map(({ name }) => name),
  }));
}
