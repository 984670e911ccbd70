import { sql } from 'kysely';
import { confirmDays } from '#engine/site/confirmation.ts';
import { newId } from '#server/db/identity.ts';
import type { Executor } from '#server/db/kysely.ts';
import { askingFunction } from '#server/email/composing/engine-messages.ts';
import { heldCode, takeRoom } from '#server/limits/mailbox-quota.ts';

const heldReason = sql.lit('The mailbox has reached its daily limit; this email waits for room.');

/** An email that asks for confirmation, in the delivery log. */
export interface AskingDelivery {
  readonly id: string;
}

export interface Asked {
  /** The sign-up. */
  readonly id: string;
  readonly address: string;
  /** The hash that counts for its mailbox. */
  readonly mailbox: string;
  readonly funnelId: string;
  readonly coach: string;
  /** How long the worker leaves it to the process that wrote it. */
  readonly inSeconds: number;
}

/**
 * Writes an email that asks to confirm; above the mailbox's daily limit it is held. Its body says whether
 * the event ends the time for it.
 */
export async function writeAskingEmail(
  db: Executor,
  { id, address, mailbox, funnelId, coach, inSeconds }: Asked,
): Promise<AskingDelivery> {
  const deliveryId = newId();
  const one = sql`(select ${mailbox}::text as address_hash, ${deliveryId}::uuid as delivery_id) one`;
  const { rows } = await sql<AskingDelivery>`
    with quota as (${takeRoom(one)}),
    written as (
      insert into delivery_logs (id, dedupe_key, email_address, function_name, funnel_id, coach, body,
        next_attempt_at, status, last_error_code, last_error, held_mailbox)
      select ${deliveryId}::uuid, 'confirm:' || ${id} || ':' || ${deliveryId}, ${address},
        ${askingFunction}, ${funnelId}, ${coach},
        jsonb_build_object('confirmation', ${id}::text, 'untilBegun', (
          select expires_at < asked_at + make_interval(days => ${sql.lit(confirmDays)})
          from confirmations where id = ${id}::uuid)),
        now() + make_interval(secs => ${inSeconds}::float8),
        case when has_room then 'pending' else 'suppressed' end,
        case when not has_room then ${heldCode} end, case when not has_room then ${heldReason} end,
        case when not has_room then ${mailbox} end
      from (select delivery_id = ${deliveryId}::uuid as has_room from quota) q
      returning id, status
    ),
    noted as (
      update confirmations set emails = emails + 1, emailed_at = now() where id = ${id}::uuid
    ),
    told as materialized (
      select count(pg_notify('deliveries', '')) as times from (
        select from written where ${inSeconds}::float8 = 0 and status = 'pending'
      ) due
    )
    select written.id, told.times from written cross join told`.execute(db);
  const [delivery] = rows;
  if (delivery === undefined) throw new Error('The email that asks was not written.');
  return { id: delivery.id };
}

/** SQL: the delivery `d` asks to confirm the sign-up `c`. */
const asksFor = sql<boolean>`(d.email_address = c.email_key
  and d.function_name = ${sql.lit(askingFunction)} and d.body->>'confirmation' = c.id::text)`;

/** The latest email that asks for a sign-up. */
export async function findAskingEmail(
  db: Executor,
  id: string,
): Promise<AskingDelivery | undefined> {
  return db
    .selectFrom('confirmations as c')
    .innerJoin('delivery_logs as d', (join) => join.on(asksFor))
    .select('d.id')
    .where('c.id', '=', id)
    .orderBy('d.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Removes an unconfirmed sign-up with the emails that asked for it: its address was mistyped, and its
 * owner asked for nothing. An email that is being sent at this moment stays in the log.
 */
export async function withdraw(db: Executor, id: string): Promise<void> {
  await db
    .with('gone', (cte) =>
      cte
        .deleteFrom('confirmations')
        .where('id', '=', id)
        .where('confirmed_at', 'is', null)
        .returning(['id', 'email_key']),
    )
    .deleteFrom('delivery_logs as d')
    .using('gone as c')
    .where(asksFor)
    .where('d.status', '<>', 'sending')
    .execute();
}
