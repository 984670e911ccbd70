import * as v from 'valibot';
import { answer, problem } from '#server/operator/context/answers.ts';
import type { OperatorDeps } from '#server/operator/context/deps.ts';
import type { Handlers } from '#server/operator/context/endpoints.ts';
import { text } from '#server/operator/context/queries.ts';
import { readCall, withCookies } from '#server/operator/identity/call-auth.ts';
import { endThoseWithPassword, refuse, refuseSitePassword, verify } from './own-account.ts';

const withPassword = v.object({ password: v.pipe(v.string(), v.maxLength(1000)) });
const withCode = v.object({ code: v.pipe(text, v.maxLength(40)) });
const codesBegun = v.object({ totpURI: v.string(), backupCodes: v.array(v.string()) });

const done = { done: true } as const;

/** A member's own one-time codes. */
export function codeHandlers(deps: OperatorDeps) {
  const { api } = deps.auth;
  return {
    'POST /account/codes': async ({ readBody, headers, principal }) => {
      const body = await readBody(withPassword);
      if (!body) return problem(422, 'Give your password.');
      if (!principal.member) return refuseSitePassword();
      const called = await verify(deps, principal, () =>
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
      await endThoseWithPassword(deps, principal, session);
      await audit('set-up-codes');
      return withCookies(answer(done), called.cookies);
    },

    'POST /account/codes/end': async ({ readBody, headers, principal, audit }) => {
      const body = await readBody(withPassword);
      if (!body) return problem(422, 'Give your password.');
      if (!principal.member) return refuseSitePassword();
      const called = await verify(deps, principal, () =>
        api.disableTwoFactor({ body, headers, asResponse: true }),
      );
      if (called instanceof Response) return called;
      if (!called.isDone) return refuse(called);
      await audit('ended-codes');
      return withCookies(answer(done), called.cookies);
    },
  } satisfies Partial<Handlers>;
}
