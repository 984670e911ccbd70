import { sql } from 'kysely';
import * as v from 'valibot';
import type { Principal } from '#engine/contract/console/access.ts';
import type { Unserialized } from '#engine/contract/console/json.ts';
import type { Position, Team } from '#engine/contract/console/team/members.ts';
import { roles } from '#engine/contract/console/team/roles.ts';
import { isId } from '#server/db/identity.ts';
import type { Executor } from '#server/db/kysely.ts';
import { roleOf, sitePasswordId } from '#server/operator/auth/members.ts';
import { notFound, problem } from '#server/operator/context/answers.ts';
import type { OperatorDeps } from '#server/operator/context/deps.ts';
import type { Handlers } from '#server/operator/context/endpoints.ts';
import { text } from '#server/operator/context/queries.ts';
import { idleMinutes } from '#server/operator/identity/session-rules.ts';
import { invite } from './invitations.ts';

const position = {
  role: v.picklist(roles),
  coaches: v.nullable(v.pipe(v.array(text), v.maxLength(1000))),
};
const invited = v.object({
  name: v.pipe(text, v.trim(), v.minLength(1), v.maxLength(100)),
  email: v.pipe(text, v.trim(), v.toLowerCase(), v.maxLength(254), v.rfcEmail()),
  ...position,
});
const done = { done: true } as const;

/** Who else may sign in; for owners. */
export function teamHandlers({ whole: db, site }: OperatorDeps) {
  const coaches = site.coaches.map(({ slug, brand }) => ({ slug, brand }));

  /** Why somebody cannot have a position; undefined if nothing is wrong with it. */
  function wrongPosition({ role, coaches: chosen }: Position): Response | undefined {
    const unknown = chosen?.find((slug) => !coaches.some((coach) => coach.slug === slug));
    if (unknown !== undefined) return problem(422, `There is no coach “${unknown}”.`);
    if (role === 'coach' && (chosen === null || chosen.length === 0)) {
      return problem(422, 'Choose the coaches that a person with the role coach may see.');
    }
    if ((role === 'owner' || role === 'operator') && chosen !== null) {
      return problem(422, 'Owners and operators see the whole site: choose no coaches for them.');
    }
    return undefined;
  }

  return {
    'GET /team': async (): Promise<Unserialized<Team>> => ({
      members: await listMembers(db),
      invitations: await listInvitations(db),
      coaches,
    }),

    'POST /team/invitations': async ({ readBody, principal, audit }) => {
      const asked = await readBody(invited);
      if (!asked) return problem(422, 'Give a name, an email address and a role.');
      const wrong = wrongPosition(asked);
      if (wrong) return wrong;
      const known = await db
        .selectFrom('members')
        .select('id')
        .where('email', '=', asked.email)
        .executeTakeFirst();
      if (known) return problem(409, 'Somebody with this address is already in the team.');
      await invite(db, asked, principal.member?.name ?? 'The owner');
      await audit('invited-member', undefined, {
        email: asked.email,
        role: asked.role,
        coaches: asked.coaches,
      });
      return done;
    },

    'DELETE /team/invitations/:id': async ({ id, audit }) => {
      const gone = isId(id)
        ? await db
            .deleteFrom('member_invitations')
            .where('id', '=', id)
            .returning('email')
            .executeTakeFirst()
        : undefined;
      if (!gone) return notFound('invitation');
      await audit('withdrew-invitation', undefined, { email: gone.email });
      return done;
    },

    'POST /team/:id': async ({ id, readBody, principal, audit }) => {
      const asked = await readBody(v.object(position));
      if (!asked) return problem(422, 'Give a role, and the coaches it is limited to.');
      const wrong = refuseTarget(principal, id) ?? wrongPosition(asked);
      if (wrong) return wrong;
      const changed = await asOwner(db, principal, (transaction) =>
        transaction
          .updateTable('members')
          .set({ ...stored(asked), updated_at: sql<Date>`now()` })
          .where('id', '=', id)
          .returning('name')
          .executeTakeFirst(),
      );
      if (changed instanceof Response) return changed;
      if (!changed) return notFound('member');
      await audit('changed-member', `member:${id}`, { name: changed.name, ...asked });
      return done;
    },

    'DELETE /team/:id': async ({ id, principal, audit }) => {
      const refused = refuseTarget(principal, id);
      if (refused) return refused;
      const gone = await asOwner(db, principal, (transaction) =>
        transaction.deleteFrom('members').where('id', '=', id).returning('name').executeTakeFirst(),
      );
      if (gone instanceof Response) return gone;
      if (!gone) return notFound('member');
      await audit('removed-member', `member:${id}`, { name: gone.name });
      return done;
    },
  } satisfies Partial<Handlers>;
}

function stored({ role, coaches }: Position) {
  return { role, coaches: coaches === null ? null : [...coaches] };
}

/**
 * Changes the team while no other owner does. Two owners who demote each other in the same moment
 * would leave none, so whoever comes second is refused.
 */
async function asOwner<Changed>(
  db: Executor,
  { member }: Principal,
  change: (transaction: Executor) => Promise<Changed>,
): Promise<Changed | Response> {
  return db.transaction().execute(async (transaction) => {
    const owners = await transaction
      .selectFrom('members')
      .select('id')
      .where('role', '=', 'owner')
      .orderBy('id')
      .forUpdate()
      .execute();
    return member && !owners.some(({ id }) => id === member.id)
      ? problem(409, 'Nothing was changed: another owner has just taken this right from you.')
      : change(transaction);
  });
}

function refuseTarget({ member }: Principal, id: string): Response | undefined {
  if (!isId(id) || id === sitePasswordId) return notFound('member');
  return member?.id === id
    ? problem(409, 'Nobody can change or remove themselves: another owner has to do that.')
    : undefined;
}

async function listMembers(db: Executor): Promise<Unserialized<Team['members']>> {
  const rows = await db
    .selectFrom('members as m')
    .select(({ selectFrom, fn }) => [
      'm.id',
      'm.name',
      'm.email',
      'm.role',
      'm.coaches',
      'm.two_factor_enabled as hasCodes',
      'm.created_at as createdAt',
      selectFrom('member_passkeys as p')
        .whereRef('p.member_id', '=', 'm.id')
        .select(fn.countAll<number>().as('passkeys'))
        .as('passkeys'),
      selectFrom('member_sessions as s')
        .whereRef('s.member_id', '=', 'm.id')
        .select(
          sql<Date | null>`max(s.expires_at) - ${sql.lit(`${idleMinutes} minutes`)}::interval`.as(
            'at',
          ),
        )
        .as('seenAt'),
    ])
    .where('m.id', '<>', sitePasswordId)
    .orderBy('m.name')
    .limit(1000)
    .execute();
  return rows.map((row) => ({ ...row, role: roleOf(row.role), passkeys: row.passkeys ?? 0 }));
}

async function listInvitations(db: Executor): Promise<Unserialized<Team['invitations']>> {
  const rows = await db
    .selectFrom('member_invitations')
    .select([
      'id',
      'name',
      'email',
      'role',
      'coaches',
      'invited_by as invitedBy',
      'expires_at as expiresAt',
      sql<boolean>`expires_at <= now()`.as('hasExpired'),
    ])
    .orderBy('created_at', 'desc')
    .limit(1000)
    .execute();
  return rows.map((row) => ({ ...row, role: roleOf(row.role) }));
}
