import { sql } from 'kysely';
import type { Principal } from '#engine/contract/console/access.ts';
import { type Role, roles } from '#engine/contract/console/team/roles.ts';
import type { Executor } from '#server/db/kysely.ts';

/**
 * The member that represents the site's own password, for the first owner and for emergencies. Its
 * sessions need a member, but it is no person and in no list.
 */
export const sitePasswordId = '00000000-0000-4000-8000-000000000001';

/** Ensures that the member of the site's own password exists. */
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

/** The principal of a member's session; undefined once the member was removed. */
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

/** A stored role; an unknown one becomes the least privileged. */
export function roleOf(stored: string): Role {
  return roles.find((role) => role === stored) ?? 'viewer';
}

/** Owners and operators see the whole site, coaches their own part, viewers what was chosen. */
function limitOf(role: Role, coaches: readonly string[] | null): Pick<Principal, 'coaches'> {
  if (role === 'owner' || role === 'operator') return {};
  if (role === 'viewer' && coaches === null) return {};
  return { coaches: coaches ?? [] };
}

/** Ends every session: all browsers have to sign in again. */
export async function endAllSessions(db: Executor): Promise<void> {
  await db.deleteFrom('member_sessions').execute();
}

/**
 * Deletes expired sessions and challenges, and a month after expiry the addresses in unused
 * invitations. better-auth dates sessions and challenges by its process's clock; by the database's
 * clock, a new session could be over if the two differ.
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
