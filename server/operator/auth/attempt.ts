import type { Context } from 'hono';
import type * as v from 'valibot';
import { readMediaType } from '#server/http/guard.ts';
import { problem, readJson } from '#server/operator/context/answers.ts';
import { recordAudit } from '#server/operator/context/audit.ts';
import type { OperatorDeps, OperatorEnv } from '#server/operator/context/deps.ts';
import { withCookies } from '#server/operator/identity/call-auth.ts';
import type { SignInMethod } from '#server/operator/identity/session-rules.ts';
import { deviceCookie } from './device-cookie.ts';
import type { SessionDeps } from './find-session.ts';
import { forgetExpired, readPrincipal } from './members.ts';
import { countRefused } from './refused-sign-ins.ts';
import { readPasswordHash } from './set-password.ts';
import { type CountedAttempt, countAttempt, forgetAttempts, inTurn } from './throttle.ts';

/** The result of an attempt to sign in. */
export type Judgement =
  | {
      readonly kind: 'in';
      readonly memberId: string;
      readonly method: SignInMethod;
      readonly cookies: readonly string[];
    }
  /** The password was right; now a code is required. */
  | { readonly kind: 'code'; readonly cookies: readonly string[] }
  | { readonly kind: 'refused'; readonly sentence: string }
  /** The body is not what the endpoint takes: nobody has guessed anything. */
  | { readonly kind: 'unreadable'; readonly sentence: string };

/**
 * Makes an attempt to sign in within the limits, which count it before it is judged. Every failed
 * attempt of a kind gets the same answer, whatever was wrong with it.
 */
export async function attemptSignIn(
  c: Context<OperatorEnv>,
  { whole: db, auth, limiter, publicUrl, secret }: OperatorDeps,
  judge: () => Promise<Judgement>,
): Promise<Response> {
  const hash = (await readPasswordHash(db)) ?? '';
  const devices = deviceCookie(publicUrl, secret);
  const client = c.get('client');
  const attempting = { client, device: devices.read(c, hash) };
  const counted = await countAttempt(db, limiter, attempting);
  if (!counted.isAllowed) return refuseMany(counted);

  const judged = await inTurn(attempting, judge);
  if (judged.kind === 'unreadable') return problem(422, judged.sentence);
  if (judged.kind === 'refused') {
    await countRefused(db, client);
    return problem(401, judged.sentence);
  }
  await forgetExpired(db);
  const noStore = { 'cache-control': 'no-store' };
  if (judged.kind === 'code') {
    return withCookies(Response.json({ signedIn: false }, { headers: noStore }), judged.cookies);
  }
  await forgetAttempts(db, attempting);
  await endSessionBefore({ auth, whole: db }, c.req.raw.headers);
  const { member } = (await readPrincipal(db, judged.memberId)) ?? {};
  await recordAudit(db, {
    actor: member?.name ?? 'operator',
    memberId: member?.id,
    action: 'signed-in',
    details: { with: judged.method },
    client,
  });
  for (const cookie of judged.cookies) c.header('set-cookie', cookie, { append: true });
  devices.write(c, hash, attempting.device);
  return c.json({ signedIn: true }, 201, noStore);
}

/** Ends the session that the browser had: it forgets its cookie, so that nobody could sign out of it. */
async function endSessionBefore({ auth, whole: db }: SessionDeps, headers: Headers): Promise<void> {
  const before = await auth.api.getSession({ headers, query: { disableRefresh: true } });
  if (!before) return;
  await db.deleteFrom('member_sessions').where('id', '=', before.session.id).execute();
}

/** The body of an attempt; undefined if it is not JSON or does not match the schema. */
export async function readGiven<Body>(
  { req: { raw } }: Context<OperatorEnv>,
  schema: v.GenericSchema<unknown, Body>,
): Promise<Body | undefined> {
  return readMediaType(raw.headers) === 'application/json' ? readJson(raw, schema) : undefined;
}

function refuseMany({ retryAfterSeconds, isCrowded = false }: CountedAttempt): Response {
  const sentence = isCrowded
    ? 'Too many strangers are trying to sign in. Try again in a moment, or from a browser that has signed in before.'
    : 'Too many attempts to sign in. Wait two minutes, then try again.';
  return problem(429, sentence, { 'retry-after': String(retryAfterSeconds) });
}
