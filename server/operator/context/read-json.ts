import type { Context } from 'hono';
import { readBody } from '#server/http/guard.ts';
import type { OperatorEnv } from './deps.ts';

/** What a request's body holds as JSON; undefined where it is none. */
export async function readJson(c: Context<OperatorEnv>): Promise<unknown> {
  const body = await readBody(c.req.raw);
  try {
    return JSON.parse(body ?? '');
  } catch {
    return undefined;
  }
}
