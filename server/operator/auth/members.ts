import { sql } from 'kysely';
import type { Principal } from '#engine/contract/console/access.ts';
import { type Role, roles } from '#engine/contract/console/team/roles.ts';
import type { Executor } from '#server/db/kysely.ts';

/**
 * Stands for whoever gives the site's own password: the way in for the first owner, and for emergencies.
 * Its sessions need a member; it is nobody in person, and in no list.
 */
export const sitePasswordId = '00000000-0000-4000-8000-000000000001';

/** Makes sure that sessions of the site's own password have a member to belong to. */
export async function ensureSitePassword(db: Executor): Promise<void> {
  await db
    .insertInto('members')
    .values({
      id: sitePasswordId,
      name: 'Site password',
      email: 'site-password@console.invalid',
      role: 'owner',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whoever a session of this member acts for; undefined once the member is removed. */
export async function readPrincipal(
  db: Executor,
  memberId: string,
): Promise<Principal | undefined> {
  if (memberId === sitePasswordId) return { role: 'owner' };
  const member = await db
    .selectFrom('members')
    .select(['id', 'name', 'role', 'coaches'])
    .where('id', '=', memberId)
    .executeTakeFirst();
  if (!member) return undefined;
  const { id, name, coaches } = member;
  const role = roleOf(member.role);
  return { member: { id, name }, role, ...limitOf(role, coaches) };
}

/** A role as it is stored; what is not known is the one that may do the least. */
export function roleOf(stored: string): Role {
  return roles.find((role) => role === stored) ?? 'viewer';
}

/** Owners and operators see the whole site, coaches their own part, viewers what was chosen. */
function limitOf(role: Role, coaches: readonly string[] | null): Pick<Principal, 'coaches'> {
  if (role === 'owner' || role === 'operator') return {};
  if (role === 'viewer' && coaches === null) return {};
  return { coaches: coaches ?? [] };
}

/** Ends every session, of members and of the release before: all browsers have to sign in again. */
export async function endAllSessions(db: Executor): Promise<void> {
  await db
    .with('former', (query) => query.deleteFrom('operator_sessions'))
    .deleteFrom('member_sessions')
    .execute();
}

/**
 * Removes what nobody can use any more: sessions and challenges that have run out, and a month later
 * the addresses of those who did not come. better-auth dates sessions and challenges by the clock of its
 * process; by that of the database a new session could be over where the two differ.
 */
export async function forgetExpired(db: Executor): Promise<void> {
  const now = new Date();
  await db
    .with('invitations', (query) =>
      query
        .deleteFrom('member_invitations')
        .where('expires_at', '<', sql<Date>`now() - interval '30 days'`),
    )
    .with('challenges', (query) =>
      query.deleteFrom('member_challenges').where('expires_at', '<', now),
    )
    .deleteFrom('member_sessions')
    .where('expires_at', '<', now)
    .execute();
}
