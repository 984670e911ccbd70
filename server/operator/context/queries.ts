import * as v from 'valibot';
import type { Endpoint, QueryName, QueryOf } from '#engine/contract/console/endpoints.ts';
import { isStorable } from '#server/db/storable-text.ts';
import { readAddressKey, readTimeKey } from './page-keys.ts';

export const text = v.pipe(
  v.string(),
  v.maxLength(1000, 'is longer than 1,000 characters'),
  v.check(isStorable, 'contains NUL or half a character'),
);

const optional = v.optional(text);

/** Where a page begins, from the previous page; empty for the first. */
const before = (isKey: (key: string) => boolean) =>
  v.optional(
    v.pipe(
      text,
      v.check(
        (key) => key === '' || isKey(key),
        'is not the key of a page: take it from the member next of the page before',
      ),
    ),
  );

const beforeTime = before((key) => readTimeKey(key) !== undefined);

type Queried = { [E in Endpoint]: [QueryName<E>] extends [never] ? never : E }[Endpoint];

/** The query parameters of each endpoint. */
export const querySchemas = {
  'GET /news': v.object({
    since: v.optional(
      v.pipe(text, v.isoTimestamp('is not a moment in ISO 8601, like 2026-11-23T08:00:00Z')),
    ),
  }),
  'GET /find': v.object({ query: optional }),
  'GET /funnels/:id/figures': v.object({ days: optional }),
  'GET /steps': v.object({ days: optional, source: optional }),
  'GET /funnels/:id/steps': v.object({ days: optional, source: optional }),
  'GET /funnels/:id/versions': v.object({ days: optional }),
  'GET /sources': v.object({ days: optional, funnel: optional }),
  'GET /left-out': v.object({ days: optional, funnel: optional }),
  'GET /funnels/:id/preview': v.object({ state: optional }),
  'GET /leads': v.object({
    query: optional,
    before: before((key) => readTimeKey(key) !== undefined || readAddressKey(key) !== undefined),
  }),
  'GET /submissions.csv': v.object({ funnel: optional }),
  'GET /leads.csv': v.object({ query: optional }),
  'GET /imports': v.object({ before: beforeTime }),
  'POST /imports/:id/parts': v.object({
    part: v.optional(v.pipe(text, v.regex(/^\d{1,4}$/, 'is not the number of a part'))),
  }),
  'GET /deliveries': v.object({ status: optional, email: optional, before: beforeTime }),
  'GET /deliveries.csv': v.object({ status: optional, email: optional }),
  'GET /mailbox': v.object({ before: beforeTime }),
  'GET /errors': v.object({ query: optional, before: beforeTime }),
  'GET /errors.csv': v.object({ query: optional }),
  'GET /audit': v.object({ before: before((key) => /^\d{1,15}$/.test(key)) }),
} as const satisfies { readonly [E in Queried]: v.GenericSchema<unknown, QueryOf<E>> };

/** An endpoint's parsed query, or a sentence about what is wrong with it. */
export function readQuery(
  schema: v.GenericSchema<unknown, Readonly<Record<string, string | undefined>>>,
  address: string,
): Readonly<Record<string, string | undefined>> | string {
  const given = [...new URL(address).searchParams];
  const names = new Set<string>();
  for (const [name] of given) {
    if (names.has(name)) return `The parameter “${name}” is given more than once.`;
    names.add(name);
  }
  const read = v.safeParse(schema, Object.fromEntries(given));
  if (read.success) return read.output;
  const [issue] = read.issues;
  return `The parameter “${v.getDotPath(issue)}” ${issue.message}.`;
}
