import type { MiddlewareHandler } from 'hono';
import { clientOf } from '#server/http/client-address.ts';
import { refuseForeign } from '#server/http/guard.ts';
import { problem } from '#server/operator/context/answers.ts';
import type { OperatorDeps, OperatorEnv } from '#server/operator/context/deps.ts';
import { findSession } from './find-session.ts';
import { findTokenName, type SharedScope } from './machine-tokens.ts';

/** The header of the console's automatic requests. */
const automaticHeader = 'x-automatic';

/**
 * How many groups of an IPv6 address identify a site, whose owner could use all its networks for
 * guessing.
 */
const siteGroups = 3;

/** The media types that a form of another site can send by itself; JSON is none of them. */
const formTypes = /^(?:text\/plain|application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/**
 * Identifies the client, and refuses what another site asks for: changes and, because they count as well,
 * attempts to sign in that begin with a GET.
 */
export function refuseForeignSites(deps: OperatorDeps): MiddlewareHandler<OperatorEnv> {
  return async (c, next) => {
    c.set('client', clientOf(c, deps, siteGroups));
    return refuseForeign(c.req.raw.headers, deps.publicUrl, { isSigned: true })
      ? problem(403, 'This request came from another site.')
      : next();
  };
}

/**
 * Lets only requests with a live session pass, and nothing that a form of another site could send with it.
 *
 * @param isAutomatic the console makes these requests automatically, and cannot mark them
 */
export function requireSession(
  deps: OperatorDeps,
  isAutomatic = false,
): MiddlewareHandler<OperatorEnv> {
  return async (c, next) => {
    const isUse = !isAutomatic && c.req.header(automaticHeader) === undefined;
    const session = await findSession(deps, c.req.raw.headers, isUse);
    if (session === undefined) return problem(401, 'Sign in first.');
    if (formTypes.test(c.req.header('content-type')?.trim() ?? '')) {
      return problem(415, 'Send JSON, as application/json.');
    }
    const { principal, cookies } = session;
    c.set('principal', principal);
    c.set('session', session.id);
    c.set('actor', principal.member?.name ?? 'operator');
    await next();
    for (const cookie of cookies) c.header('set-cookie', cookie, { append: true });
  };
}

/** Lets requests pass with a live session, or with a machine token of this scope. */
export function requireSessionOrToken(
  deps: OperatorDeps,
  scope: SharedScope,
): MiddlewareHandler<OperatorEnv> {
  const session = requireSession(deps);
  return async (c, next) => {
    const authorization = c.req.header('authorization');
    const name = await findTokenName(deps.whole, authorization, scope);
    if (name === undefined) return session(c, next);
    c.set('actor', `token:${name}`);
    return next();
  };
}
