import { sql } from 'kysely';
import type { Unserialized } from '#engine/contract/console/json.ts';
import type { Person } from '#engine/contract/console/people.ts';
import { isId } from '#server/db/identity.ts';
import { hashAddress } from '#server/email/suppression/list.ts';
import { listPersonImports } from '#server/imports/person-imports.ts';
import type { OperatorDeps } from '#server/operator/context/deps.ts';
import { deliveryColumns } from './deliveries-view.ts';
import { leadColumns } from './leads-list.ts';
import { listComing } from './person-schedule.ts';
import { listPersonSeats } from './person-seats.ts';
import { listPersonConfirmations } from './unconfirmed.ts';

/** How much of each kind is shown for one person. */
const maxShown = 100;

/** Everything known about the person behind a lead, through whichever funnels they came. */
export async function findPerson(
  { site, secret, database }: Pick<OperatorDeps, 'site' | 'secret' | 'database'>,
  id: string,
): Promise<Unserialized<Person> | undefined> {
  if (!isId(id)) return undefined;
  const db = database.kysely;
  const found = await db
    .selectFrom('leads as l')
    .select(leadColumns)
    .select(['l.metadata', 'l.email_key', sql<Date>`now()`.as('now')])
    .where('l.id', '=', id)
    .executeTakeFirst();
  if (!found) return undefined;
  const { email_key: key, now, ...lead } = found;
  const ids = db.selectFrom('leads').select('id').where('email_key', '=', key);
  const [others, imported, submissions, confirmations, journeys, seats, deliveries, suppressions] =
    await Promise.all([
      db
        .selectFrom('leads as l')
        .select(leadColumns)
        .where('l.email_key', '=', key)
        .where('l.id', '<>', id)
        .orderBy('l.created_at', 'desc')
        .limit(maxShown)
        .execute(),
      listPersonImports(db, ids),
      db
        .selectFrom('submissions as s')
        .leftJoin('consent_texts as c', 'c.version', 's.consent_version')
        .select([
          's.id',
          's.funnel_id as funnelId',
          's.outcome',
          's.reference',
          's.fields',
          's.page',
          's.attribution',
          's.traffic_source as trafficSource',
          's.version',
          's.variant',
          's.created_at as createdAt',
          'c.text as consent',
          // What was agreed to by ticking a box, by the box's name.
          sql<Readonly<Record<string, string>> | null>`(
          select jsonb_object_agg(box.key, words.text)
          from jsonb_each_text(s.consent_versions) box
          join consent_texts words on words.version = box.value)`.as('ticked'),
        ])
        .where('s.email_key', '=', key)
        .orderBy('s.created_at', 'desc')
        .limit(maxShown)
        .execute(),
      listPersonConfirmations(db, key, maxShown),
      db
        .selectFrom('user_journeys as j')
        .innerJoin('email_campaigns as c', 'c.id', 'j.campaign_id')
        .select((eb) => [
          'j.id',
          'c.name as campaign',
          'j.current_sequence as currentSequence',
          'j.next_email_due_at as nextEmailDueAt',
          'j.is_completed as isCompleted',
          'j.created_at as createdAt',
          'j.stopped_at as stoppedAt',
          'j.left_at as leftAt',
          sql<(string | null)[]>`array${eb
            .selectFrom('email_sequences as e')
            .select(sql`e.content->>'id'`.as('id'))
            .whereRef('e.campaign_id', '=', 'j.campaign_id')
            .whereRef('e.version', '=', 'j.sequence_version')
            .orderBy('e.step')}`.as('stepIds'),
        ])
        .where('j.lead_id', 'in', ids)
        .orderBy('j.created_at', 'desc')
        .limit(maxShown)
        .execute(),
      listPersonSeats(db, ids, maxShown),
      db
        .selectFrom('delivery_logs as d')
        .select(deliveryColumns)
        // Two lists with an index each; one condition with "or" would read the whole table.
        .where('d.id', 'in', (eb) =>
          eb
            .selectFrom('delivery_logs')
            .select('id')
            .where('lead_id', 'in', ids)
            .union((to) =>
              to.parens(
                to
                  .selectFrom('delivery_logs')
                  .select('id')
                  .where(sql`lower(email_address)`, '=', key)
                  .orderBy('created_at', 'desc')
                  .limit(maxShown),
              ),
            ),
        )
        .orderBy('d.created_at', 'desc')
        .limit(maxShown)
        .execute(),
      db
        .selectFrom('suppressions')
        .select(['scope', 'reason', 'created_at as createdAt'])
        .where('email_hash', '=', hashAddress(secret, key))
        .orderBy('created_at', 'desc')
        .execute(),
    ]);
  const coming = listComing(site, { journeys, seats, suppressions }, now);
  return {
    lead,
    others,
    imported,
    submissions,
    confirmations,
    journeys,
    seats,
    coming,
    deliveries,
    suppressions,
  };
}
