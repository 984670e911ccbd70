import { sql } from 'kysely';
import { bad, good, type Verdict, warning } from '#server/doctor/examination/examination.ts';
import type { Read } from './read.ts';

/** When each release gets its last fixes (https://www.postgresql.org/support/versioning/). */
const lastFixes: Readonly<Record<number, string>> = {
  14: '2026-11-12',
  15: '2027-11-11',
  16: '2028-11-09',
  17: '2029-11-08',
  18: '2030-11-14',
};

/** The oldest release that the site runs on. */
const oldest = 14;

/** How many days in advance the end of a release is reported. */
const aheadDays = 90;

/** Examines whether the server's release still gets fixes. */
export async function examineVersion(read: Read, now: Date): Promise<Verdict> {
  const [row] = await read(
    sql<{
      number: number;
      text: string;
    }>`select current_setting('server_version_num')::int as number,
      current_setting('server_version') as text`,
  );
  return judgeVersion(row?.number ?? 0, row?.text ?? '', now);
}

/**
 * Judges a release.
 *
 * @param number in the server's format: 150004 is 15.4
 */
export function judgeVersion(number: number, text: string, now: Date): Verdict {
  const major = Math.trunc(number / 10_000);
  const evidence = [`server_version: ${text}`];
  const found = `PostgreSQL ${text} runs.`;
  const upgrade = `Move to PostgreSQL 18: set up a new server, then run npm run backup and npm run restore -- --from <file> --to postgres://…`;
  if (major < oldest) {
    const wrong = {
      consequence: 'The site needs 14 or later: any statement may fail.',
      remedy: upgrade,
    };
    return bad(`${found} It is older than ${oldest}.`, wrong, evidence);
  }
  const last = lastFixes[major];
  if (last === undefined) return good(found, evidence);
  const days = Math.ceil((Date.parse(last) - now.getTime()) / 86_400_000);
  if (days > aheadDays) return good(`${found} It receives fixes until ${last}.`, evidence);
  const wrong = {
    consequence: 'Defects found since then, including security holes, remain in it.',
    remedy: upgrade,
  };
  const ends =
    days > 0 ? `It receives its last fixes on ${last}.` : `Its last fixes came on ${last}.`;
  return warning(`${found} ${ends}`, wrong, evidence);
}
