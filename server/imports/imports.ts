import { sql } from 'kysely';
import { errorMessage } from '#engine/text/error-message.ts';
import { isContention, isUnavailable } from '#server/db/errors.ts';
import type { Executor } from '#server/db/kysely.ts';
import type { Database } from '#server/db/open/open.ts';
import { throughContention } from '#server/db/through-contention.ts';
import { createSignal } from '#server/outbox/signal.ts';
import { lockAgainstErasing } from '#server/people/erasing-lock.ts';
import type { Log } from '#server/telemetry/log.ts';
import { UnreadableFile } from './file/decode.ts';
import { judgeRows } from './judge-rows.ts';
import { readRows } from './read-rows.ts';
import { undoRows } from './undo-rows.ts';
import { type Import, type ImportDeps, updateImport } from './work.ts';
import { writeRows } from './write-rows.ts';

/** Announces that an import has work to do. */
export const importsChannel = 'imports';

/** How often a worker looks without a notification, in milliseconds. */
const pollMs = 15_000;

/** After how long an upload without further parts is given up, in milliseconds. */
const uploadLimit = sql.lit('1 day');

/** The states with work to do, and the work. */
const stages: Readonly<
  Record<
    string,
    (db: Executor, one: Import, deps: ImportDeps, signal: AbortSignal) => Promise<void>
  >
> = {
  reading: (db, one, _, signal) => readRows(db, one, signal),
  judging: judgeRows,
  writing: writeRows,
  undoing: undoRows,
};

/**
 * Does an import's next piece of work. Rows and position are written together, so a process that dies
 * leaves nothing half done and another can continue. The import's row is locked meanwhile; others skip
 * it.
 *
 * @param only the import to work on; any if absent
 * @returns whether there was work to do
 */
export async function advanceImport(
  db: Executor,
  deps: ImportDeps,
  signal: AbortSignal,
  only?: string,
): Promise<boolean> {
  let taken: Import | undefined;
  try {
    await throughContention(() =>
      db.transaction().execute(async (transaction) => {
        taken = await takeImport(transaction, only);
        if (!taken) return;
        // Erasing itself looks through files that are only being read, and need not wait for them.
        if (taken.state !== 'reading') await lockAgainstErasing(transaction);
        await stages[taken.state]?.(transaction, taken, deps, signal);
      }),
    );
  } catch (error) {
    if (!taken || signal.aborted || isUnavailable(error) || isContention(error)) throw error;
    await fail(db, taken, error);
    if (!(error instanceof UnreadableFile)) throw error;
  }
  return taken !== undefined;
}

async function takeImport(db: Executor, only: string | undefined): Promise<Import | undefined> {
  return db
    .selectFrom('imports')
    .selectAll()
    .where('state', 'in', ['reading', 'judging', 'writing', 'undoing'])
    .$if(only !== undefined, (one) => one.where('id', '=', only ?? ''))
    .orderBy('updated_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** The import keeps its position and says why it does not continue. */
async function fail(db: Executor, { id, position, state }: Import, error: unknown): Promise<void> {
  const problem =
    error instanceof UnreadableFile
      ? error.message
      : `It stopped after row ${position}; what was done before that stays: ${errorMessage(error)}`;
  await db.deleteFrom('import_parts').where('import_id', '=', id).execute();
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set({ state: 'failed', problem, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw error;
}

/** Removes abandoned uploads. */
async function giveUpUploads(db: Executor): Promise<void> {
  const old = await db
    .selectFrom('imports')
    .select('id')
    .where('state', '=', 'uploading')
    .where('updated_at', '<', sql<Date>`now() - interval ${uploadLimit}`)
    .execute();
  for (const { id } of old) {
    await db.deleteFrom('import_parts').where('import_id', '=', id).execute();
    await updateImport(db, id, { state: 'cancelled' });
  }
}

/** A process's worker for imports. */
export interface Imports {
  start(): void;
  /** Ends after the current piece. */
  stop(): Promise<void>;
}

/** Makes the worker for imports, which takes a piece of each in turn. */
export function openImports({
  database,
  log,
  ...deps
}: ImportDeps & { readonly database: Database; readonly log: Log }): Imports {
  const { kysely: db } = database;
  const stopping = new AbortController();
  const signal = createSignal();
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    const stopListening = await database
      .listen(importsChannel, () => signal.raise())
      .catch(() => async () => {});
    while (!stopping.signal.aborted) {
      try {
        await giveUpUploads(db);
        while (!stopping.signal.aborted && (await advanceImport(db, deps, stopping.signal)));
      } catch (error) {
        if (!stopping.signal.aborted) log.warn({ err: error }, 'An import could not continue.');
      }
      if (!stopping.signal.aborted) await signal.wait(pollMs);
    }
    await stopListening();
  }

  return {
    start() {
      running ??= run();
    },
    async stop() {
      stopping.abort();
      signal.raise();
      await running;
    },
  };
}
