import { sql } from 'kysely';

/**
 * SQL for the address a lead `l` is written to. One outside ASCII is taken from the email that
 * answered the form, where its domain is written as mail servers exchange it.
 */
export const leadAddress = sql<string>`
  case when octet_length(l.email) = char_length(l.email) then btrim(l.email)
    else coalesce((select d.email_address from delivery_logs d
      where d.lead_id = l.id order by d.created_at limit 1), btrim(l.email)) end`;
