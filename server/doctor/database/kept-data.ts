import { join, resolve } from 'node:path';
import { findKept } from '#server/db/upgrade/swap.ts';
import { good, type Verdict, warning } from '#server/doctor/examination/examination.ts';

const dayMs = 86_400_000;

/** For this many days there may be a reason to go back. */
const graceDays = 7;

/**
 * Examines whether data of an older PostgreSQL is kept longer than needed after it was carried over.
 *
 * @param dataDir the embedded PostgreSQL's data folder
 */
export async function examineKeptData(dataDir: string, now: Date): Promise<Verdict> {
  const [kept] = await findKept(join(resolve(dataDir), 'postgres'));
  if (kept === undefined) return good('No data of an older PostgreSQL is kept.');
  const { path, version, since } = kept;
  const found = `The original data from PostgreSQL ${version} is kept in ${path}.`;
  const days = Math.floor((now.getTime() - since.getTime()) / dayMs);
  if (days < graceDays) return good(found);
  return warning(found, {
    consequence: `People erased in the ${days} days since then are still in it, and it takes up space.`,
    remedy: 'Delete it, unless you want to go back to it.',
    enter: `rm -r '${path}'`,
  });
}
