import type { Context } from 'hono';
import * as v from 'valibot';
import { readBody, readMediaType } from '#server/http/guard.ts';
import { answer, problem } from '#server/operator/context/answers.ts';
import { recordAudit } from '#server/operator/context/audit.ts';
import type { OperatorDeps, OperatorEnv } from '#server/operator/context/deps.ts';
import type { SessionCookie } from './cookie.ts';
import { isPassword } from './password.ts';
import { beginSession, endSession } from './sessions.ts';
import { readPasswordHash } from './set-password.ts';
import { countAttempt, forgetAttempts, withinHashLimit } from './throttle.ts';

const credentials = v.object({ password: v.pipe(v.string(), v.maxLength(1000)) });

/** Signs an operator in. Every wrong attempt gets the same answer, whatever was wrong with it. */
export async function signIn(
  c: Context<OperatorEnv>,
  { database: { pool, kysely } }: OperatorDeps,
  cookie: SessionCookie,
): Promise<Response> {
  const client = c.get('client');
  const attempt = await countAttempt(kysely, client);
  if (!attempt.isAllowed) return tooMany(attempt.retryAfterSeconds);

  const password = await readPassword(c.req.raw);
  const hash = await readPasswordHash(pool);
  const isRight = await withinHashLimit(async () => isPassword(password, hash ?? ''));
  if (isRight === undefined) return tooMany(2);
  if (!isRight) {
    await recordAudit(pool, { actor: 'stranger', action: 'sign-in-refused', client });
    return problem(401, 'That password is not right.');
  }
  const session = await beginSession(pool);
  await forgetAttempts(kysely, client);
  await recordAudit(pool, { actor: 'operator', action: 'signed-in', client });
  cookie.write(c, session);
  return c.json({ signedIn: true }, 201, { 'cache-control': 'no-store' });
}

/** Ends the session; the browser forgets its cookie. */
export async function signOut(
  c: Context<OperatorEnv>,
  { database: { pool } }: OperatorDeps,
  cookie: SessionCookie,
): Promise<Response> {
  await endSession(pool, c.get('session'));
  await recordAudit(pool, { actor: 'operator', action: 'signed-out', client: c.get('client') });
  cookie.remove(c);
  return c.json({ signedIn: false }, 200, { 'cache-control': 'no-store' });
}

/** Says to the console that its session is alive. */
export function showSession(): Response {
  return answer({ signedIn: true });
}

/** The password of a request; an empty one, which is never right, where the body is no such thing. */
async function readPassword(request: Request): Promise<string> {
  if (readMediaType(request.headers) !== 'application/json') return '';
  const body = await readBody(request);
  try {
    const read = v.safeParse(credentials, JSON.parse(body ?? ''));
    return read.success ? read.output.password : '';
  } catch {
    return '';
  }
}

function tooMany(seconds: number): Response {
  return problem(429, 'Too many tries to sign in. Wait two minutes, then try again.', {
    'retry-after': String(seconds),
  });
}
