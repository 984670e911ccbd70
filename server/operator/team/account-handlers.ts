import * as v from 'valibot';
import { isId } from '#server/db/identity.ts';
import { answer, notFound, problem } from '#server/operator/context/answers.ts';
import type { OperatorDeps } from '#server/operator/context/deps.ts';
import type { Handlers } from '#server/operator/context/endpoints.ts';
import { withCookies } from '#server/operator/identity/call-auth.ts';
import { idleMinutes } from '#server/operator/identity/session-rules.ts';
import { codeHandlers } from './code-handlers.ts';
import { endOthers, ownId, refuse, refuseSitePassword, verify } from './own-account.ts';
import { passkeyHandlers } from './passkey-handlers.ts';

const password = v.pipe(v.string(), v.maxLength(1000));
const passwords = v.object({ current: password, password });

/** A member's own ways of signing in, and sessions. */
export function accountHandlers(deps: OperatorDeps) {
  const { auth, whole: db } = deps;
  const { api } = auth;
  return {
    ...codeHandlers(deps),
    ...passkeyHandlers(deps),

    'GET /account': async ({ principal, session }) => {
      const id = ownId(principal);
      const [member, passkeys, sessions] = await Promise.all([
        db
          .selectFrom('members')
          .select(['email', 'two_factor_enabled as hasCodes'])
          .where('id', '=', id)
          .executeTakeFirst(),
        db
          .selectFrom('member_passkeys')
          .select(['id', 'name', 'created_at as createdAt'])
          .where('member_id', '=', id)
          .orderBy('created_at')
          .execute(),
        db
          .selectFrom('member_sessions')
          .select([
            'id',
            'method',
            'user_agent as browser',
            'created_at as createdAt',
            'updated_at as seenAt',
          ])
          .where('member_id', '=', id)
          .where('expires_at', '>', new Date())
          .orderBy('updated_at', 'desc')
          .limit(200)
          .execute(),
      ]);
      return {
        email: principal.member ? (member?.email ?? null) : null,
        hasCodes: member?.hasCodes ?? false,
        passkeys,
        sessions: sessions.map((one) => ({ ...one, isThis: one.id === session })),
        idleMinutes,
      };
    },

    'POST /account/password': async ({ readBody, headers, principal, session, audit }) => {
      const given = await readBody(passwords);
      if (!given) return problem(422, 'Give your password and the new one.');
      if (!principal.member) return refuseSitePassword();
      const body = { currentPassword: given.current, newPassword: given.password };
      const called = await verify(deps, principal, () =>
        api.changePassword({ body, headers, asResponse: true }),
      );
      if (called instanceof Response) return called;
      if (!called.isDone) return refuse(called);
      // The old password may be known to others: sessions it opened are ended.
      await endOthers(deps, principal, session).execute();
      await audit('changed-password');
      return withCookies(answer({ done: true }), called.cookies);
    },

    'DELETE /account/sessions': async ({ principal, session, audit }) => {
      const ended = (await endOthers(deps, principal, session).returning('id').execute()).length;
      await audit('ended-sessions', undefined, { ended });
      return { ended };
    },

    'DELETE /account/sessions/:id': async ({ id, principal, audit }) => {
      const ended = isId(id)
        ? await db
            .deleteFrom('member_sessions')
            .where('id', '=', id)
            .where('member_id', '=', ownId(principal))
            .returning('id')
            .execute()
        : [];
      if (ended.length === 0) return notFound('session of yours');
      await audit('ended-sessions', undefined, { ended: 1 });
      return { ended: 1 };
    },
  } satisfies Partial<Handlers>;
}
