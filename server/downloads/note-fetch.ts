import { sql } from 'kysely';
import type { Executor } from '#server/db/kysely.ts';
import { requestedStream } from '#server/email/suppression/of-deliveries.ts';
import type { DownloadToken } from '#server/signing/download-token.ts';

/** For how many seconds after an email only filters follow its links. */
const filterSeconds = 15;

/**
 * Records the first time that a person downloads the file an email leads to. Downloads right after the
 * email are a filter's; people who come from a form's answer arrive at once.
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
