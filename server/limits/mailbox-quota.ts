import { type RawBuilder, sql } from 'kysely';
import { mailboxKey } from '#engine/interpret/mailbox-key.ts';
import { keyedHash } from '#server/signing/hmac.ts';

/** How many requested emails a mailbox gets in 24 hours because somebody typed it into forms. */
const emailsPerDay = 3;

/** How many campaign emails a mailbox gets in 24 hours, whoever the coaches are. */
export const campaignEmailsPerDay = 3;

/** Why an email is held back, in the delivery log's last_error_code. */
export const heldCode = sql.lit('address-quota');
/** Why it is not sent any more: nobody waited for it by the time there was room. */
export const overCode = sql.lit('address-quota-over');
/** A pattern of both. */
export const heldCodes = sql.lit('address-quota%');

/**
 * What a mailbox is counted under: a keyed hash, so that no address is stored. For an address without
 * tag or dots it is the hash that suppressions and earlier releases know it by.
 */
export function mailboxHash(secret: string, address: string): string {
  return keyedHash(secret, mailboxKey(address)).toString('hex');
}

/** The same, shorter: what campaign emails are counted under. */
export function mailboxId(secret: string, address: string): string {
  return mailboxHash(secret, address).slice(0, 32);
}

const isToday = sql`t > now() - interval '1 day'`;
/** SQL: whether the mailbox of a row `q` of address_quotas may get another email. */
export const hasRoom = sql<boolean>`(select count(*) from unnest(q.mailed_at) t where ${isToday})
  < ${sql.lit(emailsPerDay)}`;

/**
 * SQL that takes a mailbox's room for one email and returns `address_hash` and `delivery_id`: which
 * email was let through last. Where that is not the one that was asked for, there was no room. The
 * lock on the mailbox's row makes the count exact over all funnels and processes.
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
