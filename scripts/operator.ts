// Makes a new site password for the console (reset), which signs out those who used the old one; signs
// everybody out; creates, lists and revokes the tokens with which programs call /functions/v1 (scope
// functions), read /metrics (scope metrics) or read the API (leads:read, submissions:read,
// registrations:read; of one coach, or of all).
// Usage: npm run operator -- reset | sign-out-everywhere | token <name> [days, 90 by default] [scopes,
// with commas] [coach] | tokens | revoke <name or id>

import { OperatorError } from '#engine/text/operator-error.ts';
import { withDatabase } from '#scripts/support/database/with-database.ts';
import { readSite } from '#scripts/support/declared-site.ts';
import { runCommand } from '#scripts/support/run-command.ts';
import type { Executor } from '#server/db/kysely.ts';
import {
  createToken,
  listTokens,
  revokeTokens,
  sharedScopes,
  tokenScopes,
} from '#server/operator/auth/machine-tokens.ts';
import { endAllSessions } from '#server/operator/auth/members.ts';
import { resetPassword, setByEnvironment } from '#server/operator/auth/set-password.ts';
import { recordAudit } from '#server/operator/context/audit.ts';
import { readEnv } from '#server/start/environment.ts';

const usage =
  'Use: npm run operator -- followed by reset, sign-out-everywhere, tokens, revoke <name or id>, or ' +
  `token <name> [days, up to 999] [scopes, with commas: ${tokenScopes.join(', ')}] [coach].`;

const actor = 'the command line';

async function reset(db: Executor): Promise<void> {
  const password = await resetPassword(db);
  console.log(`The console's new password, shown only once: ${password}`);
  console.log('Everybody who signed in with the old one has been signed out.');
}

async function signOutEverywhere(db: Executor): Promise<void> {
  await endAllSessions(db);
  await recordAudit(db, { actor, action: 'signed-out-everywhere' });
  console.log('Everybody has been signed out.');
}

async function printTokens(db: Executor): Promise<void> {
  const tokens = await listTokens(db);
  const day = (at: Date | null) => at?.toISOString().slice(0, 10) ?? 'never';
  for (const { id, name, prefix, coach, scopes, expiresAt, lastUsedAt, hasExpired } of tokens) {
    const until = `${hasExpired ? 'expired on' : 'valid until'} ${day(expiresAt)}`;
    const what = `${scopes.join(', ')} of ${coach ?? 'all coaches'}`;
    console.log(
      `${id}  ${name}  ${prefix ?? 'ff_'}…  ${what}  ${until}, last used: ${day(lastUsedAt)}`,
    );
  }
  if (tokens.length === 0) console.log('There are no tokens.');
}

async function revoke(db: Executor, nameOrId: string): Promise<void> {
  const revoked = await revokeTokens(db, nameOrId);
  if (revoked === 0) {
    throw new OperatorError(
      `There is no token ${nameOrId}. To list them: npm run operator -- tokens.`,
    );
  }
  await recordAudit(db, { actor, action: 'token-revoked', target: `token:${nameOrId}` });
  console.log(`Revoked: ${revoked === 1 ? 'one token' : `${revoked} tokens`}.`);
}

/** How many arguments a command takes at most, its own name included. */
const maxArguments: Readonly<Record<string, number>> = { token: 5, revoke: 2 };

/** Parses the arguments; undefined if they are not a command. */
function readCommand(given: readonly string[]) {
  const [command = '', name = '', days = '90', asked = 'functions', coach] = given;
  if (given.length > (maxArguments[command] ?? 1)) return undefined;
  const scopes = asked
    .split(',')
    .map((asking) => tokenScopes.find((scope) => scope === asking.trim()));
  const isName = /^[\w-]+$/.test(name);
  switch (command) {
    case 'reset':
      return reset;
    case 'sign-out-everywhere':
      return signOutEverywhere;
    case 'tokens':
      return printTokens;
    case 'revoke':
      return name === '' ? undefined : (db: Executor) => revoke(db, name);
    case 'token':
      if (!isName || !/^[1-9]\d{0,2}$/.test(days) || !isWhole(scopes)) return undefined;
      return async (db: Executor) => {
        requireCoach(coach);
        refuseShared(scopes, coach);
        const token = await createToken(db, { name, scopes, coach, days: Number(days) });
        console.log(`The token, valid for ${days} days and shown only once: ${token}`);
      };
    default:
      return undefined;
  }
}

function isWhole<Scope>(scopes: readonly (Scope | undefined)[]): scopes is readonly Scope[] {
  return !scopes.includes(undefined);
}

/** A token for a coach that does not exist would grant nothing, and nobody would know why. */
function requireCoach(slug: string | undefined): void {
  if (slug === undefined) return;
  const slugs = readSite().coaches.map((coach) => coach.slug);
  if (slugs.includes(slug)) return;
  throw new OperatorError(`There is no coach "${slug}". There are: ${slugs.join(', ')}.`);
}

/** A token for one coach must not open what concerns the others. */
function refuseShared(scopes: readonly string[], coach: string | undefined): void {
  const shared = sharedScopes.filter((scope) => scopes.includes(scope));
  if (coach === undefined || shared.length === 0) return;
  throw new OperatorError(
    `What ${shared.join(' and ')} opens concerns all coaches: leave "${coach}" out, or the scope.`,
  );
}

await runCommand(async () => {
  const env = readEnv(process.env);
  const act = readCommand(process.argv.slice(2));
  if (!act) throw new OperatorError(usage);
  if (act === reset && env.OPERATOR_PASSWORD !== undefined) {
    throw new OperatorError(setByEnvironment);
  }
  await withDatabase(env, ({ kysely }) => act(kysely));
});
