import type { ApiList, ApiRecord, ApiScope } from '#engine/contract/api/lists.ts';
import { firstId } from '#server/db/identity.ts';
import { readTimeKey, type TimeKey, writeTimeKey } from '#server/operator/context/page-keys.ts';
import type { OwnLists } from './own-lists.ts';
import {
  type Keyed,
  readLeads,
  readRegistrations,
  readSubmissions,
  type Wanted,
} from './read-records.ts';

interface List<Name extends ApiList> {
  readonly scope: ApiScope;
  readonly summary: string;
  readonly read: (own: OwnLists, wanted: Wanted) => Promise<readonly Keyed<ApiRecord<Name>>[]>;
}

/** All lists, each with the scope it requires. */
export const apiLists: { readonly [Name in ApiList]: List<Name> } = {
  leads: { scope: 'leads:read', summary: 'People, as each source knows them', read: readLeads },
  submissions: {
    scope: 'submissions:read',
    summary: 'Forms that were sent, whatever their outcome',
    read: readSubmissions,
  },
  registrations: {
    scope: 'registrations:read',
    summary: 'Seats at events',
    read: readRegistrations,
  },
};

/** How long after its timestamp a row may become visible, in milliseconds; saving takes no longer. */
const settleMs = 15_000;

/** How far ahead of this request's time another's may be, in milliseconds. */
const aheadMs = 60_000;

/** How far a cursor goes back that comes from a clock that was ahead, in milliseconds. */
const goBackMs = 24 * 60 * 60_000;

/** The parameters that select rows. */
export interface Asked {
  readonly since: string | undefined;
  /** The previous page's cursor. */
  readonly after: string | undefined;
  readonly limit: number;
}

/**
 * A page of a list. Rows get their timestamp before they become visible, so one older than a page's
 * last row may still appear. The last page's cursor therefore goes back a few seconds, and rows from
 * these are returned again. After a clock that was ahead has gone back, cursors of its time go back a
 * day, and rows of its time come again when that time comes: none is missed.
 *
 * @param now the database's time
 */
export async function readApiPage<Name extends ApiList>(
  own: OwnLists,
  name: Name,
  { since, after: cursor, limit }: Asked,
  now: Date,
) {
  const first = keyAt(new Date(since ?? 0));
  const settled = latest(first, keyAt(new Date(now.getTime() - settleMs)));
  const comesAt = keyAt(new Date(now.getTime() + aheadMs)).at;
  const given = readTimeKey(cursor ?? '');
  const isAhead = given !== undefined && given.at > comesAt;
  const after = latest(first, isAhead ? keyAt(new Date(now.getTime() - goBackMs)) : given);
  const list: List<Name> = apiLists[name];
  const found = await list.read(own, { after, limit: limit + 1 });
  const read = found.filter(({ key }) => key.at <= comesAt);
  const shown = read.slice(0, limit);
  const hasMore = read.length > limit;
  const last = shown.at(-1)?.key ?? after;
  const next = hasMore || last.at < settled.at ? last : settled;
  return {
    data: shown.map(({ record }) => record),
    hasMore,
    cursor: writeTimeKey(next),
  };
}

/** The key before all rows of a moment. */
function keyAt(moment: Date): TimeKey {
  return { at: moment.toISOString().replace('Z', '000Z'), id: firstId };
}

function latest(one: TimeKey, other: TimeKey | undefined): TimeKey {
  return other !== undefined && writeTimeKey(other) > writeTimeKey(one) ? other : one;
}
