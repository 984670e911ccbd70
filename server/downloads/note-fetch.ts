import { sql } from 'kysely';
import type { Executor } from '#server/db/kysely.ts';
import { requestedStream } from '#server/email/suppression.ts';
import type { DownloadToken } from '#server/signing/download-token.ts';

/** How soon after an email only filters follow its links, in seconds. */
const filterSeconds = 15;

/**
 * Notes that a person fetched the file that an email leads to, the first time only. What follows the
 * email at once is a filter's; from a form's answer people come at once, and only they.
 */
export async function noteFetch(db: Executor, { kind, id }: DownloadToken): Promise<void> {
  const update = db
    .updateTable('delivery_logs')
    .set({ fetched_at: sql`now()` })
    .where('fetched_at', 'is', null);
  if (kind === 'submission') {
    await update.where('submission_id', '=', id).where('stream', '=', requestedStream).execute();
    return;
  }
  await update
    .where('id', '=', id)
    .where(({ or, eb }) =>
      or([
        eb('sent_at', 'is', null),
        eb('sent_at', '<', sql<Date>`now() - make_interval(secs => ${filterSeconds})`),
      ]),
    )
    .execute();
}
