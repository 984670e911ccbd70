import type { RawBuilder } from 'kysely';
import type { Executor } from '#server/db/kysely.ts';
import type { Examination, Verdict } from '#server/doctor/examination/examination.ts';
import type { DoctorNeeds } from '#server/doctor/examination/needs.ts';

/** A query that is cancelled together with its examination. */
export type Read = <Row>(statement: RawBuilder<Row>) => Promise<readonly Row[]>;

/** An examination of the database: unknown if it does not answer. */
export function ofDatabase(
  { database, noDatabase }: Pick<DoctorNeeds, 'database' | 'noDatabase'>,
  name: string,
  examine: (read: Read) => Promise<Verdict>,
): Examination {
  const isAbsent = noDatabase?.kind === 'absent';
  const needs = {
    found: 'The database does not answer, so this is unknown.',
    remedy: 'Get the database to answer first, then examine again.',
  };
  return {
    family: 'database',
    name,
    notNeeded: isAbsent ? noDatabase.reason : undefined,
    needs: database ? undefined : needs,
    examine: (signal) => examine(readFrom(database?.kysely, signal)),
  };
}

function readFrom(db: Executor | undefined, signal: AbortSignal): Read {
  return async (statement) => {
    if (!db) throw new Error('There is no database');
    return (await statement.execute(db, { signal })).rows;
  };
}
