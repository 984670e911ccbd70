import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import { bad, good, type Verdict, warning } from '#server/doctor/examination/examination.ts';
import type { Read } from './read.ts';

/** A disk, in bytes. */
export interface Disk {
  readonly free: number;
  readonly total: number;
}

/**
 * Examines whether the database's disk has room.
 *
 * @param folder the data's folder, if it is on this machine
 */
export async function examineSpace(read: Read, folder: string | undefined): Promise<Verdict> {
  const [row] = await read(
    sql<{ bytes: number }>`select pg_database_size(current_database())::float8 as bytes`,
  );
  const bytes = row?.bytes ?? 0;
  if (folder === undefined) {
    return good(
      `The database holds ${inUnits(bytes)}. Its disk is on another machine and cannot be seen from here: monitor it there.`,
    );
  }
  const { bavail, blocks, bsize } = await statfs(folder);
  return judgeSpace(bytes, { free: bavail * bsize, total: blocks * bsize });
}

/** Judges the free space on a database's disk. */
export function judgeSpace(bytes: number, { free, total }: Disk): Verdict {
  const evidence = [
    `database: ${inUnits(bytes)}`,
    `disk: ${inUnits(free)} of ${inUnits(total)} free`,
  ];
  const found = `The database holds ${inUnits(bytes)}; its disk has ${inUnits(free)} free.`;
  const remedy = 'Delete what is not needed from that disk, or enlarge it. Start with old backups.';
  if (free < 3e8) {
    const consequence =
      'Very soon nothing that visitors send can be saved any more, and no email is written.';
    return bad(found, { consequence, remedy, enter: 'df -h' }, evidence);
  }
  // Carrying rows over, or restoring beside the old ones, takes as much again.
  if (free < Math.max(1e9, bytes)) {
    const consequence = 'When it is full, nothing that visitors send can be saved any more.';
    return warning(found, { consequence, remedy, enter: 'df -h' }, evidence);
  }
  return good(found, evidence);
}

function inUnits(bytes: number): string {
  return bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${Math.ceil(bytes / 1e6)} MB`;
}
