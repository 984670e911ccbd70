import { sql } from 'kysely';
import type { Coach } from '#engine/declaration/coach.ts';
import { endingsOf, type Inbound } from '#engine/declaration/telling/inbound.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import { canonicalAddress, isEmailAddress } from '#engine/interpret/email-address.ts';
import { anyOf } from '#server/db/expressions.ts';
import { campaignId } from '#server/db/identity.ts';
import type { Executor } from '#server/db/kysely.ts';
import { toStorable } from '#server/db/storable-text.ts';
import { throughContention } from '#server/db/through-contention.ts';
import type { Report, Unread } from './report.ts';
import { writeOut } from './write-out.ts';

export interface DeclaredInbound {
  readonly inbound: DeepReadonly<Inbound>;
  readonly coach: DeepReadonly<Coach>;
  /** The sources of the coach's leads. */
  readonly sources: readonly string[];
}

export interface Taken {
  /** False if the same one was accepted before. */
  readonly isNew: boolean;
  readonly journeysEnded: number;
}

/**
 * Accepts a report: stores it under its sender's id and ends the campaigns that a booking or purchase
 * ends for that person, in one transaction. An email that waits is then not sent, because sending
 * checks this first; one that is with the provider is under way.
 *
 * A cancellation is stored without effect: somebody who has spoken with a coach is not put back into a
 * series of emails.
 *
 * The address of anybody who is not a lead of the coach is not stored.
 */
export function takeReport(
  db: Executor,
  declared: DeclaredInbound,
  report: Report,
): Promise<Taken> {
  const { inbound, coach } = declared;
  const key = report.email === null ? undefined : keyOf(report.email);
  const ending = coach.campaigns
    .filter(({ endsWith }) =>
      endingsOf(endsWith).happenings.some((happening) => happening === report.means),
    )
    .map(({ name }) => campaignId(name));
  const take = async (transaction: Executor): Promise<Taken> => {
    const known = key !== undefined && (await isLead(transaction, declared, key));
    const added = await transaction
      .insertInto('inbound_events')
      .values({
        name: inbound.name,
        event_key: report.id,
        coach: coach.slug,
        kind: inbound.kind,
        means: report.means,
        email_key: known ? key : null,
        problem: known || report.means === null ? null : sayUnknown(report, key, coach.brand),
        occurred_at: report.at,
      })
      .onConflict((conflict) => conflict.columns(['name', 'event_key']).doNothing())
      .returning('event_key')
      .executeTakeFirst();
    if (!added) return { isNew: false, journeysEnded: 0 };
    if (!known || ending.length === 0) return { isNew: true, journeysEnded: 0 };
    const ended = await transaction
      .updateTable('user_journeys as j')
      .from('leads as l')
      .set({ is_completed: true, left_at: sql`now()`, next_email_due_at: null })
      .whereRef('l.id', '=', 'j.lead_id')
      .where('l.email_key', '=', key)
      .where('j.campaign_id', 'in', ending)
      .where('j.left_at', 'is', null)
      // Who has unsubscribed and wants the emails again does not get those that a booking has ended.
      .where(({ or, eb }) =>
        or([eb('j.is_completed', '=', false), eb('j.stopped_at', 'is not', null)]),
      )
      .returning('j.stopped_at')
      .execute();
    const journeysEnded = ended.filter(({ stopped_at }) => stopped_at === null).length;
    await transaction
      .updateTable('inbound_events')
      .set({ journeys_ended: journeysEnded })
      .where('name', '=', inbound.name)
      .where('event_key', '=', report.id)
      .execute();
    return { isNew: true, journeysEnded };
  };
  return throughContention(() => db.transaction().execute(take));
}

function sayUnknown({ email }: Report, key: string | undefined, brand: string): string {
  if (email === null) return 'The report names no address.';
  return key === undefined
    ? 'What the report gives as the address is not one.'
    : `Nobody with this address is a lead of ${brand}.`;
}

/** How much of an unreadable report is kept, in characters. */
const maxSeen = 4000;

/**
 * Keeps the beginning of an unreadable report for people to look at, and records it among the errors.
 * The same one is kept once.
 *
 * @param id identifies its content
 */
export async function keepUnread(
  db: Executor,
  { inbound, coach }: DeclaredInbound,
  { problem, id }: Required<Unread>,
  body: string,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto('inbound_events')
      .values({
        name: inbound.name,
        event_key: id,
        coach: coach.slug,
        kind: inbound.kind,
        problem,
        seen: toStorable(writeOut(body).slice(0, maxSeen)),
      })
      .onConflict((conflict) => conflict.columns(['name', 'event_key']).doNothing())
      .returning('event_key')
      .executeTakeFirst();
    if (!added) return;
    await transaction
      .insertInto('error_logs')
      .values({
        function_name: `webhooks/in/${inbound.name}`,
        error_message: problem,
        request_data: JSON.stringify({ kind: inbound.kind, coach: coach.slug }),
      })
      .execute();
  });
}

function keyOf(email: string): string | undefined {
  return isEmailAddress(email.trim()) ? canonicalAddress(email) : undefined;
}

/** Whether somebody with this address is a lead of the coach, or was when they joined a campaign. */
async function isLead(
  db: Executor,
  { coach, sources }: DeclaredInbound,
  key: string,
): Promise<boolean> {
  const campaigns = coach.campaigns.map(({ name }) => campaignId(name));
  const lead = await db
    .selectFrom('leads as l')
    .select('l.id')
    .where('l.email_key', '=', key)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('l.source', '=', anyOf(sources)),
        exists(
          selectFrom('user_journeys as j')
            .select('j.id')
            .whereRef('j.lead_id', '=', 'l.id')
            .where('j.campaign_id', '=', anyOf(campaigns)),
        ),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return lead !== undefined;
}
