import { createHash, randomBytes } from 'node:crypto';
import { type SqlBool, sql } from 'kysely';
import type { Unserialized } from '#engine/contract/console/json.ts';
import type { MachineToken } from '#engine/contract/console/operations.ts';
import { isId } from '#server/db/identity.ts';
import type { Executor } from '#server/db/kysely.ts';
import { recordAudit } from '#server/operator/context/audit.ts';

/** What a machine's token can open. */
export const tokenScopes = ['functions', 'metrics'] as const;
export type TokenScope = (typeof tokenScopes)[number];

/**
 * Makes a token for a machine.
 *
 * @param name who uses it, for the audit log
 * @param days how long it is valid
 * @returns the token, of which only a hash is kept
 */
export async function createToken(
  db: Executor,
  {
    name,
    scope,
    days,
  }: { readonly name: string; readonly scope: TokenScope; readonly days: number },
): Promise<string> {
  const token = `ff_${randomBytes(32).toString('base64url')}`;
  await db
    .insertInto('machine_tokens')
    .values({
      name,
      token_hash: hashToken(token),
      scopes: [scope],
      expires_at: sql<Date>`now() + make_interval(days => ${days})`,
    })
    .execute();
  await recordAudit(db, {
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
  db: Executor,
  authorization: string | undefined,
  scope: TokenScope,
): Promise<string | undefined> {
  const token = /^Bearer (ff_[\w-]{43})$/.exec(authorization ?? '')?.[1];
  if (token === undefined) return undefined;
  const used = await db
    .updateTable('machine_tokens')
    .set({ last_used_at: sql<Date>`now()` })
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .where(sql<SqlBool>`${scope} = any(scopes)`)
    .returning('name')
    .executeTakeFirst();
  return used?.name;
}

/** All tokens, those that ran out included; the newest first. */
export function listTokens(db: Executor): Promise<Unserialized<MachineToken>[]> {
  return db
    .selectFrom('machine_tokens')
    .select([
      'id',
      'name',
      'scopes',
      'created_at as createdAt',
      'expires_at as expiresAt',
      'last_used_at as lastUsedAt',
      sql<boolean>`expires_at <= now()`.as('hasExpired'),
    ])
    .orderBy('created_at', 'desc')
    .limit(500)
    .execute();
}

/** Makes the token with this id, or all with this name, open nothing any more. @returns how many */
export async function revokeTokens(db: Executor, nameOrId: string): Promise<number> {
  const revoked = await db
    .deleteFrom('machine_tokens')
    .where(isId(nameOrId) ? 'id' : 'name', '=', nameOrId)
    .returning('id')
    .execute();
  return revoked.length;
}

/** The token has 256 random bits, so a plain hash cannot be searched. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
