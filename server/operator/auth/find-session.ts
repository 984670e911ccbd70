import type { Principal } from '#engine/contract/console/access.ts';
import type { Executor } from '#server/db/kysely.ts';
import type { Auth } from '#server/operator/identity/auth.ts';
import { isSettingUp, maxHours } from '#server/operator/identity/session-rules.ts';
import { readPrincipal } from './members.ts';

export interface FoundSession {
  readonly id: string;
  readonly principal: Principal;
  readonly cookies: readonly string[];
}

export interface SessionDeps {
  readonly auth: Auth;
  readonly whole: Executor;
}

/**
 * The session of a request.
 *
 * @param isUse whether a person caused it; the console's automatic requests do not prolong a session
 */
export async function findSession(
  { auth, whole: db }: SessionDeps,
  headers: Headers,
  isUse: boolean,
): Promise<FoundSession | undefined> {
  const { headers: answered, response } = await auth.api.getSession({
    headers,
    query: { disableRefresh: !isUse },
    returnHeaders: true,
  });
  if (!response) return undefined;
  const { id, userId, createdAt, method } = response.session;
  if (createdAt.getTime() < Date.now() - maxHours * 3_600_000) {
    await db.deleteFrom('member_sessions').where('id', '=', id).execute();
    return undefined;
  }
  const principal = await readPrincipal(db, userId);
  if (!principal) return undefined;
  const cookies = answered.getSetCookie();
  const isLimited = isSettingUp(method ?? 'password');
  return { id, principal: isLimited ? { ...principal, isSettingUp: true } : principal, cookies };
}
