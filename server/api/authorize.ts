import { type ApiScope, apiScopes } from '#engine/contract/api/lists.ts';
import type { Site } from '#engine/site/site.ts';
import type { Database } from '#server/db/open/open.ts';
import { type AddressedRequest, type ClientDeps, networkOf } from '#server/http/client-address.ts';
import { problemResponse } from '#server/http/problem.ts';
import type { Limit } from '#server/limits/buckets.ts';
import type { RateLimiter } from '#server/limits/rate-limit.ts';
import { findToken } from '#server/operator/auth/machine-tokens.ts';

export interface AuthorizeDeps extends ClientDeps {
  readonly site: Site;
  readonly database: Pick<Database, 'kysely' | 'pool' | 'describe'>;
  readonly limiter: RateLimiter;
}

/** Per token: two requests a second in the long run, with a burst of a hundred pages. */
const perToken: Limit = { perMinute: 120, burst: 100 };

/** Per network, for invalid tokens: each is looked up in the database. */
const perStranger: Limit = { perMinute: 10, burst: 30 };

/** A refusal, as a sentence that says what to do. */
export const refuse = (
  status: number,
  title: string,
  headers: Readonly<Record<string, string>> = {},
) => problemResponse({ title, status }, headers);

/**
 * The coach whose rows a request's token may read (null for all), or why it may not.
 *
 * @param scope the scope required; any of the API's if absent
 * @param coach whose rows are requested; everything the token may read if absent
 */
export async function authorize(
  request: AddressedRequest,
  deps: AuthorizeDeps,
  scope: ApiScope | undefined,
  coach: string | undefined,
): Promise<{ readonly coach: string | null } | Response> {
  const { site, database, limiter } = deps;
  const stranger = `api-stranger ${networkOf(request, deps)}`;
  if (limiter.isFull(stranger, perStranger)) {
    const { retryAfterSeconds } = limiter.hit(stranger, perStranger);
    return tooMany('Too many invalid tokens from this network', retryAfterSeconds);
  }
  const authorization = request.req.header('authorization');
  const token = await findToken(database.kysely, authorization);
  if (token === undefined) {
    if (authorization !== undefined) limiter.hit(stranger, perStranger);
    return refuse(
      401,
      'Send a valid token as “Authorization: Bearer ff_…”. Create one in the console, under API.',
      { 'www-authenticate': 'Bearer' },
    );
  }
  const { isAllowed, retryAfterSeconds } = limiter.hit(`api ${token.id}`, perToken);
  if (!isAllowed) return tooMany('Too many requests with this token', retryAfterSeconds);
  const enough = scope === undefined ? apiScopes : [scope];
  if (!enough.some((one) => token.scopes.includes(one))) {
    const needed = enough.join(' or ');
    return refuse(
      403,
      `This token may not read this: it needs the scope ${needed} and has ${token.scopes.join(', ')}.`,
      { 'www-authenticate': `Bearer error="insufficient_scope", scope="${enough.join(' ')}"` },
    );
  }
  if (coach !== undefined && token.coach !== null && coach !== token.coach) {
    return refuse(403, `This token reads data of ${token.coach} only.`);
  }
  if (coach !== undefined && !site.coaches.some(({ slug }) => slug === coach)) {
    const slugs = site.coaches.map(({ slug }) => slug);
    return refuse(400, `There is no coach “${coach}”. There are: ${slugs.join(', ')}.`);
  }
  return { coach: coach ?? token.coach };
}

function tooMany(what: string, seconds: number): Response {
  return refuse(429, `${what}: wait ${seconds} s.`, { 'retry-after': String(seconds) });
}
