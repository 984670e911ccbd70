import type { Principal } from '#engine/contract/console/access.ts';
import { sitePasswordId } from '#server/operator/auth/members.ts';
import { countAttempt, forgetAttempts, inTurn } from '#server/operator/auth/throttle.ts';
import { problem } from '#server/operator/context/answers.ts';
import type { OperatorDeps } from '#server/operator/context/deps.ts';
import { type Called, readCall } from '#server/operator/identity/call-auth.ts';
import { minPasswordLength } from '#server/operator/identity/password.ts';

type Deps = Pick<OperatorDeps, 'limiter' | 'whole'>;

/** better-auth's refusals, as sentences for people. */
const sentences: Readonly<Record<string, string>> = {
  INVALID_PASSWORD: 'That is not your password.',
  INVALID_CODE: 'That code is wrong. The app shows a new one every 30 seconds.',
  PASSWORD_TOO_SHORT: `A password has at least ${minPasswordLength} characters.`,
  TOTP_ALREADY_ENABLED:
    'One-time codes are already set up. Turn them off first to set them up again.',
  FAILED_TO_VERIFY_REGISTRATION:
    'The passkey could not be added: it was made for another address than this one, or the browser broke off. Open the console at its own address and start again.',
  SESSION_NOT_FRESH: 'Sign in again first.',
};

/** The member that a principal is; the site's own password is one, too. */
export function ownId({ member }: Principal): string {
  return member?.id ?? sitePasswordId;
}

/** The statement that ends the member's other sessions; more conditions may follow. */
export function endOthers({ whole: db }: Deps, principal: Principal, session: string) {
  const own = db.deleteFrom('member_sessions').where('member_id', '=', ownId(principal));
  return session === '' ? own : own.where('id', '<>', session);
}

/**
 * Ends the sessions that a password alone began: somebody else with the password could still add a
 * factor of their own, or end this session.
 */
export async function endThoseWithPassword(
  deps: Deps,
  principal: Principal,
  session: string,
): Promise<void> {
  await endOthers(deps, principal, session).where('method', '=', 'password').execute();
}

/**
 * Verifies a password within the limits and the turns of a known browser: whoever finds a console open
 * must not guess for ever, and each guess takes memory and time.
 *
 * @param call asks better-auth for what needs the password
 * @returns what better-auth answered, or the refusal of a guess too many
 */
export async function verify(
  { whole: db, limiter }: Deps,
  principal: Principal,
  call: () => Promise<Response>,
): Promise<Called | Response> {
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
}

/** The answer to who signed in by the site's own password, which has no account. */
export function refuseSitePassword(): Response {
  return problem(
    409,
    'The site’s own password has no account: invite yourself as a member. The password is changed by OPERATOR_PASSWORD or “npm run operator -- reset”.',
  );
}

/** The answer to what better-auth refused. */
export function refuse({ code }: Extract<Called, { readonly isDone: false }>): Response {
  return problem(422, sentences[code] ?? 'That did not work. Start again.');
}
