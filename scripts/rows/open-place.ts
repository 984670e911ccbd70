import { sql } from 'kysely';
import { OperatorError } from '#engine/text/operator-error.ts';
import { type Database, openDatabase } from '#server/db/open/open.ts';
import { createLog } from '#server/telemetry/log.ts';

interface PlaceOptions {
  /** The option that named it, if one did. */
  readonly writtenIn?: string | undefined;
  /** Whether it may be made anew; otherwise a folder has to have data. */
  readonly isNew?: boolean;
}

/** Opens a database by its address, or by an embedded one's data folder, for long operations. */
export function openPlace(
  place: string,
  { writtenIn, isNew = false }: PlaceOptions = {},
): Promise<Database> {
  const isAddress = /^\w+:/.test(place);
  return openDatabase({
    ...(isAddress ? { databaseUrl: place } : {}),
    dataDir: isAddress ? '' : place,
    writtenIn,
    isOld: !isNew,
    log: createLog('warn'),
    poolSize: 2,
    // Large tables take a while.
    answerTimeoutMs: 0,
  });
}

/** @throws OperatorError while a site that could write is connected */
export async function refuseWhileInUse({ kysely, pool, describe }: Database): Promise<void> {
  const { rows } = await sql<{ others: number }>`
    select count(*)::int as others from pg_stat_activity where application_name = 'funnelfile'
      and datname = current_database()`.execute(kysely);
  if ((rows[0]?.others ?? 0) <= pool.totalCount) return;
  throw new OperatorError(`A site is still running on ${describe} Stop it, then run this again.`);
}
