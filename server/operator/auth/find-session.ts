import { createHash } from 'node:crypto';
import { type SqlBool, sql } from 'kysely';
import type { Principal } from '#engine/contract/console/access.ts';
import type { Executor } from '#server/db/kysely.ts';
import type { Auth } from '#server/operator/identity/auth.ts';
import { readCall } from '#server/operator/identity/call-auth.ts';
import { idleMinutes, isSettingUp, maxHours } from '#server/operator/identity/session-rules.ts';
import { ensureSitePassword, readPrincipal, sitePasswordId } from './members.ts';

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
  deps: SessionDeps,
  headers: Headers,
  isUse: boolean,
): Promise<FoundSession | undefined> {
  const { auth, whole: db } = deps;
  const { headers: answered, response } = await auth.api.getSession({
    headers,
    query: { disableRefresh: !isUse },
    returnHeaders: true,
  });
  if (!response) return exchangeFormer(deps, headers, isUse);
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

/** Removes the previous release's cookie, for https and http. */
const forgetFormer = ['__Host-operator=; Secure', 'operator='].map(
  (cookie) => `${cookie}; Path=/; HttpOnly; SameSite=Strict; Max-Age=0`,
);

/**
 * Continues a previous release's session as one of the site's own password. Its row stays until it
 * expires, because several simultaneous requests may bring it.
 */
async function exchangeFormer(
  { auth, whole: db }: SessionDeps,
  headers: Headers,
  isUse: boolean,
): Promise<FoundSession | undefined> {
  const [, former] =
    /(?:^|;\s*)(?:__Host-)?operator=([\w-]{43})(?:;|$)/.exec(headers.get('cookie') ?? '') ?? [];
  if (former === undefined || !isUse) return undefined;
  const alive = await db
    .selectFrom('operator_sessions')
    .select('id_hash')
    .where('id_hash', '=', createHash('sha256').update(former).digest('base64url'))
    .where(
      sql<SqlBool>`(created_at > now() - ${sql.lit(`${maxHours} hours`)}::interval
        and last_seen_at > now() - ${sql.lit(`${idleMinutes} minutes`)}::interval)`,
    )
    .executeTakeFirst();
  if (!alive) return undefined;
  await ensureSitePassword(db);
  const begun = await readCall(
    auth.api.beginSession({
      body: { memberId: sitePasswordId, method: 'site-password' },
      headers,
      asResponse: true,
    }),
  );
  if (!begun.isDone) return undefined;
  return { id: '', principal: { role: 'owner' }, cookies: [...begun.cookies, ...forgetFormer] };
}
