import { sql } from 'kysely';
import type { Executor } from '#server/db/kysely.ts';
import { noticeFunction } from '#server/email/notice/notice-contract.ts';
import type { PersonRows } from './find-person.ts';

/**
 * Removes a person from the emails that notify a coach of leads: a waiting one reports only the others,
 * or is not sent, and copies in the local mailbox are deleted. Called before their submissions are
 * deleted.
 */
export async function eraseFromNotices(
  db: Executor,
  { submissions }: Pick<PersonRows, 'submissions'>,
): Promise<void> {
  await sql`
    with own as materialized (
      select array_agg(s.id::text) as ids from submissions s where ${submissions}
    ),
    told as (
      update delivery_logs d set
        body = jsonb_set(d.body, '{submissionIds}', (d.body->'submissionIds') - own.ids),
        status = case when d.status = 'pending' and (d.body->'submissionIds') - own.ids = '[]'
          then 'cancelled' else d.status end,
        last_error = case when d.status = 'pending' and (d.body->'submissionIds') - own.ids = '[]'
          then 'Whom it tells of was erased before it was sent.' else d.last_error end
      from own
      where d.function_name = ${sql.lit(noticeFunction)} and (d.body->'submissionIds') ?| own.ids
      returning d.id
    )
    delete from mailbox_messages m using told where m.delivery_id = told.id`.execute(db);
}
