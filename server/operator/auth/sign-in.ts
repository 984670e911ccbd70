import type { Context } from 'hono';
import * as v from 'valibot';
import type { AnswerOf, BodyOf } from '#engine/contract/console/endpoints.ts';
import { readMediaType } from '#server/http/guard.ts';
import { answer, problem, readJson } from '#server/operator/context/answers.ts';
import { recordAudit } from '#server/operator/context/audit.ts';
import type { OperatorDeps, OperatorEnv } from '#server/operator/context/deps.ts';
import type { SessionCookie } from './cookie.ts';
import { isPassword } from './password.ts';
import { beginSession, endSession } from './sessions.ts';
import { readPasswordHash } from './set-password.ts';
import { countAttempt, forgetAttempts, withinHashLimit } from './throttle.ts';

const credentials = v.object({
  password: v.pipe(v.string(), v.maxLength(1000)),
}) satisfies v.GenericSchema<unknown, BodyOf<'POST /session'>>;

type State = AnswerOf<'GET /session'>;

/** Signs an operator in. Every failed attempt gets the same answer, whatever was wrong with it. */
export async function handleSignIn(
  c: Context<OperatorEnv>,
  { database: { kysely: db } }: OperatorDeps,
  cookie: SessionCookie,
): Promise<Response> {
  const client = c.get('client');
  const attempt = await countAttempt(db, client);
  if (!attempt.isAllowed) return tooMany(attempt.retryAfterSeconds);

  const isJson = readMediaType(c.req.raw.headers) === 'application/json';
  const given = isJson ? await readJson(c.req.raw, credentials) : undefined;
  const hash = (await readPasswordHash(db)) ?? '';
  // What is no password is hashed as an empty one, which is never right.
  const isRight = await withinHashLimit(async () => isPassword(given?.password ?? '', hash));
  if (isRight === undefined) return tooMany(2);
  if (!isRight) {
    await recordAudit(db, { actor: 'stranger', action: 'sign-in-refused', client });
    return problem(401, 'That password is not right.');
  }
  const session = await beginSession(db);
  await forgetAttempts(db, client);
  await recordAudit(db, { actor: 'operator', action: 'signed-in', client });
  cookie.write(c, session);
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

function tooMany(seconds: number): Response {
  return problem(429, 'Too many attempts to sign in. Wait two minutes, then try again.', {
    'retry-after': String(seconds),
  });
}
