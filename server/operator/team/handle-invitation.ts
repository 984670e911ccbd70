import type { Context } from 'hono';
import * as v from 'valibot';
import { attemptSignIn, readGiven } from '#server/operator/auth/attempt.ts';
import { answer, problem } from '#server/operator/context/answers.ts';
import type { OperatorDeps, OperatorEnv } from '#server/operator/context/deps.ts';
import { readCall } from '#server/operator/identity/call-auth.ts';
import { minPasswordLength } from '#server/operator/identity/password.ts';
import { readInvitationToken } from '#server/signing/invitation-token.ts';
import { acceptInvitation, findInvitation } from './invitations.ts';

const given = v.object({
  token: v.pipe(v.string(), v.maxLength(200)),
  password: v.optional(v.pipe(v.string(), v.maxLength(1000))),
});

const gone =
  'This invitation has been used or withdrawn, or has expired. Ask whoever invited you for another one.';

/** Shows whom an invitation is for and, with a password, creates the member and signs them in. */
export async function handleInvitation(
  c: Context<OperatorEnv>,
  deps: OperatorDeps,
): Promise<Response> {
  const { whole: db, secret, auth } = deps;
  let shown: Response | undefined;
  const signedIn = await attemptSignIn(c, deps, async () => {
    const asked = await readGiven(c, given);
    if (!asked) return { kind: 'unreadable', sentence: 'Send JSON with an invitation’s token.' };
    const id = readInvitationToken(asked.token, secret);
    const found = id === undefined ? undefined : await findInvitation(db, id);
    const refused = { kind: 'refused', sentence: gone } as const;
    if (!found) return refused;
    const { password } = asked;
    if (password === undefined || password.length < minPasswordLength) {
      const { name, email, role } = found;
      shown =
        password === undefined
          ? answer({ name, email, role, signedIn: false })
          : problem(422, `A password has at least ${minPasswordLength} characters.`);
      return { kind: 'code', cookies: [] };
    }
    const memberId = await acceptInvitation(db, found.id, password);
    if (memberId === undefined) return refused;
    const body = { memberId, method: 'password' };
    const { headers } = c.req.raw;
    const begun = await readCall(auth.api.beginSession({ body, headers, asResponse: true }));
    if (!begun.isDone) return refused;
    return { kind: 'in', memberId, method: 'password', cookies: begun.cookies };
  });
  return shown ?? signedIn;
}
