import { type RawBuilder, sql } from 'kysely';
import { heldCodes } from '#server/limits/mailbox-quota.ts';

/**
 * SQL: whether a lead `l` got a funnel's confirmation. Somebody whose mailbox had reached its daily limit
 * did not, because somebody else may have registered many spellings of one mailbox.
 *
 * @param funnel SQL for the funnel's id
 */
export function hadConfirmation(funnel: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`
    coalesce((select bool_or(w.status <> 'suppressed' or w.last_error_code not like ${heldCodes})
      from delivery_logs w where w.lead_id = l.id and w.funnel_id = ${funnel}
        and w.submission_id is not null), true)`;
}
