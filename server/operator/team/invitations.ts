import { type SqlBool, sql } from 'kysely';
import type { Invite } from '#engine/contract/console/team/members.ts';
import { newId } from '#server/db/identity.ts';
import type { Executor } from '#server/db/kysely.ts';
import { notify } from '#server/db/notifications.ts';
import { invitationDays, invitationFunction } from '#server/email/site/invitation-email.ts';
import { roleOf } from '#server/operator/auth/members.ts';
import { hashPassword } from '#server/operator/identity/password.ts';

/** Invites somebody by email; earlier invitations to them become invalid. */
export async function invite(db: Executor, asked: Invite, invitedBy: string): Promise<void> {
  const { name, email, role } = asked;
  await db.transaction().execute(async (transaction) => {
    const id = newId();
    const invitation = {
      id,
      name,
      role,
      coaches: asked.coaches === null ? null : [...asked.coaches],
      invited_by: invitedBy,
      expires_at: sql<Date>`now() + make_interval(days => ${invitationDays}::int)`,
      created_at: sql<Date>`now()`,
    };
    // In one statement, because two owners may invite the same person at the same moment.
    await transaction
      .insertInto('member_invitations')
      .values({ email, ...invitation })
      .onConflict((conflict) => conflict.column('email').doUpdateSet(invitation))
      .execute();
    const deliveryId = newId();
    await transaction
      .insertInto('delivery_logs')
      .values({
        id: deliveryId,
        dedupe_key: `invitation:${id}`,
        email_address: email,
        function_name: invitationFunction,
        // It belongs to no coach, so that nobody limited to some coaches sees it.
        coach: '',
        body: JSON.stringify({ invitationId: id, name, invitedBy }),
      })
      .execute();
    await notify(transaction, 'deliveries');
  });
}

const isGood = sql<SqlBool>`expires_at > now()`;

/** A valid invitation; undefined once it was used, withdrawn, replaced or has expired. */
export async function findInvitation(db: Executor, id: string) {
  const found = await db
    .selectFrom('member_invitations')
    .select(['id', 'name', 'email', 'role'])
    .where('id', '=', id)
    .where(isGood)
    .executeTakeFirst();
  return found && { ...found, role: roleOf(found.role) };
}

/**
 * Makes the invited person a member. An invitation works once, even with simultaneous requests.
 *
 * @returns the member's id; undefined if the invitation is no longer valid
 */
export async function acceptInvitation(
  db: Executor,
  id: string,
  password: string,
): Promise<string | undefined> {
  const hash = await hashPassword(password);
  return db.transaction().execute(async (transaction) => {
    const taken = await transaction
      .deleteFrom('member_invitations')
      .where('id', '=', id)
      .where(isGood)
      .returning(['email', 'name', 'role', 'coaches'])
      .executeTakeFirst();
    if (!taken) return undefined;
    const member = await transaction
      .insertInto('members')
      .values({ ...taken, email_verified: true })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!member) return undefined;
    await transaction
      .insertInto('member_accounts')
      .values({
        member_id: member.id,
        account_id: member.id,
        provider_id: 'credential',
        password: hash,
      })
      .execute();
    return member.id;
  });
}
