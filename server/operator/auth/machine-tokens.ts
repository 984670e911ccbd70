import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { runStatement } from '#server/db/run-statement.ts';
import { recordAudit } from '#server/operator/context/audit.ts';

/** What a machine's token can open. */
export const tokenScopes = ['functions', 'metrics'] as const;
export type TokenScope = (typeof tokenScopes)[number];

const timeoutMs = 5000;

/**
 * Makes a token for a machine.
 *
 * @param name who uses it, for the audit log
 * @param days how long it is valid
 * @returns the token, of which only a hash is kept
 */
export async function createToken(
  pool: Pool,
  {
    name,
    scope,
    days,
  }: { readonly name: string; readonly scope: TokenScope; readonly days: number },
): Promise<string> {
  const token = `ff_${randomBytes(32).toString('base64url')}`;
  await runStatement(pool, {
    text: `insert into machine_tokens (name, token_hash, scopes, expires_at)
      values ($1, $2, array[$3::text], now() + make_interval(days => $4))`,
    values: [name, hashToken(token), scope, days],
    timeoutMs,
  });
  await recordAudit(pool, {
    actor: 'the command line',
    action: 'token-made',
    target: `token:${name}`,
    details: { scope, days },
  });
  return token;
}

/**
 * Who sends a request with `Authorization: Bearer <token>`.
 *
 * @returns the token's name; undefined where it is unknown, has run out or opens something else
 */
export async function findTokenName(
  pool: Pool,
  authorization: string | undefined,
  scope: TokenScope,
): Promise<string | undefined> {
  const token = /^Bearer (ff_[\w-]{43})$/.exec(authorization ?? '')?.[1];
  if (token === undefined) return undefined;
  const [row] = await runStatement<{ name: string }>(pool, {
    name: 'use-machine-token',
    text: `update machine_tokens set last_used_at = now()
      where token_hash = $1 and expires_at > now() and $2 = any(scopes) returning name`,
    values: [hashToken(token), scope],
    timeoutMs,
  });
  return row?.name;
}

/** The token has 256 random bits, so that a plain hash cannot be searched. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
