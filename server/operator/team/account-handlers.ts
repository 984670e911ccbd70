import type { RegistrationResponseJSON } from '@simplewebauthn/browser';
import * as v from 'valibot';
import type { Principal } from '#engine/contract/console/access.ts';
import { isId } from '#server/db/identity.ts';
import { sitePasswordId } from '#server/operator/auth/members.ts';
import { countAttempt, forgetAttempts, inTurn } from '#server/operator/auth/throttle.ts';
import { answer, notFound, problem } from '#server/operator/context/answers.ts';
import type { OperatorDeps } from '#server/operator/context/deps.ts';
import type { Handlers } from '#server/operator/context/endpoints.ts';
import { text } from '#server/operator/context/queries.ts';
import { type Called, readCall, withCookies } from '#server/operator/identity/call-auth.ts';
import { minPasswordLength } from '#server/operator/identity/password.ts';
import { idleMinutes } from '#server/operator/identity/session-rules.ts';

const password = v.pipe(v.string(), v.maxLength(1000));
const withPassword = v.object({ password });
const passwords = v.object({ current: password, password });
const withCode = v.object({ code: v.pipe(text, v.maxLength(40)) });
const newPasskey = v.object({
  name: v.pipe(text, v.trim(), v.maxLength(100)),
  response: v.custom<RegistrationResponseJSON>(
    (given) => typeof given === 'object' && given !== null,
  ),
});
const codesBegun = v.object({ totpURI: v.string(), backupCodes: v.array(v.string()) });

const done = { done: true } as const;

/** better-auth's refusals, as sentences for people. */
const sentences: Readonly<Record<string, string>> = {
  INVALID_PASSWORD: 'That is not your password.',
  INVALID_CODE: 'That code is wrong. The app shows a new one every 30 seconds.',
  PASSWORD_TOO_SHORT: `A password has at least ${minPasswordLength} characters.`,
  TOTP_ALREADY_ENABLED:
    'One-time codes are already set up. Turn them off first to set them up again.',
  SESSION_NOT_FRESH: 'Sign in again first.',
};

/** A member's own ways of signing in, and sessions. */
export function accountHandlers({ auth, limiter, whole: db }: OperatorDeps) {
  const { api } = auth;
  const ownId = ({ member }: Principal) => member?.id ?? sitePasswordId;

  /** The member's other sessions. */
  const others = (principal: Principal, session: string) => {
    const own = db.deleteFrom('member_sessions').where('member_id', '=', ownId(principal));
    return session === '' ? own : own.where('id', '<>', session);
  };

  /**
   * Ends the sessions that a password alone began: somebody else with the password could still add a
   * factor of their own, or end this session.
   */
  const endThoseWithPassword = (principal: Principal, session: string) =>
    others(principal, session).where('method', '=', 'password').execute();

  /**
   * Verifies a password within the limits and the turns of a known browser: whoever finds a console open
   * must not guess for ever, and each guess takes memory and time.
   */
  const verify = async (
    principal: Principal,
    call: () => Promise<Response>,
  ): Promise<Called | Response> => {
    const attempting = { client: '', device: `member-${ownId(principal)}` };
    const { isAllowed, retryAfterSeconds } = await countAttempt(db, limiter, attempting);
    if (!isAllowed) {
      return problem(429, 'Too many attempts. Wait a moment, then try again.', {
        'retry-after': String(retryAfterSeconds),
      });
    }
    const called = await inTurn(attempting, () => readCall(call()));
    if (called.isDone) await forgetAttempts(db, attempting);
    return called;
  };

  return {
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
      const called = await verify(principal, () =>
        api.changePassword({ body, headers, asResponse: true }),
      );
      if (called instanceof Response) return called;
      if (!called.isDone) return refuse(called);
      // The old password may be known to others: sessions it opened are ended.
      await others(principal, session).execute();
      await audit('changed-password');
      return withCookies(answer(done), called.cookies);
    },

    'POST /account/codes': async ({ readBody, headers, principal }) => {
      const body = await readBody(withPassword);
      if (!body) return problem(422, 'Give your password.');
      if (!principal.member) return refuseSitePassword();
      const called = await verify(principal, () =>
        api.enableTwoFactor({ body: { ...body, method: 'totp' }, headers, asResponse: true }),
      );
      if (called instanceof Response) return called;
      if (!called.isDone) return refuse(called);
      const { totpURI, backupCodes } = v.parse(codesBegun, called.content);
      return withCookies(answer({ uri: totpURI, backupCodes }), called.cookies);
    },

    'POST /account/codes/confirm': async ({ readBody, headers, principal, session, audit }) => {
      const given = await readBody(withCode);
      if (!given) return problem(422, 'Give the code that the app shows.');
      if (!principal.member) return refuseSitePassword();
      const body = { code: given.code.replaceAll(/\s/g, '') };
      const called = await readCall(api.verifyTOTP({ body, headers, asResponse: true }));
      if (!called.isDone) return refuse(called);
      await endThoseWithPassword(principal, session);
      await audit('set-up-codes');
      return withCookies(answer(done), called.cookies);
    },

    'POST /account/codes/end': async ({ readBody, headers, principal, audit }) => {
      const body = await readBody(withPassword);
      if (!body) return problem(422, 'Give your password.');
      if (!principal.member) return refuseSitePassword();
      const called = await verify(principal, () =>
        api.disableTwoFactor({ body, headers, asResponse: true }),
      );
      if (called instanceof Response) return called;
      if (!called.isDone) return refuse(called);
      await audit('ended-codes');
      return withCookies(answer(done), called.cookies);
    },

    'GET /account/passkeys': async ({ headers, principal }) => {
      if (!principal.member) return refuseSitePassword();
      const called = await readCall(
        api.generatePasskeyRegistrationOptions({ headers, asResponse: true }),
      );
      return called.isDone ? withCookies(answer(called.content), called.cookies) : refuse(called);
    },

    'POST /account/passkeys': async ({ readBody, headers, principal, session, audit }) => {
      const body = await readBody(newPasskey);
      if (!body) return problem(422, 'Give what the browser made of the passkey.');
      if (!principal.member) return refuseSitePassword();
      const called = await readCall(
        api.verifyPasskeyRegistration({ body, headers, asResponse: true }),
      );
      if (!called.isDone) return refuse(called);
      await endThoseWithPassword(principal, session);
      await audit('added-passkey', undefined, { name: body.name });
      return withCookies(answer(done), called.cookies);
    },

    'DELETE /account/passkeys/:id': async ({ id, principal, audit }) => {
      const gone = isId(id)
        ? await db
            .deleteFrom('member_passkeys')
            .where('id', '=', id)
            .where('member_id', '=', ownId(principal))
            .returning('name')
            .executeTakeFirst()
        : undefined;
      if (!gone) return notFound('passkey of yours');
      await audit('removed-passkey', undefined, { name: gone.name });
      return done;
    },

    'DELETE /account/sessions': async ({ principal, session, audit }) => {
      const ended = (await others(principal, session).returning('id').execute()).length;
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

function refuseSitePassword(): Response {
  return problem(
    409,
    'The site’s own password has no account: invite yourself as a member. The password is changed by OPERATOR_PASSWORD or “npm run operator -- reset”.',
  );
}

function refuse({ code }: Extract<Called, { readonly isDone: false }>): Response {
  return problem(422, sentences[code] ?? 'That did not work. Start again.');
}
