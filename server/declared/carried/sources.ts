import { sql } from 'kysely';
import type { Executor } from '#server/db/kysely.ts';
import type { CarriedRows } from './carried-rows.ts';
import { asRows, freeSecondSeats, type LeadPair } from './lead-pairs.ts';
import type { Rename } from './renames.ts';
import { keepPlaces } from './waiting.ts';

/**
 * Carries the leads of a former source over to the new one. Leads under both are one person: the older
 * one stays and gets what the other has.
 */
export async function carrySource(db: Executor, { from, to }: Rename): Promise<CarriedRows> {
  const both = await db
    .selectFrom('leads as o')
    .innerJoin('leads as n', 'n.email_key', 'o.email_key')
    .where('o.source', '=', from)
    .where('n.source', '=', to)
    .select([
      'o.id as former',
      'n.id as current',
      sql<boolean>`(o.created_at, o.id) <= (n.created_at, n.id)`.as('keepsFormer'),
    ])
    .execute();
  const pairs = both.map(({ former, current, keepsFormer }) =>
    keepsFormer ? { kept: former, gone: current } : { kept: current, gone: former },
  );
  if (pairs.length > 0) await mergeLeads(db, pairs);
  const { numUpdatedRows } = await db
    .updateTable('leads')
    .set({ source: to })
    .where('source', '=', from)
    .executeTakeFirstOrThrow();
  return { leads: Number(numUpdatedRows), people: pairs.length };
}

/** A second seat at one event is freed, and a stopped journey stays stopped. */
async function mergeLeads(db: Executor, pairs: readonly LeadPair[]): Promise<void> {
  const pair = asRows(pairs);
  const carry = (table: 'event_registrations' | 'submissions' | 'user_journeys') =>
    db
      .updateTable(table)
      .from(pair)
      .set(({ ref }) => ({ lead_id: ref('p.kept') }))
      .whereRef('lead_id', '=', 'p.gone')
      .execute();
  await freeSecondSeats(db, pairs);
  await carry('event_registrations');
  await db
    .updateTable('user_journeys as k')
    .from(pair)
    .innerJoin('user_journeys as g', 'g.lead_id', 'p.gone')
    .set(({ fn }) => ({
      stopped_at: fn.coalesce('k.stopped_at', 'g.stopped_at'),
      left_at: fn.coalesce('k.left_at', 'g.left_at'),
      is_completed: sql`k.is_completed or coalesce(g.stopped_at, g.left_at) is not null`,
    }))
    .whereRef('k.lead_id', '=', 'p.kept')
    .whereRef('k.campaign_id', '=', 'g.campaign_id')
    .execute();
  await db
    .deleteFrom('user_journeys as g')
    .using([pair, 'user_journeys as k'])
    .whereRef('g.lead_id', '=', 'p.gone')
    .whereRef('k.lead_id', '=', 'p.kept')
    .whereRef('k.campaign_id', '=', 'g.campaign_id')
    .execute();
  await carry('user_journeys');
  await carry('submissions');
  await keepPlaces(db, pairs);
  await db
    .updateTable('imported_leads as i')
    .from(pair)
    .set(({ ref }) => ({ lead_id: ref('p.kept') }))
    .whereRef('i.lead_id', '=', 'p.gone')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('imported_leads as k')
            .select('k.lead_id')
            .whereRef('k.lead_id', '=', 'p.kept'),
        ),
      ),
    )
    .execute();
  // The key of an email about an event names the lead; nobody is reminded twice.
  await db
    .updateTable('delivery_logs as d')
    .from(pair)
    .set(({ ref }) => ({
      lead_id: ref('p.kept'),
      dedupe_key: sql`case
        when d.dedupe_key not like 'submission:%' and not exists (select from delivery_logs o
          where o.dedupe_key = replace(d.dedupe_key, p.gone::text, p.kept::text))
        then replace(d.dedupe_key, p.gone::text, p.kept::text) else d.dedupe_key end`,
    }))
    .whereRef('d.lead_id', '=', 'p.gone')
    .execute();
  await db
    .updateTable('leads as k')
    .from(pair)
    .innerJoin('leads as g', 'g.id', 'p.gone')
    .set(({ fn }) => ({
      name: fn.coalesce('k.name', 'g.name'),
      metadata: sql`coalesce(g.metadata || k.metadata, k.metadata, g.metadata)`,
    }))
    .whereRef('k.id', '=', 'p.kept')
    .execute();
  await db.deleteFrom('leads').using(pair).whereRef('id', '=', 'p.gone').execute();
}
