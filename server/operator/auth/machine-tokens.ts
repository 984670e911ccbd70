import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { apiScopes } from '#engine/contract/api/lists.ts';
import type { Unserialized } from '#engine/contract/console/json.ts';
import type { MachineToken } from '#engine/contract/console/operations.ts';
import type { JsonObject } from '#server/db/column-types.ts';
import { isId } from '#server/db/identity.ts';
import { type Executor, named } from '#server/db/kysely.ts';
import { readBearer } from '#server/http/bearer.ts';
import { recordAudit } from '#server/operator/context/audit.ts';

/** The scopes of what concerns all coaches, and so opens to no token of one of them. */
export const sharedScopes = ['functions', 'metrics'] as const;
export type SharedScope = (typeof sharedScopes)[number];

/** A machine token's scopes. */
export const tokenScopes = [...sharedScopes, ...apiScopes] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** How many characters of a token are kept for people to recognise it: `ff_` and five more. */
const prefixLength = 8;

export interface NewToken {
  /** The user, for the audit log. */
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  /** Whose rows it opens; absent for all coaches'. */
  readonly coach?: string | undefined;
  /** How long it is valid. */
  readonly days: number;
}

type Audit = (action: string, target: string, details: JsonObject) => Promise<void>;

/**
 * Makes a machine token.
 *
 * @param audit records in the audit log that it was made
 * @returns the token, of which only a hash and its first characters are stored
 */
export async function createToken(
  db: Executor,
  { name, scopes, coach, days }: NewToken,
  audit: Audit = (action, target, details) =>
    recordAudit(db, { actor: 'the command line', action, target, details }),
): Promise<string> {
  const token = `ff_${randomBytes(32).toString('base64url')}`;
  const prefix = token.slice(0, prefixLength);
  await db
    .insertInto('machine_tokens')
    .values({
      name,
      token_hash: hashToken(token),
      scopes: [...scopes],
      coach: coach ?? null,
      prefix,
      expires_at: sql<Date>`now() + make_interval(days => ${days})`,
    })
    .execute();
  await audit('token-made', `token:${name}`, {
    scopes,
    coach: coach ?? 'all coaches',
    days,
    prefix,
  });
  return token;
}

export interface ValidToken {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly coach: string | null;
}

/**
 * The token of a request, from `Authorization: Bearer <token>`. Its last use is recorded once a minute
 * in the background.
 *
 * @returns undefined if it is unknown or has expired
 */
export async function findToken(
  db: Executor,
  authorization: string | undefined,
): Promise<ValidToken | undefined> {
  const token = readBearer(authorization) ?? '';
  if (!/^ff_[\w-]{43}$/.test(token)) return undefined;
  const found = await db
    .selectFrom('machine_tokens')
    .select(['id', 'name', 'scopes', 'coach'])
    .select(
      sql<boolean>`coalesce(last_used_at < now() - interval '1 minute', true)`.as('isUnnoted'),
    )
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .modifyFront(named('find-token'))
    .executeTakeFirst();
  if (found?.isUnnoted) noteUse(db, found.id);
  return found;
}

/** A use that could not be recorded does not matter: the next one will be. */
function noteUse(db: Executor, id: string): void {
  db.updateTable('machine_tokens')
    .set({ last_used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
    .catch(() => {});
}

/**
 * The holder of a request's token for something that concerns all coaches.
 *
 * @param scope the scope required
 * @returns the token's name; undefined if it is unknown, has expired, lacks the scope or is one coach's
 */
export async function findTokenName(
  db: Executor,
  authorization: string | undefined,
  scope: SharedScope,
): Promise<string | undefined> {
  const token = await findToken(db, authorization);
  return token?.coach === null && token.scopes.includes(scope) ? token.name : undefined;
}

/** All tokens, including expired ones, newest first. */
export function listTokens(db: Executor): Promise<Unserialized<MachineToken>[]> {
  return db
    .selectFrom('machine_tokens')
    .select([
      'id',
      'name',
      'prefix',
      'coach',
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

/** Revokes the token with this id, or all with this name. @returns how many */
export async function revokeTokens(db: Executor, nameOrId: string): Promise<number> {
  const revoked = await db
    .deleteFrom('machine_tokens')
    .where(isId(nameOrId) ? 'id' : 'name', '=', nameOrId)
    .returning('id')
    .execute();
  return revoked.length;
}

/** The token has 256 random bits, so a plain hash cannot be reversed. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
