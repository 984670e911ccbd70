import { sql } from 'kysely';
import type { Unserialized } from '#engine/contract/console/json.ts';
import type { InboundLine } from '#engine/contract/console/operations.ts';
import { endingsOf } from '#engine/declaration/telling/inbound.ts';
import type { Site } from '#engine/site/site.ts';
import type { Executor } from '#server/db/kysely.ts';
import { declaredInbound, type InboundKeys } from './inbound-routes.ts';

type Came = Pick<
  Unserialized<InboundLine>,
  'name' | 'reports' | 'problems' | 'journeysEnded' | 'lastAt' | 'problem' | 'seen'
>;

/** The declared services, each with the results of 30 days. */
export async function listInbound(
  db: Executor,
  site: Site,
  publicUrl: string,
  keys: InboundKeys,
): Promise<Unserialized<InboundLine>[]> {
  const { rows } = await sql<Came>`
    select e.name, count(*)::int as reports, count(e.problem)::int as problems,
      sum(e.journeys_ended)::int as "journeysEnded", max(e.received_at) as "lastAt",
      (array_agg(e.problem order by e.received_at desc) filter (where e.problem is not null))[1]
        as problem,
      (array_agg(e.seen order by e.received_at desc) filter (where e.problem is not null))[1] as seen
    from inbound_events e where e.received_at > now() - interval '30 days'
    group by e.name`.execute(db);
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
