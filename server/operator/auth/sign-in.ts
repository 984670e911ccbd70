import type { AuthenticationResponseJSON } from '@simplewebauthn/browser';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { BodyOf } from '#engine/contract/console/endpoints.ts';
import { answer } from '#server/operator/context/answers.ts';
import { recordAudit } from '#server/operator/context/audit.ts';
import type { OperatorDeps, OperatorEnv } from '#server/operator/context/deps.ts';
import { text } from '#server/operator/context/queries.ts';
import { readCall, withCookies } from '#server/operator/identity/call-auth.ts';
import { isPassword } from '#server/operator/identity/password.ts';
import type { SignInMethod } from '#server/operator/identity/session-rules.ts';
import { attemptSignIn, type Judgement, readGiven } from './attempt.ts';
import { ensureSitePassword, sitePasswordId } from './members.ts';
import { readPasswordHash } from './set-password.ts';

const credentials = v.object({
  email: v.optional(v.pipe(text, v.trim(), v.toLowerCase())),
  password: v.pipe(v.string(), v.maxLength(1000)),
}) satisfies v.GenericSchema<unknown, BodyOf<'POST /session'>>;

const codeGiven = v.object({ code: v.pipe(text, v.trim(), v.maxLength(40)) });
/** better-auth parses the rest of WebAuthn's answer. */
const passkeyGiven = v.object({
  response: v.custom<AuthenticationResponseJSON>(
    (given) =>
      typeof given === 'object' && given !== null && typeof Reflect.get(given, 'id') === 'string',
  ),
});

const wrong = { kind: 'refused', sentence: 'That password is not right.' } as const;
const wrongPair = {
  kind: 'refused',
  sentence: 'That address and password do not match.',
} as const;

/** Signs in with an address and a password, or with the site's own password alone. */
export function handleSignIn(c: Context<OperatorEnv>, deps: OperatorDeps): Promise<Response> {
  const { auth } = deps;
  return attemptSignIn(c, deps, async () => {
    const given = await readGiven(c, credentials);
    if (!given) return { kind: 'unreadable', sentence: 'Send JSON with a password.' };
    const { headers } = c.req.raw;
    const { email = '', password } = given;
    if (email !== '') {
      const judged = await judge(
        'password',
        auth.api.signInEmail({ body: { email, password }, headers, asResponse: true }),
        wrongPair,
      );
      return judged.kind === 'in' ? refuseWithPasskey(deps, judged) : judged;
    }
    return judgeSitePassword(deps, headers, password);
  });
}

/**
 * Members with a passkey sign in with it, or with a code after the password: a password alone would
 * open the account, and with it the way to another passkey.
 */
async function refuseWithPasskey(
  { whole: db }: OperatorDeps,
  judged: Extract<Judgement, { readonly kind: 'in' }>,
): Promise<Judgement> {
  const { memberId } = judged;
  const passkey = await db
    .selectFrom('member_passkeys')
    .select('id')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!passkey) return judged;
  await db
    .deleteFrom('member_sessions')
    .where('member_id', '=', memberId)
    .where('method', '=', 'password')
    .execute();
  return { kind: 'refused', sentence: 'You have a passkey: sign in with it.' };
}

async function judgeSitePassword(
  { auth, whole: db }: OperatorDeps,
  headers: Headers,
  password: string,
): Promise<Judgement> {
  if (!(await isPassword(password, (await readPasswordHash(db)) ?? ''))) return wrong;
  await ensureSitePassword(db);
  const body = { memberId: sitePasswordId, method: 'site-password' };
  const begun = await readCall(auth.api.beginSession({ body, headers, asResponse: true }));
  if (!begun.isDone) return wrong;
  const { cookies } = begun;
  return { kind: 'in', memberId: sitePasswordId, method: 'site-password', cookies };
}

/** The second step after a password: a one-time code or a recovery code. */
export function handleCode(c: Context<OperatorEnv>, deps: OperatorDeps): Promise<Response> {
  const { api } = deps.auth;
  return attemptSignIn(c, deps, async () => {
    const given = await readGiven(c, codeGiven);
    if (!given) return { kind: 'unreadable', sentence: 'Send JSON with a code.' };
    const { code } = given;
    const { headers } = c.req.raw;
    const refused = {
      kind: 'refused',
      sentence:
        'That code is wrong or was used before, or the sign-in took too long. Start again with the next one.',
    } as const;
    const call = { body: { code: code.replaceAll(' ', '') }, headers, asResponse: true } as const;
    return /^[\d ]+$/.test(code)
      ? judge('code', api.verifyTOTP(call), refused)
      : judge('backup-code', api.verifyBackupCode(call), refused);
  });
}

/** The challenge for a browser's passkey. */
export async function handlePasskeyChallenge(
  c: Context<OperatorEnv>,
  deps: OperatorDeps,
): Promise<Response> {
  let shown: Response | undefined;
  // Each is a row until it expires, so strangers get no more of them than attempts.
  const limited = await attemptSignIn(c, deps, async () => {
    const { headers } = c.req.raw;
    const called = await readCall(
      deps.auth.api.generatePasskeyAuthenticationOptions({ headers, asResponse: true }),
    );
    if (called.isDone) shown = withCookies(answer(called.content), called.cookies);
    return { kind: 'code', cookies: [] };
  });
  return shown ?? limited;
}

/** Signs in with a passkey. */
export function handlePasskey(c: Context<OperatorEnv>, deps: OperatorDeps): Promise<Response> {
  return attemptSignIn(c, deps, async () => {
    const given = await readGiven(c, passkeyGiven);
    if (!given) return { kind: 'unreadable', sentence: 'Send JSON with a passkey’s response.' };
    const refused = {
      kind: 'refused',
      sentence: 'This passkey is not valid here, or it took too long. Try again.',
    } as const;
    const { headers } = c.req.raw;
    return judge(
      'passkey',
      deps.auth.api.verifyPasskeyAuthentication({ body: given, headers, asResponse: true }),
      refused,
    );
  });
}

/** Ends the session; the browser forgets its cookie. */
export async function handleSignOut(
  c: Context<OperatorEnv>,
  { auth, whole: db }: OperatorDeps,
): Promise<Response> {
  const called = await readCall(auth.api.signOut({ headers: c.req.raw.headers, asResponse: true }));
  await recordAudit(db, {
    actor: c.get('actor'),
    memberId: c.get('principal').member?.id,
    action: 'signed-out',
    client: c.get('client'),
  });
  return withCookies(answer({ signedIn: false }), called.isDone ? called.cookies : []);
}

/** Tells the console who is signed in. */
export function handleSession(c: Context<OperatorEnv>): Response {
  const { member, role, coaches, isSettingUp } = c.get('principal');
  return answer({
    signedIn: true,
    id: member?.id ?? null,
    name: member?.name ?? null,
    role,
    coaches: coaches ?? null,
    isSettingUp: isSettingUp ?? false,
  });
}

const signedIn = v.object({ user: v.object({ id: v.string() }) });

async function judge(
  method: SignInMethod,
  call: Promise<Response>,
  refused: Judgement,
): Promise<Judgement> {
  const called = await readCall(call);
  if (!called.isDone) return refused;
  const { cookies } = called;
  const found = v.safeParse(signedIn, called.content);
  return found.success
    ? { kind: 'in', memberId: found.output.user.id, method, cookies }
    : { kind: 'code', cookies };
}
