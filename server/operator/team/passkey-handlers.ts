import type { RegistrationResponseJSON } from '@simplewebauthn/browser';
import * as v from 'valibot';
import { isId } from '#server/db/identity.ts';
import { answer, notFound, problem } from '#server/operator/context/answers.ts';
import type { OperatorDeps } from '#server/operator/context/deps.ts';
import type { Handlers } from '#server/operator/context/endpoints.ts';
import { text } from '#server/operator/context/queries.ts';
import { readCall, withCookies } from '#server/operator/identity/call-auth.ts';
import { endThoseWithPassword, ownId, refuse, refuseSitePassword } from './own-account.ts';

const newPasskey = v.object({
  name: v.pipe(text, v.trim(), v.maxLength(100)),
  response: v.custom<RegistrationResponseJSON>(
    (given) => typeof given === 'object' && given !== null,
  ),
});

const done = { done: true } as const;

/** A member's own passkeys. */
export function passkeyHandlers(deps: OperatorDeps) {
  const { auth, whole: db } = deps;
  const { api } = auth;
  return {
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
      await endThoseWithPassword(deps, principal, session);
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
  } satisfies Partial<Handlers>;
}
