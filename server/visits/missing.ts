import { sql } from 'kysely';
import { type Executor, named } from '#server/db/kysely.ts';

/** How often a missing path was requested. */
export interface MissingCounts {
  /** By browsers. */
  views: number;
  /** Of these, from a page of this site: it has a dead link. */
  fromSite: number;
  /** By programs. */
  programs: number;
}

/** By path. */
export type MissingPages = Map<string, MissingCounts>;

/** How many paths are told apart by a process between two writes, and by the database per day. */
const maxHeld = 200;
const maxOfDay = 1000;

const maxLength = 100;

/** Files, dotfiles, hosts, and paths that only programs look for. */
const notAPage = /\/\.|\/wp-|\.(?!(?:html?|pdf)$)|\/\//i;

/** What may be personal: an address, a number, the code of a link. */
const personal = /@|%(?:25)*40|\d{6}|[\w-]{41}/i;

/**
 * The path as counted; undefined if it cannot be a page's, is longer than any of ours, or may say
 * something about a person.
 */
export function missingPath(path: string): string | undefined {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  const isCounted =
    plain.length <= maxLength &&
    /^\/[\w%.~+,/-]*$/.test(plain) &&
    !notAPage.test(plain) &&
    !personal.test(plain);
  return isCounted ? plain : undefined;
}

/** Counts a path, unless too many are told apart already. */
export function countMissing(
  pages: MissingPages,
  path: string,
  { views = 0, fromSite = 0, programs = 0 }: Partial<MissingCounts>,
): void {
  const known = pages.get(path);
  if (known !== undefined) {
    known.views += views;
    known.fromSite += fromSite;
    known.programs += programs;
  } else if (pages.size < maxHeld) {
    pages.set(path, { views, fromSite, programs });
  }
}

/** Adds a process's counts; rows are locked in path order. */
export async function writeMissing(db: Executor, day: string, pages: MissingPages): Promise<void> {
  if (pages.size === 0) return;
  const rows = [...pages].sort(([a], [b]) => (a < b ? -1 : 1));
  const column = (name: keyof MissingCounts) => rows.map(([, counts]) => counts[name]);
  await sql`${named('add-missing-pages')}
    with asked as (
      select * from unnest(${rows.map(([path]) => path)}::text[], ${column('views')}::bigint[],
        ${column('fromSite')}::bigint[], ${column('programs')}::bigint[])
        with ordinality n (path, views, from_site, programs, place)
    )
    insert into missing_pages as m (day, path, views, from_site, programs)
    select ${day}::date, path, views, from_site, programs from asked a
    where exists (select from missing_pages k where k.day = ${day}::date and k.path = a.path)
      or a.place <= ${sql.lit(maxOfDay)}
        - (select count(*) from missing_pages where day = ${day}::date)
    order by path
    on conflict (day, path) do update set views = m.views + excluded.views,
      from_site = m.from_site + excluded.from_site, programs = m.programs + excluded.programs`.execute(
    db,
  );
}
