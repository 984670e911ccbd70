import type { Context } from 'hono';
import * as v from 'valibot';
import type { AnswerOf, BodyOf } from '#engine/contract/console/endpoints.ts';
import { readMediaType } from '#server/http/guard.ts';
import { answer, problem, readJson } from '#server/operator/context/answers.ts';
import { recordAudit } from '#server/operator/context/audit.ts';
import type { OperatorDeps, OperatorEnv } from '#server/operator/context/deps.ts';
import type { SessionCookie } from './cookie.ts';
import { deviceCookie } from './device-cookie.ts';
import { isPassword } from './password.ts';
import { countRefused } from './refused-sign-ins.ts';
import { beginSession, endSession } from './sessions.ts';
import { readPasswordHash } from './set-password.ts';
import { type CountedAttempt, countAttempt, forgetAttempts, inTurn } from './throttle.ts';

const credentials = v.object({
  password: v.pipe(v.string(), v.maxLength(1000)),
}) satisfies v.GenericSchema<unknown, BodyOf<'POST /session'>>;

type State = AnswerOf<'GET /session'>;

/** Signs an operator in. Every failed attempt gets the same answer, whatever was wrong with it. */
export async function handleSignIn(
  c: Context<OperatorEnv>,
  { database: { kysely: db }, limiter, publicUrl, secret }: OperatorDeps,
  cookie: SessionCookie,
): Promise<Response> {
  const hash = (await readPasswordHash(db)) ?? '';
  const devices = deviceCookie(publicUrl, secret);
  const client = c.get('client');
  const attempting = { client, device: devices.read(c, hash) };
  const attempt = await countAttempt(db, limiter, attempting);
  if (!attempt.isAllowed) return refuseMany(attempt);

  const isJson = readMediaType(c.req.raw.headers) === 'application/json';
  const given = isJson ? await readJson(c.req.raw, credentials) : undefined;
  // What is no password is hashed as an empty one, which is never right.
  const isRight = await inTurn(attempting, () => isPassword(given?.password ?? '', hash));
  if (!isRight) {
    await countRefused(db, client);
    return problem(401, 'That password is not right.');
  }
  const session = await beginSession(db);
  await forgetAttempts(db, attempting);
  await recordAudit(db, { actor: 'operator', action: 'signed-in', client });
  cookie.write(c, session);
  devices.write(c, hash, attempting.device);
  return c.json({ signedIn: true } satisfies State, 201, { 'cache-control': 'no-store' });
}

/** Ends the session; the browser forgets its cookie. */
export async function handleSignOut(
  c: Context<OperatorEnv>,
  { database: { kysely: db } }: OperatorDeps,
  cookie: SessionCookie,
): Promise<Response> {
  await endSession(db, c.get('session'));
  await recordAudit(db, { actor: 'operator', action: 'signed-out', client: c.get('client') });
  cookie.remove(c);
  return c.json({ signedIn: false } satisfies State, 200, { 'cache-control': 'no-store' });
}

/** Tells the console that its session is alive. */
export function handleSession(): Response {
  return answer({ signedIn: true } satisfies State);
}

function refuseMany({ retryAfterSeconds, isCrowded = false }: CountedAttempt): Response {
  const sentence = isCrowded
    ? 'Too many strangers attempt to sign in. Try again in a moment, or from a browser that has signed in before.'
    : 'Too many attempts to sign in. Wait two minutes, then try again.';
  return problem(429, sentence, { 'retry-after': String(retryAfterSeconds) });
}
