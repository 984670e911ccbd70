import * as v from 'valibot';
import { readTimeKey } from '#server/operator/context/page-keys.ts';

/** The default and the maximum number of rows on a page. */
const usualLimit = 100;
const maxLimit = 500;

/** The moments that can be asked for: no row is older, and later years are written differently. */
const earliest = Date.UTC(2000);
const end = Date.UTC(2100);

/** Whether a moment's day exists; `Date` takes 30 February for 2 March. */
function hasDay(moment: string): boolean {
  const day = moment.slice(0, 10);
  return new Date(`${day}T00:00Z`).getUTCDate() === Number(day.slice(-2));
}

/** A list's query parameters. */
export const listQuery = v.strictObject({
  cursor: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (key) => readTimeKey(key) !== undefined,
        'is no cursor: take it from the member cursor of the page before',
      ),
      v.description('The `cursor` of the previous page: the rows after it are returned.'),
    ),
  ),
  since: v.optional(
    v.pipe(
      v.string(),
      v.isoTimestamp('is not a moment in ISO 8601, like 2026-11-23T08:00:00Z'),
      v.check(hasDay, 'names a day that no calendar has'),
      v.check((text) => {
        const moment = new Date(text).getTime();
        return moment >= earliest && moment < end;
      }, 'is not a moment of this century, like 2026-11-23T08:00:00Z'),
      v.description('Only rows from this moment or later.'),
    ),
  ),
  coach: v.optional(
    v.pipe(
      v.string(),
      v.description("Only this coach's rows, by slug; otherwise all that the token may read."),
    ),
  ),
  limit: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (digits) => /^[1-9]\d{0,2}$/.test(digits) && Number(digits) <= maxLimit,
        `is not a number from 1 to ${maxLimit}`,
      ),
      v.description(`How many rows a page has: up to ${maxLimit}, ${usualLimit} by default.`),
    ),
    String(usualLimit),
  ),
});

type Issue = {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
};

/** What is wrong with a query, as a sentence. */
export function explainIssue([issue]: readonly Issue[]): string {
  const [first] = issue?.path ?? [];
  const name = String(typeof first === 'object' ? first.key : first);
  const known = Object.keys(listQuery.entries);
  if (!known.includes(name)) {
    return `There is no parameter “${name}”. There are: ${known.join(', ')}.`;
  }
  const isTwice = issue?.message.includes('received Array') ?? false;
  return `The parameter “${name}” ${isTwice ? 'is given more than once' : issue?.message}.`;
}
