import { type RawBuilder, sql } from 'kysely';
import { mailboxKey } from '#engine/interpret/mailbox-key.ts';
import { keyedHash } from '#server/signing/hmac.ts';

/** How many requested emails a mailbox gets in 24 hours, because anybody can type it into forms. */
const emailsPerDay = 3;

/** How many campaign emails a mailbox gets in 24 hours, across all coaches. */
export const campaignEmailsPerDay = 3;

/** The delivery log's last_error_code of an email that is held. */
export const heldCode = sql.lit('address-quota');
/** The code of one that is no longer sent: nobody waited for it by the time there was room. */
export const overCode = sql.lit('address-quota-over');
/** A pattern of both. */
export const heldCodes = sql.lit('address-quota%');

/**
 * The key that counts a mailbox: a keyed hash, so that no address is stored. For an address without tag
 * or dots it is the hash that suppressions and earlier releases use.
 */
export function mailboxHash(secret: string, address: string): string {
  return keyedHash(secret, mailboxKey(address)).toString('hex');
}

/** The same, shortened, for campaign emails. */
export function mailboxId(secret: string, address: string): string {
  return mailboxHash(secret, address).slice(0, 32);
}

// What was counted before the clock went back lies in the future.
const isToday = sql`(t > now() - interval '1 day' and t <= now() + interval '1 minute')`;
/** SQL: whether the mailbox of a row `q` of address_quotas may get another email. */
export const hasRoom = sql<boolean>`(select count(*) from unnest(q.mailed_at) t where ${isToday})
  < ${sql.lit(emailsPerDay)}`;

/**
 * SQL that takes a mailbox's room for one email and returns `address_hash` and `delivery_id`: the email
 * let through last. If that is another one, there was no room. The lock on the mailbox's row makes the
 * count exact across funnels and processes.
 *
 * @param emails a query's `from`, with `address_hash` (each once) and `delivery_id`
 */
export function takeRoom(emails: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    insert into address_quotas as q (address_hash, mailed_at, delivery_id)
    select address_hash, array[now()], delivery_id from ${emails} order by address_hash
    on conflict (address_hash) do update set
      mailed_at = case when ${hasRoom}
        then array(select t from unnest(q.mailed_at) t where ${isToday} order by t) || now()
        else q.mailed_at end,
      delivery_id = case when ${hasRoom} then excluded.delivery_id else q.delivery_id end
    returning address_hash, delivery_id`;
}
